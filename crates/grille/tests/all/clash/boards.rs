//! Small boards at random, most of which have no solution.

use crate::common::table::Table;
use crate::common::{Seed, Sheet};

/// A board of words, and how a cell without a clue is written.
#[derive(Clone)]
pub struct Board {
    pub family: &'static str,
    pub table: Table,
    pub blank: fn(usize) -> String,
}

impl Board {
    fn new(family: &'static str, table: Table) -> Self {
        Self { family, table, blank: |_| ".".to_owned() }
    }

    pub fn sheet(&self) -> Sheet {
        let text = format!("grille 1 {}\nboard\n{}", self.family, self.table.rows());
        Sheet::new(self.family, "grille", text)
    }

    /// The cells with clues.
    pub fn clues(&self) -> Vec<usize> {
        let has_clue = |&cell: &usize| self.table.cells[cell] != ".";
        (0..self.table.cells.len()).filter(has_clue).collect()
    }

    /// The same board without the clues of some cells.
    pub fn without(&self, cells: &[usize]) -> Self {
        let mut board = self.clone();
        cells.iter().for_each(|&cell| board.table.cells[cell] = (self.blank)(cell));
        board
    }
}

pub fn sudoku(seed: &mut Seed) -> Board {
    let shown = 10 + seed.below(30);
    Board::new("sudoku", Table::new(4, 4, |_| given(seed, shown, 1, 4)))
}

pub fn takuzu(seed: &mut Seed) -> Board {
    let shown = 10 + seed.below(50);
    Board::new("takuzu", Table::new(4, 4, |_| given(seed, shown, 0, 2)))
}

pub fn queens(seed: &mut Seed) -> Board {
    let side = 4 + seed.below(2);
    let shown = 5 + seed.below(10);
    let word = |seed: &mut Seed| if seed.percent(shown) { "Q" } else { "." }.to_owned();
    Board::new("queens", Table::new(side, side, |_| word(seed)))
}

/// A cell has no clue when its number stands nowhere else.
pub fn singles(seed: &mut Seed) -> Board {
    let numbers = 2 + seed.below(4);
    let table = Table::new(4, 3, |_| given(seed, 100, 1, numbers));
    Board { blank: |cell| (6 + cell).to_string(), ..Board::new("singles", table) }
}

pub fn bridges(seed: &mut Seed) -> Board {
    let most = 2 + seed.below(3);
    let mut table = Table::new(4, 3, |_| given(seed, 35, 1, most));
    table.cells[seed.below(12)] = "1".to_owned();
    Board::new("bridges", table)
}

/// So many of a hundred cells hold one of `count` numbers.
fn given(seed: &mut Seed, shown: usize, first: usize, count: usize) -> String {
    let number = (first + seed.below(count)).to_string();
    if seed.percent(shown) { number } else { ".".to_owned() }
}

/// Lines of a picture, some of which are those of another one.
pub fn nonogram(seed: &mut Seed) -> Sheet {
    let colours = 1 + seed.below(2);
    let (width, height) = (5 - colours, 3);
    let mut picture = || -> Vec<usize> {
        let cell = |_| if seed.percent(55) { 1 + seed.below(colours) } else { 0 };
        (0..width * height).map(cell).collect()
    };
    let pictures = [picture(), picture()];
    let mut clues = |cells: &dyn Fn(usize) -> Vec<usize>, count: usize| -> String {
        let mut line = |index: usize| {
            let picture = &pictures[usize::from(seed.percent(20))];
            let line: Vec<usize> = cells(index).iter().map(|&cell| picture[cell]).collect();
            clue(&line) + "\n"
        };
        (0..count).map(&mut line).collect()
    };
    let rows = clues(&|row| (0..width).map(|x| row * width + x).collect(), height);
    let columns = clues(&|column| (0..height).map(|y| y * width + column).collect(), width);
    let palette = ["", "r #ff0000\n", "r #ff0000\ng #00ff00\n"][colours];
    let text =
        format!("grille 1 nonogram\ncolours\n. #ffffff\n{palette}rows\n{rows}columns\n{columns}");
    Sheet::new("nonogram", "grille", text)
}

/// The runs of a line in words.
pub fn clue(line: &[usize]) -> String {
    let runs = line.chunk_by(|a, b| a == b).filter(|run| run[0] > 0);
    let words: Vec<String> =
        runs.map(|run| format!("{}{}", run.len(), [".", "r", "g"][run[0]])).collect();
    if words.is_empty() { "0".to_owned() } else { words.join(" ") }
}
