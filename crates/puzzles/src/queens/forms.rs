//! The text forms of queens: a number, or a board with queens on it.

use grille_engine::Solution;
use grille_grid::Size;

use super::{LARGEST, Queens};
use crate::puzzle::{Entry, Fit, Format, Puzzle};
use crate::text::{
    Board, Headers, ParseError, Row, Titles, Token, first_board, is_blank, read_entries, rows,
    solution_board, write_rows,
};

pub(super) const FORMATS: &[Format<Queens>] = &[
    Format {
        id: "number",
        about: "the side of an empty board, alone on its line",
        fits: fits_number,
        read: read_numbers,
        write: Some(write_number),
    },
    Format {
        id: "board",
        about: "one row of `.` and `Q` a line",
        fits: fits_board,
        read: |text| read_entries(text, Headers::Never, from_board),
        write: Some(|queens| Ok(board_text(queens))),
    },
];

fn lines(text: &str) -> impl Iterator<Item = Row<'_>> {
    rows(text).filter(|row| !row.is_blank() && row.comment().is_none())
}

fn fits_number(text: &str) -> Fit {
    let number = |row: Row| row.text.trim().parse::<u32>().ok();
    match lines(text).next().and_then(number) {
        Some(1..=LARGEST) => Fit::Fair,
        Some(_) => Fit::Weak,
        None => Fit::No,
    }
}

fn read_numbers(text: &str) -> Vec<Entry<Queens>> {
    let read = |row: Row| {
        let words: Vec<Token> = row.words().collect();
        let expected = format!("a number from 1 to {LARGEST}, alone on its line");
        match words[..] {
            [word] => {
                let side = word.number(1, LARGEST, "a board")?;
                Ok(Queens { side, placed: Vec::new() })
            }
            _ => Err(ParseError::new(row.span(), format!("{} words", words.len()), expected)),
        }
    };
    lines(text).map(|row| Entry::new(Titles::default(), read(row))).collect()
}

fn write_number(queens: &Queens) -> Result<String, String> {
    match queens.placed.len() {
        0 => Ok(format!("{}\n", queens.side)),
        placed => Err(format!("a number cannot say where the {placed} queens are")),
    }
}

fn is_queen(text: &str) -> bool {
    matches!(text, "Q" | "q" | "♛" | "♕" | "D" | "1")
}

fn is_empty(text: &str) -> bool {
    is_blank(text) || text == "0"
}

fn fits_board(text: &str) -> Fit {
    let Some(board) = first_board(text) else { return Fit::No };
    let square = board.size.width == board.size.height && board.size.width > 1 && !board.has_header;
    let sensible = |cell: &Token| is_queen(cell.text) || is_empty(cell.text);
    let letters = |cell: &Token| is_queen(cell.text) && cell.text != "1";
    match square && board.cells.iter().all(sensible) {
        true if board.cells.iter().any(letters) => Fit::Sure,
        true => Fit::Weak,
        false => Fit::No,
    }
}

/// Queens from rows of cells.
pub(super) fn from_board(board: &Board) -> Result<Queens, ParseError> {
    let Size { width, height } = board.size;
    if width != height || width > LARGEST {
        let expected = format!("as many rows as columns, {LARGEST} at most");
        let found = format!("a board of {width} by {height}");
        return Err(ParseError::new(board.span.clone(), found, expected));
    }
    let mut placed = Vec::new();
    for (cell, token) in board.size.cells().zip(&board.cells) {
        if is_queen(token.text) {
            placed.push(cell);
        } else if !is_empty(token.text) {
            return Err(token.error("`Q` for a queen or `.` for an empty cell"));
        }
    }
    Ok(Queens { side: width, placed })
}

/// The board with the queens that are there from the start.
pub(super) fn board_text(queens: &Queens) -> String {
    let cell = |i: usize| if queens.has_queen(grille_grid::Cell(i as u32)) { "Q" } else { "." };
    write_rows(queens.size(), |i| cell(i).to_owned())
}

/// A board with one queen in each row.
pub(super) fn read_solution(queens: &Queens, text: &str) -> Result<Solution, ParseError> {
    let board = solution_board(text, queens.size())?;
    let solved = from_board(&board)?;
    let size = solved.size();
    let mut solution = Vec::new();
    for row in 0..size.height {
        let mut here = solved.placed.iter().filter(|&&cell| size.row(cell) == row);
        let (Some(&queen), None) = (here.next(), here.next()) else {
            let found = solved.placed.iter().filter(|&&cell| size.row(cell) == row).count();
            let at = board.cells[(row * size.width) as usize].span();
            let found = format!("{found} queens in row {}", row + 1);
            return Err(ParseError::new(at, found, "one queen in each row"));
        };
        solution.push(size.column(queen) as u8);
    }
    Ok(solution)
}
