//! How many cells of each colour the rows and the columns ask for: adding up shows what lines do not.

use grille_engine::Value;
use grille_engine::constraints::Run;

use super::Nonogram;

/// A colour of which the rows and the columns do not ask for as many cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Mismatch {
    pub colour: Value,
    /// How many the rows ask for, and the columns.
    pub cells: [u32; 2],
}

impl Nonogram {
    /// The first colour whose cells do not add up.
    pub(super) fn mismatch(&self) -> Option<Mismatch> {
        self.mismatches().next()
    }

    /// Every colour whose cells do not add up.
    pub(super) fn mismatches(&self) -> impl Iterator<Item = Mismatch> {
        let colours = (1..self.palette.len()).map(|colour| colour as Value);
        let mismatch = move |colour| {
            let cells = [0, 1].map(|axis| self.cells_of(axis, colour).sum());
            Mismatch { colour, cells }
        };
        colours.map(mismatch).filter(|mismatch| mismatch.cells[0] != mismatch.cells[1])
    }

    /// The lines that show a mismatch, by their numbers: all of the side that asks for fewer, and
    /// of the other the longest, as many as it takes to ask for more.
    ///
    /// ```text
    ///         1 1 1
    /// 1 1           these two rows ask for four cells,
    /// 0             all columns for three
    /// 1 1
    /// 1
    /// ```
    pub(super) fn too_many(&self, mismatch: Mismatch) -> impl Iterator<Item = usize> {
        let [rows, columns] = mismatch.cells;
        let (more, fewer, least) = if rows > columns { (0, 1, columns) } else { (1, 0, rows) };
        let cells: Vec<u32> = self.cells_of(more, mismatch.colour).collect();
        let mut longest: Vec<usize> = (0..cells.len()).collect();
        longest.sort_by_key(|&line| std::cmp::Reverse(cells[line]));
        let mut asked = 0;
        let taken = longest.iter().take_while(|&&line| {
            let is_short = asked <= least;
            asked += cells[line];
            is_short
        });
        let taken: Vec<usize> = taken.map(|line| self.first(more) + line).collect();
        let all = self.first(fewer)..self.first(fewer) + self.clues[fewer].len();
        taken.into_iter().chain(all)
    }

    /// How many cells of a colour each line along an axis asks for: rows, 0, or columns, 1.
    fn cells_of(&self, axis: usize, colour: Value) -> impl Iterator<Item = u32> {
        let cells = move |runs: &Vec<Run>| {
            let alike = runs.iter().filter(|run| run.colour == colour);
            alike.map(|run| run.length).sum()
        };
        self.clues[axis].iter().map(cells)
    }
}
