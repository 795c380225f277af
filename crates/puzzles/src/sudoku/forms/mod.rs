//! The text forms of sudoku: one line, rows, and lists of numbers.

mod line;
mod list;
mod marks;
mod rows;

use grille_engine::{Message, message};
use grille_grid::Size;

use super::numbers::side_of;
use super::symbols::{self, Alphabet, Signs};
use super::{LARGEST, Sudoku, usual_block_rows};
use crate::abilities::{Filling, Marks};
use crate::links;
use crate::puzzle::Format;
use crate::text::{Board, ParseError, Token, is_blank, size_words};

pub(super) const FORMATS: &[Format<Sudoku>] =
    &[line::LINE, rows::ROWS, list::LIST, links::puzzlink(), links::tatham(), links::save()];

/// The cells of the largest board.
const MOST_CELLS: usize = (LARGEST * LARGEST) as usize;

fn from_cells(cells: &[Token]) -> Option<Result<Sudoku, ParseError>> {
    let side = side_of(cells.len())?;
    let alphabet = Alphabet::of(cells, side);
    let givens = cells.iter().map(|cell| symbols::read(cell, side, alphabet));
    let signs = Signs::of(cells, side, alphabet);
    let board = |givens| Sudoku { signs, ..Sudoku::new(side, givens) };
    Some(givens.collect::<Result<Vec<u8>, _>>().map(board))
}

/// A sudoku from rows of cells.
pub(super) fn from_board(board: &Board) -> Result<Sudoku, ParseError> {
    let Size { width, height } = board.size;
    let trimmed = board.without_last_column().filter(|_| width == height + 1);
    let board = trimmed.as_ref().unwrap_or(board);
    let Size { width, height } = board.size;
    if width == height && width <= LARGEST {
        return from_cells(&board.cells).expect("the board is a square");
    }
    let side = likely_side(board.size, &board.cells).filter(|_| width.abs_diff(height) <= 2);
    let (found, expected) = match side {
        Some(side) if side == width => {
            (message!("rows", rows = height), message!("rows", rows = side))
        }
        Some(side) => (message!("row-length", cells = width), message!("cells", cells = side)),
        None => (size_words(board.size), message!("sudoku-square", most = LARGEST)),
    };
    Err(ParseError::new(board.span.clone(), found, expected))
}

/// The side of a board that has about so many rows and columns.
fn likely_side(size: Size, cells: &[Token]) -> Option<u32> {
    let Size { width, height } = size;
    let larger = |cell: &Token| cell.text.parse::<u32>().is_ok_and(|number| number > width);
    let sensible = |side: u32| (2..=LARGEST).contains(&side) && usual_block_rows(side) > 1;
    match width {
        _ if width == height => Some(width),
        _ if sensible(height) && height > width && cells.iter().any(larger) => Some(height),
        _ if sensible(width) => Some(width),
        _ => Some(height).filter(|&height| sensible(height)),
    }
    .filter(|&side| sensible(side))
}

/// Forms that cannot say otherwise mean blocks of the usual shape.
pub(super) fn usual(sudoku: &Sudoku) -> Result<(), Message> {
    match sudoku.block_rows == usual_block_rows(sudoku.side()) {
        true => Ok(()),
        false => Err(message!("sudoku-unusual-blocks")),
    }
}

/// A single cell needs rows to be told from a number.
fn large(sudoku: &Sudoku) -> Result<(), Message> {
    match sudoku.side() {
        1 => Err(message!("sudoku-single-cell")),
        _ => Ok(()),
    }
}

/// Could this be written in a cell of a board of this side?
fn is_cell(token: &Token, side: u32) -> bool {
    is_blank(token.text) || token.text == "0" || symbols::is_symbol(token.text, side)
}

/// The sides of boards that people write on one line, and of which they may forget a cell or two.
const LINE_SIDES: &[u32] = &[6, 9, 12, 16, 25];

/// The side of a board of about so many cells.
fn side_near(cells: usize) -> Option<u32> {
    let near = |side: &&u32| cells.abs_diff((**side * **side) as usize) <= (**side as usize) / 2;
    LINE_SIDES.iter().find(near).copied()
}

/// A grid with pencil marks, if this is one.
pub(super) fn read_marks(sudoku: &Sudoku, text: &str) -> Option<Marks> {
    marks::read(text, sudoku.side())
}

/// A grid in any of the forms, filled as far as somebody has come.
pub(super) fn read_filling(sudoku: &Sudoku, text: &str) -> Result<Filling, ParseError> {
    let whole = 0..text.len();
    let mut forms: Vec<&Format<Sudoku>> = FORMATS.iter().collect();
    forms.sort_by_key(|form| std::cmp::Reverse((form.fits)(text)));
    let reads = forms.iter().filter_map(|form| (form.read)(text).into_iter().next());
    let fits = |read: &Result<Sudoku, ParseError>| {
        read.as_ref().is_ok_and(|solved| solved.side() == sudoku.side())
    };
    let read: Vec<Result<Sudoku, ParseError>> = reads.map(|entry| entry.puzzle).collect();
    let Some(Ok(solved)) = read.iter().find(|read| fits(read)) else {
        // The form that fits best knows best what is wrong.
        let error = read.into_iter().next().and_then(Result::err);
        return Err(error.unwrap_or_else(|| {
            let expected = message!("sudoku-filled-board", side = sudoku.side());
            ParseError::new(whole, message!("sudoku-another-board"), expected)
        }));
    };
    Ok(solved.givens.iter().map(|given| given.checked_sub(1)).collect())
}
