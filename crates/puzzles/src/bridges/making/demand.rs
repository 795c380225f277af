//! What is wished of bridges, in numbers.

use grille_chance::Seed;
use grille_engine::{Level, Message, message};
use grille_grid::{Cell, Size};

use super::super::{Bridges, Island};
use super::growing::CROWDED;
use super::sea::Sea;
use crate::making::{Loops, Wish};

/// The density where none is wished.
const USUAL_DENSITY: f64 = 0.2;

/// The most islands in a hundred cells.
const MOST_ISLANDS: u32 = 50;

/// In a hundred pairs of joined islands so many have more than one bridge, where nothing is wished.
const USUAL_DOUBLES: usize = 40;

/// The same of very easy boards: islands that need all that their neighbours take are where one begins.
const EASY_DOUBLES: usize = 80;

/// A loop has so many islands at the least.
const LOOP: usize = 4;

/// The share of doubles may be so far from what is wished, or by one pair of islands.
const TOLERANCE: f64 = 0.05;

/// What is wished.
#[derive(Debug)]
pub(super) struct Demand {
    pub islands: usize,
    pub is_crowded: bool,
    pub most: u32,
    pub loops: Option<Loops>,
    pub doubles: Option<f64>,
    usual_doubles: usize,
}

impl Demand {
    /// The error says what is against it.
    pub fn new(wish: &Wish) -> Result<Self, Message> {
        let most = wish.settle(Bridges { size: wish.size, islands: Vec::new(), most: 2 })?.most;
        let density = wish.density.unwrap_or(USUAL_DENSITY);
        let demand = Self {
            islands: (density * wish.size.area() as f64).round().max(2.0) as usize,
            is_crowded: density >= CROWDED,
            most,
            loops: wish.loops,
            doubles: if most == 1 { Some(0.0) } else { wish.doubles },
            usual_doubles: match wish.level {
                Some(Level::VeryEasy) => EASY_DOUBLES,
                _ => USUAL_DOUBLES,
            },
        };
        match demand.against(wish, density) {
            Some(against) => Err(against),
            None => Ok(demand),
        }
    }

    /// What is against a wish, whatever is tried.
    fn against(&self, wish: &Wish, density: f64) -> Option<Message> {
        let Size { width, height } = wish.size;
        let is_share = |share: f64| (0.0..=1.0).contains(&share);
        if width.max(height) < 3 {
            Some(message!("bridges-made-small"))
        } else if !(density > 0.0 && density <= f64::from(MOST_ISLANDS) / 100.0) {
            Some(message!("bridges-made-density", most = MOST_ISLANDS))
        } else if self.needs_loop() && (width.min(height) < 3 || self.islands < LOOP) {
            Some(message!("bridges-made-loop", islands = LOOP))
        } else if wish.doubles.is_some_and(|share| !is_share(share)) {
            Some(message!("bridges-made-doubles"))
        } else if self.most == 1 && wish.doubles.is_some_and(|share| share > 0.0) {
            Some(message!("bridges-made-single"))
        } else {
            None
        }
    }

    /// Must bridges go round in a loop?
    pub fn needs_loop(&self) -> bool {
        self.loops == Some(Loops::Wanted)
    }

    /// May they?
    pub fn may_loop(&self) -> bool {
        self.loops != Some(Loops::Unwanted)
    }

    /// Of so many pairs of joined islands, how many have more than one bridge.
    pub fn doubled(&self, joined: usize, seed: &mut Seed) -> usize {
        match self.doubles {
            Some(share) => (share * joined as f64).round() as usize,
            None => (0..joined).filter(|_| seed.percent(self.usual_doubles)).count(),
        }
    }

    /// Does the share of doubles stay what is wished when bridges change so?
    pub fn allows(&self, sea: &Sea, before: u8, after: u8) -> bool {
        let joined = sea.joined + usize::from(after > 0) - usize::from(before > 0);
        let doubled = sea.doubled + usize::from(after > 1) - usize::from(before > 1);
        self.is_near(joined, doubled)
    }

    /// Is the share of doubles what is wished?
    pub fn is_near(&self, joined: usize, doubled: usize) -> bool {
        let Some(share) = self.doubles else { return true };
        let off = (doubled as f64 - share * joined as f64).abs();
        let is_exact = share == 0.0 || self.most == 1;
        if is_exact { doubled == 0 } else { off <= (TOLERANCE * joined as f64).max(1.0) }
    }

    /// Is a board what is wished, beside its level?
    pub fn is_met(&self, sea: &Sea) -> bool {
        let is_tree = sea.joined + 1 == sea.islands;
        let is_right = self.loops.is_none_or(|loops| is_tree == (loops == Loops::Unwanted));
        is_right && sea.islands == self.islands && self.is_near(sea.joined, sea.doubled)
    }

    /// The puzzle whose solution this is.
    pub fn puzzle(&self, sea: &Sea) -> Bridges {
        let island = |cell: Cell| Island { cell, bridges: sea.number(cell) };
        let islands = sea.cells().into_iter().map(island).collect();
        Bridges { size: sea.size, islands, most: self.most }
    }
}
