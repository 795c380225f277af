//! Says what happened in a step, in the words of the puzzle's family.

use grille_engine::{Argument, Joint, Message, Model, Spot, Values, Var, message};
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
            Event::Deduction { var, of, left, constraint } => {
                let what = self.left(var, of, left);
                match self.part(constraint) {
                    Some(part) => message!("film-deduction", part = part, what = what),
                    None => message!("film-learnt", what = what),
                }
            }
            Event::Clash { constraint } => match self.part(constraint) {
                Some(part) => message!("film-clash", part = part),
                None => message!("film-clash-learnt"),
            },
            Event::Refutation { var, value, left } => self.refuted(var, value, left),
            Event::Return { depth } => message!("film-return", depth = depth),
            Event::Restart => message!("film-restart"),
            Event::Solution => message!("film-solution"),
            Event::Wrong => message!("film-wrong"),
            Event::Push { var, choices } => {
                let (what, number) = (self.top(var, choices), choices.count());
                message!("film-push", what = what, number = number)
            }
            Event::DeadEnd { var: Some(var) } => {
                message!("film-dead-end", place = self.spot(var))
            }
            Event::DeadEnd { var: None } => message!("film-clash-learnt"),
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
