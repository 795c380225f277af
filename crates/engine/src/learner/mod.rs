//! Learning from clashes (conflict-driven clause learning, CDCL): clauses in, a solution or a proof
//! that there is none out.

mod analysis;
mod assumed;
mod clauses;
mod follow;
mod forgetting;
mod order;
mod pace;
mod pairs;
mod phases;
mod shrink;
mod source;
mod subsume;
mod trail;
mod watches;

use analysis::Analysis;
use assumed::{Assumed, Next};
use clauses::{Clash, Clauses, Note};
use forgetting::Forgetting;
pub use order::Order;
use pace::Pace;
use phases::Phases;
pub use source::{NoSource, Source, Stand};
use trail::{Reason, Trail};

use crate::cnf::Literal;
use crate::constraint::Lemmas;
use crate::limits::{Counters, Limits};

/// How a search for a solution ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// With a solution: every literal is known.
    Solution,
    /// With a proof that there is none under the assumptions, if there were any.
    Nothing,
    /// At a limit.
    Limit,
}

/// Clauses, and what has been learnt from them.
#[derive(Debug)]
pub struct Learner {
    trail: Trail,
    clauses: Clauses,
    order: Order,
    phases: Phases,
    hints: u32,
    analysis: Analysis,
    pace: Pace,
    /// Has a solution been left behind?
    left_one: bool,
    /// Up to this level all that guesses lead to has been seen, but for what is true now.
    floor: u32,
    /// What is guessed before all else.
    assumed: Assumed,
    /// So many true literals the source of further clauses has heard of.
    heard: usize,
    lemmas: Lemmas,
    /// There is no solution.
    refuted: bool,
    forgetting: Forgetting,
    counters: Counters,
}

/// The limits are looked at once in so many guesses and clashes.
const POLL: u64 = 64;

impl Learner {
    /// No clauses yet over so many variables.
    pub fn new(variables: u32) -> Self {
        Self {
            trail: Trail::new(variables),
            clauses: Clauses::new(variables),
            order: Order::new(vec![0.0; variables as usize]),
            phases: Phases::new(variables),
            hints: 0,
            analysis: Analysis::new(variables),
            pace: Pace::new(),
            left_one: false,
            floor: 0,
            assumed: Assumed::default(),
            heard: 0,
            lemmas: Lemmas::default(),
            refuted: false,
            forgetting: Forgetting::default(),
            counters: Counters::default(),
        }
    }

    /// At least one of these is true. No solution may have been left behind before.
    pub fn add(&mut self, clause: &[Literal]) {
        debug_assert_eq!(self.floor, 0, "clauses come before solutions are left behind");
        self.undo(0);
        let mut clause = clause.to_vec();
        clause.sort_unstable();
        clause.dedup();
        if clause.windows(2).any(|pair| pair[0] == !pair[1])
            || clause.iter().any(|&literal| self.trail.is_true(literal))
        {
            return;
        }
        clause.retain(|&literal| !self.trail.is_false(literal));
        match clause[..] {
            [] => self.refuted = true,
            [only] => self.trail.set(only, Reason::None),
            _ => {
                self.clauses.add(&clause, Note::GIVEN);
            }
        }
    }

    /// A literal is probably true, the surest first: they are guessed in that order until clashes
    /// know better. A wrong hint costs time, never truth.
    pub fn hint(&mut self, literal: Literal) {
        self.phases.hint(literal);
        self.hints += 1;
        self.order.prefer(literal.variable(), 1.0 / f64::from(self.hints));
    }

    /// Is a literal true in the solution that was found?
    pub fn is_true(&self, literal: Literal) -> bool {
        self.trail.is_true(literal)
    }

    /// What has been done so far.
    pub fn counters(&self) -> Counters {
        self.counters
    }

    /// Look for a solution of all clauses, those of the source too.
    pub fn solve(&mut self, source: &mut dyn Source, limits: Limits<'_>) -> Answer {
        self.solve_under(&[], source, limits)
    }

    /// Look for a solution in which these literals are true. Without one, [`Learner::core`] tells
    /// which of them cannot be. No solution may have been left behind before, or will be after.
    pub fn solve_under(
        &mut self,
        assumptions: &[Literal],
        source: &mut dyn Source,
        limits: Limits<'_>,
    ) -> Answer {
        self.assume(assumptions);
        let mut steps = 0;
        self.clauses.gather_pairs();
        loop {
            if self.refuted {
                return Answer::Nothing;
            }
            match self.settle().and_then(|()| self.heed(source)) {
                Err(clash) => {
                    source.look(self.trail.stand(true));
                    self.learn(clash);
                    continue;
                }
                Ok(true) => continue,
                Ok(false) => {}
            }
            let next = self.assumed.next(&self.trail);
            match next {
                Next::Cannot(literal) => {
                    self.assumed.core = self.trail.assumptions_against(&self.clauses, literal);
                    return Answer::Nothing;
                }
                Next::Nothing if self.trail.is_full() => return Answer::Solution,
                _ => steps += 1,
            }
            if steps % POLL == 0 && limits.reached() {
                return Answer::Limit;
            }
            if let Next::Open(literal) = next {
                self.suppose(literal);
            } else if self.pace.start_is_due() || self.forgetting.is_near(self.counters.conflicts) {
                self.restart();
            } else {
                self.guess();
            }
        }
    }

    fn settle(&mut self) -> Result<(), Clash> {
        while let Some(literal) = self.trail.next() {
            self.counters.propagations += 1;
            self.clauses.follow(&mut self.trail, literal)?;
        }
        Ok(())
    }

    fn guess(&mut self) {
        let variable = loop {
            let variable = self.order.pop().expect("an open variable is in the heap");
            if self.trail.is_open(Literal::positive(variable)) {
                break variable;
            }
        };
        self.counters.guesses += 1;
        let literal = Literal::positive(variable);
        let likely = self.phases.guess(variable, self.pace.patient);
        self.trail.guess(if likely { literal } else { !literal });
    }

    /// Look no more at the solution that was found, if every variable is to count.
    ///
    /// After the first one a clause forbids it, so that the search for others is free to start
    /// afresh. There may be very many more: from then on guesses are turned, the last one first.
    pub fn leave_solution(&mut self) {
        let level = self.trail.level();
        if self.left_one || level == 0 {
            return self.turn(level);
        }
        self.left_one = true;
        self.pace.found();
        let guesses = (1..=level).rev().map(|level| !self.trail.guess_of(level));
        let clause: Vec<Literal> = guesses.collect();
        self.undo(level - 1);
        let reason = match clause.len() {
            1 => Reason::None,
            _ => self.clauses.add(&clause, Note::GIVEN),
        };
        self.trail.set(clause[0], reason);
    }

    /// All that a level's guess leads to has been seen: now its opposite, one level lower.
    fn turn(&mut self, level: u32) {
        if level == 0 {
            self.refuted = true;
            return;
        }
        let guess = self.trail.guess_of(level);
        self.floor = level - 1;
        self.undo(self.floor);
        self.trail.set(!guess, Reason::None);
    }

    /// Learn from a clash and go back to where the clause says something new.
    fn learn(&mut self, clash: Clash) {
        self.counters.conflicts += 1;
        if self.trail.level() <= self.floor {
            return self.turn(self.trail.level());
        }
        if self.pace.patient {
            self.phases.came_to(&self.trail, self.trail.before_guess());
        }
        self.analysis.learn(&self.trail, &mut self.clauses, &mut self.order, clash);
        let glue = self.analysis.glue;
        self.pace.hear(glue);
        self.undo(self.analysis.back.max(self.floor));
        let clause = &self.analysis.clause;
        let reason = match clause.len() {
            1 => Reason::None,
            _ => self.clauses.add(clause, Note::learnt(glue)),
        };
        self.trail.set(clause[0], reason);
    }

    fn restart(&mut self) {
        self.counters.restarts += 1;
        let is_due = self.forgetting.is_due(self.counters.conflicts);
        // What is guessed after a long run may have changed, what is forgotten may be a reason.
        let level = match (is_due, self.pace.patient) {
            (true, _) => self.floor,
            (false, true) => self.base(),
            (false, false) => self.still_first(),
        };
        self.undo(level);
        self.clauses.gather_pairs();
        self.pace.change_mood(self.clauses.looks);
        if self.pace.patient {
            self.phases.change(self.counters.conflicts);
        }
        if is_due {
            self.forget();
        }
    }

    /// Up to this level nothing would be guessed otherwise.
    fn base(&self) -> u32 {
        self.floor.max(self.assumed.levels)
    }

    /// Up to which level would the same be guessed again?
    fn still_first(&mut self) -> u32 {
        let (base, trail) = (self.base(), &self.trail);
        let open = |variable: u32| trail.is_open(Literal::positive(variable));
        let Some(next) = self.order.peek(open) else { return base };
        let stays =
            |&level: &u32| self.order.is_before(self.trail.guess_of(level).variable(), next);
        (base + 1..=self.trail.level()).take_while(stays).last().unwrap_or(base)
    }

    fn undo(&mut self, level: u32) {
        let (order, phases) = (&mut self.order, &mut self.phases);
        self.trail.undo(level, |literal| {
            phases.remember(literal);
            order.push(literal.variable());
        });
        self.heard = self.heard.min(self.trail.literals().len());
        self.assumed.undo(level);
    }
}
