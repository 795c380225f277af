//! Sudoku: N symbols in N rows, N columns and N blocks, each once.

mod clues;
mod draw;
mod fast;
mod faults;
mod forms;
mod links;
mod making;
mod numbers;
mod one_liner;
mod play;
mod rules;
mod stacks;
mod symbols;
mod wide;

use grille_engine::constraints::{AllDifferent, Among};
use grille_engine::{
    Drawing, Known, Message, Model, Place, Scope, Solution, Spot, Values, Var, catalogue, message,
};
use grille_grid::{Cell, Size};

use crate::abilities::{Abilities, Answers, Numbers, OwnForm};
use crate::puzzle::{Info, Puzzle, Switch};
use crate::stacked::StackSearch;
use crate::text::own::Body;
use crate::text::write_rows;
use symbols::Signs;

/// A sudoku of any block shape, to 64 by 64.
#[derive(Clone, Debug)]
pub struct Sudoku {
    /// Rows of a block.
    block_rows: u32,
    /// Columns of a block.
    block_columns: u32,
    /// The givens in reading order, from 1; 0 is an empty cell.
    givens: Vec<u8>,
    /// How its numbers are written.
    signs: Signs,
}

/// However they are written.
impl PartialEq for Sudoku {
    fn eq(&self, other: &Self) -> bool {
        self.blocks() == other.blocks() && self.givens == other.givens
    }
}

impl Eq for Sudoku {}

/// The widest board.
const LARGEST: u32 = Values::MOST;

impl Sudoku {
    /// A board of `side * side` givens, each at most `side`, in blocks of the usual shape.
    fn new(side: u32, givens: Vec<u8>) -> Self {
        debug_assert_eq!(givens.len(), (side * side) as usize);
        let block_rows = usual_block_rows(side);
        let signs = Signs::usual(side);
        Self { block_rows, block_columns: side / block_rows, givens, signs }
    }

    /// A number as it is written here.
    fn word(&self, number: u8) -> String {
        symbols::word(number, self.signs)
    }

    fn side(&self) -> u32 {
        self.block_rows * self.block_columns
    }

    /// The givens as rows of words.
    fn rows_text(&self) -> String {
        write_rows(self.size(), |i| self.word(self.givens[i]))
    }

    /// The block of a cell, numbered in reading order.
    fn block(&self, cell: Cell) -> u32 {
        let size = self.size();
        let across = self.side() / self.block_columns;
        size.row(cell) / self.block_rows * across + size.column(cell) / self.block_columns
    }

    /// Every row, column and block, with its name.
    fn units(&self) -> Vec<(Spot, Vec<Cell>)> {
        let size = self.size();
        let lines = size.lines().map(|line| (line.into(), line.cells().collect()));
        let across = self.side() / self.block_columns;
        let block = |number: u32| {
            let (top, left) =
                (number / across * self.block_rows, number % across * self.block_columns);
            let rows = top..top + self.block_rows;
            let cells = rows.flat_map(|row| {
                (left..left + self.block_columns).map(move |column| size.cell(row, column))
            });
            (Spot::Block(number + 1), cells.collect())
        };
        lines.chain((0..self.side()).map(block)).collect()
    }
}

/// The most square block: 2 rows of 3 for a side of 6, 3 of 3 for 9.
fn usual_block_rows(side: u32) -> u32 {
    (1..=side)
        .take_while(|rows| rows * rows <= side)
        .filter(|rows| side.is_multiple_of(*rows))
        .last()
        .unwrap_or(1)
}

impl Puzzle for Sudoku {
    const INFO: Info = Info {
        id: "sudoku",
        aliases: &["su-doku", "number-place"],
        switches: &[Switch { key: "blocks", values: &[] }],
        example: "1.....2......3.4",
        words: catalogue!(),
    };

    const ABILITIES: Abilities<Self> = Abilities {
        forms: forms::FORMATS,
        methods: &[&fast::Fast, &StackSearch],
        stacks: Some(|sudoku| Some(stacks::places(sudoku))),
        set: Some(Sudoku::set),
        clues: Some(clues::CLUES),
        answer_line: Sudoku::solution_line,
        faults: Some(faults::faults),
        reasoning: Some(rules::REASONING),
        making: Some(&making::MAKING),
        play: Some(&play::PLAY),
        cases: include_str!("cases.txt"),
        marks: Some(forms::read_marks),
        one_liner: Some(|| Box::new(one_liner::OneLine::default())),
        ..Abilities::new(
            OwnForm {
                read: |document| forms::from_board(&document.board()?),
                write: Sudoku::to_own,
            },
            Answers {
                write: Sudoku::solution_text,
                read: forms::read_filling,
                numbers: |sudoku, solution| {
                    Numbers::of_cells(sudoku.size(), |cell| u32::from(solution[cell.index()]) + 1)
                },
            },
        )
    };

    fn size(&self) -> Size {
        Size::square(self.side())
    }

    fn model(&self) -> Model {
        let mut model = Model::new();
        for cell in self.size().cells() {
            model.variable(Place::Cell(cell), Values::below(self.side()));
        }
        for (cell, &given) in self.size().cells().zip(&self.givens) {
            if given > 0 {
                let clue = model.clue(Place::Cell(cell), self.word(given));
                let value = Values::one(given - 1);
                let given = Among::new(Var(cell.0), value);
                model.post(given, message!("given-changed"), Scope::Board, &[clue]);
            }
        }
        for (unit, cells) in self.units() {
            let vars = cells.into_iter().map(|cell| Var(cell.0)).collect();
            model.post(AllDifferent::new(vars), message!("sudoku-twice"), unit, &[]);
        }
        model
    }

    fn draw(&self, known: Known<'_>) -> Drawing {
        draw::draw(self, known)
    }
}

impl Sudoku {
    /// Our own form is the same for the same puzzle, however that was written.
    fn to_own(&self) -> Body {
        let signs = Signs::usual(self.side());
        let rows = write_rows(self.size(), |i| symbols::word(self.givens[i], signs));
        let blocks = format!("{}x{}", self.block_rows, self.block_columns);
        Body { keys: vec![("blocks", blocks)], sections: vec![("board", rows)] }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), Message> {
        if key != "blocks" {
            return Err(message!("only-rule", rule = "blocks"));
        }
        let shape = value.split_once('x').and_then(|(rows, columns)| {
            Some((rows.trim().parse::<u32>().ok()?, columns.trim().parse::<u32>().ok()?))
        });
        let (rows, columns) = shape.unwrap_or_default();
        self.shape_blocks(rows, columns).map_err(|misfit| misfit.expected())
    }

    fn solution_text(&self, solution: &Solution) -> String {
        write_rows(self.size(), |i| self.word(solution[i] + 1))
    }

    /// One character a cell, where there are enough of them.
    fn solution_line(&self, solution: &Solution) -> Option<String> {
        let is_narrow = self.side() as usize <= symbols::CHARACTERS.len();
        is_narrow.then(|| solution.iter().map(|value| symbols::packed(value + 1)).collect())
    }
}
