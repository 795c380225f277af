//! Listens to a method and keeps what it tells as a film.

use grille_engine::{By, Ended, Flow, Listener, Solution, Value, Values, Var};
use grille_puzzles::Instance;

use super::event::{Event, Tally};
use super::frame::{Branch, Difference, Frame, Stack, State};
use super::splice::Splice;
use super::thinning::{is_kept, thinned};
use super::{Film, Sight, Thinning};
use crate::answer::{Refused, Solver};

/// Makes a film of what it hears.
#[derive(Debug)]
pub struct Recorder {
    film: Film,
    thinning: Thinning,
    weight: usize,
    /// So many solutions are enough.
    enough: u64,
    /// What is known now, and what was known after the last frame.
    live: State,
    shown: State,
    /// Variables that may differ between the two.
    touched: Vec<Var>,
    /// What variables could be before they were changed, and how many of these there were at each
    /// guess that stands.
    trail: Vec<(Var, Values)>,
    levels: Vec<usize>,
    /// What an answer that is shown hides.
    beneath: Vec<(Var, Values)>,
    /// What happened last; what belongs to the same step may still come.
    last: Option<Event>,
}

impl Recorder {
    /// For a method on a puzzle, until it has found so many solutions. Long films are thinned.
    pub fn of(puzzle: &dyn Instance, solver: &Solver<'_>, enough: u64) -> Result<Self, Refused> {
        Self::new(puzzle, solver, enough, Thinning::USUAL)
    }

    /// The same for whoever takes the frames as they come: nothing is left out.
    pub fn whole(puzzle: &dyn Instance, solver: &Solver<'_>, enough: u64) -> Result<Self, Refused> {
        Self::new(puzzle, solver, enough, Thinning::NONE)
    }

    pub(super) fn new(
        puzzle: &dyn Instance,
        solver: &Solver<'_>,
        enough: u64,
        thinning: Thinning,
    ) -> Result<Self, Refused> {
        let domains = puzzle.model().map_err(Refused::TooLarge)?.domains();
        let start: Vec<Values> = domains.vars().map(|var| domains.get(var)).collect();
        let state = State { values: start.clone(), ..State::default() };
        let tally = Tally::at_start(&start);
        let (method, sight) = (solver.method(), Sight::of(solver.method()));
        let frames = Vec::new();
        let film = Film { method, sight, start, frames, stride: 1, steps: 0, tally, ended: None };
        Ok(Self {
            film,
            thinning,
            weight: 0,
            enough,
            live: state.clone(),
            shown: state,
            touched: Vec::new(),
            trail: Vec::new(),
            levels: Vec::new(),
            beneath: Vec::new(),
            last: None,
        })
    }

    /// The film as far as it goes. The step that is being taken is not in it yet.
    pub fn film(&self) -> &Film {
        &self.film
    }

    /// The whole film, once it has ended.
    pub fn into_film(self) -> Film {
        self.film
    }

    /// The frames since the last time.
    pub fn take_frames(&mut self) -> Vec<Frame> {
        std::mem::take(&mut self.film.frames)
    }

    /// The method has ended: the last step is kept in any case.
    pub fn end(&mut self, ended: Ended) {
        if let Some(event) = self.last.take() {
            self.keep(event);
        }
        self.film.ended = Some(ended);
    }

    /// Something happens: what happened before is complete.
    fn step(&mut self, event: Event) {
        if let Some(last) = self.last.take()
            && is_kept(self.film.steps, last, self.film.tally.solutions, self.film.stride)
        {
            self.keep(last);
        }
        for (var, before) in std::mem::take(&mut self.beneath).into_iter().rev() {
            self.set(var, before);
        }
        self.film.steps += 1;
        self.last = Some(event);
    }

    /// An answer stands on the board until something else happens, whatever was told of how it came.
    fn show(&mut self, answer: &Solution) {
        for (var, &value) in (0..).map(Var).zip(answer) {
            let (before, only) = (self.live.values[var.index()], Values::one(value));
            if before != only {
                self.beneath.push((var, before));
                self.set(var, only);
            }
        }
    }

    /// A frame of what happened since the last one.
    fn keep(&mut self, event: Event) {
        self.touched.sort_unstable();
        self.touched.dedup();
        let difference = |var: Var| {
            let [before, after] = [&self.shown, &self.live].map(|state| state.values[var.index()]);
            (before != after).then_some(Difference { var, before, after })
        };
        let changes = self.touched.iter().filter_map(|&var| difference(var)).collect();
        self.touched.clear();
        let tree = Splice::between(&self.shown.tree, &self.live.tree);
        let stacks = Splice::between(&self.shown.stacks, &self.live.stacks);
        let (step, tally) = (self.film.steps, self.film.tally);
        let frame = Frame { step, event, tally, changes, tree, stacks };
        self.shown.apply(&frame);
        self.weight += frame.weight();
        self.film.frames.push(frame);
        while self.thinning.is_due(&self.film.frames, self.weight) {
            self.film.stride *= 2;
            self.film.frames = thinned(std::mem::take(&mut self.film.frames), self.film.stride);
            self.weight = self.film.frames.iter().map(Frame::weight).sum();
        }
    }

    fn set(&mut self, var: Var, values: Values) {
        let before = std::mem::replace(&mut self.live.values[var.index()], values);
        let is_open = |values: Values| usize::from(values.count() > 1);
        self.film.tally.open = self.film.tally.open + is_open(values) - is_open(before);
        self.touched.push(var);
        if self.touched.len() > 2 * self.live.values.len() {
            self.touched.sort_unstable();
            self.touched.dedup();
        }
    }

    /// The values of a variable change until the last guess is taken back.
    fn narrow(&mut self, var: Var, values: Values) -> Values {
        let before = self.live.values[var.index()];
        self.trail.push((var, before));
        self.set(var, values);
        before
    }

    /// A guess stands from now on; what the variable could be before.
    fn push(&mut self, about: Option<(Var, Values)>) -> Values {
        self.film.tally.guesses += 1;
        self.film.tally.depth += 1;
        self.levels.push(self.trail.len());
        let of = about.map_or(Values::NONE, |(var, tried)| self.narrow(var, tried));
        let tried = about.map_or(Values::NONE, |(_, tried)| tried);
        let var = about.map(|(var, _)| var);
        self.live.tree.push(Branch { var, of, tried, stands: true });
        of
    }

    /// Guesses are taken back until so many stand; the first of those that went.
    fn pop(&mut self, depth: usize) -> Option<Branch> {
        let length = *self.levels.get(depth)?;
        self.levels.truncate(depth);
        for (var, before) in self.trail.split_off(length).into_iter().rev() {
            self.set(var, before);
        }
        let mut first = None;
        while self.film.tally.depth > depth {
            let branch = self.live.tree.pop()?;
            if branch.stands {
                self.film.tally.depth -= 1;
                first = Some(branch);
            }
        }
        first
    }

    /// The last guess is taken back, and this is left of its variable.
    fn strike(&mut self, var: Var, left: Values) {
        let branch = self.pop(self.film.tally.depth.saturating_sub(1));
        self.live.tree.extend(branch.map(|branch| Branch { stands: false, ..branch }));
        self.narrow(var, left);
    }

    /// The stack of a place loses a choice, and those after it are thrown away.
    fn strike_choice(&mut self, var: Var, value: Value) {
        let stacks = &mut self.live.stacks;
        let place = stacks.iter().position(|stack| stack.var == var);
        stacks.truncate(place.map_or(0, |place| place + 1));
        if let Some(stack) = stacks.last_mut() {
            stack.choices = stack.choices.without(Values::one(value));
        }
    }

    /// The place after the last stack.
    fn next_place(&self) -> Option<Var> {
        let next = self.live.stacks.len();
        (next < self.live.values.len()).then_some(Var(next as u32))
    }
}

impl Listener for Recorder {
    fn found(&mut self, solution: Solution) -> Flow {
        self.step(Event::Solution);
        self.film.tally.solutions += 1;
        self.show(&solution);
        if self.film.tally.solutions < self.enough { Flow::More } else { Flow::Enough }
    }

    fn rejected(&mut self, solution: &Solution) {
        self.step(Event::Wrong);
        self.show(solution);
    }

    fn guessed(&mut self, var: Var, value: Value) {
        let of = self.live.values[var.index()];
        // Of stacks it is a part of the step that put the choice on top.
        if self.film.sight == Sight::Tree {
            self.step(Event::Guess { var, of, value });
        }
        self.push(Some((var, Values::one(value))));
    }

    fn supposed(&mut self, about: Option<(Var, Values)>) {
        let of = |var: Var| self.live.values[var.index()];
        self.step(Event::Supposition { about: about.map(|(var, left)| (var, of(var), left)) });
        self.push(about);
    }

    fn drafted(&mut self, answer: &Solution, cuts: usize) {
        self.step(Event::Draft { cuts });
        self.film.tally.drafts += 1;
        self.show(answer);
    }

    fn deduced(&mut self, var: Var, left: Values, by: By) {
        let of = self.live.values[var.index()];
        match self.film.sight {
            Sight::Tree => self.step(Event::Deduction { var, of, left, by }),
            Sight::Stacks => {
                self.step(Event::Push { var, choices: left });
                self.live.stacks.push(Stack { var, choices: left });
            }
        }
        self.film.tally.deductions += 1;
        self.narrow(var, left);
    }

    fn clashed(&mut self, constraint: Option<usize>) {
        self.step(match self.film.sight {
            Sight::Tree => Event::Clash { constraint },
            Sight::Stacks => Event::DeadEnd { var: self.next_place() },
        });
        self.film.tally.clashes += 1;
    }

    fn refuted(&mut self, var: Var, value: Value) {
        let last = self.live.tree.iter().rev().find(|branch| branch.stands);
        let left = last.map_or(Values::NONE, |guess| guess.of.without(Values::one(value)));
        self.step(match self.film.sight {
            Sight::Tree => Event::Refutation { var, value, left },
            Sight::Stacks => Event::Back { var, value, left },
        });
        self.strike(var, left);
        if self.film.sight == Sight::Stacks {
            self.strike_choice(var, value);
        }
    }

    fn returned(&mut self, depth: usize) {
        self.step(Event::Return { depth });
        self.pop(depth);
    }

    fn restarted(&mut self) {
        self.step(Event::Restart);
        self.film.tally.restarts += 1;
        self.pop(0);
        self.live.tree.clear();
    }
}
