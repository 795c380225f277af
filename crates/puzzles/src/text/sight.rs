//! A board at first sight: rows of cells that may differ in length, and what is drawn around them.
//!
//! Forms look at it to say how well a text fits. It forgives what readers do not, so that a board
//! with a mistake is told from another board.

use std::collections::HashMap;

use grille_grid::Size;

use super::block::{Block, Header, header};
use super::notation::Notation;
use super::{Board, Row, Token, is_blank, lists};
use crate::puzzle::Fit;

/// A board at first sight.
#[derive(Debug)]
pub struct Sight<'a> {
    /// The rows as they are.
    pub rows: Vec<Vec<Token<'a>>>,
    /// The usual width, and how many rows there are.
    pub size: Size,
    /// What a line before it says of it, if there is one.
    pub header: Option<Header>,
    /// Are lines drawn between blocks of cells?
    pub has_blocks: bool,
    /// Are lines drawn between rows?
    pub is_ruled: bool,
    /// The lines without header and drawn lines.
    lines: Vec<Row<'a>>,
}

impl<'a> Sight<'a> {
    /// The first board of a text, if there is anything like one.
    pub fn of(text: &'a str) -> Option<Self> {
        if let Some(rows) = lists::rows(text) {
            return Some(Self::new(rows, Vec::new(), None));
        }
        Self::of_block(Block::first(text))
    }

    /// The board on these lines, of which some may be blank.
    pub fn of_lines(lines: &[Row<'a>]) -> Option<Self> {
        Self::of_block(Block::of(lines))
    }

    fn of_block(block: Block<'a>) -> Option<Self> {
        let header = header(&block.rows);
        let lines: Vec<Row> =
            block.rows.iter().copied().skip(usize::from(header.is_some())).collect();
        if lines.is_empty() || lines.len() > super::LONGEST_SIDE as usize + 1 {
            return None;
        }
        let lone = header.is_some_and(|header| header.width == 1);
        let notation = if lone { Notation::Words } else { Notation::of(&lines) };
        let rows = lines.iter().map(|&line| notation.cells(line)).collect();
        let bars = lines.iter().any(|line| inner_bars(line.text));
        let has_blocks = (block.is_ruled || bars) && notation != Notation::Bars;
        let sight = Self::new(rows, lines, header);
        Some(Self { has_blocks, is_ruled: block.is_ruled, ..sight })
    }

    fn new(rows: Vec<Vec<Token<'a>>>, lines: Vec<Row<'a>>, header: Option<Header>) -> Self {
        let width = usual(rows.iter().map(Vec::len));
        let size = Size::new(width as u32, rows.len() as u32);
        Self { rows, size, header, has_blocks: false, is_ruled: false, lines }
    }

    /// How well the board is what the line before it says; there must be such a line.
    pub fn heading(&self) -> Fit {
        let Some(header) = self.header else { return Fit::No };
        let wide = self.size.width.abs_diff(header.width);
        let high = self.size.height.abs_diff(header.height);
        match wide + high {
            0 if self.is_even() => Fit::Sure,
            0..=2 if wide == 0 || high == 0 => Fit::Fair,
            _ => Fit::No,
        }
    }

    /// All cells.
    pub fn cells(&self) -> impl Iterator<Item = &Token<'a>> {
        self.rows.iter().flatten()
    }

    /// Have all rows the same length?
    pub fn is_even(&self) -> bool {
        self.rows.iter().all(|row| row.len() == self.size.width as usize)
    }

    /// Do all cells suit but a few that may be mistyped: one in twelve?
    pub fn suits(&self, suits: impl Fn(&Token<'a>) -> bool) -> bool {
        let filled = self.cells().filter(|cell| !is_blank(cell.text));
        let (mut right, mut wrong) = (0, 0);
        filled.for_each(|cell| if suits(cell) { right += 1 } else { wrong += 1 });
        wrong == 0 || right >= 12 * wrong || (wrong == 1 && right >= 5)
    }

    /// How many cells must be emptied until no sign stands twice in a row or a column; many if it is
    /// more than a few.
    pub fn clashes(&self) -> usize {
        let mut twins = Twins::new(&self.rows);
        (0..Twins::MANY).find(|_| !twins.empty_worst()).unwrap_or(Twins::MANY)
    }

    /// The same as a board, if all rows have the same length.
    pub fn board(&self) -> Option<Board<'a>> {
        if !self.is_even() {
            return None;
        }
        let first = self.cells().next()?;
        let last = self.cells().last()?;
        let span = match (self.lines.first(), self.lines.last()) {
            (Some(first), Some(last)) => first.start..last.span().end,
            _ => first.start..last.span().end,
        };
        let cells = self.rows.concat();
        Some(Board { size: self.size, cells, span, header: self.header })
    }
}

/// The number that is most common; of several the first.
pub(super) fn usual(numbers: impl Iterator<Item = usize>) -> usize {
    let numbers: Vec<usize> = numbers.collect();
    let mut sorted = numbers.clone();
    sorted.sort_unstable();
    let runs = || sorted.chunk_by(|a, b| a == b);
    let most = runs().map(<[usize]>::len).max().unwrap_or(0);
    let is_usual = |number: &usize| runs().any(|run| run.len() == most && run[0] == *number);
    numbers.into_iter().find(is_usual).unwrap_or(0)
}

/// Are there bars between groups of cells?
fn inner_bars(line: &str) -> bool {
    line.trim().trim_matches('|').contains('|')
}

/// Signs that stand twice in a row or a column.
struct Twins<'s> {
    rows: Vec<Vec<&'s str>>,
    /// How often a sign stands in a line; columns come after the rows.
    counts: HashMap<(usize, &'s str), usize>,
}

impl<'s> Twins<'s> {
    /// More than a few.
    const MANY: usize = 6;

    fn new(rows: &[Vec<Token<'s>>]) -> Self {
        let sign = |cell: &Token<'s>| {
            if is_blank(cell.text) || cell.text == "0" { "" } else { cell.text }
        };
        let rows: Vec<Vec<&str>> = rows.iter().map(|row| row.iter().map(sign).collect()).collect();
        let mut counts = HashMap::new();
        for (row, cells) in rows.iter().enumerate() {
            for (column, sign) in cells.iter().enumerate().filter(|(_, sign)| !sign.is_empty()) {
                *counts.entry((row, *sign)).or_default() += 1;
                *counts.entry((rows.len() + column, *sign)).or_default() += 1;
            }
        }
        Self { rows, counts }
    }

    /// Empty the cell that has the most twins, if any has.
    fn empty_worst(&mut self) -> bool {
        let height = self.rows.len();
        let mut worst = (0, 0, 0);
        for (row, cells) in self.rows.iter().enumerate() {
            for (column, sign) in cells.iter().enumerate().filter(|(_, sign)| !sign.is_empty()) {
                let twins = self.counts[&(row, *sign)] + self.counts[&(height + column, *sign)] - 2;
                worst = worst.max((twins, row, column));
            }
        }
        let (twins, row, column) = worst;
        if twins == 0 {
            return false;
        }
        let sign = std::mem::take(&mut self.rows[row][column]);
        for line in [row, height + column] {
            *self.counts.get_mut(&(line, sign)).expect("it was counted") -= 1;
        }
        true
    }
}
