//! Which clues contradict each other: an unsatisfiable core of a model, and a minimal one by
//! deletion (a minimal unsatisfiable subset, MUS).
//!
//! ```text
//! constraint from clues 1 and 4      not switch 1, or not switch 4, or each of its clauses
//! assumptions                        every switch
//! ```

use super::{Sat, Session};
use crate::cnf::{Cnf, Literal};
use crate::limits::{Ended, Limits};
use crate::model::{ClueId, Model, Solution};
use crate::search::Nogoods;

/// What comes of some clues together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Together {
    /// They fit: this is a solution.
    Fit(Solution),
    /// They do not.
    Clash(Core),
    /// A limit came first.
    Unknown,
}

/// Clues that have no solution under the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Core {
    /// The clues in rising order; none, if the rules alone have no solution.
    pub clues: Vec<ClueId>,
    /// Is it known that without any one of them there is a solution?
    pub is_minimal: bool,
}

impl Sat {
    /// Clues of a model that contradict each other, or a solution. There may be more of them than
    /// it takes.
    pub fn core(&self, model: &Model, limits: Limits<'_>) -> Together {
        limits.latched(|limits| match Switched::new(model, limits) {
            Some(mut switched) => switched.ask(&switched.all(), limits),
            None => Together::Unknown,
        })
    }

    /// Clues of a model that contradict each other and would not without any one of them, or a
    /// solution. At a limit they are those that are left then.
    ///
    /// There may be other such clues, and fewer.
    pub fn minimal_core(&self, model: &Model, limits: Limits<'_>) -> Together {
        limits.latched(|limits| {
            let Some(mut switched) = Switched::new(model, limits) else { return Together::Unknown };
            match switched.ask(&switched.all(), limits) {
                Together::Clash(core) => {
                    let core = switched.shrink(core.clues, usize::MAX, limits);
                    Together::Clash(core.expect("nothing is too many"))
                }
                other => other,
            }
        })
    }

    /// The same, and the smallest of some that are found when clues are left out in other orders.
    pub fn smallest_core(&self, model: &Model, limits: Limits<'_>) -> Together {
        limits.latched(|limits| {
            let Some(mut switched) = Switched::new(model, limits) else { return Together::Unknown };
            match switched.ask(&switched.all(), limits) {
                Together::Clash(core) => Together::Clash(switched.smallest(core.clues, limits)),
                other => other,
            }
        })
    }
}

/// So many orders are tried for a smaller core.
const ORDERS: u64 = 24;

/// So many literals are followed for a smaller core.
const PROPAGATIONS: u64 = 2_000_000;

/// A model in clauses, with a literal for each clue: what comes from the clue holds while it is true.
struct Switched<'a> {
    /// Nothing, if some variable has no value from the start.
    session: Option<Session<'a>>,
    switches: Vec<Literal>,
}

impl<'a> Switched<'a> {
    fn new(model: &Model, limits: Limits<'a>) -> Option<Self> {
        // Nothing is struck before: that would be because of clues.
        let domains = model.domains();
        let mut cnf = Cnf::new(&domains);
        let switches: Vec<Literal> = model.clues().iter().map(|_| cnf.fresh()).collect();
        if domains.vars().any(|var| domains.get(var).is_empty()) {
            return Some(Self { session: None, switches });
        }
        let session = Session::of(cnf, model, &switches, &Nogoods::default(), limits)?;
        Some(Self { session: Some(session), switches })
    }

    fn all(&self) -> Vec<ClueId> {
        (0..self.switches.len() as u32).map(ClueId).collect()
    }

    /// What was done so far.
    fn work(&self) -> u64 {
        self.session.as_ref().map_or(0, |session| session.counters().propagations)
    }

    /// What comes of these clues?
    fn ask(&mut self, clues: &[ClueId], limits: Limits<'_>) -> Together {
        let Some(session) = &mut self.session else { return clash(Vec::new()) };
        // No clause has a switch itself, so that those that are off are in no proof.
        let mut assumptions: Vec<Literal> = self.switches.iter().map(|&switch| !switch).collect();
        clues.iter().for_each(|clue| assumptions[clue.0 as usize] = self.switches[clue.0 as usize]);
        match session.next_under(&assumptions, limits) {
            Ok(solution) => Together::Fit(solution),
            Err(Ended::Limit) => Together::Unknown,
            Err(_) => {
                let core = session.learner.core();
                clash(
                    clues
                        .iter()
                        .copied()
                        .filter(|clue| core.contains(&self.switches[clue.0 as usize]))
                        .collect(),
                )
            }
        }
    }

    /// Leave out clues one by one, the last ones first, while the others clash; nothing, as soon as
    /// so many are needed.
    fn shrink(&mut self, core: Vec<ClueId>, too_many: usize, limits: Limits<'_>) -> Option<Core> {
        let (mut needed, mut rest) = (Vec::new(), core);
        let mut is_minimal = true;
        while let Some(clue) = rest.pop() {
            let others = [needed.as_slice(), &rest].concat();
            match self.ask(&others, limits) {
                Together::Fit(_) => needed.push(clue),
                Together::Clash(smaller) => rest.retain(|clue| smaller.clues.contains(clue)),
                Together::Unknown => {
                    needed.push(clue);
                    is_minimal = false;
                }
            }
            if needed.len() >= too_many {
                return None;
            }
        }
        needed.sort_unstable();
        Some(Core { clues: needed, is_minimal })
    }

    /// The smallest of some minimal cores: what is left of the first one, and of all clues, in
    /// orders that have nothing to do with each other (multiplicative hashing).
    fn smallest(&mut self, first: Vec<ClueId>, limits: Limits<'_>) -> Core {
        let core = self.shrink(first.clone(), usize::MAX, limits);
        let mut best = core.expect("nothing is too many");
        let all = self.all();
        for order in 1..=ORDERS {
            // A clue that is impossible by itself, or two that clash: there is hardly less.
            if best.clues.len() <= 2 || self.work() > PROPAGATIONS || limits.reached() {
                break;
            }
            let mut clues = if order % 4 == 1 { first.clone() } else { all.clone() };
            let factor = 0x9E37_79B9_7F4A_7C15_u64.wrapping_mul(2 * order + 1);
            clues.sort_by_key(|clue| (u64::from(clue.0) + 1).wrapping_mul(factor));
            let smaller = self.shrink(clues, best.clues.len(), limits);
            best = smaller.filter(|core| core.is_minimal).unwrap_or(best);
        }
        best
    }
}

fn clash(clues: Vec<ClueId>) -> Together {
    let is_minimal = clues.is_empty();
    Together::Clash(Core { clues, is_minimal })
}
