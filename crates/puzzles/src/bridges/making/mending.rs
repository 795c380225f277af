//! Where rules are stuck, bridges and islands nearby are changed until they are not (a random walk that
//! looks only at what is wrong, as WalkSAT).

use grille_chance::Seed;
use grille_engine::Forest;
use grille_grid::Cell;

use super::super::Bridges;
use super::super::net::Net;
use super::demand::Demand;
use super::sea::Sea;

/// A sea and its spans.
pub(super) struct Mender<'a> {
    pub sea: Sea,
    demand: &'a Demand,
    /// The islands in reading order, as the net numbers them.
    cells: Vec<Cell>,
    pub net: Net,
}

/// One change in so many moves an island.
const MOVES: usize = 6;

/// So many places are tried for an island that moves.
const PLACES: usize = 100;

impl<'a> Mender<'a> {
    pub fn new(sea: Sea, demand: &'a Demand) -> Self {
        let (cells, net) = chart(&sea, demand);
        Self { sea, demand, cells, net }
    }

    /// The puzzle whose solution the sea is.
    pub fn puzzle(&self) -> Bridges {
        self.demand.puzzle(&self.sea)
    }

    /// One change at every place where spans are open.
    pub fn mend(&mut self, open: &mut [u32], seed: &mut Seed) {
        let mut places = Places::new(&self.net, open);
        seed.shuffle(open);
        let mut has_moved = false;
        for &span in &*open {
            if !places.is_touched(&self.net, span) {
                let is_changed = match seed.one_in(MOVES) {
                    true => self.move_island(span, seed),
                    false => self.change(span, seed),
                };
                has_moved |= is_changed == Some(Change::Island);
                if is_changed.is_some() {
                    places.touch(&self.net, span);
                }
            }
        }
        self.take_note(has_moved);
    }

    /// One change anywhere.
    pub fn stir(&mut self, seed: &mut Seed) {
        for _ in 0..PLACES {
            let span = seed.below(self.net.spans() as usize) as u32;
            let is_changed = match seed.one_in(MOVES) {
                true => self.move_island(span, seed),
                false => self.change(span, seed),
            };
            if let Some(change) = is_changed {
                return self.take_note(change == Change::Island);
            }
        }
    }

    /// Loops come where bridges cross nothing: one span in so many, and all of them one after the other
    /// until there are as many as must be.
    pub fn add_loops(&mut self, one_in: usize, seed: &mut Seed) {
        for span in seed.order(self.net.spans() as usize) {
            let span = span as u32;
            let is_missing = self.demand.needs_loop() && self.sea.joined < self.sea.islands;
            if (is_missing || seed.one_in(one_in)) && self.bridges(span) == 0 && self.is_free(span)
            {
                self.build(span, 1);
            }
        }
        self.take_note(false);
    }

    /// Throw which bridges are doubled, or more.
    pub fn widen(&mut self, seed: &mut Seed) {
        let spans = seed.order(self.net.spans() as usize).into_iter().map(|span| span as u32);
        let joined: Vec<u32> = spans.filter(|&span| self.bridges(span) > 0).collect();
        let doubled = self.demand.doubled(joined.len(), seed);
        for &span in &joined[..doubled] {
            let number = 2 + seed.below(self.demand.most as usize - 1);
            self.build(span, number as u8);
        }
        self.take_note(false);
    }

    fn take_note(&mut self, has_moved: bool) {
        if has_moved {
            (self.cells, self.net) = chart(&self.sea, self.demand);
            return;
        }
        for (number, &cell) in self.net.numbers.iter_mut().zip(&self.cells) {
            *number = self.sea.number(cell);
        }
    }

    fn ends(&self, span: u32) -> [Cell; 2] {
        self.net.ends[span as usize].map(|island| self.cells[island as usize])
    }

    fn bridges(&self, span: u32) -> u8 {
        let [one, other] = self.ends(span);
        self.sea.between(one, other)
    }

    fn build(&mut self, span: u32, number: u8) {
        let [one, other] = self.ends(span);
        self.sea.join(one, other, number);
    }

    /// Does a bridge on this span cross no other?
    fn is_free(&self, span: u32) -> bool {
        self.net.crossings.around(span).iter().all(|&other| self.bridges(other) == 0)
    }

    /// Another number of bridges on a span.
    fn change(&mut self, span: u32, seed: &mut Seed) -> Option<Change> {
        let [one, other] = self.ends(span);
        // An island may have moved into the way.
        if self.sea.is_blocked(one, other) {
            return None;
        }
        let before = self.bridges(span);
        let may_close = before > 0 && self.demand.may_loop() && !self.is_needed(span);
        if before == 0 && !(self.demand.may_loop() && self.is_free(span)) {
            return None;
        }
        let least = if may_close { 0 } else { 1 };
        let numbers = (least..=self.demand.most as u8)
            .filter(|&number| number != before && self.demand.allows(&self.sea, before, number));
        let numbers: Vec<u8> = numbers.collect();
        if numbers.is_empty() {
            return None;
        }
        self.build(span, *seed.pick(&numbers));
        Some(Change::Bridges)
    }

    /// Is there no other way between the ends of a span?
    fn is_needed(&self, span: u32) -> bool {
        let [from, to] = self.ends(span);
        let mut was_seen = vec![false; self.sea.size.area()];
        was_seen[from.index()] = true;
        let mut reached = vec![from];
        while let Some(cell) = reached.pop() {
            for (other, _) in self.sea.neighbours(cell) {
                if [cell, other] == [from, to] {
                    continue;
                }
                if other == to {
                    return false;
                }
                if !std::mem::replace(&mut was_seen[other.index()], true) {
                    reached.push(other);
                }
            }
        }
        true
    }

    /// An island at an end of a span that hangs on one other goes, and another one comes elsewhere.
    fn move_island(&mut self, span: u32, seed: &mut Seed) -> Option<Change> {
        let ends = self.ends(span);
        let leaf = ends.into_iter().find(|&end| self.sea.neighbours(end).count() == 1)?;
        let (other, number) = self.sea.neighbours(leaf).next()?;
        let [one, two] = [leaf.min(other), leaf.max(other)];
        self.sea.join(one, two, 0);
        self.sea.sink(leaf);
        let is_crowded = self.demand.is_crowded;
        for _ in 0..PLACES {
            let cell = Cell(seed.below(self.sea.size.area()) as u32);
            if cell != leaf && self.sea.settle(cell, is_crowded, true, seed) {
                return Some(Change::Island);
            }
        }
        self.sea.raise(leaf);
        self.sea.join(one, two, number);
        None
    }
}

/// What was changed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Change {
    Bridges,
    Island,
}

fn chart(sea: &Sea, demand: &Demand) -> (Vec<Cell>, Net) {
    let bridges = demand.puzzle(sea);
    (bridges.islands.iter().map(|island| island.cell).collect(), Net::new(&bridges))
}

/// Open spans that touch each other, as places to mend.
struct Places {
    forest: Forest,
    is_touched: Vec<bool>,
}

impl Places {
    fn new(net: &Net, open: &[u32]) -> Self {
        let mut forest = Forest::new(net.islands());
        for &span in open {
            let [one, other] = net.ends[span as usize].map(|end| forest.root(end));
            if one != other {
                forest.join(one, other);
            }
        }
        Self { forest, is_touched: vec![false; net.islands() as usize] }
    }

    fn root(&self, net: &Net, span: u32) -> usize {
        self.forest.root(net.ends[span as usize][0]) as usize
    }

    fn is_touched(&self, net: &Net, span: u32) -> bool {
        self.is_touched[self.root(net, span)]
    }

    fn touch(&mut self, net: &Net, span: u32) {
        let root = self.root(net, span);
        self.is_touched[root] = true;
    }
}
