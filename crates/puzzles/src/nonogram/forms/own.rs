//! The part of our own form that nonograms fill: colours, rows and columns.
//!
//! ```text
//! colours
//! . #ffffff
//! a #ff0000
//! rows
//! 3a 1a
//! ```
//!
//! Without colours the runs are plain numbers in black.

use grille_engine::{Message, message};
use grille_grid::Axis;

use super::super::{Nonogram, Palette, Run};
use super::clues::{Clue, check_count, checked, clue_lines, coloured_clue, plain_clue};
use super::paint::{self, WHITE};
use crate::text::own::{Body, Document};
use crate::text::{ParseError, Row, Token};

pub(in super::super) fn read(document: &Document<'_>) -> Result<Nonogram, ParseError> {
    let palette = read_palette(document)?;
    let clues = |name: &str, axis: Axis| -> Result<Vec<Clue>, ParseError> {
        let lines = document.section(name)?.iter().copied().filter(|row| !row.is_blank());
        check_count(lines.clone().count(), axis, document.head.span())?;
        lines.map(|row| read_clue(row, &palette)).collect()
    };
    let (rows, columns) = (clues("rows", Axis::Row)?, clues("columns", Axis::Column)?);
    checked(palette, rows, columns)
}

fn read_palette(document: &Document<'_>) -> Result<Palette, ParseError> {
    let Ok(lines) = document.section("colours") else { return Ok(Palette::plain()) };
    let mut background = WHITE;
    let mut colours = Vec::new();
    for row in lines.iter().filter(|row| !row.is_blank()) {
        let words: Vec<Token> = row.words().collect();
        let wrong = || {
            let found = message!("quoted", text = row.text.trim());
            ParseError::new(row.span(), found, message!("nonogram-own-colour"))
        };
        let [sign, paint] = words[..] else { return Err(wrong()) };
        let digits = paint.text.strip_prefix('#');
        let paint = digits.and_then(paint::from_digits).ok_or_else(wrong)?;
        let mut characters = sign.text.chars();
        match (characters.next(), characters.next()) {
            (Some('.'), None) => background = paint,
            (Some(sign), None) => colours.push((sign, paint)),
            _ => return Err(wrong()),
        }
    }
    let at = document.head.span();
    let wrong =
        |found: Message| ParseError::new(at.clone(), found, message!("nonogram-own-colours"));
    let palette = Palette::coloured(background, &colours)
        .ok_or_else(|| wrong(message!("nonogram-colours", colours = colours.len())))?;
    let kept = colours.iter().all(|&(sign, _)| palette.value(sign).is_some());
    if kept && palette.len() as usize == colours.len() + 1 {
        Ok(palette)
    } else {
        Err(wrong(message!("nonogram-bad-sign")))
    }
}

/// The runs of one line, as they stand in our own form.
pub(in super::super) fn read_runs(text: &str, palette: &Palette) -> Result<Vec<Run>, ParseError> {
    read_clue(Row { text, start: 0 }, palette).map(|clue| clue.runs)
}

fn read_clue(row: Row, palette: &Palette) -> Result<Clue, ParseError> {
    if palette.is_plain() {
        return plain_clue(row);
    }
    coloured_clue(row, |sign| palette.value(sign?).filter(|&value| value > 0))
}

pub(in super::super) fn write(nonogram: &Nonogram) -> Body {
    let mut sections = Vec::new();
    if !nonogram.palette.is_plain() {
        let line = |value: u8| {
            let colour = nonogram.palette.colour(value);
            format!("{} #{}\n", colour.sign, paint::digits(colour.paint))
        };
        sections.push(("colours", (0..nonogram.palette.len() as u8).map(line).collect()));
    }
    for (name, axis) in [("rows", Axis::Row), ("columns", Axis::Column)] {
        sections.push((name, clue_lines(nonogram, axis)));
    }
    Body { keys: Vec::new(), sections }
}
