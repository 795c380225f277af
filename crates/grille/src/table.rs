//! A board as a player sees it: seats to write at, what is written there, and what that means.
//!
//! ```
//! use grille::{Puzzle, Table};
//!
//! let puzzle: Puzzle = "1.....2......3.4".parse()?;
//! let table = Table::new(puzzle.instance()).expect("sudokus are played");
//! let mut entries = table.blank();
//! assert_eq!((entries[0], table.left(&entries)), (Some(0), 12));
//! assert!(!table.is_finished(&entries));
//! entries = table.entries(&puzzle.solve().expect("it has a solution"));
//! assert!(table.is_finished(&entries));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use grille_engine::{Domains, Known, Mark, Model, Place, Shape, Solution, Value, Values, Var};
use grille_puzzles::{Filling, Instance, Marks, Player, Settled};

use crate::complaint::complaints;
use crate::reasons::News;

/// A place at which a player writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seat {
    /// Where it is.
    pub place: Place,
    /// The variable that it speaks of.
    pub var: Var,
    /// Where each value of the variable has a seat of its own: that value.
    pub apart: Option<Value>,
    /// What is given there.
    pub given: Option<Value>,
    /// The largest value that can be written.
    pub most: Value,
}

/// What stands at each seat.
pub type Entries = Vec<Option<Value>>;

/// A value at a seat, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The seat.
    pub seat: usize,
    /// The value.
    pub value: Value,
}

/// A puzzle as a player sees it.
pub struct Table<'p> {
    puzzle: &'p dyn Instance,
    player: &'static dyn Player,
    model: Model,
    seats: Vec<Seat>,
    /// The first seat of each variable.
    first: Vec<usize>,
}

impl<'p> Table<'p> {
    /// A puzzle to be played, where its family is and it is not too large.
    pub fn new(puzzle: &'p dyn Instance) -> Option<Self> {
        let player = puzzle.family().player()?;
        let model = puzzle.model().ok()?;
        let domains = model.domains();
        let given = givens(&model);
        let (mut seats, mut first) = (Vec::new(), Vec::new());
        for var in domains.vars() {
            first.push(seats.len());
            let (values, given) = (domains.get(var), given[var.index()]);
            let apart: Vec<Value> = values.iter().collect();
            let places = apart.iter().filter_map(|&value| {
                player.apart(puzzle, var, value).map(|place| (place, Some(value)))
            });
            let before = seats.len();
            seats.extend(places.map(|(place, apart)| Seat {
                place,
                var,
                apart,
                given: (given == apart).then_some(1).filter(|_| given.is_some()),
                most: 1,
            }));
            if seats.len() == before {
                let most = values.most();
                seats.push(Seat { place: model.place(var), var, apart: None, given, most });
            }
        }
        Some(Self { puzzle, player, model, seats, first })
    }

    /// How the family is played.
    pub fn player(&self) -> &'static dyn Player {
        self.player
    }

    /// Where one writes.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// What stands there before anything is written.
    pub fn blank(&self) -> Entries {
        self.seats.iter().map(|seat| seat.given).collect()
    }

    /// A solution, written down.
    pub fn entries(&self, solution: &Solution) -> Entries {
        self.known(|var| Values::one(solution[var.index()]))
    }

    /// What is known of the variables, written down where it is sure.
    pub fn known(&self, values: impl Fn(Var) -> Values) -> Entries {
        let entry = |seat: &Seat| match seat.apart {
            None => values(seat.var).single(),
            Some(apart) if !values(seat.var).has(apart) => Some(0),
            Some(_) => values(seat.var).single().map(|_| 1),
        };
        self.seats.iter().map(entry).collect()
    }

    /// What the entries leave of each variable, where they say anything of it. Nothing at all is
    /// left where they contradict each other.
    pub fn marks(&self, entries: &[Option<Value>]) -> Marks {
        let all = self.model.domains();
        let mut marks: Marks = vec![None; self.first.len()];
        for (seat, value) in self.seats.iter().zip(entries) {
            let Some(value) = *value else { continue };
            let left = marks[seat.var.index()].unwrap_or(all.get(seat.var));
            let said = match (seat.apart, value) {
                (None, value) => Values::one(value),
                (Some(apart), 0) => left.without(Values::one(apart)),
                (Some(apart), _) => Values::one(apart),
            };
            marks[seat.var.index()] = Some(left.and(said));
        }
        marks
    }

    /// The value of each variable that the entries name.
    pub fn filling(&self, entries: &[Option<Value>]) -> Filling {
        let named = |seat: &Seat, value: Value| match seat.apart {
            None => Some(value),
            Some(apart) => (value == 1).then_some(apart),
        };
        let mut filling: Filling = vec![None; self.first.len()];
        for (seat, value) in self.seats.iter().zip(entries) {
            if let Some(value) = value.and_then(|value| named(seat, value)) {
                filling[seat.var.index()] = Some(value);
            }
        }
        filling
    }

    /// Is the board finished, by the rules? What is empty counts as what the family says.
    pub fn is_finished(&self, entries: &[Option<Value>]) -> bool {
        self.finished(entries).is_some()
    }

    /// The solution that is written down, if it is one.
    pub fn finished(&self, entries: &[Option<Value>]) -> Option<Solution> {
        let rest = self.player.rest();
        let fill = |(seat, value): (&Seat, &Option<Value>)| {
            value.or(rest.filter(|_| seat.apart.is_none()))
        };
        let filled: Entries = self.seats.iter().zip(entries).map(fill).collect();
        let is_clear = self.marks(&filled).iter().all(|left| left.is_none_or(|l| !l.is_empty()));
        let solution: Solution = self.filling(&filled).into_iter().collect::<Option<_>>()?;
        (is_clear && complaints(self.puzzle, &solution).is_empty()).then_some(solution)
    }

    /// How many seats are empty.
    pub fn left(&self, entries: &[Option<Value>]) -> usize {
        entries.iter().filter(|value| value.is_none()).count()
    }

    /// How many seats there are to be filled.
    pub fn open(&self) -> usize {
        self.seats.iter().filter(|seat| seat.given.is_none()).count()
    }

    /// Which clues are done with.
    pub fn settled(&self, entries: &[Option<Value>]) -> Settled {
        self.player.settled(self.puzzle, &self.filling(entries))
    }

    /// The seats that do not stand as in a solution.
    pub fn wrong(&self, entries: &[Option<Value>], solution: &Solution) -> Vec<usize> {
        let right = self.entries(solution);
        let is_wrong = |&seat: &usize| entries[seat].is_some() && entries[seat] != right[seat];
        (0..self.seats.len()).filter(is_wrong).collect()
    }

    /// What a step says, as values to be written and values that cannot be.
    pub fn follows(&self, news: &[News]) -> (Vec<Entry>, Vec<Entry>) {
        let (mut sets, mut strikes) = (Vec::new(), Vec::new());
        for found in news {
            let struck = found.before.without(found.after);
            for (number, seat) in self.of(found.var) {
                match (seat.apart, found.after.single()) {
                    (None, Some(value)) => sets.push(Entry { seat: number, value }),
                    (None, None) => {
                        strikes.extend(struck.iter().map(|value| Entry { seat: number, value }));
                    }
                    (Some(apart), Some(value)) if apart == value => {
                        sets.push(Entry { seat: number, value: 1 });
                    }
                    (Some(apart), None) if struck.has(apart) => {
                        sets.push(Entry { seat: number, value: 0 });
                    }
                    _ => {}
                }
            }
        }
        (sets, strikes)
    }

    /// The seats of a variable, with their numbers.
    pub fn of(&self, var: Var) -> impl Iterator<Item = (usize, &Seat)> {
        let seats = self.seats.iter().enumerate().skip(self.first[var.index()]);
        seats.take_while(move |(_, seat)| seat.var == var)
    }

    /// How a value looks at a seat: what is drawn there when it is known, but for what is printed.
    pub fn looks(&self, seat: &Seat, value: Value) -> Vec<Mark> {
        let mut values: Vec<Values> = {
            let all = self.model.domains();
            all.vars().map(|var| all.get(var)).collect()
        };
        let left = &mut values[seat.var.index()];
        *left = match (seat.apart, value) {
            (None, value) => Values::one(value),
            (Some(apart), 0) => left.without(Values::one(apart)),
            (Some(apart), _) => Values::one(apart),
        };
        let drawn = self.puzzle.draw(Known::Candidates(&Domains::new(values)));
        let printed = self.puzzle.draw(Known::Nothing);
        let here = |mark: &Mark| mark.place == Some(seat.place);
        let is_new = |mark: &Mark| here(mark) && !printed.marks.contains(mark);
        let is_note = |mark: &Mark| matches!(mark.shape, Shape::Notes { .. });
        drawn.marks.into_iter().filter(|mark| is_new(mark) && !is_note(mark)).collect()
    }
}

/// What is given of each variable: constraints that speak of it alone.
fn givens(model: &Model) -> Vec<Option<Value>> {
    let mut domains = model.domains();
    let free: Vec<Values> = domains.vars().map(|var| domains.get(var)).collect();
    for posted in model.constraints().iter().filter(|posted| posted.constraint.vars().len() == 1) {
        // A given that contradicts another one is told when the puzzle is judged.
        let _ = posted.constraint.prune(&mut domains);
    }
    let given = |(var, free): (Var, Values)| domains.value(var).filter(|_| free.count() > 1);
    domains.vars().zip(free).map(given).collect()
}
