//! A solution where there is none: of the clues that clash one is written as it would have to be if it
//! were not known, or taken away; where one is not enough, a few (a minimal correction set).

use grille_engine::{Auto, Clue, ClueId, Flow, Limits, Method, Sat, Solution, Standing, Together};
use grille_puzzles::Instance;

use super::several::edit;
use super::spare::taken_away;
use super::{Bench, Edit, Remedies, SAMPLE, TOLD_OF_A_CLASH, at_once, mend_several};

/// So many other clues are tried of some places, and so many for a solution of all other clues.
const TRIED: usize = 24;
const FOR_A_SOLUTION: usize = 3;

/// So many clues are left out at most, until the others have a solution; so many of them may stay out,
/// and so many clues are the first of them.
const TAKEN_OUT: usize = 16;
const LEFT_OUT: usize = 8;
const FIRST: usize = 8;

/// So many ways that leave several solutions are led on to one.
const LED_ON: usize = 3;

/// Ways that leave one solution of a puzzle with none, some of whose clues are known to clash; if there
/// are no such, ways that leave several.
pub(crate) fn mend_clashing(
    puzzle: &dyn Instance,
    clash: &[Clue],
    limits: Limits<'_>,
) -> Option<Remedies> {
    let bench = Bench::new(puzzle, limits)?;
    let clashing = (0..).zip(bench.model.clues()).filter(|(_, clue)| clash.contains(clue));
    let clashing: Vec<ClueId> = clashing.map(|(id, _)| ClueId(id)).collect();
    let mut found = Found::default();
    for &clue in &clashing {
        found.judge(&bench, bench.otherwise(&[clue]));
    }
    if found.is_empty() {
        let sets = clashing.iter().take(FIRST).filter_map(|&clue| bench.left_out(clue));
        let mut sets: Vec<Vec<ClueId>> = sets.collect();
        sets.sort_by_key(Vec::len);
        for alike in sets.chunk_by(|a, b| a.len() == b.len()) {
            if found.is_empty() {
                alike.iter().for_each(|set| found.judge(&bench, bench.otherwise(set)));
            }
        }
    }
    if found.one.is_empty() {
        found.judge(&bench, bench.each_taken_away());
    }
    found.led_on(&bench)
}

/// What was tried and led to a solution.
#[derive(Default)]
struct Found {
    one: Vec<Vec<Edit>>,
    several: Vec<Vec<Edit>>,
}

impl Found {
    fn is_empty(&self) -> bool {
        self.one.is_empty() && self.several.is_empty()
    }

    fn judge(&mut self, bench: &Bench<'_>, tried: impl IntoIterator<Item = Vec<Edit>>) {
        for edits in tried {
            if self.one.len() == TOLD_OF_A_CLASH || bench.limits.reached() {
                return;
            }
            // Of each place it is told what to write there once, beside taking it away.
            if self.one.iter().any(|way| is_alike(way, &edits)) {
                continue;
            }
            let ways = match bench.standing(&edits) {
                Standing::Unique => &mut self.one,
                Standing::Several => &mut self.several,
                Standing::None | Standing::Unknown => continue,
            };
            ways.push(edits);
        }
    }

    /// The ways that leave one solution. Where there are none, those that leave several with what makes
    /// one of these the only one; if that is not found either, those that leave several.
    fn led_on(self, bench: &Bench<'_>) -> Option<Remedies> {
        let Self { mut one, mut several } = self;
        several.dedup_by(|a, b| is_alike(a, b));
        several.truncate(TOLD_OF_A_CLASH);
        if one.is_empty() {
            for way in several.iter().take(LED_ON).filter_map(|edits| to_one(bench, edits)) {
                if !one.contains(&way) {
                    one.push(way);
                }
            }
        }
        match (one.is_empty(), several.is_empty()) {
            (false, _) => Some(Remedies::to_one(one)),
            (true, false) => Some(Remedies { ways: several, leave: Standing::Several }),
            (true, true) => None,
        }
    }
}

/// Do two ways write, or take away, a clue at the same places?
fn is_alike(way: &[Edit], other: &[Edit]) -> bool {
    let what = |edit: &Edit| (edit.place, edit.after.is_empty());
    way.iter().map(what).eq(other.iter().map(what))
}

/// Changes that leave several solutions, with others so that one is left.
fn to_one(bench: &Bench<'_>, edits: &[Edit]) -> Option<Vec<Edit>> {
    let changed = bench.changed(edits, SAMPLE)?;
    let more = mend_several(changed.puzzle.as_ref(), &changed.solutions, bench.limits);
    let all = at_once(edits.iter().cloned().chain(more.into_iter().next()?));
    (bench.standing(&all) == Standing::Unique).then_some(all)
}

impl Bench<'_> {
    /// Some clues as they would have to be in solutions of all others, or taken away.
    fn otherwise(&self, clues: &[ClueId]) -> Vec<Vec<Edit>> {
        let clues_there: Vec<&Clue> =
            clues.iter().map(|clue| &self.model.clues()[clue.0 as usize]).collect();
        let mut all: Vec<Vec<Edit>> = Vec::new();
        if self.has_cells() {
            all.push(clues_there.iter().map(|clue| taken_away(clue.place, &clue.text)).collect());
        }
        for solution in self.solutions_without(clues) {
            let ways =
                (0..FOR_A_SOLUTION).filter_map(|which| self.suited(&clues_there, &solution, which));
            all.extend(ways);
        }
        let mut told: Vec<Vec<Edit>> = Vec::new();
        for edits in all {
            if !told.contains(&edits) && told.len() < TRIED {
                told.push(edits);
            }
        }
        told
    }

    /// Clues that suit a solution, each beside those before it: the first that is another one, or one of
    /// those after it.
    fn suited(&self, clues: &[&Clue], solution: &Solution, which: usize) -> Option<Vec<Edit>> {
        let mut edits = Vec::new();
        for clue in clues {
            let now = self.written(&edits)?;
            let texts = self.suits_in(now.as_ref(), clue.place, solution);
            let others: Vec<&String> =
                texts.iter().filter(|text| **text != clue.text && !text.is_empty()).collect();
            edits.push(edit(clue.place, &clue.text, others.get(which % others.len().max(1))?));
        }
        Some(edits)
    }

    /// Some solutions of all clues but these.
    fn solutions_without(&self, clues: &[ClueId]) -> Vec<Solution> {
        let mut found = Vec::new();
        Auto.each(&self.model.clone().only(&self.all_but(clues)), self.limits, &mut |solution| {
            found.push(solution);
            if found.len() < SAMPLE { Flow::More } else { Flow::Enough }
        });
        found
    }

    fn all_but(&self, clues: &[ClueId]) -> Vec<ClueId> {
        let all = (0..self.model.clues().len() as u32).map(ClueId);
        all.filter(|clue| !clues.contains(clue)).collect()
    }

    /// A few clues without which the others have a solution, and none of which can stay, found by leaving
    /// out this one first.
    fn left_out(&self, first: ClueId) -> Option<Vec<ClueId>> {
        let mut out = vec![first];
        while let Some(clue) = self.one_that_clashes(&out)? {
            out.push(clue);
            if out.len() == TAKEN_OUT {
                return None;
            }
        }
        for clue in out.clone() {
            let fewer: Vec<ClueId> = out.iter().copied().filter(|&other| other != clue).collect();
            if self.one_that_clashes(&fewer)?.is_none() {
                out = fewer;
            }
        }
        out.sort_unstable();
        (out.len() <= LEFT_OUT).then_some(out)
    }

    /// A clue that clashes with others when some are left out, if there is such; nothing at a limit.
    fn one_that_clashes(&self, out: &[ClueId]) -> Option<Option<ClueId>> {
        match Sat.minimal_core(&self.model.clone().only(&self.all_but(out)), self.limits) {
            Together::Fit(_) => Some(None),
            Together::Clash(core) => core.clues.first().copied().map(Some),
            Together::Unknown => None,
        }
    }

    /// Every clue in a cell, taken away: what it brings to boards that it parts is not seen by its clue.
    fn each_taken_away(&self) -> Vec<Vec<Edit>> {
        if !self.has_cells() {
            return Vec::new();
        }
        let clues = self.spots.iter().filter(|(_, text)| !text.is_empty());
        clues.map(|(place, text)| vec![taken_away(*place, text)]).collect()
    }
}
