//! Takuzu, also called binairo: zeros and ones, never three in a row, as many of each.

mod clues;
mod document;
mod draw;
mod fast;
mod faults;
mod forms;
mod links;
mod making;
mod numbers;
mod play;
mod quick;
mod rules;

use grille_engine::constraints::{Among, Balanced, DistinctLines};
use grille_engine::{
    Drawing, Known, Message, Model, Place, Scope, Solution, Spot, Values, Var, catalogue, message,
};
use grille_grid::{Axis, Size};

use crate::abilities::{Abilities, Answers, Numbers, OwnForm};
use crate::puzzle::{Info, Puzzle, Switch};
use crate::text::own::Body;
use crate::text::write_rows;

/// A takuzu of any even size; rows and columns may differ in number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Takuzu {
    size: Size,
    /// Givens in reading order.
    givens: Vec<Option<u8>>,
    equal_lines: EqualLines,
}

/// May two rows, or two columns, be the same?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EqualLines {
    /// No, as most people play.
    Forbidden,
    /// Yes.
    Allowed,
}

impl EqualLines {
    fn word(self) -> &'static str {
        match self {
            Self::Forbidden => "forbidden",
            Self::Allowed => "allowed",
        }
    }
}

impl Puzzle for Takuzu {
    const INFO: Info = Info {
        id: "takuzu",
        aliases: &["binairo", "binary", "binero", "unruly"],
        switches: &[Switch { key: "equal-lines", values: &["forbidden", "allowed"] }],
        example: "1 . . 0\n. . . .\n. 1 1 .\n. . . .",
        words: catalogue!(),
    };

    const ABILITIES: Abilities<Self> = Abilities {
        forms: forms::FORMATS,
        methods: &[&fast::Fast, &document::Rules, &document::Backtrack, &document::RulesBacktrack],
        set: Some(Takuzu::set),
        clues: Some(clues::CLUES),
        reasoning: Some(rules::REASONING),
        making: Some(&making::MAKING),
        play: Some(&play::PLAY),
        cases: include_str!("cases.txt"),
        faults: Some(faults::faults),
        ..Abilities::new(
            OwnForm {
                read: |document| forms::from_board(&document.board()?),
                write: Takuzu::to_own,
            },
            Answers {
                write: Takuzu::solution_text,
                read: forms::read_filling,
                numbers: |takuzu, solution| {
                    Numbers::of_cells(takuzu.size, |cell| solution[cell.index()].into())
                },
            },
        )
    };

    fn size(&self) -> Size {
        self.size
    }

    fn model(&self) -> Model {
        let mut model = Model::new();
        for cell in self.size.cells() {
            model.variable(Place::Cell(cell), Values::below(2));
        }
        for (cell, given) in self.size.cells().zip(&self.givens) {
            if let Some(value) = *given {
                let clue = model.clue(Place::Cell(cell), value.to_string());
                let given = Among::new(Var(cell.0), Values::one(value));
                model.post(given, message!("given-changed"), Scope::Board, &[clue]);
            }
        }
        for line in self.size.lines() {
            let vars = line.cells().map(|cell| Var(cell.0)).collect();
            let broken = message!("takuzu-unbalanced");
            model.post(Balanced::new(vars), broken, Spot::from(line), &[]);
        }
        if self.equal_lines == EqualLines::Forbidden {
            for axis in Axis::BOTH {
                let lines = self.size.lines_along(axis).flat_map(|line| line.cells());
                let vars = lines.map(|cell| Var(cell.0)).collect();
                let length = self.size.line(axis, 0).length as usize;
                let distinct = DistinctLines::new(vars, length);
                model.post(distinct, message!("takuzu-equal"), Spot::from(axis), &[]);
            }
        }
        model
    }

    fn draw(&self, known: Known<'_>) -> Drawing {
        draw::draw(self, known)
    }
}

impl Takuzu {
    fn word(&self, cell: usize) -> String {
        self.givens[cell].map_or(".".to_owned(), |value| value.to_string())
    }

    fn to_own(&self) -> Body {
        let keys = vec![("equal-lines", self.equal_lines.word().to_owned())];
        Body { keys, sections: vec![("board", write_rows(self.size, |i| self.word(i)))] }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), Message> {
        if key != "equal-lines" {
            return Err(message!("only-rule", rule = "equal-lines"));
        }
        self.equal_lines = [EqualLines::Forbidden, EqualLines::Allowed]
            .into_iter()
            .find(|choice| choice.word() == value)
            .ok_or_else(|| message!("takuzu-equal-lines"))?;
        Ok(())
    }

    fn solution_text(&self, solution: &Solution) -> String {
        write_rows(self.size, |i| solution[i].to_string())
    }
}
