//! The text forms of queens: a number, or a board with queens on it.

use grille_engine::{Message, message};
use grille_grid::{Cell, Size};

use super::numbers::side_range;
use super::{Queens, WIDEST};
use crate::puzzle::{Entry, Extent, Fit, FormId, Format, Puzzle};
use crate::text::own::{Body, Document};
use crate::text::{
    Board, Headers, ParseError, Row, Sight, Titles, Token, is_blank, read_entries, rows,
    size_words, write_rows,
};

/// The widest board that is written as one.
pub(super) const WIDEST_TEXT: u32 = 200;

/// A number up to here looks like a side; a larger one may be anything.
const USUAL_SIDE: u32 = 1000;

/// The key of our own form for a board too wide to be written.
pub(super) const SIDE: &str = "side";

/// The side of an empty board, alone on its line.
pub(super) const NUMBER: FormId = FormId::new("number");

pub(super) const FORMATS: &[Format<Queens>] = &[
    Format {
        id: NUMBER,
        extent: Extent::Line,
        fits: fits_number,
        read: read_numbers,
        write: Some(write_number),
    },
    Format {
        id: FormId::new("board"),
        extent: Extent::BLOCK,
        fits: fits_board,
        read: |text| read_entries(text, Headers::Never, from_board),
        write: Some(write_board),
    },
];

fn lines(text: &str) -> impl Iterator<Item = Row<'_>> {
    rows(text).filter(|row| !row.is_blank() && row.comment().is_none())
}

fn fits_number(text: &str) -> Fit {
    let number = |row: Row| row.text.trim().parse::<u32>().ok();
    match lines(text).next().and_then(number) {
        Some(1..=USUAL_SIDE) => Fit::Fair,
        Some(_) => Fit::Weak,
        None => Fit::No,
    }
}

fn read_numbers(text: &str) -> Vec<Entry<Queens>> {
    let read = |row: Row| {
        let words: Vec<Token> = row.words().collect();
        match words[..] {
            [word] => from_side(word),
            _ => {
                let found = message!("words", words = words.len());
                let expected = message!("queens-side-alone", low = 1, high = WIDEST);
                Err(ParseError::new(row.span(), found, expected))
            }
        }
    };
    lines(text).map(|row| Entry::new(Titles::default(), read(row))).collect()
}

/// A board without queens.
fn from_side(word: Token<'_>) -> Result<Queens, ParseError> {
    Ok(Queens { side: word.number(1, WIDEST, side_range)?, placed: Vec::new() })
}

fn write_number(queens: &Queens) -> Result<String, Message> {
    match queens.placed.len() {
        0 => Ok(format!("{}\n", queens.side)),
        placed => Err(message!("queens-number-cannot-say", queens = placed)),
    }
}

fn write_board(queens: &Queens) -> Result<String, Message> {
    match queens.side {
        ..=WIDEST_TEXT => Ok(board_text(queens)),
        side => Err(message!("queens-too-many-rows", rows = side)),
    }
}

/// From our own form: a board, or its side alone.
pub(super) fn from_own(document: &Document<'_>) -> Result<Queens, ParseError> {
    match (document.board(), document.key(SIDE)) {
        (Ok(board), _) => from_board(&board),
        (Err(_), Some(side)) => from_side(side),
        (Err(error), None) => Err(error),
    }
}

/// To our own form: a board, or its side alone.
pub(super) fn to_own(queens: &Queens) -> Body {
    match queens.side {
        ..=WIDEST_TEXT => Body { keys: Vec::new(), sections: vec![("board", board_text(queens))] },
        side => Body { keys: vec![(SIDE, side.to_string())], sections: Vec::new() },
    }
}

fn is_queen(text: &str) -> bool {
    matches!(text, "Q" | "q" | "♛" | "♕" | "D" | "1")
}

fn is_empty(text: &str) -> bool {
    is_blank(text) || text == "0"
}

fn fits_board(text: &str) -> Fit {
    let Some(sight) = Sight::of(text).filter(|sight| sight.header.is_none()) else {
        return Fit::No;
    };
    let Size { width, height } = sight.size;
    let is_letter = |cell: &&Token| is_queen(cell.text) && cell.text != "1";
    let right = |cell: &Token| is_queen(cell.text) || is_empty(cell.text);
    let square = width == height && sight.is_even() && width > 1;
    let letters = sight.cells().filter(is_letter).count();
    let wrong = sight.cells().filter(|cell| !right(cell)).count();
    match letters {
        0 if square && wrong == 0 => Fit::Weak,
        0 => Fit::No,
        _ if square && wrong == 0 => Fit::Sure,
        _ if width.abs_diff(height) <= 1 && width > 3 && wrong <= letters => Fit::Fair,
        _ => Fit::No,
    }
}

/// Queens from rows of cells.
pub(super) fn from_board(board: &Board) -> Result<Queens, ParseError> {
    let Size { width, height } = board.size;
    if width != height {
        let found = size_words(board.size);
        return Err(ParseError::new(board.span.clone(), found, message!("queens-square")));
    }
    let placed = queens(board)?;
    Queens::new(width, placed).map_err(|misfit| misfit.in_text(board.span.clone()))
}

/// The cells with queens.
pub(super) fn queens(board: &Board) -> Result<Vec<Cell>, ParseError> {
    let mut queens = Vec::new();
    for (cell, token) in board.size.cells().zip(&board.cells) {
        if is_queen(token.text) {
            queens.push(cell);
        } else if !is_empty(token.text) {
            return Err(token.error(message!("queens-cell")));
        }
    }
    Ok(queens)
}

/// The board with the queens that are there from the start.
fn board_text(queens: &Queens) -> String {
    let cell = |i: usize| if queens.has_queen(Cell(i as u32)) { "Q" } else { "." };
    write_rows(queens.size(), |i| cell(i).to_owned())
}
