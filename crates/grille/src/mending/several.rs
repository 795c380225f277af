//! One solution where there are several: a clue that only one of them has; if there is no such, clues
//! of a solution that is a little different; if that does not do, changes in steps.

use grille_engine::{Clue, ClueId, Limits, Place, Solution, Standing, Value, Values, Var};
use grille_puzzles::Instance;

use super::spare::taken_away;
use super::{Bench, Edit, TOLD};

/// So many changes are tried at each stage.
const TRIED: usize = 400;

/// So many solutions are made the only one, to see which takes least.
pub(super) const TARGETS: usize = 4;

/// So many clues may change at once where a solution is a little different.
const MOST_AT_ONCE: usize = 4;

/// Ways that leave one solution of a puzzle with several, some of which are given.
pub(crate) fn mend_several(
    puzzle: &dyn Instance,
    sample: &[Solution],
    limits: Limits<'_>,
) -> Vec<Vec<Edit>> {
    let bench = Bench::new(puzzle, limits).filter(|_| sample.len() > 1);
    let Some(bench) = bench else { return Vec::new() };
    let mut ways = bench.alone(sample);
    if ways.is_empty() {
        ways = bench.differently(sample);
    }
    if ways.is_empty() {
        ways = bench.in_steps(sample).into_iter().collect();
    }
    ways
}

impl Bench<'_> {
    /// Is this enough to leave one solution?
    fn is_enough(&self, edits: &[Edit]) -> bool {
        self.standing(edits) == Standing::Unique
    }

    /// The first of these changes that leave one solution.
    fn enough(&self, tried: impl IntoIterator<Item = Vec<Edit>>) -> Vec<Vec<Edit>> {
        let mut ways: Vec<Vec<Edit>> = Vec::new();
        for edits in tried.into_iter().take(TRIED) {
            if ways.len() == TOLD || self.limits.reached() {
                break;
            }
            // Of a place where anything would do one thing is enough.
            let is_new = !ways.iter().any(|way| way[0].place == edits[0].place);
            if is_new && self.is_enough(&edits) {
                ways.push(edits);
            }
        }
        ways
    }

    /// Single clues that suit one solution of a sample and no other.
    fn alone(&self, sample: &[Solution]) -> Vec<Vec<Edit>> {
        let suiting = |(place, now): &(Place, String)| {
            let all: Vec<Vec<String>> = sample.iter().map(|one| self.suits(*place, one)).collect();
            let mut texts: Vec<&String> = all.iter().flatten().collect();
            texts.sort_unstable();
            let alone = texts.chunk_by(|a, b| a == b).filter(|alike| alike.len() == 1);
            let other = alone.map(|alike| alike[0]).filter(|text| *text != now);
            other.map(|text| vec![edit(*place, now, text)]).collect::<Vec<_>>()
        };
        self.enough(self.spots.iter().flat_map(suiting))
    }

    /// The clues of solutions that differ from one in one value, and a clue that is taken away though
    /// every solution needs it. Fewest changes first.
    fn differently(&self, sample: &[Solution]) -> Vec<Vec<Edit>> {
        let mut tried = self.taking_away(&sample[0]);
        let neighbours = sample.iter().take(TARGETS).flat_map(|one| self.neighbours(one, sample));
        let mut near: Vec<Vec<Edit>> = neighbours.collect();
        near.sort_by_key(Vec::len);
        tried.extend(near);
        self.enough(tried)
    }

    /// Clues in cells that are taken away though every solution has something there.
    fn taking_away(&self, solution: &Solution) -> Vec<Vec<Edit>> {
        if !self.has_cells() {
            return Vec::new();
        }
        let is_needed = |place: Place| {
            !self.suits(place, solution).is_empty() && !self.is_loose(place, solution)
        };
        let clues = self.spots.iter().filter(|(place, text)| !text.is_empty() && is_needed(*place));
        clues.map(|(place, text)| vec![taken_away(*place, text)]).collect()
    }

    /// What is to be written so that a solution is one that differs in one value: first where solutions
    /// of the sample differ.
    pub(super) fn neighbours(&self, solution: &Solution, sample: &[Solution]) -> Vec<Vec<Edit>> {
        let domains = self.model.domains();
        let varies = |var: &Var| sample.iter().any(|one| one[var.index()] != solution[var.index()]);
        let (first, last): (Vec<Var>, Vec<Var>) = domains.vars().partition(varies);
        let others = |var: Var| {
            let others = domains.get(var).without(Values::one(solution[var.index()]));
            others.iter().map(move |value| (var, value))
        };
        let near = first.into_iter().chain(last).flat_map(others);
        let near = near.take_while(|_| !self.limits.reached());
        near.filter_map(|(var, value)| self.turned_into(solution, var, value)).take(TRIED).collect()
    }

    /// What is to be written so that a solution with another value is one.
    fn turned_into(&self, solution: &Solution, var: Var, value: Value) -> Option<Vec<Edit>> {
        let mut other = solution.clone();
        other[var.index()] = value;
        let of_var = self.model.constraints().iter().filter(|posted| {
            posted.constraint.vars().contains(&var) && !posted.constraint.holds(&other)
        });
        let mut clues: Vec<ClueId> = Vec::new();
        for broken in of_var {
            if broken.clues.is_empty() {
                return None;
            }
            clues.extend(&broken.clues);
        }
        clues.sort_unstable();
        clues.dedup();
        let mut edits = Vec::new();
        for clue in clues {
            let Clue { place, text } = &self.model.clues()[clue.0 as usize];
            let suits = self.suits(*place, &other);
            if !suits.contains(text) {
                edits.push(edit(*place, text, suits.first()?));
            }
        }
        (1..=MOST_AT_ONCE).contains(&edits.len()).then_some(edits)
    }
}

/// A clue is written otherwise.
pub(super) fn edit(place: Place, before: &str, after: &str) -> Edit {
    Edit { place, before: before.to_owned(), after: after.to_owned() }
}
