//! A board of numbers with a margin around it, and rings of equal numbers.

use grille_grid::{Axis, Cell, Size};

use super::super::Singles;

/// Where cells lie when the board has a margin of one cell on all sides: every cell then has
/// neighbours, and all of them at the same distances.
///
/// ```text
/// -----
/// -012-      the spots of a board of 3 by 2: cell 4 has the spot 12
/// -345-
/// -----
/// ```
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    size: Size,
    /// The distance to the cell below.
    pub down: usize,
}

impl Layout {
    pub fn new(size: Size) -> Self {
        Self { size, down: size.width as usize + 2 }
    }

    /// How many spots there are, with the margin.
    pub fn spots(&self) -> usize {
        self.down * (self.size.height as usize + 2)
    }

    pub fn cells(&self) -> usize {
        self.size.area()
    }

    /// The spot of a cell.
    pub fn spot(&self, cell: usize) -> usize {
        let width = self.size.width as usize;
        (cell / width + 1) * self.down + cell % width + 1
    }

    /// The cell of a spot that is not in the margin.
    pub fn cell(&self, spot: usize) -> usize {
        (spot / self.down - 1) * self.size.width as usize + spot % self.down - 1
    }

    /// The spots of all cells, in reading order.
    pub fn each(&self) -> impl Iterator<Item = usize> + use<> {
        let Self { size, down } = *self;
        let row = move |row: usize| (1..=size.width as usize).map(move |x| row * down + x);
        (1..=size.height as usize).flat_map(row)
    }

    /// The distance to the next spot of a line.
    pub fn step(&self, axis: usize) -> usize {
        [1, self.down][axis]
    }

    /// The spots of the row (0) or column (1) of one.
    pub fn line(&self, axis: usize, spot: usize) -> impl Iterator<Item = usize> + use<> {
        let (row, column, step) = (spot / self.down, spot % self.down, self.step(axis));
        let (start, length) = match axis {
            0 => (row * self.down + 1, self.size.width),
            _ => (self.down + column, self.size.height),
        };
        (0..length as usize).map(move |place| start + place * step)
    }

    /// The spots that share a side with this one, those opposite each other side by side.
    pub fn beside(&self, spot: usize) -> [usize; 4] {
        [spot - 1, spot + 1, spot - self.down, spot + self.down]
    }

    /// The spots that share only a corner with this one.
    pub fn diagonal(&self, spot: usize) -> [usize; 4] {
        let (above, below) = (spot - self.down, spot + self.down);
        [above - 1, above + 1, below - 1, below + 1]
    }

    /// For each axis and spot, the next one on its line with the same number, and so on round.
    pub fn rings(&self, singles: &Singles) -> [Vec<u32>; 2] {
        let most = singles.numbers.iter().max().map_or(0, |&most| most as usize);
        // The last spot of each number, and the line on which it was seen.
        let mut last: Vec<(u32, u32)> = vec![(0, 0); most + 1];
        let mut number_of_line = 0;
        Axis::BOTH.map(|axis| {
            let mut ring: Vec<u32> = vec![0; self.spots()];
            for line in self.size.lines_along(axis) {
                number_of_line += 1;
                for cell in line.cells() {
                    let spot = self.spot_of(cell);
                    let number = singles.numbers[cell.index()] as usize;
                    let (seen, before) = last[number];
                    let before = if seen == number_of_line { before as usize } else { spot };
                    ring[spot] = if before == spot { spot as u32 } else { ring[before] };
                    ring[before] = spot as u32;
                    last[number] = (number_of_line, spot as u32);
                }
            }
            ring
        })
    }

    fn spot_of(&self, cell: Cell) -> usize {
        self.spot(cell.index())
    }
}
