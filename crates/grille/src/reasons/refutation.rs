//! Why clues clash: the steps of somebody who believes them, to the contradiction. Named rules where
//! these clues are enough for them, then what single clues and lines ask, then trials.

use grille_engine::{
    Auto, ClueId, Domains, Ended, Flow, Limits, Method, Model, Step, Values, Var, propagate,
};
use grille_puzzles::{Instance, Part, RestsOn, RuleInfo};

use super::chain::{Chain, chain};
use super::trial::Trial;
use super::voice::{Told, Voice};
use super::{TOGETHER, TRIAL};

/// So many steps are made, and so many trials among them; a longer way explains nothing.
const MOST: usize = 150;
const TRIALS: usize = 3;

/// So many uses of one rule are looked at in one state.
const LOOKED_AT: usize = 6;

/// So often rules are looked for again while steps that do not matter are left out.
const LOOKS: u32 = 600;

/// The steps from some clues of a puzzle, which clash, to a contradiction.
pub(crate) fn refute(puzzle: &dyn Instance, clues: &[ClueId], limits: Limits<'_>) -> Option<Chain> {
    let (reasoner, whole) = (puzzle.reasoner()?, puzzle.model().ok()?);
    let voice = Voice::with(puzzle, reasoner, whole.clone().only(clues));
    let rests_on_clues = |rule: &RuleInfo| rule.rests_on == RestsOn::Clues;
    let rules = puzzle.family().rules().into_iter().filter(rests_on_clues).collect();
    let refutation = Refutation { voice, whole, rules, clues, limits };
    refutation.find()
}

/// Looks for a contradiction among some clues.
struct Refutation<'r> {
    /// The puzzle, and the rules with these clues alone.
    voice: Voice<'r>,
    /// The rules with all clues: what named rules look at.
    whole: Model,
    rules: Vec<RuleInfo>,
    clues: &'r [ClueId],
    limits: Limits<'r>,
}

impl Refutation<'_> {
    fn find(&self) -> Option<Chain> {
        let start = self.start();
        let steps = self.fewer(&start, self.steps(&start))?;
        let mut known = start;
        let mut links = Vec::new();
        for (rule, step) in steps {
            let told = self.told(rule, step, &known);
            told.step.apply(&mut known).expect("it was applied before");
            links.push(told);
        }
        let Chain { links: direct, end } = chain(&self.voice, self.voice.model(), &known)?;
        links.extend(direct);
        Some(Chain { links, end })
    }

    /// What the clues say by themselves: givens.
    fn start(&self) -> Domains {
        let mut known = self.voice.model().domains();
        let constraints = self.voice.model().constraints().iter().map(|posted| &posted.constraint);
        for given in constraints.filter(|constraint| constraint.vars().len() == 1) {
            let mut after = known.clone();
            if given.prune(&mut after).is_ok() {
                known = after;
            }
        }
        known
    }

    /// Steps by named rules, and trials where none helps, until a contradiction is near.
    fn steps(&self, start: &Domains) -> Vec<(RuleInfo, Step)> {
        let mut known = start.clone();
        let mut steps = Vec::new();
        while steps.len() < MOST && !self.limits.reached() && is_calm(self.voice.model(), &known) {
            let ends = || propagate(self.voice.model(), &mut known.clone(), self.limits).is_err();
            let next = self.named(&known);
            let next = if next.is_none() && !ends() { self.tried(&known) } else { next };
            let Some((rule, step)) = next else { break };
            let trials = steps.iter().filter(|(rule, _)| is_trial(*rule)).count();
            if is_trial(rule) && trials == TRIALS {
                break;
            }
            if step.apply(&mut known).is_err() {
                break;
            }
            steps.push((rule, step));
        }
        steps
    }

    /// The easiest step by a named rule that needs no other clues than these.
    fn named(&self, known: &Domains) -> Option<(RuleInfo, Step)> {
        // Rules are written for boards on which nothing is wrong yet.
        if !is_calm(&self.whole, known) {
            return None;
        }
        self.rules.iter().find_map(|&rule| {
            let mut steps = self.voice.reasoner.find(rule.id, known);
            steps.retain(|step| step.is_news(known) && self.is_about_these(step));
            steps.sort_by_key(|step| step.reason().size());
            let mut steps = steps.into_iter().take(LOOKED_AT);
            Some((rule, steps.find(|step| self.follows(step, known))?))
        })
    }

    /// Does a step speak of no other clues?
    fn is_about_these(&self, step: &Step) -> bool {
        let [_, clues, _] = step.reason().parts();
        let stands = |spot| self.clues.iter().any(|&clue| self.voice.spot_of_clue(clue) == spot);
        clues.iter().all(|&spot| stands(spot))
    }

    /// Does a step follow from those of these clues that it looks at? Else it looks at others as well.
    fn follows(&self, step: &Step, known: &Domains) -> bool {
        let is_seen = |clue: &ClueId| {
            let spot = self.voice.spot_of_clue(*clue);
            step.reason().spots().any(|seen| seen == spot)
        };
        let clues: Vec<ClueId> = self.clues.iter().copied().filter(is_seen).collect();
        let model = self.voice.model().clone().only(&clues);
        step.changes().iter().all(|change| {
            let other = known.get(change.var).without(change.keep);
            other.is_empty() || self.is_impossible(&model, known, change.var, other)
        })
    }

    /// Is there no solution in which a variable has one of some values?
    fn is_impossible(&self, model: &Model, known: &Domains, var: Var, values: Values) -> bool {
        let mut other = known.clone();
        if other.keep(var, values).is_err() || propagate(model, &mut other, self.limits).is_err() {
            return true;
        }
        let mut model = model.clone();
        for var in other.vars() {
            Part { var, among: other.get(var) }.post(&mut model);
        }
        let mut is_found = false;
        let outcome = Auto.each(&model, self.limits, &mut |_| {
            is_found = true;
            Flow::Enough
        });
        !is_found && outcome.ended == Ended::Exhausted
    }

    /// A value that is seen to end in a contradiction.
    fn tried(&self, known: &Domains) -> Option<(RuleInfo, Step)> {
        let trial = Trial::new(&self.voice, known, None, None);
        let step = |rule| Some((rule, trial.step(rule)?));
        step(TOGETHER).or_else(|| step(TRIAL).filter(|(_, step)| trial.chain(step).is_some()))
    }

    fn told(&self, rule: RuleInfo, step: Step, known: &Domains) -> Told {
        match is_trial(rule) {
            true => Trial::new(&self.voice, known, None, None).told(rule, step),
            false => self.voice.told(rule, step, known),
        }
    }

    /// The same steps without those that are not needed for what comes after them.
    ///
    /// Nothing, where they do not come to a contradiction.
    fn fewer(
        &self,
        start: &Domains,
        mut steps: Vec<(RuleInfo, Step)>,
    ) -> Option<Vec<(RuleInfo, Step)>> {
        let mut looks = 0;
        let most = self.still(start, &steps, &mut looks)?;
        let mut at_once = steps.len().div_ceil(2).max(1);
        loop {
            let mut end = steps.len();
            while end > 0 && looks < LOOKS && !self.limits.reached() {
                let first = end.saturating_sub(at_once);
                let others = [&steps[..first], &steps[end..]].concat();
                if self.still(start, &others, &mut looks).is_some_and(|links| links <= most) {
                    steps = others;
                }
                end = first;
            }
            match at_once {
                1 => return Some(steps),
                _ => at_once = at_once.div_ceil(2),
            }
        }
    }

    /// Do steps still follow each other to a contradiction? Then so many links come after them.
    fn still(&self, start: &Domains, steps: &[(RuleInfo, Step)], looks: &mut u32) -> Option<usize> {
        let mut known = start.clone();
        for (rule, step) in steps {
            *looks += 1;
            let same = |other: &Step| other.changes() == step.changes();
            let is_seen = match is_trial(*rule) {
                true => Trial::new(&self.voice, &known, None, None).chain(step).is_some(),
                false => {
                    is_calm(&self.whole, &known)
                        && self.voice.reasoner.find(rule.id, &known).iter().any(same)
                }
            };
            (is_seen && step.apply(&mut known).is_ok()).then_some(())?;
        }
        chain(&self.voice, self.voice.model(), &known).map(|rest| rest.links.len())
    }
}

fn is_trial(rule: RuleInfo) -> bool {
    rule == TOGETHER || rule == TRIAL
}

/// Is no single constraint broken?
fn is_calm(model: &Model, known: &Domains) -> bool {
    let mut constraints = model.constraints().iter();
    constraints.all(|posted| posted.constraint.prune(&mut known.clone()).is_ok())
}
