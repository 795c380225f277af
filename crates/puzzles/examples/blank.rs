//! The smallest family that works: Latin squares. Copy it to begin a new one.
//!
//! `cargo run -p grille-puzzles --example blank` solves its example.

use grille_engine::constraints::{AllDifferent, Among};
use grille_engine::{
    Drawing, Ink, Known, Mark, Method, Model, Place, Search, Solution, Values, Var,
};
use grille_grid::{Cell, Size};
use grille_puzzles::text::own::{Body, Document};
use grille_puzzles::text::{
    Board, Headers, ParseError, Token, is_blank, read_entries, solution_board, write_rows,
};
use grille_puzzles::{Family, Fit, Format, Info, Kind, Puzzle};

/// A square of numbers, each once in every line.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Latin {
    side: u32,
    /// Givens in reading order, from 1; 0 is an empty cell.
    givens: Vec<u8>,
}

fn from_board(board: &Board) -> Result<Latin, ParseError> {
    let side = board.size.width;
    if board.size.height != side || side > Values::MOST {
        let found = format!("a board of {} by {}", side, board.size.height);
        return Err(ParseError::new(board.span.clone(), found, "a square of 64 by 64 at most"));
    }
    let given = |cell: &Token| match is_blank(cell.text) {
        true => Ok(0),
        false => cell.number(1, side, "a number").map(|number| number as u8),
    };
    let givens = board.cells.iter().map(given).collect::<Result<_, _>>()?;
    Ok(Latin { side, givens })
}

impl Latin {
    fn word(&self, cell: usize) -> String {
        match self.givens[cell] {
            0 => ".".to_owned(),
            given => given.to_string(),
        }
    }
}

impl Puzzle for Latin {
    const INFO: Info = Info {
        id: "latin",
        aliases: &["latin-square"],
        rules: "Fill every cell so that each row and each column holds every number once.",
        switches: &[],
        example: "1 2 .\n. . 1\n. . .",
    };

    fn formats() -> &'static [Format<Self>] {
        &[Format {
            id: "rows",
            about: "one row of numbers and `.` a line",
            fits: |_| Fit::Weak,
            read: |text| read_entries(text, Headers::Never, from_board),
            write: Some(|latin| Ok(write_rows(latin.size(), |i| latin.word(i)))),
        }]
    }

    fn from_own(document: &Document<'_>) -> Result<Self, ParseError> {
        from_board(&document.board()?)
    }

    fn to_own(&self) -> Body {
        let board = write_rows(self.size(), |i| self.word(i));
        Body { keys: Vec::new(), sections: vec![("board", board)] }
    }

    fn set(&mut self, _: &str, _: &str) -> Result<(), String> {
        Err("a rule of Latin squares, which have none that one can change".to_owned())
    }

    fn size(&self) -> Size {
        Size::square(self.side)
    }

    fn model(&self) -> Model {
        let mut model = Model::new();
        for cell in self.size().cells() {
            model.variable(Place::Cell(cell), Values::below(self.side));
        }
        for (cell, &given) in self.size().cells().zip(&self.givens) {
            if given > 0 {
                let clue = model.clue(Place::Cell(cell), given.to_string());
                let value = Values::one(given - 1);
                model.post(Among::new(Var(cell.0), value), "a given was changed", "", &[clue]);
            }
        }
        for line in self.size().lines() {
            let vars = line.cells().map(|cell| Var(cell.0)).collect();
            model.post(AllDifferent::new(vars), "a number stands twice", line.to_string(), &[]);
        }
        model
    }

    fn solution_text(&self, solution: &Solution) -> String {
        write_rows(self.size(), |i| (solution[i] + 1).to_string())
    }

    fn read_solution(&self, text: &str) -> Result<Solution, ParseError> {
        let board = solution_board(text, self.size())?;
        let value = |cell: &Token| cell.number(1, self.side, "a number").map(|n| n as u8 - 1);
        board.cells.iter().map(value).collect()
    }

    fn draw(&self, known: Known<'_>) -> Drawing {
        let size = self.size();
        let mark = |cell: Cell| match known.value(Var(cell.0)) {
            Some(value) => Mark::word(size, cell, (value + 1).to_string(), Ink::Found),
            None => Mark::word(size, cell, self.word(cell.index()), Ink::Given),
        };
        let marks = size.cells().map(mark).collect();
        Drawing { width: self.side, height: self.side, marks, ..Drawing::default() }
    }
}

fn main() {
    let family = &Kind::<Latin>::NEW;
    for item in family.read("rows", Latin::INFO.example) {
        let puzzle = item.puzzle.expect("the example has no mistake");
        let model = puzzle.model().expect("it is not too large");
        Search.each(&model, grille_engine::Limits::NONE, &mut |solution| {
            print!("{}", puzzle.solution_text(&solution));
            grille_engine::Flow::More
        });
    }
}
