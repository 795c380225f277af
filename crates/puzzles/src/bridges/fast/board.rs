//! The board while it is being solved: the bounds of every span, and a trail to undo by.

use super::super::net::Net;
use super::fact::{Fact, LEAST, MOST};
use super::groups::Groups;
use super::why::{Clash, Reason};

/// What is known, how it came to be known, and what it leaves to each island and group.
#[derive(Debug)]
pub(super) struct Board {
    pub net: Net,
    pub groups: Groups,
    /// Two bounds a span; the last span is the one that islands with fewer than four share.
    bounds: Vec<i8>,
    /// The last step that raised each bound, or `NEVER`.
    latest: Vec<u32>,
    /// Two numbers an island: bridges that are wanted still, bridges that are possible but not
    /// needed. What raises a bound on one side takes from the number on that side.
    slack: Vec<i16>,
    trail: Vec<Step>,
    /// Where in the trail each guess stands.
    levels: Vec<u32>,
    /// What stays when a level is undone: a list kept for the next time.
    kept: Vec<Step>,
    /// Spans with more than one number of bridges left.
    open: usize,
}

/// A bound was raised.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub bound: u32,
    pub before: i8,
    pub after: i8,
    joined: bool,
    pub level: u32,
    /// The step before on the same bound, or `NEVER`.
    previous: u32,
    pub reason: Reason,
}

/// No step: so from the beginning.
const NEVER: u32 = u32::MAX;

impl Board {
    /// Every span free up to the numbers at its ends.
    pub fn new(net: Net) -> Self {
        let spans = net.spans() as usize;
        let mut bounds = vec![0; 2 * spans + 2];
        let mut slack = Vec::with_capacity(2 * net.numbers.len());
        slack.extend(net.numbers.iter().flat_map(|&number| [number as i16, -(number as i16)]));
        for (span, ends) in net.ends.iter().enumerate() {
            let number = |end: u32| net.numbers[end as usize];
            let most = net.most.min(number(ends[0])).min(number(ends[1])) as i8;
            bounds[2 * span + MOST as usize] = -most;
            for &end in ends {
                slack[2 * end as usize + MOST as usize] += i16::from(most);
            }
        }
        Self {
            groups: Groups::new(net.islands()),
            latest: vec![NEVER; bounds.len()],
            bounds,
            slack,
            trail: Vec::with_capacity(2 * spans),
            levels: Vec::new(),
            kept: Vec::new(),
            open: spans,
            net,
        }
    }

    pub fn bound(&self, bound: u32) -> i8 {
        self.bounds[bound as usize]
    }

    /// The bound at the moment before the step at `time`.
    pub fn bound_at(&self, bound: u32, time: u32) -> i8 {
        let mut value = self.bound(bound);
        let mut place = self.latest[bound as usize];
        while place != NEVER && place >= time {
            let step = &self.trail[place as usize];
            (value, place) = (step.before, step.previous);
        }
        value
    }

    /// The step that made a true fact so; none when it was true from the beginning.
    pub fn origin(&self, fact: Fact) -> Option<u32> {
        let mut place = self.latest[fact.bound() as usize];
        while place != NEVER {
            let step = &self.trail[place as usize];
            if step.before < fact.value() {
                return Some(place);
            }
            place = step.previous;
        }
        None
    }

    /// Is a fact known to be true?
    pub fn is_true(&self, fact: Fact) -> bool {
        self.bound(fact.bound()) >= fact.value()
    }

    /// Is a fact known to be false?
    pub fn is_false(&self, fact: Fact) -> bool {
        self.is_true(!fact)
    }

    /// How far the bounds of a span are apart.
    pub fn width(&self, span: u32) -> i8 {
        -(self.bound(2 * span + LEAST) + self.bound(2 * span + MOST))
    }

    /// Can the span have a bridge?
    pub fn is_possible(&self, span: u32) -> bool {
        self.bound(2 * span + MOST) < 0
    }

    /// Could it, at the moment before the step at `time`?
    pub fn was_possible(&self, span: u32, time: u32) -> bool {
        self.is_possible(span) || self.latest[(2 * span + MOST) as usize] >= time
    }

    /// Bridges that an island wants still (`LEAST`) or could do without (`MOST`).
    pub fn slack(&self, island: u32, side: u32) -> i16 {
        self.slack[(2 * island + side) as usize]
    }

    /// Spans with more than one number of bridges left.
    pub fn open(&self) -> usize {
        self.open
    }

    /// The least number of bridges of every span: the solution, when none is open.
    pub fn solution(&self) -> Vec<u8> {
        (0..self.net.spans()).map(|span| self.bound(2 * span + LEAST) as u8).collect()
    }

    pub fn trail(&self) -> &[Step] {
        &self.trail
    }

    /// How many guesses are standing.
    pub fn level(&self) -> u32 {
        self.levels.len() as u32
    }

    /// The place in the trail of the guess that began a level, the first of which is 1.
    pub fn guess_of(&self, level: u32) -> u32 {
        self.levels[level as usize - 1]
    }

    /// Clauses have been renumbered.
    pub fn renumber(&mut self, number: impl Fn(u32) -> u32) {
        for step in &mut self.trail {
            if let Reason::Clause(clause) = &mut step.reason {
                *clause = number(*clause);
            }
        }
    }

    /// Make a fact true on a new level.
    pub fn guess(&mut self, fact: Fact) -> Result<(), Clash> {
        self.levels.push(self.trail.len() as u32);
        self.set(fact, Reason::Guess)
    }

    /// Make a fact true.
    pub fn set(&mut self, fact: Fact, reason: Reason) -> Result<(), Clash> {
        self.set_at(fact, reason, self.level())
    }

    /// Make a fact true that stays so until this level is undone.
    pub fn set_at(&mut self, fact: Fact, reason: Reason, level: u32) -> Result<(), Clash> {
        let (bound, after) = (fact.bound(), fact.value());
        let before = self.bound(bound);
        if before >= after {
            return Ok(());
        }
        let other = self.bound(bound ^ 1);
        if after + other > 0 {
            return Err(Clash::Denied(fact, reason));
        }
        self.open -= usize::from(after + other == 0);
        self.bounds[bound as usize] = after;
        let joined = self.take(bound, before, after);
        let previous = std::mem::replace(&mut self.latest[bound as usize], self.trail.len() as u32);
        self.trail.push(Step { bound, before, after, joined, level, previous, reason });
        Ok(())
    }

    /// Take from the islands what a risen bound costs; were two groups joined by it?
    fn take(&mut self, bound: u32, before: i8, after: i8) -> bool {
        let ends = self.net.ends[bound as usize / 2];
        for end in ends {
            let slack = &mut self.slack[(2 * end + (bound & 1)) as usize];
            let wanted = *slack > 0;
            *slack -= i16::from(after - before);
            if bound & 1 == LEAST && wanted && *slack <= 0 {
                self.groups.content(end);
            }
        }
        bound & 1 == LEAST && before == 0 && self.groups.join(ends[0], ends[1])
    }

    /// Go back until so many guesses are left; `forget` hears of each step that is taken back.
    /// What belongs to a level that is left stands at the end of the trail now, to be followed
    /// again: says where in the trail that begins.
    pub fn undo(&mut self, level: u32, mut forget: impl FnMut(&Self, &Step)) -> usize {
        let Some(&start) = self.levels.get(level as usize) else { return self.trail.len() };
        self.levels.truncate(level as usize);
        let mut kept = std::mem::take(&mut self.kept);
        while self.trail.len() > start as usize {
            let step = self.trail[self.trail.len() - 1];
            forget(self, &step);
            self.trail.pop();
            self.give_back(&step);
            if step.level <= level {
                kept.push(step);
            }
        }
        for step in kept.drain(..).rev() {
            let fact = Fact::new(step.bound, step.after);
            self.set_at(fact, step.reason, step.level).expect("it was true with more guesses");
        }
        self.kept = kept;
        start as usize
    }

    fn give_back(&mut self, step: &Step) {
        let bound = step.bound;
        self.open += usize::from(step.after + self.bound(bound ^ 1) == 0);
        self.bounds[bound as usize] = step.before;
        self.latest[bound as usize] = step.previous;
        if step.joined {
            self.groups.part();
        }
        // In the opposite order of `take`.
        for end in self.net.ends[bound as usize / 2].into_iter().rev() {
            let slack = &mut self.slack[(2 * end + (bound & 1)) as usize];
            let content = *slack <= 0;
            *slack += i16::from(step.after - step.before);
            if bound & 1 == LEAST && content && *slack > 0 {
                self.groups.wants(end);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::Bridges;
    use super::*;
    use crate::puzzle::Puzzle;

    #[test]
    fn what_belongs_to_a_level_stays_until_that_one_is_undone() {
        let bridges = (Bridges::ABILITIES.forms[0].read)("2,,2\n,,\n2,,2").remove(0).puzzle;
        let mut board = Board::new(Net::new(&bridges.expect("a ring of four islands")));
        for span in [0, 1] {
            board.guess(Fact::open(span)).expect("nothing is known");
        }
        board.set_at(Fact::new(2 * 2 + LEAST, 2), Reason::Guess, 1).expect("it is open");
        board.set(Fact::closed(3), Reason::Guess).expect("it is open");
        assert_eq!(board.undo(1, |_, _| ()), 1);
        assert_eq!(board.solution(), [1, 0, 2, 0]);
        assert!(!board.is_true(Fact::closed(3)) && board.groups.together(0, 2));
        assert_eq!(board.undo(0, |_, _| ()), 0);
        assert_eq!(board.solution(), [0, 0, 0, 0]);
        assert!(!board.groups.together(0, 2));
    }
}
