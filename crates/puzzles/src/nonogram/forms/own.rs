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

use grille_grid::Axis;

use super::super::{Nonogram, Palette};
use super::clues::{Clue, check_count, checked, clue_lines, coloured_clue, plain_clue};
use super::paint::{self, WHITE};
use crate::text::own::{Body, Document};
use crate::text::{ParseError, Row, Token};

pub(in super::super) fn read(document: &Document<'_>) -> Result<Nonogram, ParseError> {
    let palette = read_palette(document)?;
    let clues = |name: &str| -> Result<Vec<Clue>, ParseError> {
        let lines = document.section(name)?.iter().copied().filter(|row| !row.is_blank());
        check_count(lines.clone().count(), name, document.head.span())?;
        lines.map(|row| read_clue(row, &palette)).collect()
    };
    let (rows, columns) = (clues("rows")?, clues("columns")?);
    checked(palette, rows, columns)
}

fn read_palette(document: &Document<'_>) -> Result<Palette, ParseError> {
    let Ok(lines) = document.section("colours") else { return Ok(Palette::plain()) };
    let mut background = WHITE;
    let mut colours = Vec::new();
    for row in lines.iter().filter(|row| !row.is_blank()) {
        let words: Vec<Token> = row.words().collect();
        let expected = "a character and a colour, as in `a #ff0000`";
        let wrong = || ParseError::new(row.span(), format!("`{}`", row.text.trim()), expected);
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
    let wrong = |found: &str| {
        ParseError::new(at.clone(), found, "1 to 63 colours, each with a letter of its own")
    };
    let palette = Palette::coloured(background, &colours)
        .ok_or_else(|| wrong(&format!("{} colours", colours.len())))?;
    let kept = colours.iter().all(|&(sign, _)| palette.value(sign).is_some());
    if kept && palette.len() as usize == colours.len() + 1 {
        Ok(palette)
    } else {
        Err(wrong("a sign that is no letter, or the same one twice"))
    }
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
