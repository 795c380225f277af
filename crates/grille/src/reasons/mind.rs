//! A puzzle as somebody thinks about it: which step comes next, and how it is said.

use grille_engine::{
    Change, Cue, Domains, Drawing, Known, Limits, Message, Model, Place, RuleId, Solution, Spot,
    Standing, Step, Value, Values, Var,
};
use grille_puzzles::{Family, Filling, Instance, Rating, Reasoner, RuleInfo};

use super::trial::Trial;
use super::way::Way;
use super::{Allowed, TOGETHER, TRIAL, Unexplained};
use crate::ask::{Question, Request, ask};

/// A step with its rule and what follows, in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// The rule.
    pub rule: RuleInfo,
    /// The step.
    pub step: Step,
    /// What follows, one sentence for places that are alike.
    pub then: Vec<Message>,
    /// What follows as data: where, what could be there, what can be there now.
    pub news: Vec<News>,
}

/// What a step says of one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct News {
    /// Which variable of the model.
    pub var: Var,
    /// Where it is.
    pub spot: Spot,
    /// What could be there.
    pub before: Values,
    /// What can be there now.
    pub after: Values,
}

/// A puzzle as somebody thinks about it who knows some rules.
pub struct Mind<'p> {
    puzzle: &'p dyn Instance,
    reasoner: Box<dyn Reasoner>,
    rules: Vec<RuleInfo>,
    model: Model,
    solution: Solution,
}

impl<'p> Mind<'p> {
    /// Think about a puzzle, which must have one solution.
    pub fn new(
        puzzle: &'p dyn Instance,
        allowed: &Allowed,
        limits: Limits<'_>,
    ) -> Result<Self, Unexplained> {
        let family = puzzle.family();
        let rules = allowed.of(family)?;
        let none = Unexplained::NoRules(family.info().id);
        let reasoner = puzzle.reasoner().ok_or(none)?;
        let model = puzzle.model().map_err(Unexplained::TooLarge)?;
        let request = Request::new(Question::Solve { most: 2 });
        let answer = ask(puzzle, &request, limits).map_err(|_| Unexplained::Limit)?;
        match answer.standing {
            Some(Standing::Unique) => {}
            Some(Standing::None) => return Err(Unexplained::NoSolution),
            Some(Standing::Several) => return Err(Unexplained::Several),
            _ => return Err(Unexplained::Limit),
        }
        let solution = answer.solutions.into_iter().next().ok_or(Unexplained::Limit)?;
        Ok(Self { puzzle, reasoner, rules, model, solution })
    }

    /// The family of the puzzle.
    pub fn family(&self) -> &'static dyn Family {
        self.puzzle.family()
    }

    /// The only solution.
    pub fn solution(&self) -> &Solution {
        &self.solution
    }

    /// What the clues say by themselves.
    pub fn start(&self) -> Domains {
        self.reasoner.start().expect("there is a solution")
    }

    /// Take note of what is no step.
    pub fn settle(&self, known: &mut Domains) {
        self.reasoner.settle(known).expect("there is a solution");
    }

    /// What somebody knows who has filled in some values, none of them wrong.
    pub fn standing(&self, filling: &Filling) -> Domains {
        let mut known = self.start();
        for (var, value) in known.vars().zip(filling) {
            if let Some(value) = *value {
                known.assign(var, value).expect("it is not wrong");
            }
        }
        self.settle(&mut known);
        known
    }

    /// The first value that somebody filled in and that is wrong.
    pub fn first_wrong(&self, filling: &Filling) -> Option<Spot> {
        let wrong = |(&value, &right): (&Option<Value>, &Value)| value.is_some_and(|v| v != right);
        let first = filling.iter().zip(&self.solution).position(wrong)?;
        Some(self.spot(Var(first as u32)))
    }

    /// The board before a step, with what it looks at and, if that is to be seen, what follows.
    pub fn picture(&self, told: &Told, known: &Domains, follows: bool) -> Drawing {
        let strikes = told.news.iter().any(|news| news.after.single().is_none());
        let shown = if strikes { Known::Candidates(known) } else { Known::Domains(known) };
        let size = self.puzzle.size();
        let place = |spot: Spot| spot.place(size);
        let because = told.step.reason().spots().filter_map(place);
        let changed = told.news.iter().filter_map(|news| place(news.spot)).filter(|_| follows);
        let lights: Vec<(Place, Cue)> = because
            .map(|place| (place, Cue::Because))
            .chain(changed.map(|place| (place, Cue::Follows)))
            .collect();
        self.puzzle.draw(shown).lit(&lights)
    }

    /// Where a variable is.
    pub fn spot(&self, var: Var) -> Spot {
        Spot::of(self.model.place(var), self.puzzle.size())
    }

    /// The rules that may be used, easiest first.
    pub fn rules(&self) -> &[RuleInfo] {
        &self.rules
    }

    /// The easiest steps there are: all uses of the first rule that has any.
    pub fn steps(&self, known: &Domains, near: Option<&Step>) -> Option<(RuleInfo, Vec<Step>)> {
        let trial = Trial::new(self, known, near);
        self.rules.iter().find_map(|&rule| {
            let steps = match rule.id {
                id if id == TOGETHER.id || id == TRIAL.id => trial.step(rule).into_iter().collect(),
                id => self.reasoner.find(id, known),
            };
            let news: Vec<Step> = steps.into_iter().filter(|step| step.is_news(known)).collect();
            (!news.is_empty()).then_some((rule, news))
        })
    }

    /// The easiest step: of those of one rule the one that looks at the least, then the one nearest
    /// to the step before.
    pub fn next(&self, known: &Domains, before: Option<&Step>) -> Option<Told> {
        let (rule, steps) = self.steps(known, before)?;
        let weight = |step: &Step| (step.reason().size(), self.distance(step, before));
        let step = steps.into_iter().min_by_key(weight)?;
        Some(self.told(rule, step, known))
    }

    /// A step in words.
    pub fn told(&self, rule: RuleInfo, step: Step, known: &Domains) -> Told {
        let news = step.changes().iter().filter_map(|&change| self.news(change, known));
        let news: Vec<News> = news.collect();
        let mut groups: Vec<(Values, Values, Vec<Spot>)> = Vec::new();
        for found in &news {
            // Where one value is left it does not matter what else was possible.
            let before = match found.after.single() {
                Some(_) => found.after,
                None => found.before.without(found.after),
            };
            match groups.iter_mut().find(|(b, a, _)| same(*b, *a, before, found.after)) {
                Some((_, _, spots)) => spots.push(found.spot),
                None => groups.push((found.before, found.after, vec![found.spot])),
            }
        }
        let says = |(before, after, spots): &(Values, Values, Vec<Spot>)| {
            self.reasoner.says(*before, *after, spots)
        };
        let then = groups.iter().map(says).collect();
        Told { rule, step, then, news }
    }

    fn news(&self, change: Change, known: &Domains) -> Option<News> {
        let before = known.get(change.var);
        let after = before.and(change.keep);
        let news = News { var: change.var, spot: self.spot(change.var), before, after };
        (before != after).then_some(news)
    }

    /// What somebody would say of a place.
    pub(super) fn says(&self, before: Values, after: Values, var: Var) -> Message {
        self.reasoner.says(before, after, &[self.spot(var)])
    }

    /// How other programs would rate the puzzle, by the steps of a way.
    pub(super) fn ratings(&self, way: &Way) -> Vec<Rating> {
        let rules: Vec<RuleId> = way.steps().iter().map(|told| told.rule.id).collect();
        self.reasoner.ratings(&rules)
    }

    /// A value as people write it.
    pub fn word(&self, value: Value) -> String {
        self.reasoner.word(value)
    }

    pub(super) fn model(&self) -> &Model {
        &self.model
    }

    pub(super) fn spot_of_clue(&self, clue: grille_engine::ClueId) -> Spot {
        Spot::of(self.model.clues()[clue.0 as usize].place, self.puzzle.size())
    }

    /// How far a step is from the one before, by what follows from them.
    fn distance(&self, step: &Step, before: Option<&Step>) -> u32 {
        let middle = |step: &Step| {
            let spot = self.spot(step.changes()[0].var);
            match spot {
                Spot::Cell { row, column } => (row, column),
                Spot::Between { from, .. } => from,
                Spot::Row(row) => (row, 0),
                Spot::Column(column) => (0, column),
                _ => (0, 0),
            }
        };
        let Some(before) = before else { return 0 };
        let ((a, b), (c, d)) = (middle(step), middle(before));
        a.abs_diff(c) + b.abs_diff(d)
    }
}

/// Do two places change alike: the same value is left, or the same values are struck?
fn same(before: Values, after: Values, other: Values, other_after: Values) -> bool {
    match (after.single(), other_after.single()) {
        (Some(one), Some(another)) => one == another,
        (None, None) => before.without(after) == other,
        _ => false,
    }
}
