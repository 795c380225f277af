//! A drawing as lines of characters with colours.

use std::fmt::Write;

use anstyle::{AnsiColor, Color, RgbColor, Style};
use grille_engine::{Drawing, Ink, Mark, Point, Shape};
use unicode_width::UnicodeWidthChar;

use super::cues;
use super::layout::{self, Guides, Scale};

/// One character of a picture.
#[derive(Clone, Copy, Debug)]
struct Glyph {
    sign: char,
    style: Style,
    /// Directions in which a line of the board leaves this place: up, right, down, left.
    arms: u8,
}

const BLANK: Glyph = Glyph { sign: ' ', style: Style::new(), arms: 0 };
/// A filled cell.
pub(super) const BLOCK: char = '█';

/// What is left free between two pictures.
const BETWEEN: &str = "   ";

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
    glyphs: Vec<Glyph>,
}

/// A drawing as characters.
pub fn paint(drawing: &Drawing) -> Picture {
    painted(drawing, Guides::of(drawing))
}

/// Two drawings of one puzzle, laid out alike so that they can be compared line by line.
pub fn paint_pair(drawings: [&Drawing; 2]) -> [Picture; 2] {
    let guides = match drawings.map(Guides::of) {
        [Guides::Shown, Guides::Shown] => Guides::Shown,
        _ => Guides::Hidden,
    };
    drawings.map(|drawing| painted(drawing, guides))
}

fn painted(drawing: &Drawing, guides: Guides) -> Picture {
    let (columns, rows) = layout::scales(drawing, guides);
    let width = columns.length;
    let mut picture = Picture { width, glyphs: vec![BLANK; width * rows.length] };
    let hidden = |mark: &&Mark| mark.ink == Ink::Guide && guides == Guides::Hidden;
    for mark in drawing.marks.iter().filter(|mark| !hidden(mark)) {
        picture.mark(&columns, &rows, mark);
    }
    for highlight in &drawing.highlights {
        cues::light(&mut picture, &columns, &rows, drawing.size(), *highlight);
    }
    picture
}

/// A filled cell: a block, or a blank on a coloured ground with a letter where colours are off.
fn filled(ink: Ink, sign: char) -> Glyph {
    match ink {
        Ink::Paint(red, green, blue) => {
            let ground = Color::Rgb(RgbColor(red, green, blue));
            let bright = u32::from(red) * 3 + u32::from(green) * 6 + u32::from(blue) > 1275;
            let letter = if bright { AnsiColor::Black } else { AnsiColor::BrightWhite };
            let style = Style::new().bg_color(Some(ground)).fg_color(Some(letter.into()));
            Glyph { sign, style, arms: 0 }
        }
        _ => Glyph { sign: BLOCK, style: style(ink), arms: 0 },
    }
}

fn style(ink: Ink) -> Style {
    match ink {
        Ink::Given => Style::new().bold(),
        Ink::Found => AnsiColor::Cyan.on_default(),
        Ink::Shade => Style::new(),
        Ink::Border | Ink::Guide | Ink::Faint => Style::new().dimmed(),
        Ink::Paint(red, green, blue) => {
            Style::new().bold().fg_color(Some(Color::Rgb(RgbColor(red, green, blue))))
        }
    }
}

/// Two drawings side by side, laid out alike, if a line has room for so many characters; else both
/// for themselves.
pub fn side_by_side(drawings: [&Drawing; 2], width: usize) -> Result<String, [Picture; 2]> {
    let pictures = paint_pair(drawings);
    let [left, right] = &pictures;
    if left.width_beside(right) <= width { Ok(left.beside(right)) } else { Err(pictures) }
}

impl Picture {
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
    pub fn line(&self, row: usize) -> String {
        let glyphs = self.row(row);
        let end = glyphs.iter().rposition(|glyph| glyph.sign != ' ').map_or(0, |last| last + 1);
        styled(&glyphs[..end])
    }

    /// One line with all its blanks, so that something can stand beside it.
    fn padded(&self, row: usize) -> String {
        match self.row(row) {
            [] => " ".repeat(self.width),
            glyphs => styled(glyphs),
        }
    }

    /// This picture and another to its right.
    fn beside(&self, right: &Self) -> String {
        let row = |i| format!("{}{BETWEEN}{}", self.padded(i), right.line(i));
        let rows = 0..self.height().max(right.height());
        rows.map(|i| row(i).trim_end().to_owned() + "\n").collect()
    }

    /// How wide both are side by side.
    fn width_beside(&self, right: &Self) -> usize {
        self.width + BETWEEN.len() + right.width
    }

    /// All lines.
    pub fn text(&self) -> String {
        (0..self.height()).map(|row| self.line(row) + "\n").collect()
    }

    fn mark(&mut self, columns: &Scale, rows: &Scale, mark: &Mark) {
        let ink = mark.ink;
        match &mark.shape {
            Shape::Fill { at, sign } => {
                let glyph = filled(ink, *sign);
                for column in columns.cell(at.x) {
                    self.put(rows.anchor(at.y), column, glyph.sign, glyph.style);
                }
            }
            Shape::Word { at, text } => self.word(columns, rows, *at, text, style(ink)),
            Shape::Notes { at, words, .. } => {
                self.word(columns, rows, *at, &words.concat(), style(Ink::Faint));
            }
            Shape::Stroke { from, to, .. } if layout::is_border(*from, *to) => {
                self.border(columns, rows, [*from, *to], ink);
            }
            Shape::Stroke { strands: 0, .. } | Shape::Cross { .. } => {}
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
            *glyph = Glyph { sign, style, arms: 0 };
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
    fn border(&mut self, columns: &Scale, rows: &Scale, ends: [Point; 2], ink: Ink) {
        let [from, to] = ends;
        let along = |scale: &Scale, a: f32, b: f32| {
            let start = scale.line(a).unwrap_or_else(|| scale.cell(a).start);
            let end = scale.line(b).unwrap_or_else(|| scale.cell(b - 1.0).end.saturating_sub(1));
            (start, end)
        };
        let (left, right) = along(columns, from.x, to.x);
        let (top, bottom) = along(rows, from.y, to.y);
        for row in top..=bottom {
            for column in left..=right {
                let mut arms = 0;
                arms |= if row > top { UP } else { 0 };
                arms |= if row < bottom { DOWN } else { 0 };
                arms |= if column > left { LEFT } else { 0 };
                arms |= if column < right { RIGHT } else { 0 };
                if let Some(glyph) = self.glyphs.get_mut(row * self.width + column) {
                    let arms = glyph.arms | arms;
                    *glyph = Glyph { sign: BOX[usize::from(arms)], style: style(ink), arms };
                }
            }
        }
    }
}

fn styled(glyphs: &[Glyph]) -> String {
    let mut text = String::new();
    for group in glyphs.chunk_by(|a, b| a.style == b.style) {
        let style = group[0].style;
        write!(text, "{style}").expect("writing to a string");
        text.extend(group.iter().map(|glyph| glyph.sign));
        write!(text, "{style:#}").expect("writing to a string");
    }
    text
}
