//! Takuzu, also called binairo: zeros and ones, never three in a row, as many of each.

mod clues;
mod draw;
mod fast;
mod forms;

use grille_engine::constraints::{Among, Balanced, DistinctLines};
use grille_engine::{Drawing, Known, Model, Place, Solution, Values, Var};
use grille_grid::{Axis, Size};

use crate::clues::Clues;
use crate::puzzle::{Format, Info, Own, Puzzle, Switch};
use crate::text::own::{Body, Document};
use crate::text::{ParseError, solution_board, write_rows};

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
enum EqualLines {
    Forbidden,
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
        rules: "Fill every cell with 0 or 1: never three equal side by side, as many 0 as 1 in \
                each row and column, no two rows equal and no two columns equal.",
        switches: &[Switch {
            key: "equal-lines",
            values: "forbidden or allowed",
            about: "whether two rows, or two columns, may be the same (forbidden by default)",
        }],
        example: "1 . . 0\n. . . .\n. 1 1 .\n. . . .",
    };

    const CLUES: Option<Clues<Self>> = Some(clues::CLUES);

    fn formats() -> &'static [Format<Self>] {
        forms::FORMATS
    }

    fn from_own(document: &Document<'_>) -> Result<Self, ParseError> {
        forms::from_board(&document.board()?)
    }

    fn to_own(&self) -> Body {
        let keys = vec![("equal-lines", self.equal_lines.word().to_owned())];
        Body { keys, sections: vec![("board", write_rows(self.size, |i| self.word(i)))] }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        if key != "equal-lines" {
            return Err("`equal-lines`, the only rule one can change".to_owned());
        }
        self.equal_lines = [EqualLines::Forbidden, EqualLines::Allowed]
            .into_iter()
            .find(|choice| choice.word() == value)
            .ok_or("`forbidden` or `allowed`")?;
        Ok(())
    }

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
                model.post(given, "a given was changed", "", &[clue]);
            }
        }
        for line in self.size.lines() {
            let vars = line.cells().map(|cell| Var(cell.0)).collect();
            let broken = "three equal side by side, or not as many 0 as 1";
            model.post(Balanced::new(vars), broken, line.to_string(), &[]);
        }
        if self.equal_lines == EqualLines::Forbidden {
            for axis in Axis::BOTH {
                let lines = self.size.lines_along(axis).flat_map(|line| line.cells());
                let vars = lines.map(|cell| Var(cell.0)).collect();
                let length = self.size.line(axis, 0).length as usize;
                let scope = format!("{}s", axis.word());
                model.post(DistinctLines::new(vars, length), "two lines are equal", scope, &[]);
            }
        }
        model
    }

    fn solution_text(&self, solution: &Solution) -> String {
        write_rows(self.size, |i| solution[i].to_string())
    }

    fn read_solution(&self, text: &str) -> Result<Solution, ParseError> {
        let board = solution_board(text, self.size)?;
        let value = |cell: &crate::text::Token| cell.number(0, 1, "a cell").map(|v| v as u8);
        board.cells.iter().map(value).collect()
    }

    fn draw(&self, known: Known<'_>) -> Drawing {
        draw::draw(self, known)
    }

    fn fast() -> &'static [&'static dyn Own<Self>] {
        &[&fast::Fast]
    }
}

impl Takuzu {
    fn word(&self, cell: usize) -> String {
        self.givens[cell].map_or(".".to_owned(), |value| value.to_string())
    }
}
