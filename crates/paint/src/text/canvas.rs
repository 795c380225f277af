//! A drawing as lines of characters with colours.

use std::fmt::Write;

use anstyle::{AnsiColor, RgbColor, Style};
use grille_engine::{Drawing, Edge, Ink, Lattice, Mark, Place, Point, Shape};
use grille_grid::Size;
use unicode_width::UnicodeWidthChar;

use super::colours::Colours;
use super::cues;
use super::edge;
use super::layout::{self, Manner, Scale};
use crate::lattice::free_points;

/// One character of a picture.
#[derive(Clone, Copy, Debug)]
struct Glyph {
    sign: char,
    style: Style,
    /// Directions in which a line of the board leaves this place: up, right, down, left.
    arms: u8,
    /// Does the ground say the same, where there are colours enough?
    is_spare: bool,
}

const BLANK: Glyph = Glyph { sign: ' ', style: Style::new(), arms: 0, is_spare: false };
/// A filled cell.
pub(super) const BLOCK: char = '█';

/// What is left free between two pictures: clearly more than between two cells, or two points.
fn between(lattice: Lattice) -> usize {
    match lattice {
        Lattice::Points => 7,
        Lattice::Cells | Lattice::Squares => 3,
    }
}

const UP: u8 = 1;
const RIGHT: u8 = 2;
const DOWN: u8 = 4;
const LEFT: u8 = 8;

/// Lines for every way the arms can go.
const BOX: [char; 16] =
    [' ', '│', '─', '└', '│', '│', '┌', '├', '─', '┘', '─', '┴', '┐', '┤', '┬', '┼'];

/// Lines of characters.
#[derive(Debug)]
pub struct Picture {
    width: usize,
    /// What is left free before a picture to the right.
    between: usize,
    /// The board, in cells.
    size: Size,
    /// Is nothing left to fill?
    is_finished: bool,
    glyphs: Vec<Glyph>,
}

/// A drawing as characters.
pub fn paint(drawing: &Drawing) -> Picture {
    painted(drawing, Manner::of(&[drawing]))
}

/// The same if a line has room for so many characters, without what can be left out if need be, at
/// last without numbers at the edge; else how many it takes at least.
pub fn paint_within(drawing: &Drawing, width: usize) -> Result<Picture, usize> {
    let fits = |picture: &Picture| picture.width <= width;
    let picture = paint(drawing);
    if fits(&picture) {
        return Ok(picture);
    }
    let tight = painted(drawing, Manner::of(&[drawing]).tight());
    if fits(&tight) {
        return Ok(tight);
    }
    match drawing.edge {
        Edge::Plain => Err(tight.width),
        Edge::Numbered => paint_within(&Drawing { edge: Edge::Plain, ..drawing.clone() }, width),
    }
}

/// Two drawings side by side, laid out alike so that they can be compared line by line, if a line
/// has room for so many characters.
pub fn side_by_side(drawings: [&Drawing; 2], width: usize, colours: Colours) -> Option<String> {
    let manner = Manner::of(&drawings);
    let [left, right] = drawings.map(|drawing| painted(drawing, manner));
    (left.width_beside(&right) <= width).then(|| left.beside(&right, colours))
}

fn painted(drawing: &Drawing, manner: Manner) -> Picture {
    let (columns, rows) = layout::scales(drawing, manner);
    let mut picture = Picture::blank(drawing, columns.length, rows.length);
    if drawing.lattice == Lattice::Points {
        let dot = |at: Point| (rows.anchor(at.y), columns.anchor(at.x));
        for (row, column) in free_points(drawing).map(dot) {
            picture.put(row, column, '·', style(Ink::Faint));
        }
    }
    edge::number(&mut picture, &columns, &rows, drawing, style(Ink::Faint));
    let hidden = |mark: &&Mark| mark.ink == Ink::Guide && manner.tight;
    for mark in drawing.marks.iter().filter(|mark| !hidden(mark)) {
        picture.mark(&columns, &rows, mark);
    }
    if !manner.tight {
        picture.mend(&columns, &rows, drawing);
    }
    for area in &drawing.areas {
        cues::surround(&mut picture, &columns, &rows, drawing.size(), *area);
    }
    for (cell, seat) in &drawing.struck {
        cues::strike(&mut picture, &columns, &rows, drawing, *cell, *seat);
    }
    for highlight in &drawing.highlights {
        cues::light(&mut picture, &columns, &rows, drawing.size(), *highlight);
    }
    picture
}

/// A filled cell: a block, or the letter of a colour on that colour. Letters are seen in a finished
/// picture only where colours are few.
fn filled(ink: Ink, sign: char, is_finished: bool) -> Glyph {
    match ink {
        Ink::Paint(..) => Glyph { sign, style: style(ink), is_spare: is_finished, ..BLANK },
        _ => Glyph { sign: BLOCK, style: style(ink), ..BLANK },
    }
}

fn style(ink: Ink) -> Style {
    match ink {
        Ink::Given => Style::new().bold(),
        Ink::Found => AnsiColor::Cyan.on_default(),
        Ink::Shade => Style::new(),
        Ink::Border | Ink::Guide | Ink::Faint => Style::new().dimmed(),
        // The colour is the ground: a number in a pale or a dark colour would not be seen on every
        // terminal.
        Ink::Paint(red, green, blue) => {
            Style::new().bg_color(Some(RgbColor(red, green, blue).into()))
        }
    }
}

impl Picture {
    /// Room for a drawing.
    pub(super) fn blank(drawing: &Drawing, width: usize, height: usize) -> Self {
        let (between, glyphs) = (between(drawing.lattice), vec![BLANK; width * height]);
        Self { width, between, size: drawing.size(), is_finished: !drawing.is_open(), glyphs }
    }

    /// Characters in a line.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Number of lines.
    pub fn height(&self) -> usize {
        self.glyphs.len().checked_div(self.width).unwrap_or(0)
    }

    fn row(&self, row: usize) -> &[Glyph] {
        self.glyphs.get(row * self.width..(row + 1) * self.width).unwrap_or(&[])
    }

    /// One line without the blanks at its end; nothing beyond the last.
    pub fn line(&self, row: usize, colours: Colours) -> String {
        let glyphs = self.row(row);
        let is_ground = |glyph: &Glyph| colours.style(glyph.style).get_bg_color().is_some();
        let is_seen = |glyph: &Glyph| glyph.sign != ' ' || is_ground(glyph);
        let end = glyphs.iter().rposition(is_seen).map_or(0, |last| last + 1);
        styled(&glyphs[..end], colours)
    }

    /// One line as pieces that look alike, for whoever draws on a screen of its own.
    pub fn pieces(&self, row: usize, colours: Colours) -> impl Iterator<Item = (Style, String)> {
        pieces(self.row(row), colours)
    }

    /// One line with all its blanks, so that something can stand beside it.
    fn padded(&self, row: usize, colours: Colours) -> String {
        match self.row(row) {
            [] => " ".repeat(self.width),
            glyphs => styled(glyphs, colours),
        }
    }

    /// This picture and another to its right.
    fn beside(&self, right: &Self, colours: Colours) -> String {
        let between = " ".repeat(self.between);
        let row = |i| format!("{}{between}{}", self.padded(i, colours), right.line(i, colours));
        let rows = 0..self.height().max(right.height());
        rows.map(|i| row(i).trim_end().to_owned() + "\n").collect()
    }

    /// How wide both are side by side.
    fn width_beside(&self, right: &Self) -> usize {
        self.width + self.between + right.width
    }

    /// All lines.
    pub fn text(&self, colours: Colours) -> String {
        (0..self.height()).map(|row| self.line(row, colours) + "\n").collect()
    }

    fn mark(&mut self, columns: &Scale, rows: &Scale, mark: &Mark) {
        let ink = mark.ink;
        match &mark.shape {
            Shape::Fill { at, sign } => {
                for column in columns.fill(at.x) {
                    self.fill(rows.anchor(at.y), column, filled(ink, *sign, self.is_finished));
                }
            }
            Shape::Word { at, text } => self.word(columns, rows, *at, text, style(ink)),
            Shape::Notes { at, words, .. } => {
                self.word(columns, rows, *at, &layout::notes(words).concat(), style(Ink::Faint));
            }
            Shape::Stroke { from, to, .. } if layout::is_border(*from, *to) => {
                self.border(columns, rows, [*from, *to], ink);
            }
            Shape::Stroke { strands: 0, .. } => {}
            // An empty cell is seen; that nothing joins two cells is not.
            Shape::Cross { .. } => {
                if let Some(Place::Between(from, to)) = mark.place {
                    let (row, column) = cues::between(columns, rows, self.size, from, to);
                    self.put(row, column, '×', style(ink));
                }
            }
            Shape::Stroke { from, to, strands } => {
                self.bridge(columns, rows, [*from, *to], *strands, ink);
            }
            Shape::Ring { at } => {
                self.put(rows.anchor(at.y), columns.cell(at.x).start, '°', style(ink));
            }
        }
    }

    /// Change how some characters look, and not what they are.
    pub(super) fn restyle(
        &mut self,
        row: usize,
        columns: std::ops::Range<usize>,
        restyle: impl Fn(char, Style) -> Style,
    ) {
        let start = row * self.width;
        let glyphs = self.glyphs.get_mut(start + columns.start..start + columns.end);
        for glyph in glyphs.into_iter().flatten() {
            glyph.style = restyle(glyph.sign, glyph.style);
        }
    }

    pub(super) fn put(&mut self, row: usize, column: usize, sign: char, style: Style) {
        if let Some(glyph) = self.glyphs.get_mut(row * self.width + column) {
            *glyph = Glyph { sign, style, ..BLANK };
        }
    }

    /// Fill a character; one of a word stays, and is reversed.
    fn fill(&mut self, row: usize, column: usize, filled: Glyph) {
        match self.glyphs.get_mut(row * self.width + column) {
            Some(glyph) if glyph.sign != ' ' => glyph.style = filled.style.invert(),
            Some(glyph) => *glyph = filled,
            None => {}
        }
    }

    /// A word that ends on the anchor of its cell.
    fn word(&mut self, columns: &Scale, rows: &Scale, at: Point, text: &str, style: Style) {
        let wide: usize = text.chars().map(|c| c.width().unwrap_or(0)).sum();
        let start = (columns.anchor(at.x) + 1).saturating_sub(wide);
        for (i, sign) in text.chars().enumerate() {
            self.put(rows.anchor(at.y), start + i, sign, style);
        }
    }

    /// A line between the middles of two cells.
    fn bridge(&mut self, columns: &Scale, rows: &Scale, ends: [Point; 2], strands: u32, ink: Ink) {
        let [from, to] = ends;
        let signs = match strands {
            _ if ink == Ink::Faint => ['┄', '┆'],
            1 => ['─', '│'],
            2 => ['═', '║'],
            _ => ['≡', '┃'],
        };
        let (top, bottom) = (rows.anchor(from.y), rows.anchor(to.y));
        let (left, right) = (columns.anchor(from.x), columns.anchor(to.x));
        let sign = if top == bottom { signs[0] } else { signs[1] };
        for row in top..=bottom {
            for column in left..=right {
                self.put(row, column, sign, style(ink));
            }
        }
    }

    /// A line of the board, which joins the others it meets.
    pub(super) fn border(&mut self, columns: &Scale, rows: &Scale, ends: [Point; 2], ink: Ink) {
        let [from, to] = ends;
        let (across, down) = (columns.along(from.x, to.x), rows.along(from.y, to.y));
        for row in down.clone() {
            for column in across.clone() {
                let mut arms = 0;
                arms |= if row > *down.start() { UP } else { 0 };
                arms |= if row < *down.end() { DOWN } else { 0 };
                arms |= if column > *across.start() { LEFT } else { 0 };
                arms |= if column < *across.end() { RIGHT } else { 0 };
                if let Some(glyph) = self.glyphs.get_mut(row * self.width + column) {
                    let arms = glyph.arms | arms;
                    *glyph =
                        Glyph { sign: BOX[usize::from(arms)], style: style(ink), arms, ..BLANK };
                }
            }
        }
    }

    /// Fill lines to count by where they would cut what is filled alike on both sides.
    fn mend(&mut self, columns: &Scale, rows: &Scale, drawing: &Drawing) {
        let guides = drawing.marks.iter().filter(|mark| mark.ink == Ink::Guide);
        let ends = guides.filter_map(|mark| match mark.shape {
            Shape::Stroke { from, to, .. } => Some((from, to)),
            _ => None,
        });
        let (down, across): (Vec<_>, Vec<_>) = ends.partition(|(from, to)| from.x == to.x);
        // Where two lines cross, the second finds the first one filled, or not.
        for (lines, step) in [(down, 1), (across, self.width)] {
            for (from, to) in lines {
                for row in rows.along(from.y, to.y) {
                    for column in columns.along(from.x, to.x) {
                        self.join(row * self.width + column, step);
                    }
                }
            }
        }
    }

    /// Fill a character of a line if those before and after it are filled alike.
    fn join(&mut self, at: usize, step: usize) {
        let beside = [at.checked_sub(step), at.checked_add(step)];
        let [Some(before), Some(after)] = beside.map(|at| self.glyphs.get(at?).copied()) else {
            return;
        };
        let blocks = before.sign == BLOCK && after.sign == BLOCK;
        let paints = before.style.get_bg_color().is_some();
        if before.style == after.style && (blocks || paints) {
            let glyph = &mut self.glyphs[at];
            // Letters would be counted, so the line is seen between them.
            let sign = if blocks { BLOCK } else { glyph.sign };
            *glyph = Glyph { sign, style: before.style, ..BLANK };
        }
    }
}

fn styled(glyphs: &[Glyph], colours: Colours) -> String {
    let mut text = String::new();
    for (style, signs) in pieces(glyphs, colours) {
        write!(text, "{style}{signs}{style:#}").expect("writing to a string");
    }
    text
}

/// Characters that look alike, together.
fn pieces(glyphs: &[Glyph], colours: Colours) -> impl Iterator<Item = (Style, String)> {
    let sign = move |glyph: &Glyph| match glyph.is_spare && colours.are_many() {
        true => ' ',
        false => glyph.sign,
    };
    glyphs
        .chunk_by(|a, b| a.style == b.style)
        .map(move |group| (colours.style(group[0].style), group.iter().map(sign).collect()))
}
