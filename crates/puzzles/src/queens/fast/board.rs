//! A board of at most 64 by 64 with some queens on it, as sets of bits (bit boards).

use grille_engine::Values;

/// Which rows, columns and diagonals are still without a queen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    /// Rows without a queen.
    pub(super) rows: u64,
    /// Columns without a queen.
    pub(super) columns: u64,
    /// Diagonals with a queen: bit `row + column`.
    rising: u128,
    /// Diagonals with a queen: bit `63 - row + column`.
    falling: u128,
}

/// A row and a column.
pub(super) type Square = (u32, u32);

impl Board {
    /// A board without queens.
    pub(super) fn empty(side: u32) -> Self {
        let all = Values::below(side).0;
        Self { rows: all, columns: all, rising: 0, falling: 0 }
    }

    /// The board with queens on these squares too; `None` if one is in reach of another.
    pub(super) fn with(self, queens: impl IntoIterator<Item = Square>) -> Option<Self> {
        queens.into_iter().try_fold(self, |board, (row, column)| {
            let open = board.rows >> row & 1 == 1 && board.places(row) >> column & 1 == 1;
            open.then(|| board.place(row, column))
        })
    }

    /// The columns where a row can have its queen.
    pub(super) fn places(&self, row: u32) -> u64 {
        let attacked = (self.rising >> row) as u64 | (self.falling >> (63 - row)) as u64;
        self.columns & !attacked
    }

    /// The board with one more queen, which is in nobody's reach.
    pub(super) fn place(&self, row: u32, column: u32) -> Self {
        Self {
            rows: self.rows & !(1 << row),
            columns: self.columns & !(1 << column),
            rising: self.rising | 1 << (row + column),
            falling: self.falling | 1 << (63 - row + column),
        }
    }

    /// The row with the fewest places and these; `None` if a row or a column has none.
    pub(super) fn tightest(&self) -> Option<(u32, u64)> {
        let (mut best, mut fewest, mut covered) = (None, u32::MAX, 0);
        for row in bits(self.rows) {
            let places = self.places(row);
            covered |= places;
            if places.count_ones() < fewest {
                fewest = places.count_ones();
                best = Some((row, places));
            }
        }
        best.filter(|_| fewest > 0 && covered == self.columns)
    }

    /// The boards with one more queen, in the tightest row.
    pub(super) fn next(&self) -> impl Iterator<Item = Self> + use<'_> {
        let tightest = self.tightest().into_iter();
        tightest
            .flat_map(move |(row, places)| bits(places).map(move |column| self.place(row, column)))
    }
}

/// The numbers of the bits of a set, rising.
pub(super) fn bits(set: u64) -> impl Iterator<Item = u32> {
    Values(set).iter().map(u32::from)
}
