//! The rules that people use in sudoku, with the names and in the order of HoDoKu.

mod chains;
mod colouring;
mod direct;
mod explainer;
mod fish;
mod forcing;
mod grid;
mod hodoku;
mod in_turn;
mod links;
mod locked;
mod look;
mod sets;
mod shape;
mod singles;
mod subsets;
mod suppose;
mod unique;
mod wings;

use std::cell::RefCell;
use std::sync::Arc;

use grille_engine::{
    Argument, Conflict, Domains, Joint, Level, Message, RuleId, Spot, Step, Value, Values, Var,
    message,
};

use super::{Sudoku, symbols};
use crate::rules::{Rating, Reasoning, RestsOn, Rule, View, rules_of};
use chains::Links;
use fish::Body;
use forcing::Choices;
use grid::Grid;
use look::Look;
use shape::Shape;

pub(super) const REASONING: Reasoning<Sudoku> =
    Reasoning { rules: rules_of::<Board>, about: |sudoku| Box::new(Board::new(sudoku)) };

/// A sudoku, as people look at it.
pub(super) struct Board {
    givens: Vec<u8>,
    shape: Arc<Shape>,
    /// The candidates as they were seen last.
    grid: RefCell<Grid>,
}

impl Board {
    /// Look at a sudoku.
    pub(super) fn new(sudoku: &Sudoku) -> Self {
        let shape = Shape::of(sudoku);
        let grid = RefCell::new(Grid::new(&shape));
        Self { givens: sudoku.givens.clone(), shape, grid }
    }

    fn look(&self, known: &Domains) -> Look<'_> {
        self.grid.borrow_mut().refresh(&self.shape, known);
        Look { shape: &self.shape, grid: self.grid.borrow() }
    }
}

/// A rule whose name is given once: `rule!(id, level, cost, what it rests on, |look, id| …)`.
macro_rules! rule {
    ($id:literal, $level:ident, $cost:literal, $rests_on:ident, $find:expr) => {
        Rule {
            id: RuleId::new($id),
            level: Level::$level,
            cost: $cost,
            rests_on: RestsOn::$rests_on,
            find: |board: &Board, known: &Domains| {
                let find: fn(&Look, RuleId) -> Vec<Step> = $find;
                find(&board.look(known), RuleId::new($id))
            },
        }
    };
}

impl View for Board {
    const RULES: &'static [Rule<Self>] = &[
        rule!("full-house", VeryEasy, 4, Clues, singles::full_house),
        rule!("naked-single", VeryEasy, 4, Clues, singles::naked_single),
        rule!("hidden-single", Easy, 14, Clues, singles::hidden_single),
        rule!("locked-pair", Medium, 40, Clues, |look, id| subsets::locked(look, 2, id)),
        rule!("locked-triple", Medium, 60, Clues, |look, id| subsets::locked(look, 3, id)),
        rule!("pointing", Medium, 50, Clues, locked::pointing),
        rule!("claiming", Medium, 50, Clues, locked::claiming),
        rule!("naked-pair", Medium, 60, Clues, |look, id| subsets::naked(look, 2, id)),
        rule!("naked-triple", Medium, 80, Clues, |look, id| subsets::naked(look, 3, id)),
        rule!("hidden-pair", Medium, 70, Clues, |look, id| subsets::hidden(look, 2, id)),
        rule!("hidden-triple", Medium, 100, Clues, |look, id| subsets::hidden(look, 3, id)),
        rule!("naked-quad", Hard, 120, Clues, |look, id| subsets::naked(look, 4, id)),
        rule!("hidden-quad", Hard, 150, Clues, |look, id| subsets::hidden(look, 4, id)),
        rule!("x-wing", Hard, 140, Clues, |look, id| fish::basic(look, 2, id)),
        rule!("swordfish", Hard, 150, Clues, |look, id| fish::basic(look, 3, id)),
        rule!("jellyfish", Hard, 160, Clues, |look, id| fish::basic(look, 4, id)),
        rule!("bug", Hard, 100, Uniqueness, unique::bug),
        rule!("skyscraper", Hard, 130, Clues, links::skyscraper),
        rule!("two-string-kite", Hard, 150, Clues, links::kite),
        rule!("turbot-fish", Hard, 120, Clues, links::turbot_fish),
        rule!("empty-rectangle", Hard, 120, Clues, links::empty_rectangle),
        rule!("w-wing", Hard, 150, Clues, wings::w_wing),
        rule!("xy-wing", Hard, 160, Clues, wings::xy_wing),
        rule!("xyz-wing", Hard, 180, Clues, wings::xyz_wing),
        rule!("unique-rectangle-1", Hard, 100, Uniqueness, unique::type_1),
        rule!("unique-rectangle-2", Hard, 100, Uniqueness, unique::type_2),
        rule!("unique-rectangle-3", Hard, 100, Uniqueness, unique::type_3),
        rule!("unique-rectangle-4", Hard, 100, Uniqueness, unique::type_4),
        rule!("finned-x-wing", Hard, 130, Clues, |look, id| {
            fish::finned(look, 2, Body::Whole, id)
        }),
        rule!("sashimi-x-wing", Hard, 150, Clues, |look, id| {
            fish::finned(look, 2, Body::Sashimi, id)
        }),
        rule!("finned-swordfish", Hard, 200, Clues, |look, id| {
            fish::finned(look, 3, Body::Whole, id)
        }),
        rule!("sashimi-swordfish", Hard, 240, Clues, |look, id| {
            fish::finned(look, 3, Body::Sashimi, id)
        }),
        rule!("finned-jellyfish", Hard, 250, Clues, |look, id| {
            fish::finned(look, 4, Body::Whole, id)
        }),
        rule!("sashimi-jellyfish", Hard, 260, Clues, |look, id| {
            fish::finned(look, 4, Body::Sashimi, id)
        }),
        rule!("simple-colouring", Hard, 150, Clues, colouring::simple),
        rule!("multi-colouring", Hard, 200, Clues, colouring::multi),
        rule!("x-chain", Hard, 260, Clues, |look, id| chains::chains(look, Links::Digit, id)),
        rule!("xy-chain", Hard, 260, Clues, |look, id| chains::chains(look, Links::Pairs, id)),
        rule!("aic", Hard, 280, Clues, |look, id| chains::chains(look, Links::All, id)),
        rule!("als-xz", Hard, 300, Clues, sets::als_xz),
        rule!("cell-forcing-chain", Fiendish, 500, Clues, |look, id| {
            forcing::forcing(look, Choices::Cells, suppose::Links::Chain, id)
        }),
        rule!("region-forcing-chain", Fiendish, 500, Clues, |look, id| {
            forcing::forcing(look, Choices::Units, suppose::Links::Chain, id)
        }),
        rule!("nishio", Fiendish, 500, Clues, |look, id| {
            forcing::nishio(look, suppose::Links::Net, id)
        }),
        rule!("cell-forcing-net", Fiendish, 700, Clues, |look, id| {
            forcing::forcing(look, Choices::Cells, suppose::Links::Net, id)
        }),
        rule!("region-forcing-net", Fiendish, 700, Clues, |look, id| {
            forcing::forcing(look, Choices::Units, suppose::Links::Net, id)
        }),
        rule!("locked-forcing-net", Fiendish, 700, Clues, |look, id| {
            forcing::nishio(look, suppose::Links::Locked, id)
        }),
    ];

    fn word(&self, value: Value) -> String {
        symbols::word(value + 1, self.shape.signs)
    }

    fn data(&self, value: Value) -> String {
        (value + 1).to_string()
    }

    /// The other programs know the usual board alone.
    fn ratings(&self, solution: &[Value]) -> Vec<Rating> {
        match self.shape.block_size() {
            (3, 3) => vec![hodoku::rating(self, solution), explainer::rating(self)],
            _ => Vec::new(),
        }
    }

    fn start(&self) -> Domains {
        let all = Values::below(self.shape.side as u32);
        let given = |&given: &u8| if given > 0 { Values::one(given - 1) } else { all };
        Domains::new(self.givens.iter().map(given).collect())
    }

    /// A placed number is struck where it is seen, but the last strike that would leave one number
    /// to a cell is left to a rule: it is a naked single.
    fn settle(&self, known: &mut Domains) -> Result<(), Conflict> {
        let look = self.look(known);
        if look.is_wrong() {
            return Err(Conflict);
        }
        for cell in 0..look.shape.area() {
            let (domain, candidates) = (look.domain(cell), look.candidates(cell));
            if domain == candidates || candidates == 0 {
                continue;
            }
            let taken = domain & !candidates;
            let last = if candidates.is_power_of_two() { taken & taken.wrapping_neg() } else { 0 };
            known.keep(Var(cell as u32), Values(candidates | last))?;
        }
        Ok(())
    }

    fn witnesses(&self, step: &Step, known: &Domains) -> Vec<Spot> {
        singles::witnesses(&self.look(known), step)
    }

    fn says(&self, before: Values, after: Values, spots: &[Spot]) -> Message {
        let cells = Argument::list(spots.iter().copied(), Joint::And);
        let word = |digit: u8| View::word(self, digit);
        if let Some(digit) = after.single() {
            return message!("sudoku-is", cells = cells, number = spots.len(), digit = word(digit));
        }
        let digits = Argument::list(before.without(after).iter().map(word), Joint::Or);
        message!("sudoku-is-not", cells = cells, number = spots.len(), digits = digits)
    }
}
