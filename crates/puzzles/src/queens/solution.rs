//! Solutions as text: a board, or the column of every row's queen.

use grille_engine::message;
use grille_grid::Size;

use super::forms::{self, WIDEST_TEXT};
use super::{Queens, WIDEST_MODEL, columns};
use crate::abilities::Filling;
use crate::puzzle::Puzzle;
use crate::text::{Board, ParseError, Token, column_range, rows, solution_board, write_rows};

/// A board; where that would be too wide, a column a line, counted from 1.
pub(super) fn text(columns: &[u32]) -> String {
    let side = columns.len() as u32;
    if side > WIDEST_TEXT {
        return columns.iter().map(|column| format!("{}\n", column + 1)).collect();
    }
    write_rows(Size::square(side), |i| {
        let (row, column) = (i / side as usize, i as u32 % side);
        if columns[row] == column { "Q" } else { "." }.to_owned()
    })
}

/// The column of every row's queen, counted from 1.
pub(super) fn line(columns: &[u32]) -> String {
    let words: Vec<String> = columns.iter().map(|column| (column + 1).to_string()).collect();
    words.join(" ")
}

/// A board with one queen in each row, or none yet, or the columns of these queens.
pub(super) fn read(queens: &Queens, text: &str) -> Result<Filling, ParseError> {
    let lines = rows(text).filter(|row| row.comment().is_none());
    let words: Vec<Token> = lines.flat_map(|row| row.words()).collect();
    let columns: Vec<Option<u32>> = if is_list(queens.side, &words) {
        from_list(queens.side, text, &words)?.into_iter().map(Some).collect()
    } else {
        from_board(&solution_board(text, queens.size())?)?
    };
    match columns.iter().copied().collect::<Option<Vec<u32>>>() {
        Some(columns) => Ok(columns::solution(&columns).into_iter().map(Some).collect()),
        None => Ok(columns.into_iter().map(|column| column.map(|column| column as u8)).collect()),
    }
}

/// Is this no board? A board without blanks has longer words than any column has digits.
fn is_list(side: u32, words: &[Token]) -> bool {
    let short = |word: &Token| word.text.len() < side as usize && word.text.parse::<u32>().is_ok();
    side > WIDEST_TEXT || side > 1 && words.len() == side as usize && words.iter().all(short)
}

fn from_list(side: u32, text: &str, words: &[Token]) -> Result<Vec<u32>, ParseError> {
    if words.len() != side as usize {
        let found = message!("words", words = words.len());
        let expected = message!("queens-columns", rows = side);
        return Err(ParseError::new(0..text.len(), found, expected));
    }
    words.iter().map(|word| Ok(word.number(1, side, column_range)? - 1)).collect()
}

/// The columns of a board's queens. Only where a model can hold it may rows be without one.
fn from_board(board: &Board) -> Result<Vec<Option<u32>>, ParseError> {
    let (queens, size) = (forms::queens(board)?, board.size);
    let column = |row: u32| {
        let mut here = queens.iter().filter(|&&cell| size.row(cell) == row);
        match (here.next(), here.next()) {
            (Some(&queen), None) => return Ok(Some(size.column(queen))),
            (None, _) if size.width <= WIDEST_MODEL => return Ok(None),
            _ => {}
        }
        let found = queens.iter().filter(|&&cell| size.row(cell) == row).count();
        let at = board.cells[(row * size.width) as usize].span();
        let found = message!("queens-in-row", queens = found, row = row + 1);
        Err(ParseError::new(at, found, message!("queens-one-a-row")))
    };
    (0..size.height).map(column).collect()
}
