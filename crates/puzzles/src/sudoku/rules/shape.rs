//! Rows, columns and blocks of a sudoku as tables: which cells they have, and which cells see which.

use std::sync::{Arc, OnceLock};

use grille_engine::Spot;

use super::super::Sudoku;
use super::super::symbols::Signs;

/// Rows, columns and blocks.
pub(super) const KINDS: usize = 3;

/// Where a cell sits in a unit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seat {
    pub unit: usize,
    pub position: usize,
}

/// The board without its numbers. Units are the rows, then the columns, then the blocks, and each of
/// them numbers its cells in reading order; so a position in a row is a column.
#[derive(Debug)]
pub(super) struct Shape {
    pub side: usize,
    /// How its numbers are written.
    pub signs: Signs,
    /// Rows and columns of a block.
    block: (usize, usize),
    /// Words of a set of cells.
    pub words: usize,
    cells: Vec<u32>,
    seats: Vec<[Seat; KINDS]>,
    peers: Vec<u64>,
}

impl Shape {
    /// The shape of a puzzle; the usual one is made once.
    pub fn of(sudoku: &Sudoku) -> Arc<Self> {
        static USUAL: OnceLock<Arc<Shape>> = OnceLock::new();
        let block = (sudoku.block_rows as usize, sudoku.block_columns as usize);
        match block {
            (3, 3) => USUAL.get_or_init(|| Arc::new(Self::new(block, sudoku.signs))).clone(),
            _ => Arc::new(Self::new(block, sudoku.signs)),
        }
    }

    fn new(block: (usize, usize), signs: Signs) -> Self {
        let side = block.0 * block.1;
        let area = side * side;
        let words = area.div_ceil(64);
        let seats: Vec<[Seat; KINDS]> = (0..area).map(|cell| seats(cell, block)).collect();
        let mut cells = vec![0; KINDS * area];
        for (cell, seats) in seats.iter().enumerate() {
            seats.iter().for_each(|seat| cells[seat.unit * side + seat.position] = cell as u32);
        }
        let mut shape =
            Self { side, signs, block, words, cells, seats, peers: vec![0; area * words] };
        for cell in 0..area {
            for seat in shape.seats[cell] {
                for position in (0..side).filter(|&position| position != seat.position) {
                    let peer = shape.cell(seat.unit, position);
                    shape.peers[cell * words + peer / 64] |= 1 << (peer % 64);
                }
            }
        }
        shape
    }

    pub fn area(&self) -> usize {
        self.seats.len()
    }

    /// How many units there are.
    pub fn units(&self) -> usize {
        KINDS * self.side
    }

    /// Every unit of a kind.
    pub fn units_of(&self, kind: usize) -> std::ops::Range<usize> {
        kind * self.side..(kind + 1) * self.side
    }

    /// The cell at a position of a unit.
    pub fn cell(&self, unit: usize, position: usize) -> usize {
        self.cells[unit * self.side + position] as usize
    }

    /// The cells at some positions of a unit.
    pub fn cells(&self, unit: usize, positions: u64) -> impl Iterator<Item = usize> + '_ {
        bits(positions).map(move |position| self.cell(unit, position))
    }

    /// The row, the column and the block of a cell.
    pub fn seats(&self, cell: usize) -> &[Seat; KINDS] {
        &self.seats[cell]
    }

    pub fn row(&self, cell: usize) -> usize {
        cell / self.side
    }

    pub fn column(&self, cell: usize) -> usize {
        cell % self.side
    }

    pub fn block(&self, cell: usize) -> usize {
        self.seats[cell][2].unit
    }

    /// Is a cell in a unit?
    pub fn is_in(&self, cell: usize, unit: usize) -> bool {
        self.seats[cell].iter().any(|seat| seat.unit == unit)
    }

    /// Rows and columns of a block.
    pub fn block_size(&self) -> (usize, usize) {
        self.block
    }

    /// The cells that share a unit with this one, as a set.
    pub fn peers(&self, cell: usize) -> &[u64] {
        &self.peers[cell * self.words..(cell + 1) * self.words]
    }

    /// Do two cells share a unit?
    pub fn sees(&self, cell: usize, other: usize) -> bool {
        self.peers[cell * self.words + other / 64] >> (other % 64) & 1 == 1
    }

    /// The units that all of these cells share.
    pub fn shared(&self, cells: &[usize]) -> impl Iterator<Item = usize> + '_ {
        let first = self.seats[cells[0]];
        let all = (0..KINDS).filter(|&kind| {
            cells.iter().all(|&cell| self.seats[cell][kind].unit == first[kind].unit)
        });
        let all: u8 = all.fold(0, |set, kind| set | 1 << kind);
        (0..KINDS).filter(move |kind| all >> kind & 1 == 1).map(move |kind| first[kind].unit)
    }

    pub fn cell_spot(&self, cell: usize) -> Spot {
        Spot::Cell { row: self.row(cell) as u32 + 1, column: self.column(cell) as u32 + 1 }
    }

    pub fn unit_spot(&self, unit: usize) -> Spot {
        let number = (unit % self.side) as u32 + 1;
        match unit / self.side {
            0 => Spot::Row(number),
            1 => Spot::Column(number),
            _ => Spot::Block(number),
        }
    }
}

fn seats(cell: usize, (rows, columns): (usize, usize)) -> [Seat; KINDS] {
    let side = rows * columns;
    let (row, column) = (cell / side, cell % side);
    let block = row / rows * (side / columns) + column / columns;
    let inside = row % rows * columns + column % columns;
    [
        Seat { unit: row, position: column },
        Seat { unit: side + column, position: row },
        Seat { unit: 2 * side + block, position: inside },
    ]
}

/// The bits that are set, lowest first.
pub(super) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        bit
    })
}
