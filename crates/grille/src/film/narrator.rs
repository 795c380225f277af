//! Says what happened in a step, in the words of the puzzle's family.

use grille_engine::{Argument, By, Joint, Message, Model, Spot, Values, Var, message};
use grille_puzzles::{Instance, Reasoner};

use super::Film;
use super::event::Event;
use super::frame::Branch;
use crate::answer::Refused;
use crate::reasons::subject;

/// Speaks of the steps of a search on a puzzle.
pub struct Narrator<'p> {
    puzzle: &'p dyn Instance,
    reasoner: Option<Box<dyn Reasoner>>,
    model: Model,
}

impl<'p> Narrator<'p> {
    /// For a puzzle that has a model.
    pub fn new(puzzle: &'p dyn Instance) -> Result<Self, Refused> {
        let model = puzzle.model().map_err(Refused::TooLarge)?;
        Ok(Self { puzzle, reasoner: puzzle.reasoner(), model })
    }

    /// The model of the puzzle.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// Where a variable is.
    pub fn spot(&self, var: Var) -> Spot {
        Spot::of(self.model.place(var), self.puzzle.size())
    }

    /// A value as people write it.
    pub fn word(&self, value: u8) -> String {
        self.reasoner.as_ref().map_or_else(|| value.to_string(), |reasoner| reasoner.word(value))
    }

    /// What happened; nothing happened yet at the beginning.
    pub fn say(&self, event: Option<Event>) -> Message {
        let Some(event) = event else { return message!("film-start") };
        match event {
            Event::Guess { var, of, value } => {
                message!("film-guess", what = self.left(var, of, Values::one(value)))
            }
            Event::Supposition { about: None } => message!("film-guess-hidden"),
            Event::Supposition { about: Some((var, of, left)) } => {
                message!("film-guess", what = self.left(var, of, left))
            }
            Event::Deduction { var, of, left, by } => self.deduction(var, left, of, by),
            Event::Clash { constraint } => match self.part(constraint) {
                Some(part) => message!("film-clash", part = part),
                None => message!("film-clash-somewhere"),
            },
            Event::Refutation { var, value, left } => self.refuted(var, value, left),
            Event::Return { depth } => message!("film-return", depth = depth),
            Event::Restart => message!("film-restart"),
            Event::Solution => message!("film-solution"),
            Event::Wrong => message!("film-wrong"),
            Event::Draft { cuts } => message!("film-draft", cuts = cuts),
            Event::Push { var, choices } => {
                let (what, number) = (self.top(var, choices), choices.count());
                message!("film-push", what = what, number = number)
            }
            Event::DeadEnd { var: Some(var) } => {
                message!("film-dead-end", place = self.spot(var))
            }
            Event::DeadEnd { var: None } => message!("film-clash-somewhere"),
            Event::Back { var, value, left } if left.is_empty() => self.refuted(var, value, left),
            Event::Back { var, left, .. } => {
                let (what, number) = (self.top(var, left), left.count());
                message!("film-back", what = what, number = number)
            }
        }
    }

    /// A guess of the tree.
    pub fn branch(&self, branch: &Branch) -> Message {
        match branch.var {
            Some(var) => self.left(var, branch.of, branch.tried),
            None => message!("film-guess-hidden"),
        }
    }

    /// How long a film is, and how much of it is kept.
    pub fn length(film: &Film) -> Message {
        match film.is_thinned() {
            true => message!("film-thinned", steps = film.steps, stride = film.stride),
            false => message!("film-steps", steps = film.steps),
        }
    }

    /// What follows, and by what.
    fn deduction(&self, var: Var, left: Values, of: Values, by: By) -> Message {
        let what = self.left(var, of, left);
        match by {
            By::Constraint(number) if self.is_given(number) => message!("film-given", what = what),
            By::Constraint(number) => match self.part(Some(number)) {
                Some(part) => message!("film-deduction", part = part, what = what),
                None => what,
            },
            By::Rule(rule) => {
                let part = Argument::Rule(self.puzzle.info().id, rule);
                message!("film-deduction", part = part, what = what)
            }
            By::Sight if self.gives(var, left) => message!("film-given", what = what),
            By::Sight => message!("film-sight", what = what),
            By::Rest => message!("film-rest", what = what),
            By::Clauses => message!("film-clauses", what = what),
            By::Learnt => message!("film-learnt", what = what),
            By::Said(why) => message!("film-deduction", part = why.clone(), what = what),
        }
    }

    /// Does a constraint say no more than what a clue gives away of its own place?
    fn is_given(&self, number: usize) -> bool {
        let posted = self.model.constraints().get(number);
        posted.is_some_and(|posted| posted.constraint.vars().len() == 1 && !posted.clues.is_empty())
    }

    /// Does a clue give this one value of a variable?
    fn gives(&self, var: Var, left: Values) -> bool {
        let Some(value) = left.single() else { return false };
        let mut numbers = 0..self.model.constraints().len();
        numbers.any(|number| {
            let constraint = &self.model.constraints()[number].constraint;
            self.is_given(number) && constraint.vars() == [var] && {
                let mut values = vec![0; self.model.len()];
                values[var.index()] = value;
                constraint.holds(&values)
            }
        })
    }

    fn refuted(&self, var: Var, value: u8, left: Values) -> Message {
        let place = self.spot(var);
        if left.is_empty() {
            return message!("film-refuted-last", place = place);
        }
        let of = left.or(Values::one(value));
        message!("film-refuted", place = place, what = self.left(var, of, left))
    }

    fn top(&self, var: Var, choices: Values) -> Message {
        self.left(var, choices, Values::one(choices.most()))
    }

    /// What is left of a variable, as its family says it.
    fn left(&self, var: Var, of: Values, left: Values) -> Message {
        let spot = self.spot(var);
        match &self.reasoner {
            Some(reasoner) if !left.is_empty() => reasoner.says(of, left, &[spot]),
            _ => {
                let values = Argument::list(left.iter().map(|value| self.word(value)), Joint::Or);
                message!("film-left", place = spot, values = values)
            }
        }
    }

    fn part(&self, constraint: Option<usize>) -> Option<Argument> {
        let posted = self.model.constraints().get(constraint?)?;
        Some(subject(&self.model, self.puzzle.size(), posted))
    }
}
