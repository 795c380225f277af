//! Symmetries of a board, and the sets of cells that they carry onto each other (orbits).

use grille_grid::{Cell, Size};

/// What turns or mirrors a board onto itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symmetry {
    /// Nothing does.
    None,
    /// Half a turn, as most sudokus in papers.
    HalfTurn,
    /// A quarter turn.
    QuarterTurn,
    /// A mirror that stands upright in the middle.
    Mirror,
    /// A mirror from the upper left to the lower right.
    Diagonal,
    /// All turns and all mirrors.
    Full,
}

/// Where a cell goes: row, column, height, width.
type Carry = fn(u32, u32, u32, u32) -> (u32, u32);

const HALF: Carry = |row, column, height, width| (height - 1 - row, width - 1 - column);
const QUARTER: Carry = |row, column, height, _| (column, height - 1 - row);
const MIRROR: Carry = |row, column, _, width| (row, width - 1 - column);
const DIAGONAL: Carry = |row, column, _, _| (column, row);

impl Symmetry {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::None, Self::HalfTurn, Self::QuarterTurn, Self::Mirror, Self::Diagonal, Self::Full];

    /// What one types.
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::HalfTurn => "half-turn",
            Self::QuarterTurn => "quarter-turn",
            Self::Mirror => "mirror",
            Self::Diagonal => "diagonal",
            Self::Full => "full",
        }
    }

    /// Does it need a square?
    pub fn needs_square(self) -> bool {
        matches!(self, Self::QuarterTurn | Self::Diagonal | Self::Full)
    }

    /// What generates it.
    fn carries(self) -> &'static [Carry] {
        match self {
            Self::None => &[],
            Self::HalfTurn => &[HALF],
            Self::QuarterTurn => &[QUARTER],
            Self::Mirror => &[MIRROR],
            Self::Diagonal => &[DIAGONAL],
            Self::Full => &[QUARTER, MIRROR],
        }
    }

    /// All cells, those that are carried onto each other together. On a board that is no square,
    /// whatever needs one carries nothing.
    pub fn orbits(self, size: Size) -> Vec<Vec<Cell>> {
        let is_square = size.width == size.height;
        let carries = if self.needs_square() && !is_square { &[] } else { self.carries() };
        let mut seen = vec![false; size.area()];
        let mut orbits = Vec::new();
        for first in size.cells() {
            if std::mem::replace(&mut seen[first.index()], true) {
                continue;
            }
            let mut orbit = vec![first];
            let mut next = 0;
            while let Some(&cell) = orbit.get(next) {
                next += 1;
                for carry in carries {
                    let (row, column) =
                        carry(size.row(cell), size.column(cell), size.height, size.width);
                    let image = size.cell(row, column);
                    if !std::mem::replace(&mut seen[image.index()], true) {
                        orbit.push(image);
                    }
                }
            }
            orbits.push(orbit);
        }
        orbits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(symmetry: Symmetry, size: Size, sizes: &[usize]) {
        let orbits = symmetry.orbits(size);
        let mut found: Vec<usize> = orbits.iter().map(Vec::len).collect();
        found.sort_unstable();
        assert_eq!(found, sizes);
        let mut cells: Vec<Cell> = orbits.concat();
        cells.sort();
        assert_eq!(cells, size.cells().collect::<Vec<_>>(), "every cell once");
    }

    #[test]
    fn a_board_of_three_by_three_falls_into_orbits() {
        let size = Size::square(3);
        check(Symmetry::None, size, &[1; 9]);
        check(Symmetry::HalfTurn, size, &[1, 2, 2, 2, 2]);
        check(Symmetry::QuarterTurn, size, &[1, 4, 4]);
        check(Symmetry::Mirror, size, &[1, 1, 1, 2, 2, 2]);
        check(Symmetry::Diagonal, size, &[1, 1, 1, 2, 2, 2]);
        check(Symmetry::Full, size, &[1, 4, 4]);
    }

    #[test]
    fn boards_that_are_no_squares_have_half_turns_and_mirrors() {
        let size = Size::new(4, 2);
        check(Symmetry::HalfTurn, size, &[2; 4]);
        check(Symmetry::Mirror, size, &[2; 4]);
        check(Symmetry::Full, size, &[1; 8]);
    }
}
