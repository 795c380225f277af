//! What tests that count solutions share: puzzles as text, puzzles by chance, a comparison.

#![allow(dead_code, reason = "no test needs all of it")]

pub mod agreement;
pub mod makers;
pub mod sets;
pub mod table;

pub use grille_chance::Seed;

use grille::{Count, FormId, Instance, Limits, MethodId, Promise, Reading, Solver};

/// A puzzle as somebody would hand it in.
#[derive(Clone, Debug)]
pub struct Sheet {
    pub family: &'static str,
    pub form: &'static str,
    pub settings: Vec<(String, String)>,
    pub text: String,
}

impl Sheet {
    pub fn new(family: &'static str, form: &'static str, text: impl Into<String>) -> Self {
        Self { family, form, settings: Vec::new(), text: text.into() }
    }

    /// The same puzzle under another rule.
    pub fn with(mut self, key: &str, value: impl ToString) -> Self {
        self.settings.push((key.to_owned(), value.to_string()));
        self
    }

    /// The puzzle, which must be the only one of its text.
    #[track_caller]
    pub fn puzzle(&self) -> Box<dyn Instance> {
        let reading = Reading {
            family: grille::family(self.family),
            form: Some(FormId::new(self.form)),
            settings: self.settings.clone(),
        };
        let mut items = grille::read(&self.text, &reading).expect("family and form exist");
        assert_eq!(items.len(), 1, "puzzles in {self:?}");
        let puzzle = items.remove(0).puzzle;
        puzzle.unwrap_or_else(|error| panic!("{error} in {self:?}"))
    }

    /// The number of solutions by every method that answers all, with its name. Counts to `most`.
    #[track_caller]
    pub fn counts(&self, most: u128) -> Vec<(MethodId, Count)> {
        let puzzle = self.puzzle();
        let family = grille::family(self.family).expect("the family exists");
        let count = |(name, _)| {
            let solver = Solver::new(puzzle.as_ref(), name).expect("the list has this method");
            let answers = solver.promise() == Promise::Answer;
            answers.then(|| (name, solver.count(most, Limits::NONE).0))
        };
        grille::methods(family).into_iter().filter_map(count).collect()
    }
}

/// Rows of cells parted by blanks.
pub fn rows<T: ToString>(width: usize, cells: &[T]) -> String {
    let row = |row: &[T]| row.iter().map(T::to_string).collect::<Vec<_>>().join(" ") + "\n";
    cells.chunks(width).map(row).collect()
}

/// A full sudoku in blocks of so many rows and columns.
///
/// ```text
/// 1 2 3 4   each row is the row above, shifted by the width of a block,
/// 3 4 1 2   or by one more where a block begins; then lines are mixed
/// 2 3 4 1   inside their blocks, and whole blocks too
/// 4 1 2 3
/// ```
pub fn full_sudoku(seed: &mut Seed, block_rows: usize, block_columns: usize) -> Vec<usize> {
    let side = block_rows * block_columns;
    let mut lines = |blocks: usize, length: usize| -> Vec<usize> {
        let order = seed.order(blocks);
        let inside: Vec<Vec<usize>> = order.iter().map(|_| seed.order(length)).collect();
        let line = |i: usize| order[i / length] * length + inside[i / length][i % length];
        (0..side).map(line).collect()
    };
    let (rows, columns) = (lines(block_columns, block_rows), lines(block_rows, block_columns));
    let names = seed.order(side);
    let number = |cell: usize| {
        let (row, column) = (rows[cell / side], columns[cell % side]);
        let shift = block_columns * (row % block_rows) + row / block_rows;
        names[(shift + column) % side] + 1
    };
    (0..side * side).map(number).collect()
}
