//! A solution that somebody is still writing: is anything wrong so far?
//!
//! ```
//! use grille::{Puzzle, first_mistake};
//!
//! let puzzle: Puzzle = "1.....2......3.4".parse()?;
//! let half = puzzle.read_filling("1.....2....1.3.4")?;
//! assert_eq!(first_mistake(puzzle.instance(), &half)?, None);
//! let half = puzzle.read_filling("1.....2...2..3.4")?;
//! let mistake = first_mistake(puzzle.instance(), &half)?.expect("two numbers are equal");
//! assert_eq!(mistake.to_string(), "column 3: a number appears twice (r2c3, r3c3)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use grille_engine::{Domains, Model, Posted, Scope, Spot, Value, Values, Var};
use grille_puzzles::{Complaint, Instance, TooLarge};

/// A rule about more variables than this does not say which of them show that it is broken.
const SHOWN: usize = 4096;

/// The first rule that what is written so far breaks, whatever else will be written.
///
/// Each rule is looked at alone, with the cells it speaks of: nothing is said of the solution.
pub fn first_mistake(
    puzzle: &dyn Instance,
    filling: &[Option<Value>],
) -> Result<Option<Complaint>, TooLarge> {
    let model = puzzle.model()?;
    let mut domains = with(&model, filling);
    // Givens that somebody did not copy are there all the same.
    let (givens, rules): (Vec<&Posted>, Vec<&Posted>) =
        model.constraints().iter().partition(|posted| posted.constraint.vars().len() == 1);
    let changed = givens.iter().find(|given| given.constraint.prune(&mut domains).is_err());
    let broken = changed.or_else(|| rules.iter().find(|rule| is_broken(rule, &mut domains)));
    let complaint = |posted: &&Posted| {
        let shown = showing(&model, posted, &domains);
        let places = shown.iter().map(|&var| Spot::of(model.place(var), puzzle.size())).collect();
        Complaint { rule: posted.broken.clone(), scope: posted.scope.clone(), places }
    };
    Ok(broken.map(complaint))
}

/// Does what is written so far have every given of the puzzle as it is?
pub fn keeps_givens(puzzle: &dyn Instance, filling: &[Option<Value>]) -> bool {
    let Ok(model) = puzzle.model() else { return false };
    let mut domains = with(&model, filling);
    let mut givens =
        model.constraints().iter().filter_map(|posted| match posted.constraint.vars() {
            [var] => Some((*var, posted)),
            _ => None,
        });
    let is_kept = |(var, given): (Var, &Posted)| {
        filling[var.index()].is_some() && !is_broken(given, &mut domains)
    };
    givens.all(is_kept)
}

/// What every variable can be, where what is written is right.
fn with(model: &Model, filling: &[Option<Value>]) -> Domains {
    let all = model.domains();
    let written = |(var, value): (Var, &Option<Value>)| value.map_or(all.get(var), Values::one);
    Domains::new(all.vars().zip(filling).map(written).collect())
}

/// Can the rule not hold any more, whatever the open variables are?
fn is_broken(posted: &Posted, domains: &mut Domains) -> bool {
    domains.push_level();
    let is_broken = posted.constraint.prune(domains).is_err();
    domains.pop_level();
    is_broken
}

/// Variables that show that a rule is broken, none of which could be missing. A whole line is named
/// by its scope.
fn showing(model: &Model, posted: &Posted, domains: &Domains) -> Vec<Var> {
    let vars = posted.constraint.vars();
    let all = model.domains();
    let mut shown: Vec<Var> =
        vars.iter().copied().filter(|&var| domains.value(var).is_some()).collect();
    if vars.len() > SHOWN {
        return Vec::new();
    }
    // What can be left out is left out in large pieces first, then one by one.
    let mut piece = shown.len();
    while piece > 0 {
        for start in (0..shown.len()).step_by(piece).rev() {
            let mut fewer = shown.clone();
            fewer.drain(start..shown.len().min(start + piece));
            let mut part: Vec<Values> = all.vars().map(|var| all.get(var)).collect();
            fewer.iter().for_each(|&var| part[var.index()] = domains.get(var));
            if is_broken(posted, &mut Domains::new(part)) {
                shown = fewer;
            }
        }
        piece /= 2;
    }
    let is_whole = posted.scope != Scope::Board && shown.len() == vars.len();
    if is_whole { Vec::new() } else { shown }
}
