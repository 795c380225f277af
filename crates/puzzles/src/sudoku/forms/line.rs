//! Sudokus on one line: a character a cell, and what people write behind them.

use grille_engine::{Message, message};

use super::super::symbols::{self, CHARACTERS};
use super::super::{Sudoku, usual_block_rows};
use super::{MOST_CELLS, from_cells, is_cell, large, side_near, side_of, usual};
use crate::puzzle::{Entry, Extent, Fit, FormId, Format};
use crate::text::{ParseError, Row, Titles, Token, ends_block, is_blank, rows};

pub(super) const LINE: Format<Sudoku> =
    Format { id: FormId::new("line"), extent: Extent::Line, fits, read, write: Some(write) };

/// The first word of a line, without quotes, up to a comma: in tables a solution follows.
fn first_word<'a>(row: Row<'a>) -> Option<Token<'a>> {
    let word = row.words().next()?;
    let quote = word.text.starts_with(['"', '\'']);
    let text = &word.text[usize::from(quote)..];
    let end = text.find(['"', '\'', ',', ';']).unwrap_or(text.len());
    Some(Token { text: &text[..end], start: word.start + usize::from(quote) })
}

/// The cells of the first word, which is cut off where no board could be larger.
fn first_cells<'a>(row: Row<'a>) -> Vec<Token<'a>> {
    first_word(row).map_or(Vec::new(), |word| {
        let end = word.text.floor_char_boundary(MOST_CELLS + 1);
        Row { text: &word.text[..end], start: word.start }.characters().collect()
    })
}

fn fits(text: &str) -> Fit {
    let Some(row) = rows(text).find(|row| !ends_block(row)) else { return Fit::No };
    let cells = first_cells(row);
    let exact = side_of(cells.len()).filter(|&side| side >= 4 && usual_block_rows(side) > 1);
    let Some(side) = exact.or_else(|| side_near(cells.len())) else { return Fit::No };
    let wrong = cells.iter().filter(|cell| !is_cell(cell, side)).count();
    let blank = cells.iter().filter(|cell| is_blank(cell.text) || cell.text == "0").count();
    let tolerated = if blank * 3 > cells.len() && exact.is_some() { cells.len() / 20 } else { 0 };
    let letters = cells.iter().filter(|cell| cell.text.chars().all(char::is_alphabetic)).count();
    if wrong > tolerated || exact.is_none() && (blank == 0 || letters > 0) {
        return Fit::No;
    }
    // A word, or a code, is no puzzle; a solved board is none of letters alone.
    if blank == 0 && letters == cells.len() {
        return Fit::No;
    }
    let plain = |cell: &Token| is_blank(cell.text) || matches!(cell.text, "0" | "1");
    if cells.iter().all(plain) && row.words().count() == 1 && side != 9 {
        return Fit::Weak;
    }
    if exact.is_some() && wrong == 0 { Fit::Sure } else { Fit::Fair }
}

fn read(text: &str) -> Vec<Entry<Sudoku>> {
    let puzzles = rows(text).filter(|row| !row.is_blank() && row.comment().is_none());
    puzzles
        .map(|row| {
            let cells = first_cells(row);
            let rest = first_word(row).map_or("", |word| {
                row.text.get(word.start - row.start + word.text.len()..).unwrap_or("")
            });
            let rest = rest.trim_start_matches(['"', '\'', ',', ';', ' ']);
            let read = if cells.len() > 1 { from_cells(&cells) } else { None };
            let puzzle = read.unwrap_or_else(|| Err(wrong_length(row, cells.len())));
            let solution = rest.split_whitespace().next().filter(|word| {
                word.len() == cells.len() && word.chars().all(|c| c.is_ascii_alphanumeric())
            });
            let titles = match solution {
                Some(_) => Titles::default(),
                None => Titles::title(rest.trim().trim_start_matches('#')),
            };
            let solution = solution.map(|word| format!("{word}\n"));
            Entry { solution, ..Entry::new(titles, puzzle) }
        })
        .collect()
}

/// No board has so many cells.
fn wrong_length(row: Row, cells: usize) -> ParseError {
    let expected = match side_near(cells) {
        Some(side) => message!("cells", cells = side * side),
        None => message!("sudoku-cells-in-line"),
    };
    ParseError::new(row.span(), message!("cells", cells = cells), expected)
}

fn write(sudoku: &Sudoku) -> Result<String, Message> {
    if sudoku.side() as usize > CHARACTERS.len() {
        return Err(message!("sudoku-too-wide-for-characters", side = sudoku.side()));
    }
    large(sudoku)?;
    usual(sudoku)?;
    Ok(sudoku.givens.iter().map(|&given| symbols::packed(given)).chain(['\n']).collect())
}
