//! Rows, columns and blocks as one kind of thing, and where they cross: what never changes.

use grille_engine::Values;

/// The units of a board of some width, each with as many seats as the board is wide.
///
/// ```text
/// units   row 0, row 1 … | column 0, column 1 … | block 0, block 1 …
/// ```
#[derive(Debug)]
pub(super) struct Shape {
    pub side: usize,
    block: (usize, usize),
    /// For each cell its seat in its row, its column and its block.
    seats: Vec<[Seat; KINDS]>,
    /// For each unit and place there the cell.
    cells: Vec<u16>,
    /// Where units cross in more than one cell.
    pub crossings: [Crossing; 4],
}

/// Rows, columns, blocks.
pub(super) const KINDS: usize = 3;
const ROW: usize = 0;
const COLUMN: usize = 1;
const BLOCK: usize = 2;

/// A place in a unit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seat {
    pub unit: u16,
    pub place: u8,
}

/// Units of one kind cross those of another.
///
/// ```text
/// block   ###  the first row, seen from the block: places 0, 1, 2
///         ...
/// ```
#[derive(Debug)]
pub(super) struct Crossing {
    pub from: usize,
    pub to: usize,
    /// For each place of a unit `from` all places that share the unit `to` with it.
    pub here: Vec<u64>,
    /// The same the other way round: for each place of `to` those that share the unit `from`.
    pub there: Vec<u64>,
}

impl Shape {
    pub fn new(block_rows: usize, block_columns: usize) -> Self {
        let side = block_rows * block_columns;
        let seat = |kind: usize, unit: usize, place: usize| Seat {
            unit: (kind * side + unit) as u16,
            place: place as u8,
        };
        let seats: Vec<[Seat; KINDS]> = (0..side * side)
            .map(|cell| {
                let (row, column) = (cell / side, cell % side);
                let block = row / block_rows * block_rows + column / block_columns;
                let place = row % block_rows * block_columns + column % block_columns;
                [seat(ROW, row, column), seat(COLUMN, column, row), seat(BLOCK, block, place)]
            })
            .collect();
        let mut cells = vec![0; KINDS * side * side];
        for (cell, seats) in seats.iter().enumerate() {
            for seat in seats {
                cells[usize::from(seat.unit) * side + usize::from(seat.place)] = cell as u16;
            }
        }
        let crossings = [(ROW, BLOCK), (COLUMN, BLOCK), (BLOCK, ROW), (BLOCK, COLUMN)];
        let crossings = crossings.map(|(from, to)| Crossing {
            from,
            to,
            here: shared(&seats, side, from, to),
            there: shared(&seats, side, to, from),
        });
        Self { side, block: (block_rows, block_columns), seats, cells, crossings }
    }

    /// All digits, or all places of a unit.
    pub fn all(&self) -> u64 {
        u64::MAX >> (64 - self.side)
    }

    pub fn units(&self) -> usize {
        KINDS * self.side
    }

    pub fn seats(&self, cell: usize) -> &[Seat; KINDS] {
        &self.seats[cell]
    }

    pub fn cell(&self, unit: usize, place: usize) -> usize {
        usize::from(self.cells[unit * self.side + place])
    }

    /// The digit of a cell in a full board: each row is the one above, shifted.
    ///
    /// ```text
    /// 012345
    /// 345012
    /// 123450   the next block: shifted by one more
    /// ```
    pub fn pattern(&self, cell: usize) -> u32 {
        let (rows, columns) = self.block;
        let (row, column) = (cell / self.side, cell % self.side);
        ((row % rows * columns + row / rows + column) % self.side) as u32
    }
}

/// For each place of a unit of one kind, those that share a unit of the other kind with it. This
/// is so in every unit of that kind, so the first one will do.
fn shared(seats: &[[Seat; KINDS]], side: usize, from: usize, to: usize) -> Vec<u64> {
    let first = (from * side) as u16;
    let unit = || seats.iter().filter(|seats| seats[from].unit == first);
    let mut masks = vec![0; side];
    for one in unit() {
        for other in unit().filter(|other| other[to].unit == one[to].unit) {
            masks[usize::from(one[from].place)] |= 1 << other[from].place;
        }
    }
    masks
}

/// The bits of a word, the lowest first.
pub(super) fn bits(word: u64) -> impl Iterator<Item = usize> {
    Values(word).iter().map(usize::from)
}
