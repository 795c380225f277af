//! A board of singles while it is being solved, with a way back (a trail).

use grille_engine::{Conflict, Value};

use super::super::{SHADED, Singles, WHITE};
use super::chains::Chains;
use super::layout::Layout;
use crate::walk;

/// What is known of a spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    Open,
    White,
    Shaded,
    /// In the margin around the board.
    Outside,
}

/// Cells, the equal numbers on their lines, and the chains of shaded cells.
#[derive(Debug)]
pub(in super::super) struct Board {
    pub(super) layout: Layout,
    /// The number of each spot; 0 in the margin.
    pub(super) numbers: Vec<u32>,
    /// For each axis and spot, the next one with the same number.
    pub(super) rings: [Vec<u32>; 2],
    pub(super) state: Vec<State>,
    chains: Chains,
    /// Is a shaded spot part of the chains already?
    chained: Vec<bool>,
    /// Spots in the order in which they became known; what follows from the first `done` is known.
    trail: Vec<u32>,
    done: usize,
    /// No spot before this one is open.
    cursor: usize,
    levels: Vec<Level>,
    /// Members of the smaller of two groups that were joined.
    moved: Vec<usize>,
    /// Spots looked at so far.
    looks: u64,
}

/// How things were when a level began.
#[derive(Clone, Copy, Debug)]
struct Level {
    known: usize,
    joined: usize,
    cursor: usize,
}

/// Cells between two looks at the limits.
const ASK: u64 = 1 << 12;

impl Board {
    /// Nothing is known.
    pub fn new(singles: &Singles) -> Self {
        let layout = Layout::new(singles.size);
        let spots = layout.spots();
        let mut numbers = vec![0; spots];
        let mut state = vec![State::Outside; spots];
        for (spot, &number) in layout.each().zip(&singles.numbers) {
            numbers[spot] = number;
            state[spot] = State::Open;
        }
        Self {
            layout,
            numbers,
            rings: layout.rings(singles),
            state,
            chains: Chains::new(spots),
            chained: vec![false; spots],
            trail: Vec::with_capacity(layout.cells()),
            done: 0,
            cursor: layout.spot(0),
            levels: Vec::new(),
            moved: Vec::new(),
            looks: 0,
        }
    }

    /// A spot becomes known.
    pub(super) fn put(&mut self, spot: usize, state: State) -> Result<(), Conflict> {
        match self.state[spot] {
            State::Open => {
                self.state[spot] = state;
                self.trail.push(spot as u32);
                Ok(())
            }
            State::Outside => Ok(()),
            known if known == state => Ok(()),
            _ => Err(Conflict),
        }
    }

    /// What follows from one spot.
    fn follow(&mut self, spot: usize) -> Result<(), Conflict> {
        if self.state[spot] == State::Shaded {
            let beside = self.layout.beside(spot);
            beside.into_iter().try_for_each(|spot| self.put(spot, State::White))?;
            return self.chain(spot);
        }
        for axis in 0..2 {
            let mut twin = self.rings[axis][spot] as usize;
            while twin != spot {
                self.put(twin, State::Shaded)?;
                twin = self.rings[axis][twin] as usize;
            }
        }
        Ok(())
    }

    /// A shaded spot joins the groups that it touches. What would now close a chain stays white.
    fn chain(&mut self, spot: usize) -> Result<(), Conflict> {
        let touched = self.touched(spot).ok_or(Conflict)?;
        self.chained[spot] = true;
        let mut moved = std::mem::take(&mut self.moved);
        moved.clear();
        let mut root = spot;
        for group in touched.into_iter().flatten() {
            root = self.chains.join(root, group, &mut moved);
        }
        let layout = self.layout;
        let mut suspects = moved.iter().flat_map(|&spot| layout.diagonal(spot));
        let result = suspects.try_for_each(|spot| {
            if self.state[spot] == State::Open && self.touched(spot).is_none() {
                return self.put(spot, State::White);
            }
            Ok(())
        });
        self.moved = moved;
        result
    }

    /// The groups that a spot touches, by their roots; `None` if it touches one of them twice.
    fn touched(&self, spot: usize) -> Option<[Option<usize>; 5]> {
        let mut groups = [None; 5];
        let beside = self.layout.beside(spot);
        if beside.iter().any(|&spot| self.state[spot] == State::Outside) {
            groups[4] = Some(self.chains.root(BORDER));
        }
        for (i, near) in self.layout.diagonal(spot).into_iter().enumerate() {
            if !self.chained[near] {
                continue;
            }
            let group = Some(self.chains.root(near));
            if groups.contains(&group) {
                return None;
            }
            groups[i] = group;
        }
        Some(groups)
    }
}

/// The border as a node of the chains: a spot of the margin.
const BORDER: usize = 0;

impl walk::Board for Board {
    /// The first open cell.
    fn choose(&mut self) -> Option<(usize, Value)> {
        let open = self.state[self.cursor..].iter().position(|&state| state == State::Open)?;
        self.cursor += open;
        Some((self.layout.cell(self.cursor), WHITE))
    }

    fn set(&mut self, cell: usize, value: Value) -> Result<(), Conflict> {
        let state = if value == SHADED { State::Shaded } else { State::White };
        self.put(self.layout.spot(cell), state)
    }

    fn wake(&mut self) -> Result<(), Conflict> {
        self.look_for_patterns()
    }

    fn settle(&mut self, stop: &dyn Fn() -> bool) -> Result<(), Conflict> {
        while let Some(&spot) = self.trail.get(self.done) {
            self.done += 1;
            self.follow(spot as usize)?;
            self.looks += 1;
            if self.looks.is_multiple_of(ASK) && stop() {
                return Ok(());
            }
        }
        Ok(())
    }

    fn mark(&mut self) {
        let Self { trail, chains, cursor, .. } = self;
        self.levels.push(Level { known: trail.len(), joined: chains.joined(), cursor: *cursor });
    }

    fn undo(&mut self) {
        let Some(level) = self.levels.pop() else { return };
        self.chains.part(level.joined);
        for spot in self.trail.drain(level.known..) {
            self.state[spot as usize] = State::Open;
            self.chained[spot as usize] = false;
        }
        self.done = level.known;
        self.cursor = level.cursor;
    }

    fn value(&self, cell: usize) -> Option<Value> {
        match self.state[self.layout.spot(cell)] {
            State::White => Some(WHITE),
            State::Shaded => Some(SHADED),
            State::Open | State::Outside => None,
        }
    }

    fn cells(&self) -> usize {
        self.layout.cells()
    }

    fn looks(&self) -> u64 {
        self.looks
    }
}

#[cfg(test)]
mod tests {
    use grille_grid::Size;

    use super::super::super::{SHADED, Singles, WHITE};
    use super::Board;
    use crate::walk::Board as _;

    /// When every `#` is shaded, no `o` can be: it would cut.
    #[track_caller]
    fn check(picture: &[&str]) {
        let (width, height) = (picture[0].len(), picture.len());
        let side = width.max(height);
        let number = |cell: usize| 1 + ((cell % width + cell / width) % side) as u32;
        let size = Size::new(width as u32, height as u32);
        let numbers = (0..width * height).map(number).collect();
        let mut board = Board::new(&Singles { size, numbers });
        board.wake().expect("nothing is known");
        let cells: Vec<char> = picture.iter().flat_map(|row| row.chars()).collect();
        for (cell, _) in cells.iter().enumerate().filter(|(_, sign)| **sign == '#') {
            board.set(cell, SHADED).expect("shaded cells do not touch");
        }
        board.settle(&|| false).expect("nothing is cut yet");
        for (cell, sign) in cells.iter().enumerate() {
            match sign {
                'o' => assert_eq!(board.value(cell), Some(WHITE), "{picture:?}"),
                '?' => assert_eq!(board.value(cell), None, "{picture:?}"),
                _ => {}
            }
        }
    }

    #[test]
    fn what_would_enclose_white_cells_stays_white() {
        check(&["......", "..#..?", ".#.o..", "..#..?", "......"]);
        check(&["..#...#..", "...#.#...", "....o....", ".........", "?........"]);
        check(&["..#..?", ".o....", "#....?"]);
        check(&[
            "........", "...#....", "..#.#...", ".#...#..", "..#...#.", "...#.#..", "....o..?",
            "........",
        ]);
        check(&["#....?", ".#....", "..o...", ".#....", "#....?"]);
        check(&[".#...?", "..#...", ".#....", "o....."]);
        check(&["?oo?"]);
        check(&["?", "o", "?"]);
    }

    #[test]
    fn what_is_undone_leaves_no_chain() {
        let numbers = vec![1, 2, 3, 2, 3, 1, 3, 1, 2];
        let mut board = Board::new(&Singles { size: Size::square(3), numbers });
        for _ in 0..2 {
            board.mark();
            board.set(1, SHADED).expect("nothing is known");
            board.settle(&|| false).expect("one cell cuts nothing");
            assert_eq!([3, 5, 4].map(|cell| board.value(cell)), [Some(WHITE); 3]);
            assert_eq!(board.value(6), None);
            board.undo();
            assert_eq!([1, 3, 5, 4].map(|cell| board.value(cell)), [None; 4]);
        }
    }
}
