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
                Together::Clash(core) => Together::Clash(switched.shrink(core.clues, limits)),
                other => other,
            }
        })
    }
}

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

    /// Leave out clues one by one while the others clash.
    fn shrink(&mut self, core: Vec<ClueId>, limits: Limits<'_>) -> Core {
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
        }
        needed.sort_unstable();
        Core { clues: needed, is_minimal }
    }
}

fn clash(clues: Vec<ClueId>) -> Together {
    let is_minimal = clues.is_empty();
    Together::Clash(Core { clues, is_minimal })
}
