//! Sudokus as lists of numbers, in brackets or on lines that are no rows.

use grille_engine::{Message, message};
use grille_grid::Size;

use super::super::{Sudoku, usual_block_rows};
use super::{MOST_CELLS, from_cells, is_cell, large, side_near, side_of, usual};
use crate::puzzle::{Entry, Extent, Fit, FormId, Format};
use crate::text::{
    Block, Board, Lone, ParseError, Sight, Titles, Token, block_end, is_blank, lists,
};

pub(super) const LIST: Format<Sudoku> =
    Format { id: FormId::new("list"), extent: Extent::Own(end), fits, read, write: Some(write) };

/// Where the first list ends.
fn end(text: &str) -> usize {
    lists::end(text).unwrap_or_else(|| block_end(text))
}

fn fits(text: &str) -> Fit {
    let text = &text[..text.floor_char_boundary(16 * MOST_CELLS)];
    let Some((cells, is_list)) = all_cells(text) else { return Fit::No };
    let rectangle = Sight::of(text).map_or(0, |sight| sight.size.width * sight.size.height);
    let exact = side_of(cells.len()).filter(|&side| usual_block_rows(side) > 1);
    let Some(side) = exact.or_else(|| side_near(cells.len()).filter(|&side| side >= 9)) else {
        return Fit::No;
    };
    let wrong = cells.iter().filter(|cell| !is_cell(cell, side)).count();
    let blank = cells.iter().filter(|cell| is_blank(cell.text) || cell.text == "0").count();
    if wrong > cells.len() / 20 || blank == 0 {
        return Fit::No;
    }
    match exact {
        Some(_) if is_list && wrong == 0 => Fit::Sure,
        Some(_) => Fit::Fair,
        None if rectangle == side * side => Fit::Fair,
        None => Fit::Weak,
    }
}

/// All cells of a list in brackets, or of a few lines that are no rows of a board; is it a list?
fn all_cells(text: &str) -> Option<(Vec<Token<'_>>, bool)> {
    if let Some(list) = lists::first(text) {
        return (list.lists.is_empty() && list.words.len() > 1).then_some((list.words, true));
    }
    let sight = Sight::of(text).filter(|sight| sight.header.is_none())?;
    let Size { width, height } = sight.size;
    let is_flow = width != height && height > 1 && width.abs_diff(height) > 2;
    is_flow.then(|| (sight.cells().copied().collect(), false))
}

fn read(text: &str) -> Vec<Entry<Sudoku>> {
    let mut entries = Vec::new();
    let mut start = 0;
    while !text[start..].trim().is_empty() {
        let rest = &text[start..];
        let end = end(rest);
        let mut puzzle = read_one(&rest[..end]);
        if let Err(error) = &mut puzzle {
            error.span = error.span.start + start..error.span.end + start;
        }
        entries.push(Entry::new(Titles::default(), puzzle));
        start += end.max(1);
    }
    entries
}

fn read_one(text: &str) -> Result<Sudoku, ParseError> {
    let nothing = || {
        let expected = message!("sudoku-cells-as-numbers");
        ParseError::new(0..text.len(), message!("nothing"), expected)
    };
    let cells: Vec<Token> = match lists::first(text) {
        Some(list) => list.all(),
        None => {
            let block = Block::first(text).rows;
            let board = match block.is_empty() {
                true => return Err(nothing()),
                false => Board::from_rows(&block, Lone::Signs)?,
            };
            board.cells
        }
    };
    // One number is no list.
    let read = if cells.len() > 1 { from_cells(&cells) } else { None };
    read.unwrap_or_else(|| {
        let found = message!("numbers", numbers = cells.len());
        let expected = match side_near(cells.len()) {
            Some(side) => message!("cells", cells = side * side),
            None => message!("sudoku-cells-as-numbers"),
        };
        Err(ParseError::new(0..text.trim_end().len(), found, expected))
    })
}

fn write(sudoku: &Sudoku) -> Result<String, Message> {
    large(sudoku)?;
    usual(sudoku)?;
    let rows = sudoku.givens.chunks(sudoku.side() as usize).map(|row| {
        let numbers: Vec<String> = row.iter().map(u8::to_string).collect();
        format!("{},\n", numbers.join(","))
    });
    Ok(format!("[\n{}]\n", rows.collect::<String>()))
}
