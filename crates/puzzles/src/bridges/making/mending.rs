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
                let is_changed = self.alter(span, seed);
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
            if let Some(change) = self.alter(span, seed) {
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
            let [one, other] = self.ends(span);
            let is_wanted = is_missing || seed.one_in(one_in);
            if is_wanted && self.bridges(span) == 0 && self.sea.is_clear(one, other) {
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

    /// One change at a span, of one kind or the other.
    ///
    /// Islands may have moved since the net was drawn, so that it may speak of islands that are gone,
    /// and know nothing of new ones and of their bridges: the sea is asked of both.
    fn alter(&mut self, span: u32, seed: &mut Seed) -> Option<Change> {
        match seed.one_in(MOVES) {
            true => self.move_island(span, seed),
            false => self.change(span, seed),
        }
    }

    /// Another number of bridges on a span.
    fn change(&mut self, span: u32, seed: &mut Seed) -> Option<Change> {
        let [one, other] = self.ends(span);
        if !self.sea.are_next(one, other) {
            return None;
        }
        let before = self.bridges(span);
        let may_close = before > 0 && self.demand.may_loop() && !self.is_needed(span);
        if before == 0 && !(self.demand.may_loop() && self.sea.is_clear(one, other)) {
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
        let is_leaf =
            |end: &Cell| self.sea.is_island(*end) && self.sea.neighbours(*end).count() == 1;
        let leaf = ends.into_iter().find(is_leaf)?;
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

#[cfg(test)]
mod tests {
    use grille_engine::{Conflict, Limits};
    use grille_grid::Size;

    use super::super::reach::Reach;
    use super::*;
    use crate::making::{Loops, Wish};

    /// All that may be wished in a few ways.
    fn wishes() -> Vec<Wish> {
        let mut wishes = Vec::new();
        for size in [Size::new(6, 5), Size::square(7), Size::square(10)] {
            let any = Wish::new(size);
            wishes.push(Wish { density: Some(0.35), ..any.clone() });
            wishes.push(Wish { loops: Some(Loops::Wanted), ..any.clone() });
            wishes.push(Wish { loops: Some(Loops::Unwanted), ..any.clone() });
            wishes.push(Wish { settings: vec![("most".into(), "3".into())], ..any.clone() });
            wishes.push(any);
        }
        wishes
    }

    /// Changes in a row before the net is drawn again: more than a round of mending makes.
    const BETWEEN: usize = 12;

    /// With the net of before, which may be wrong by then, as within a round of mending.
    #[test]
    fn the_sea_is_whole_after_every_kind_of_change() {
        let mut changes = [0; 2];
        for (wish, seed) in wishes().iter().flat_map(|wish| (0..40).map(move |seed| (wish, seed))) {
            let demand = Demand::new(wish).expect("all of them can be");
            let mut seed = Seed(seed);
            let mut sea = Sea::new(wish.size);
            sea.grow(demand.islands, &mut seed);
            assert_eq!(sea.flaw(), None, "grown: {wish:?}");
            let mut mender = Mender::new(sea, &demand);
            mender.add_loops(6, &mut seed);
            assert_eq!(mender.sea.flaw(), None, "with loops: {wish:?}");
            mender.widen(&mut seed);
            assert_eq!(mender.sea.flaw(), None, "widened: {wish:?}");
            for round in 1..=10 * BETWEEN {
                let span = seed.below(mender.net.spans() as usize) as u32;
                if let Some(change) = mender.alter(span, &mut seed) {
                    changes[usize::from(change == Change::Island)] += 1;
                    assert_eq!(mender.sea.flaw(), None, "{wish:?}");
                }
                if round % BETWEEN == 0 {
                    mender.take_note(true);
                }
            }
        }
        assert!(changes.iter().all(|&number| number > 1_000), "{changes:?}");
    }

    #[test]
    fn a_board_that_contradicts_its_sea_is_told() {
        let wish = Wish::new(Size::square(5));
        let demand = Demand::new(&wish).expect("it can be");
        let mut sea = Sea::new(wish.size);
        sea.grow(demand.islands, &mut Seed(1));
        let mut mender = Mender::new(sea, &demand);
        assert!(Reach::new(None).of(&mender, Limits::NONE).is_ok());
        mender.net.numbers[0] += 1;
        let told = Reach::new(None).of(&mender, Limits::NONE).map(|_| ());
        assert_eq!(told, Err(Conflict), "an odd number of ends has no bridges");
    }
}
