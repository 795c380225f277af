//! One picture of the films for a terminal of any size: boards, what stands beside them, what was
//! counted, what happened, and the keys.
//!
//! Where there is no room parts are dropped: first the panels, then the title, then what was counted,
//! then the second board, then the board itself.

use anstyle::{Ansi256Color, AnsiColor, Color as Paint, Effects, RgbColor};
use grille::{Cue, Cursor, Event, Film, Known, Place, Tally, message};
use grille_paint::text::{Colours, Picture, paint_within};
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::style::{Color, Modifier, Style};
use ratatui_core::text::{Line, Span};

use super::Watch;
use super::panel::panel;
use super::player::Player;
use crate::paint::aside;
use crate::speech;

/// A film as it is shown now, in lines.
struct Shown {
    title: String,
    counted: String,
    said: String,
    board: Board,
    panel: Vec<Line<'static>>,
}

/// A board in lines, and how wide it is.
struct Board {
    lines: Vec<Line<'static>>,
    width: usize,
}

/// The least room that a panel is worth.
const NARROWEST: usize = 18;

/// What is left free between two parts.
const GAP: usize = 3;

/// Draw all of it.
pub fn draw(
    watch: &Watch<'_>,
    player: &Player<'_>,
    colours: Colours,
    area: Rect,
    buffer: &mut Buffer,
) {
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let number = watch.methods.len();
    let shown = player.look(|film, cursor| show(watch, film, cursor, colours, width, height));
    let boards = beside(&shown, width);
    // Two lines a film and the keys, then what there is room for.
    let room = height.saturating_sub(1 + number);
    let tallest = shown[..boards].iter().map(|shown| shown.board.lines.len()).max().unwrap_or(0);
    let counted = room >= tallest + number || room > 12;
    let room = room.saturating_sub(if counted { number } else { 0 });
    let titled = room > tallest;
    let share = width / boards.max(1);
    let mut place = Placer { buffer, area, row: 0 };
    for (i, shown) in shown[..boards].iter().enumerate() {
        place.row = 0;
        let left = i * share;
        if titled {
            let title = Line::styled(shown.title.clone(), Modifier::BOLD);
            place.line(left, share.saturating_sub(1), &title);
        }
        place.block(left, &shown.board.lines, share, room + usize::from(!titled));
        let right = left + shown.board.width + GAP;
        place.row = usize::from(titled);
        place.block(right, &shown.panel, (left + share).saturating_sub(right + 1), room);
    }
    place.row = height.saturating_sub(1 + number * (1 + usize::from(counted)));
    for shown in &shown {
        if counted {
            place.line(0, width, &Line::raw(shown.counted.clone()));
        }
        place.line(0, width, &Line::raw(shown.said.clone()));
    }
    place.line(0, width, &keys(player, width));
}

/// How many boards stand side by side: all, if each has room in its share.
fn beside(shown: &[Shown], width: usize) -> usize {
    let widest = shown.iter().map(|shown| shown.board.width).max().unwrap_or(0);
    let fits = shown.len() * (widest + 1) <= width.saturating_add(1);
    if fits { shown.len() } else { 1 }
}

fn show(
    watch: &Watch<'_>,
    film: &Film,
    cursor: &Cursor,
    colours: Colours,
    width: usize,
    height: usize,
) -> Shown {
    let event = cursor.frame(film).map(|frame| frame.event);
    let share = width / watch.methods.len().max(1);
    let board = board(watch, cursor, event, colours, width);
    let left = share.saturating_sub(board.width + GAP + 1);
    let panel = match left >= NARROWEST {
        true => panel(film, cursor, &watch.narrator, left, height.saturating_sub(5)),
        false => Vec::new(),
    };
    let method = (watch.methods.len() > 1).then_some(film.method);
    let said = watch.narrator.say(event);
    let said = match method {
        Some(method) => speech::say(&message!("watch-said", method = method, said = said)),
        None => speech::say(&said),
    };
    let (kind, method) = (speech::kind(watch.puzzle), film.method);
    let title = match watch.methods.len() {
        1 => message!("watch-title", name = watch.job.name.as_str(), kind = kind, method = method),
        _ => message!("watch-method", method = method),
    };
    Shown { title: speech::say(&title), counted: counted(film, cursor), said, board, panel }
}

fn counted(film: &Film, cursor: &Cursor) -> String {
    let Tally { guesses, clashes, depth, open, solutions, .. } = film.tally_at(cursor.position());
    let grows = if film.ended.is_some() { "no" } else { "yes" };
    speech::say(&message!(
        "watch-counted",
        step = cursor.frame(film).map_or(0, |frame| frame.step),
        of = message!("watch-steps", steps = film.steps, grows = grows),
        stride = film.stride,
        guesses = guesses,
        clashes = clashes,
        depth = depth,
        open = open,
        solutions = solutions
    ))
}

/// The board with what is known, and with a light on what happened.
fn board(
    watch: &Watch<'_>,
    cursor: &Cursor,
    event: Option<Event>,
    colours: Colours,
    width: usize,
) -> Board {
    let domains = cursor.domains();
    let drawing = watch.puzzle.draw(Known::Domains(&domains)).lit(&lights(watch, event));
    match paint_within(&drawing, width) {
        Ok(picture) => {
            let lines = (0..picture.height()).map(|row| line(&picture, row, colours)).collect();
            Board { lines, width: picture.width() }
        }
        Err(columns) => {
            let note = aside(&message!("too-wide-to-draw", columns = columns));
            Board { lines: vec![Line::raw(note.trim_end().to_owned())], width: 0 }
        }
    }
}

/// Where something happened, and the places of a constraint that cannot be satisfied.
fn lights(watch: &Watch<'_>, event: Option<Event>) -> Vec<(Place, Cue)> {
    let Some(event) = event else { return Vec::new() };
    let model = watch.narrator.model();
    let place = |var| model.place(var);
    let clash = event.constraint().filter(|_| event.is_dead_end());
    let clash = clash.and_then(|number| model.constraints().get(number));
    let vars = clash.map_or(&[][..], |posted| posted.constraint.vars());
    let wrong = vars.iter().map(|&var| (place(var), Cue::Wrong));
    let cue = match event {
        Event::Deduction { .. } => Cue::Follows,
        _ if event.is_dead_end() => Cue::Wrong,
        _ => Cue::Where,
    };
    wrong.chain(event.var().map(|var| (place(var), cue))).collect()
}

fn line(picture: &Picture, row: usize, colours: Colours) -> Line<'static> {
    let pieces = picture.pieces(row, colours);
    Line::from(pieces.map(|(look, text)| Span::styled(text, style(look))).collect::<Vec<_>>())
}

/// A style of pictures as a style of the screen.
fn style(look: anstyle::Style) -> Style {
    let mut style = Style::new();
    style.fg = look.get_fg_color().map(colour);
    style.bg = look.get_bg_color().map(colour);
    let effects = look.get_effects();
    let modifiers = [
        (Effects::BOLD, Modifier::BOLD),
        (Effects::DIMMED, Modifier::DIM),
        (Effects::UNDERLINE, Modifier::UNDERLINED),
        (Effects::INVERT, Modifier::REVERSED),
    ];
    let has = modifiers.into_iter().filter(|(effect, _)| effects.contains(*effect));
    has.fold(style, |style, (_, modifier)| style.add_modifier(modifier))
}

fn colour(paint: Paint) -> Color {
    match paint {
        Paint::Ansi(AnsiColor::White) => Color::Gray,
        Paint::Ansi(AnsiColor::BrightBlack) => Color::DarkGray,
        Paint::Ansi(ansi) => Color::Indexed(Ansi256Color::from_ansi(ansi).index()),
        Paint::Ansi256(Ansi256Color(index)) => Color::Indexed(index),
        Paint::Rgb(RgbColor(red, green, blue)) => Color::Rgb(red, green, blue),
    }
}

/// The keys, as many as there is room for, and whether the film runs.
fn keys(player: &Player<'_>, width: usize) -> Line<'static> {
    let long = speech::say(&message!("watch-keys"));
    let short = speech::say(&message!("watch-keys-short"));
    let keys = if long.chars().count() <= width { long } else { short };
    let text = match player.running() {
        Some(speed) => speech::say(&message!("watch-running", speed = speed)),
        None => keys,
    };
    Line::styled(text, Modifier::REVERSED)
}

/// Puts lines on the screen, and nothing beyond its edges.
struct Placer<'a> {
    buffer: &'a mut Buffer,
    area: Rect,
    row: usize,
}

impl Placer<'_> {
    /// A line at a column, no wider than that.
    fn line(&mut self, column: usize, width: usize, line: &Line<'_>) {
        let (right, bottom) = (usize::from(self.area.width), usize::from(self.area.height));
        if self.row < bottom && column < right {
            let width = width.min(right - column) as u16;
            self.buffer.set_line(column as u16, self.row as u16, line, width);
        }
        self.row += 1;
    }

    /// Lines below each other, no more than so many.
    fn block(&mut self, column: usize, lines: &[Line<'_>], width: usize, height: usize) {
        lines.iter().take(height).for_each(|line| self.line(column, width, line));
    }
}
