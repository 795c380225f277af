//! Sudokus as rows of cells, with bars and rules between blocks, or blank lines between bands.

use grille_grid::Size;

use super::super::{Sudoku, usual_block_rows};
use super::{MOST_CELLS, from_board, is_cell, likely_side, usual};
use crate::puzzle::{Entry, Extent, Fit, FormId, Format};
use crate::text::{
    Block, Board, Headers, Lone, Row, Sight, Titles, Token, block_end, is_blank, lists,
    read_entries, rows,
};

pub(super) const ROWS: Format<Sudoku> = Format {
    id: FormId::new("rows"),
    extent: Extent::Own(bands_end),
    fits,
    read,
    write: Some(|sudoku| usual(sudoku).map(|()| sudoku.rows_text())),
};

/// Where a board ends whose bands of blocks may be parted by blank lines.
fn bands_end(text: &str) -> usize {
    if let Some(end) = lists::end(text) {
        return end;
    }
    let first = block_end(text);
    let band = Block::first(text).rows;
    let Some(width) = Sight::of(&text[..first]).map(|sight| sight.size.width as usize) else {
        return first;
    };
    let is_band = !band.is_empty() && band.len() < width && width.is_multiple_of(band.len());
    if !is_band || usual_block_rows(width as u32) < 2 {
        return first;
    }
    let mut end = first;
    for _ in 1..width / band.len() {
        let next = end + block_end(&text[end..]);
        let more = Block::first(&text[end..next]).rows;
        let has_comment = rows(&text[end..next]).any(|row| row.comment().is_some());
        if more.len() != band.len() || has_comment {
            return first;
        }
        end = next;
    }
    end
}

/// So few givens would be no sign of a board that lacks a row or a cell.
const FEW: usize = 6;

fn fits(text: &str) -> Fit {
    let Some(sight) = sight(text) else { return Fit::No };
    let Size { width, height } = sight.size;
    let cells: Vec<Token> = sight.cells().copied().collect();
    if width == 1 && height == 1 && sight.is_ruled {
        return Fit::Sure;
    }
    let Some(side) = likely_side(sight.size, &cells) else { return Fit::No };
    let whole = width == height && sight.is_even();
    let trailing = sight.rows.iter().all(|row| row.last().is_some_and(|c| c.text.is_empty()));
    let whole = whole || sight.is_even() && trailing && width == height + 1;
    let near = width.abs_diff(side) <= 1 && height.abs_diff(side) <= 2;
    if !near || !sight.suits(|cell| is_cell(cell, side)) {
        return Fit::No;
    }
    if sight.has_blocks && side >= 4 {
        return Fit::Sure;
    }
    let has = |sign: &dyn Fn(&str) -> bool| sight.cells().any(|cell| sign(cell.text));
    let plain = |cell: &Token| is_blank(cell.text) || matches!(cell.text, "0" | "1");
    let two_blanks = side != 16 && has(&|text| text == "0") && has(&is_blank);
    let givens = cells.iter().filter(|cell| !is_blank(cell.text) && cell.text != "0").count();
    match whole {
        _ if sight.header.is_some() || two_blanks || cells.iter().all(plain) => Fit::Weak,
        true => Fit::Fair,
        false if givens > FEW && givens < cells.len() && sight.clashes() <= 1 => Fit::Fair,
        false => Fit::No,
    }
}

/// The board of a text at first sight, its bands put together.
fn sight(text: &str) -> Option<Sight<'_>> {
    match lists::rows(text) {
        Some(_) => Sight::of(text),
        None => {
            Sight::of_lines(&rows(text).filter(|row| row.comment().is_none()).collect::<Vec<_>>())
        }
    }
}

fn read(text: &str) -> Vec<Entry<Sudoku>> {
    // Bands that are parted by blank lines are one board.
    match text.len() <= 8 * MOST_CELLS
        && bands_end(text) > block_end(text)
        && lists::rows(text).is_none()
    {
        true => {
            let lines: Vec<Row> = rows(text).filter(|row| row.comment().is_none()).collect();
            let block = Block::of(&lines).rows;
            let title = rows(text).find_map(|row| row.comment());
            let board = Board::from_rows(&block, Lone::Signs).and_then(|board| from_board(&board));
            vec![Entry::new(title.map_or_else(Titles::default, Titles::title), board)]
        }
        false => read_entries(text, Headers::Never, from_board),
    }
}
