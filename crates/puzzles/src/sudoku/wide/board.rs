//! What each cell can be and where each digit can go, with a way back (a trail): naked and hidden
//! singles.

use grille_engine::{Conflict, Solution, Value, Values};

use super::hall::Matchings;
use super::shape::{KINDS, Shape, bits};

/// A candidate: a digit in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Candidate {
    pub cell: u16,
    pub digit: u8,
}

/// Candidates as sets of bits, seen from the cells and from the units.
///
/// ```text
/// cells    cell 0, cell 1 …                     each a set of digits
/// places   unit 0: digit 0, digit 1 … | unit 1  each a set of places in the unit
/// ```
///
/// A set with one bit is a candidate to be placed. Every strike is written to a trail, so that
/// going back costs what was changed.
#[derive(Debug)]
pub(super) struct Board<'s> {
    pub shape: &'s Shape,
    cells: Vec<u64>,
    places: Vec<u64>,
    /// Cells with more than one digit left.
    open: usize,
    trail: Vec<Candidate>,
    levels: Vec<usize>,
    /// Candidates that are alone in their cell, or in a unit.
    singles: Vec<Candidate>,
    /// For each unit the digits that have lost a place since `locked` looked.
    pub touched: Vec<u64>,
    /// For each kind the units that have such digits.
    pub unlocked: [u64; KINDS],
    /// For each kind the units that `hall` should look at; then the digits.
    pub stale: [u64; KINDS + 1],
    pub matchings: Matchings,
    /// Candidates placed so far.
    pub placed: u64,
}

impl<'s> Board<'s> {
    /// Everything is possible.
    pub fn new(shape: &'s Shape) -> Self {
        let side = shape.side;
        Self {
            shape,
            cells: vec![shape.all(); side * side],
            places: vec![shape.all(); shape.units() * side],
            open: if side > 1 { side * side } else { 0 },
            trail: Vec::new(),
            levels: Vec::new(),
            singles: Vec::with_capacity(side * side),
            touched: vec![0; shape.units()],
            unlocked: [0; KINDS],
            stale: [0; KINDS + 1],
            matchings: Matchings::new(side),
            placed: 0,
        }
    }

    /// A cell has one of these digits.
    pub fn keep(&mut self, cell: usize, digits: Values) -> Result<(), Conflict> {
        let others = Values::below(self.shape.side as u32).without(digits);
        others.iter().try_for_each(|digit| self.strike(cell, digit.into()))
    }

    /// Place the givens, 1 and up, where they are not 0, and all that follows.
    pub fn give(&mut self, givens: &[u8]) -> Result<(), Conflict> {
        for (cell, &given) in (0..).zip(givens).filter(|(_, given)| **given > 0) {
            self.singles.push(Candidate { cell, digit: given - 1 });
        }
        self.settle()
    }

    pub fn open(&self) -> usize {
        self.open
    }

    pub fn digits(&self, cell: usize) -> u64 {
        self.cells[cell]
    }

    /// The places of a digit in a unit.
    pub fn places(&self, unit: usize, digit: usize) -> u64 {
        self.places[unit * self.shape.side + digit]
    }

    /// The digit of every cell, the least one where there are several.
    pub fn solution(&self) -> Solution {
        self.cells.iter().map(|digits| digits.trailing_zeros() as Value).collect()
    }

    /// Begin a level with a guess, and see what follows.
    pub fn suppose(&mut self, candidate: Candidate) -> Result<(), Conflict> {
        self.levels.push(self.trail.len());
        self.singles.push(candidate);
        self.settle()
    }

    /// It was wrong: see what follows.
    pub fn rule_out(&mut self, Candidate { cell, digit }: Candidate) -> Result<(), Conflict> {
        self.strike(cell.into(), digit.into())?;
        self.settle()
    }

    /// Take back the last level. Nothing waits then: all was settled when it began.
    pub fn take_back(&mut self) {
        let start = self.levels.pop().unwrap_or(0);
        while self.trail.len() > start {
            let Some(Candidate { cell, digit }) = self.trail.pop() else { break };
            let digits = &mut self.cells[usize::from(cell)];
            self.open += usize::from(digits.is_power_of_two());
            *digits |= 1 << digit;
            for seat in self.shape.seats(cell.into()) {
                let place = usize::from(seat.unit) * self.shape.side + usize::from(digit);
                self.places[place] |= 1 << seat.place;
            }
        }
        self.singles.clear();
        self.touched.fill(0);
        self.unlocked = [0; KINDS];
        self.stale = [0; KINDS + 1];
    }

    /// Whatever follows: the cheap ways first, and back to them after each success.
    fn settle(&mut self) -> Result<(), Conflict> {
        loop {
            while let Some(single) = self.singles.pop() {
                self.place(single)?;
            }
            if self.open == 0 {
                return Ok(());
            }
            if !self.lock_next()? && !self.match_next()? {
                return Ok(());
            }
        }
    }

    /// A digit goes into a cell, and nowhere else in its units.
    fn place(&mut self, Candidate { cell, digit }: Candidate) -> Result<(), Conflict> {
        let (cell, digit) = (usize::from(cell), usize::from(digit));
        let bit = 1 << digit;
        if self.cells[cell] & bit == 0 {
            return Err(Conflict);
        }
        self.placed += 1;
        for other in bits(self.cells[cell] & !bit) {
            self.strike(cell, other)?;
        }
        for seat in *self.shape.seats(cell) {
            let unit = usize::from(seat.unit);
            self.strike_places(unit, digit, self.places(unit, digit) & !(1 << seat.place))?;
        }
        Ok(())
    }

    /// Strike a digit at some places of a unit.
    pub fn strike_places(
        &mut self,
        unit: usize,
        digit: usize,
        places: u64,
    ) -> Result<(), Conflict> {
        bits(places).try_for_each(|place| self.strike(self.shape.cell(unit, place), digit))
    }

    /// Strike a candidate; whoever is alone then waits to be placed.
    fn strike(&mut self, cell: usize, digit: usize) -> Result<(), Conflict> {
        let bit = 1 << digit;
        let digits = self.cells[cell] & !bit;
        if digits == self.cells[cell] {
            return Ok(());
        }
        if digits == 0 {
            return Err(Conflict);
        }
        self.cells[cell] = digits;
        if !self.levels.is_empty() {
            self.trail.push(Candidate { cell: cell as u16, digit: digit as u8 });
        }
        if digits.is_power_of_two() {
            self.open -= 1;
            let digit = digits.trailing_zeros() as u8;
            self.singles.push(Candidate { cell: cell as u16, digit });
        }
        self.stale[KINDS] |= bit;
        let side = self.shape.side;
        let mut possible = true;
        for (kind, seat) in self.shape.seats(cell).iter().enumerate() {
            let unit = usize::from(seat.unit);
            let places = &mut self.places[unit * side + digit];
            *places &= !(1 << seat.place);
            possible &= *places != 0;
            if places.is_power_of_two() {
                let cell = self.shape.cell(unit, places.trailing_zeros() as usize) as u16;
                self.singles.push(Candidate { cell, digit: digit as u8 });
            }
            self.touched[unit] |= bit;
            self.unlocked[kind] |= 1 << (unit - kind * side);
            self.stale[kind] |= 1 << (unit - kind * side);
        }
        if possible { Ok(()) } else { Err(Conflict) }
    }
}
