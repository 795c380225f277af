//! A board with islands and bridges on it while it is being made.

use grille_grid::{Cell, Size};

/// Islands and bridges, cell by cell.
///
/// Bridges are kept at their left or upper island, and every cell beneath them is taken.
#[derive(Clone, Debug)]
pub(super) struct Sea {
    pub size: Size,
    spots: Vec<Spot>,
    /// How many islands there are.
    pub islands: usize,
    /// Pairs of islands with bridges between them,
    pub joined: usize,
    /// and those of them with more than one.
    pub doubled: usize,
}

/// What is on a cell.
#[derive(Clone, Copy, Default, Debug)]
struct Spot {
    is_island: bool,
    /// Bridges to the next island on the right, and below.
    starts: [u8; 2],
    /// A bridge passes above.
    is_under: bool,
}

/// A way to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Direction {
    /// Along the row (0) or the column (1).
    along: usize,
    is_forward: bool,
}

impl Direction {
    pub const ALL: [Self; 4] = [
        Self { along: 0, is_forward: false },
        Self { along: 0, is_forward: true },
        Self { along: 1, is_forward: false },
        Self { along: 1, is_forward: true },
    ];
}

impl Sea {
    /// All water.
    pub fn new(size: Size) -> Self {
        let spots = vec![Spot::default(); size.area()];
        Self { size, spots, islands: 0, joined: 0, doubled: 0 }
    }

    pub fn is_island(&self, cell: Cell) -> bool {
        self.spots[cell.index()].is_island
    }

    pub fn is_water(&self, cell: Cell) -> bool {
        let spot = self.spots[cell.index()];
        !spot.is_island && !spot.is_under
    }

    /// The islands in reading order.
    pub fn cells(&self) -> Vec<Cell> {
        self.size.cells().filter(|&cell| self.is_island(cell)).collect()
    }

    /// An island comes up, from water or under a bridge, which is two bridges then.
    pub fn raise(&mut self, cell: Cell) {
        let passing = self.passing(cell);
        if let Some((one, other, number)) = passing {
            self.join(one, other, 0);
            self.spots[cell.index()].is_island = true;
            self.join(one, cell, number);
            self.join(cell, other, number);
        }
        self.spots[cell.index()].is_island = true;
        self.islands += 1;
    }

    /// An island without bridges goes.
    pub fn sink(&mut self, cell: Cell) {
        self.spots[cell.index()].is_island = false;
        self.islands -= 1;
    }

    /// The two islands whose bridges pass above a cell, and how many there are.
    fn passing(&self, cell: Cell) -> Option<(Cell, Cell, u8)> {
        if !self.spots[cell.index()].is_under {
            return None;
        }
        [0, 1].into_iter().find_map(|along| {
            let one = self.next_island(cell, Direction { along, is_forward: false })?;
            let other = self.next_island(cell, Direction { along, is_forward: true })?;
            let number = self.spots[one.index()].starts[along];
            (number > 0).then_some((one, other, number))
        })
    }

    /// The cells that follow one in a direction.
    fn ray(&self, cell: Cell, Direction { along, is_forward }: Direction) -> Ray {
        let Size { width, height } = self.size;
        let (place, end, step) = match along {
            0 => (self.size.column(cell), width, 1),
            _ => (self.size.row(cell), height, width),
        };
        let left = if is_forward { end - 1 - place } else { place };
        Ray { at: cell.0, left, step: if is_forward { step as i32 } else { -(step as i32) } }
    }

    /// The cell beside another.
    pub fn beside(&self, cell: Cell, direction: Direction) -> Option<Cell> {
        self.ray(cell, direction).next()
    }

    fn next_island(&self, cell: Cell, direction: Direction) -> Option<Cell> {
        self.ray(cell, direction).find(|&cell| self.is_island(cell))
    }

    /// The island that one sees over water.
    pub fn seen(&self, cell: Cell, direction: Direction) -> Option<Cell> {
        let first = self.ray(cell, direction).find(|&cell| !self.is_water(cell))?;
        self.is_island(first).then_some(first)
    }

    /// The islands that are joined to one, with the number of bridges.
    pub fn neighbours(&self, cell: Cell) -> impl Iterator<Item = (Cell, u8)> {
        Direction::ALL.into_iter().filter_map(move |direction| {
            let other = self.next_island(cell, direction)?;
            let first = if direction.is_forward { cell } else { other };
            let number = self.spots[first.index()].starts[direction.along];
            (number > 0).then_some((other, number))
        })
    }

    /// How many bridges end at an island.
    pub fn number(&self, cell: Cell) -> u32 {
        self.neighbours(cell).map(|(_, number)| u32::from(number)).sum()
    }

    /// How many bridges are between two islands that follow each other, the left or upper one first.
    pub fn between(&self, one: Cell, other: Cell) -> u8 {
        self.spots[one.index()].starts[self.along(one, other)]
    }

    fn along(&self, one: Cell, other: Cell) -> usize {
        usize::from(self.size.row(one) != self.size.row(other))
    }

    /// Do two cells in a line, the left or upper one first, hold islands that follow each other?
    pub fn are_next(&self, one: Cell, other: Cell) -> bool {
        let direction = Direction { along: self.along(one, other), is_forward: true };
        self.is_island(one) && self.next_island(one, direction) == Some(other)
    }

    /// Is there nothing but water between two cells in a line, the left or upper one first?
    pub fn is_clear(&self, one: Cell, other: Cell) -> bool {
        let direction = Direction { along: self.along(one, other), is_forward: true };
        self.ray(one, direction).take_while(|&cell| cell != other).all(|cell| self.is_water(cell))
    }

    /// So many bridges between two islands, the left or upper one first.
    pub fn join(&mut self, one: Cell, other: Cell, number: u8) {
        let along = self.along(one, other);
        let before = std::mem::replace(&mut self.spots[one.index()].starts[along], number);
        self.joined += usize::from(number > 0);
        self.joined -= usize::from(before > 0);
        self.doubled += usize::from(number > 1);
        self.doubled -= usize::from(before > 1);
        let step = if along == 0 { 1 } else { self.size.width as usize };
        for cell in (one.index() + step..other.index()).step_by(step) {
            self.spots[cell].is_under = number > 0;
        }
    }
}

/// What is wrong with a sea, looked at cell by cell: the slow twin of all that changes it.
#[cfg(test)]
impl Sea {
    pub fn flaw(&self) -> Option<&'static str> {
        let (mut over, mut joined, mut doubled) = (vec![0; self.size.area()], 0, 0);
        for (cell, along) in self.size.cells().flat_map(|cell| [(cell, 0), (cell, 1)]) {
            let spot = self.spots[cell.index()];
            if spot.starts[along] == 0 {
                continue;
            }
            let direction = Direction { along, is_forward: true };
            if !spot.is_island || self.next_island(cell, direction).is_none() {
                return Some("a bridge without an island at its end");
            }
            joined += 1;
            doubled += usize::from(spot.starts[along] > 1);
            let beneath = self.ray(cell, direction).take_while(|&cell| !self.is_island(cell));
            beneath.for_each(|cell| over[cell.index()] += 1);
        }
        if over.iter().any(|&bridges| bridges > 1) {
            return Some("bridges that cross");
        }
        let is_under = |cell: Cell| self.spots[cell.index()].is_under && !self.is_island(cell);
        if self.size.cells().any(|cell| is_under(cell) != (over[cell.index()] > 0)) {
            return Some("a cell that is not as what is above it");
        }
        let cells = self.cells();
        if [self.islands, self.joined, self.doubled] != [cells.len(), joined, doubled] {
            return Some("islands or bridges that are not counted");
        }
        let (mut seen, mut next) = (vec![cells[0]], 0);
        while let Some(&cell) = seen.get(next) {
            let new = self.neighbours(cell).map(|(other, _)| other);
            let new: Vec<Cell> = new.filter(|other| !seen.contains(other)).collect();
            seen.extend(new);
            next += 1;
        }
        (seen.len() < cells.len()).then_some("islands that do not hang together")
    }
}

/// Cells one after the other.
struct Ray {
    at: u32,
    left: u32,
    step: i32,
}

impl Iterator for Ray {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        self.left = self.left.checked_sub(1)?;
        self.at = self.at.wrapping_add_signed(self.step);
        Some(Cell(self.at))
    }
}
