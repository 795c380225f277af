//! A puzzle as somebody thinks about it: which step comes next, and how it is said.

use grille_engine::{Domains, Drawing, Limits, Solution, Spot, Standing, Step, Value, Values, Var};
use grille_puzzles::{Family, Instance, Marks, Rating, Reasoner, RuleInfo};

use super::trial::Trial;
use super::voice::{Told, Voice};
use super::{Allowed, TOGETHER, TRIAL, Unexplained};
use crate::ask::{Question, Request, ask};

/// What is wrong with what somebody has filled in or struck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mistaken {
    /// A wrong value stands here.
    Filled(Spot),
    /// The right value was struck here.
    Struck(Spot),
}

/// A puzzle as somebody thinks about it who knows some rules.
pub struct Mind<'p> {
    voice: Voice<'p>,
    rules: Vec<RuleInfo>,
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
        let voice = Voice::of(puzzle, reasoner).map_err(Unexplained::TooLarge)?;
        let request = Request::new(Question::Solve { most: 2 });
        let answer = ask(puzzle, &request, limits).map_err(|_| Unexplained::Limit)?;
        match answer.standing {
            Some(Standing::Unique) => {}
            Some(Standing::None) => return Err(Unexplained::NoSolution),
            Some(Standing::Several) => return Err(Unexplained::Several),
            _ => return Err(Unexplained::Limit),
        }
        let solution = answer.solutions.into_iter().next().ok_or(Unexplained::Limit)?;
        Ok(Self { voice, rules, solution })
    }

    /// The family of the puzzle.
    pub fn family(&self) -> &'static dyn Family {
        self.voice.puzzle.family()
    }

    /// The only solution.
    pub fn solution(&self) -> &Solution {
        &self.solution
    }

    /// What the clues say by themselves.
    pub fn start(&self) -> Domains {
        self.voice.reasoner.start().expect("there is a solution")
    }

    /// Take note of what is no step.
    pub fn settle(&self, known: &mut Domains) {
        self.voice.reasoner.settle(known).expect("there is a solution");
    }

    /// What somebody knows who has filled in some values and struck others, none of them wrongly.
    pub fn standing(&self, marks: &Marks) -> Domains {
        let mut known = self.start();
        for (var, values) in known.vars().zip(marks) {
            if let Some(values) = *values {
                known.keep(var, values).expect("it is not wrong");
            }
        }
        self.settle(&mut known);
        known
    }

    /// The first place where somebody filled in a wrong value, or struck the right one.
    pub fn first_wrong(&self, marks: &Marks) -> Option<Mistaken> {
        let lacks = |(values, &right): (&Option<Values>, &Value)| {
            values.is_some_and(|values| !values.has(right))
        };
        let first = marks.iter().zip(&self.solution).position(lacks)?;
        let place = self.spot(Var(first as u32));
        Some(match marks[first].and_then(Values::single) {
            Some(_) => Mistaken::Filled(place),
            None => Mistaken::Struck(place),
        })
    }

    /// The board with what is known, without pencil marks.
    pub fn board(&self, known: &Domains) -> Drawing {
        self.voice.board(known).numbered()
    }

    /// The board before a step, with what it looks at and, if that is to be seen, what follows.
    pub fn picture(&self, told: &Told, known: &Domains, follows: bool) -> Drawing {
        self.voice.picture(told, known, follows)
    }

    /// The same with pencil marks, for whoever has written them already.
    pub fn pencilled(&self, told: &Told, known: &Domains, follows: bool) -> Drawing {
        self.voice.pencilled(told, known, follows)
    }

    /// The same, and without pencil marks if it has any: that is narrower.
    pub fn pictures(&self, told: &Told, known: &Domains, follows: bool) -> [Drawing; 2] {
        self.voice.pictures(told, known, follows)
    }

    /// Where a variable is.
    pub fn spot(&self, var: Var) -> Spot {
        self.voice.spot(var)
    }

    /// The rules that may be used, easiest first.
    pub fn rules(&self) -> &[RuleInfo] {
        &self.rules
    }

    /// The easiest steps there are: all uses of the first rule that has any.
    pub fn steps(&self, known: &Domains, near: Option<&Step>) -> Option<(RuleInfo, Vec<Step>)> {
        let trial = self.trial(known, near);
        self.rules.iter().find_map(|&rule| {
            let steps = match rule.id {
                id if id == TOGETHER.id || id == TRIAL.id => trial.step(rule).into_iter().collect(),
                id => self.voice.reasoner.find(id, known),
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

    /// A step in words; where a value was tried, with what follows from it.
    pub fn told(&self, rule: RuleInfo, step: Step, known: &Domains) -> Told {
        match rule.id == TOGETHER.id || rule.id == TRIAL.id {
            true => self.trial(known, None).told(rule, step),
            false => self.voice.told(rule, step, known),
        }
    }

    fn trial<'t>(&'t self, known: &'t Domains, near: Option<&'t Step>) -> Trial<'t> {
        Trial::new(&self.voice, known, Some(&self.solution), near)
    }

    /// How other programs would rate the puzzle, where its family knows.
    pub fn ratings(&self) -> Vec<Rating> {
        self.voice.reasoner.ratings(&self.solution)
    }

    /// The rules of the family, and how it speaks.
    pub fn reasoner(&self) -> &dyn Reasoner {
        self.voice.reasoner.as_ref()
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
