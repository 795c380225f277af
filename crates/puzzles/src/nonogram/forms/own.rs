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

use grille_engine::constraints::Run;

use super::super::{LONGEST, Nonogram, Palette};
use super::clues::{Clue, checked, plain_clue};
use crate::text::own::{Body, Document};
use crate::text::{ParseError, Row, Token};

pub(in super::super) fn read(document: &Document<'_>) -> Result<Nonogram, ParseError> {
    let palette = read_palette(document)?;
    let clues = |name: &str| -> Result<Vec<Clue>, ParseError> {
        let lines = document.section(name)?.iter().copied().filter(|row| !row.is_blank());
        let clues: Vec<Clue> =
            lines.map(|row| read_clue(row, &palette)).collect::<Result<_, _>>()?;
        if (1..=LONGEST as usize).contains(&clues.len()) {
            return Ok(clues);
        }
        let found = format!("{} {name}", clues.len());
        Err(ParseError::new(document.head.span(), found, format!("1 to {LONGEST} {name}")))
    };
    let (rows, columns) = (clues("rows")?, clues("columns")?);
    checked(palette, rows, columns)
}

fn read_palette(document: &Document<'_>) -> Result<Palette, ParseError> {
    let Ok(lines) = document.section("colours") else { return Ok(Palette::plain()) };
    let mut background = (255, 255, 255);
    let mut colours = Vec::new();
    for row in lines.iter().filter(|row| !row.is_blank()) {
        let words: Vec<Token> = row.words().collect();
        let expected = "a character and a colour, as in `a #ff0000`";
        let wrong = || ParseError::new(row.span(), format!("`{}`", row.text.trim()), expected);
        let [sign, paint] = words[..] else { return Err(wrong()) };
        let paint = read_paint(paint.text).ok_or_else(wrong)?;
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
    let palette = Palette::new(background, &colours)
        .ok_or_else(|| wrong(&format!("{} colours", colours.len())))?;
    let kept = colours.iter().all(|&(sign, _)| palette.value(sign).is_some());
    if kept && palette.len() as usize == colours.len() + 1 {
        Ok(palette)
    } else {
        Err(wrong("a sign that is no letter, or the same one twice"))
    }
}

/// `#ff0000`
fn read_paint(text: &str) -> Option<(u8, u8, u8)> {
    let digits = text.strip_prefix('#').filter(|d| d.len() == 6 && d.is_ascii())?;
    let part = |i: usize| u8::from_str_radix(digits.get(2 * i..2 * i + 2)?, 16).ok();
    Some((part(0)?, part(1)?, part(2)?))
}

fn read_clue(row: Row, palette: &Palette) -> Result<Clue, ParseError> {
    if palette.is_plain() {
        return plain_clue(row);
    }
    let mut runs = Vec::new();
    for word in row.words().filter(|word| word.text != "0") {
        let digits = word.text.trim_end_matches(|c: char| !c.is_ascii_digit());
        let mut signs = word.text[digits.len()..].chars();
        let colour = match (signs.next(), signs.next()) {
            (Some(sign), None) => palette.value(sign).filter(|&value| value > 0),
            _ => None,
        };
        let expected = "a length and the sign of a colour, as in `3a`";
        let colour = colour.ok_or_else(|| word.error(expected))?;
        let length = Token { text: digits, start: word.start }.number(1, LONGEST, "a run")?;
        runs.push(Run { length, colour });
    }
    Ok(Clue { runs, span: row.span() })
}

pub(in super::super) fn write(nonogram: &Nonogram) -> Body {
    let mut sections = Vec::new();
    if !nonogram.palette.is_plain() {
        let line = |value: u8| {
            let colour = nonogram.palette.colour(value);
            let (red, green, blue) = colour.paint;
            format!("{} #{red:02x}{green:02x}{blue:02x}\n", colour.sign)
        };
        sections.push(("colours", (0..nonogram.palette.len() as u8).map(line).collect()));
    }
    for (name, clues) in ["rows", "columns"].into_iter().zip(&nonogram.clues) {
        let lines = clues.iter().map(|runs| nonogram.clue_text(runs) + "\n");
        sections.push((name, lines.collect()));
    }
    Body { keys: Vec::new(), sections }
}
