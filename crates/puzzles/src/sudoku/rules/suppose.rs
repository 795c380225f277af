//! What follows if a candidate were right: singles, one after the other, each with what it rests on.

use super::look::Look;
use super::shape::bits;

/// How a single is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Links {
    /// The candidate before alone leaves one possibility: a chain.
    Chain,
    /// All that came before may be needed: a net.
    Net,
    /// The same, and where singles end, locked candidates are looked for.
    Locked,
}

/// Candidates of which one is right, so that none may be struck but for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// Those of a cell.
    Cell(usize),
    /// The places in a unit of a digit.
    Unit(usize, usize),
}

impl Choice {
    /// Its candidates: cells and digits.
    pub fn candidates(self, look: &Look) -> Vec<(usize, usize)> {
        match self {
            Self::Cell(cell) => bits(look.candidates(cell)).map(|digit| (cell, digit)).collect(),
            Self::Unit(unit, digit) => {
                let cells = look.shape.cells(unit, look.places(unit, digit));
                cells.map(|cell| (cell, digit)).collect()
            }
        }
    }
}

/// What is found on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Found {
    /// A candidate is right: of a choice it alone is left, or it is supposed.
    Right { cell: usize, digit: usize, why: Option<Choice> },
    /// The places of a digit that are left in a unit lie in another one as well.
    Locked { unit: usize, other: usize, digit: usize },
}

impl Found {
    /// The candidates that had to be struck for that.
    fn rests_on(self, look: &Look) -> Vec<(usize, usize)> {
        match self {
            Self::Right { why: None, .. } => Vec::new(),
            Self::Right { cell, digit, why: Some(choice) } => {
                let all = choice.candidates(look).into_iter();
                all.filter(|&one| one != (cell, digit)).collect()
            }
            Self::Locked { unit, other, digit } => {
                let all = Choice::Unit(unit, digit).candidates(look).into_iter();
                all.filter(|&(cell, _)| !look.shape.is_in(cell, other)).collect()
            }
        }
    }
}

/// A candidate that is not struck.
const LEFT: u32 = u32::MAX;

/// A board on which something is supposed. Its room is used again.
pub(super) struct Supposed<'s> {
    look: &'s Look<'s>,
    links: Links,
    /// The candidates of each cell, and the places of each digit in each unit, that are left.
    candidates: Vec<u64>,
    places: Vec<u64>,
    /// What is found, nearest first, and how many come before it on the shortest way.
    found: Vec<(Found, u32)>,
    /// The digits of each cell that are right.
    placed: Vec<u64>,
    /// For each candidate, by cell and digit, which of the finds struck it first.
    struck_by: Vec<u32>,
    /// A choice of which nothing is left: the supposition was wrong.
    gap: Option<Choice>,
    /// Nothing farther is looked at.
    pub farthest: u32,
}

impl<'s> Supposed<'s> {
    pub fn new(look: &'s Look<'s>, links: Links) -> Self {
        let (area, side) = (look.shape.area(), look.shape.side);
        Self {
            look,
            links,
            candidates: vec![0; area],
            places: vec![0; look.shape.units() * side],
            found: Vec::new(),
            placed: vec![0; area],
            struck_by: vec![LEFT; area * side],
            gap: None,
            farthest: u32::MAX,
        }
    }

    /// Suppose a candidate, and see all that follows, up to what cannot be.
    pub fn suppose(&mut self, cell: usize, digit: usize) -> Option<Choice> {
        self.clear();
        self.conclude(cell, digit, None, 0);
        let mut next = 0;
        while self.gap.is_none() {
            let Some(&(found, depth)) = self.found.get(next) else {
                if self.links == Links::Locked && self.lock() {
                    continue;
                }
                break;
            };
            if depth > self.farthest {
                break;
            }
            self.follow(found, next as u32);
            next += 1;
        }
        self.gap
    }

    fn clear(&mut self) {
        let look = self.look;
        for (cell, candidates) in self.candidates.iter_mut().enumerate() {
            *candidates = look.candidates(cell);
        }
        self.places.copy_from_slice(look.all_places());
        self.found.clear();
        self.placed.fill(0);
        self.struck_by.fill(LEFT);
        self.gap = None;
    }

    /// Strike all that cannot be beside a find.
    fn follow(&mut self, found: Found, by: u32) {
        let look = self.look;
        match found {
            Found::Right { cell, digit, .. } => {
                for other in bits(look.candidates(cell) & !(1 << digit)) {
                    self.strike(cell, other, by);
                }
                let peers = look.shape.peers(cell).iter().zip(look.cells_with(digit));
                for (word, (&peers, &with)) in peers.enumerate() {
                    bits(peers & with).for_each(|bit| self.strike(word * 64 + bit, digit, by));
                }
            }
            Found::Locked { unit, other, digit } => {
                let places = self.places[other * look.shape.side + digit];
                let outside = look.shape.cells(other, places);
                let outside: Vec<usize> =
                    outside.filter(|&cell| !look.shape.is_in(cell, unit)).collect();
                outside.into_iter().for_each(|cell| self.strike(cell, digit, by));
            }
        }
    }

    /// Find locked candidates that are not to be seen without the supposition.
    fn lock(&mut self) -> bool {
        let (shape, before) = (self.look.shape, self.found.len());
        let depth = self.found.last().map_or(0, |&(_, depth)| depth + 1);
        for unit in 0..shape.units() {
            for digit in 0..shape.side {
                let places = self.places[unit * shape.side + digit];
                if places == self.look.places(unit, digit) || places.count_ones() < 2 {
                    continue;
                }
                let cells: Vec<usize> = shape.cells(unit, places).collect();
                for other in shape.shared(&cells).filter(|&other| other != unit) {
                    let more = self.places[other * shape.side + digit];
                    if more.count_ones() > places.count_ones() {
                        self.found.push((Found::Locked { unit, other, digit }, depth));
                    }
                }
            }
        }
        self.found.len() > before
    }

    fn strike(&mut self, cell: usize, digit: usize, by: u32) {
        let side = self.look.shape.side;
        if self.struck_by[cell * side + digit] != LEFT {
            return;
        }
        self.struck_by[cell * side + digit] = by;
        self.candidates[cell] &= !(1 << digit);
        let depth = self.found[by as usize].1 + 1;
        let left = match self.links {
            Links::Chain => self.look.candidates(cell) & !(1 << digit),
            Links::Net | Links::Locked => self.candidates[cell],
        };
        self.see(Choice::Cell(cell), left, depth);
        for seat in self.look.shape.seats(cell) {
            let at = seat.unit * side + digit;
            self.places[at] &= !(1 << seat.position);
            let left = match self.links {
                Links::Chain => self.look.places(seat.unit, digit) & !(1 << seat.position),
                Links::Net | Links::Locked => self.places[at],
            };
            self.see(Choice::Unit(seat.unit, digit), left, depth);
        }
    }

    /// See whether a choice has one candidate left, or none.
    fn see(&mut self, choice: Choice, left: u64, depth: u32) {
        let only = left.trailing_zeros() as usize;
        match (left.count_ones(), choice) {
            (0, _) => self.gap = self.gap.or(Some(choice)),
            (1, Choice::Cell(cell)) => self.conclude(cell, only, Some(choice), depth),
            (1, Choice::Unit(unit, digit)) => {
                self.conclude(self.look.shape.cell(unit, only), digit, Some(choice), depth);
            }
            _ => {}
        }
    }

    fn conclude(&mut self, cell: usize, digit: usize, why: Option<Choice>, depth: u32) {
        if self.placed[cell] >> digit & 1 == 0 {
            self.placed[cell] |= 1 << digit;
            self.found.push((Found::Right { cell, digit, why }, depth));
        }
    }

    /// How much was found.
    pub fn work(&self) -> usize {
        self.found.len()
    }

    /// The candidates of a cell that are struck.
    pub fn struck(&self, cell: usize) -> u64 {
        self.look.candidates(cell) & !self.candidates[cell]
    }

    /// All that leads to a candidate's being struck, in order.
    pub fn way_to_strike(&self, cell: usize, digit: usize) -> Vec<Found> {
        self.way(&[(cell, digit)])
    }

    /// All that leads to the loss of all candidates of a choice, in order.
    pub fn way_to_gap(&self, gap: Choice) -> Vec<Found> {
        self.way(&gap.candidates(self.look))
    }

    /// All that some struck candidates rest on.
    fn way(&self, struck: &[(usize, usize)]) -> Vec<Found> {
        let mut needed = vec![false; self.found.len()];
        self.mark(struck, &mut needed);
        for place in (0..needed.len()).rev() {
            if needed[place] {
                self.mark(&self.found[place].0.rests_on(self.look), &mut needed);
            }
        }
        let all = self.found.iter().zip(needed);
        all.filter(|(_, needed)| *needed).map(|((found, _), _)| *found).collect()
    }

    /// Mark what struck some candidates.
    fn mark(&self, struck: &[(usize, usize)], needed: &mut [bool]) {
        for &(cell, digit) in struck {
            needed[self.struck_by[cell * self.look.shape.side + digit] as usize] = true;
        }
    }
}
