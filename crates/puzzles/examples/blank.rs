//! The smallest family that works: Latin squares. Copy it to begin a new one.
//!
//! `cargo run -p grille-puzzles --example blank` solves its example.

use grille_engine::constraints::{AllDifferent, Among};
use grille_engine::{
    Catalogue, Drawing, Ink, Known, Mark, Method, Model, Place, Scope, Search, Solution, Spot,
    Values, Var, message,
};
use grille_grid::{Cell, Size};
use grille_puzzles::text::own::Body;
use grille_puzzles::text::{
    Board, Headers, ParseError, Token, is_blank, number_range, read_entries, solution_board,
    write_rows,
};
use grille_puzzles::{
    Abilities, Answers, Extent, Family, Filling, Fit, FormId, Format, Info, Kind, Numbers, OwnForm,
    Puzzle,
};

/// What is said of it; a family in a folder has these in `words/en.ftl` and `words/fr.ftl`.
const ENGLISH: &str = "
latin-name = latin
latin-rules = Fill every cell so that each row and each column holds every number once.
latin-form-rows = one row per line, with numbers and `.`
latin-square = a square of 64 by 64 at most
latin-twice = a number appears twice
";
const FRENCH: &str = "
latin-name = latin
latin-rules = Remplir la grille : chaque ligne et chaque colonne contient chaque nombre une fois.
latin-form-rows = une ligne de nombres et de « . » par ligne
latin-square = un carré de 64 × 64 au plus
latin-twice = un nombre apparaît deux fois
";

/// A square of numbers, each once in every line.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Latin {
    side: u32,
    /// Givens in reading order, from 1; 0 is an empty cell.
    givens: Vec<u8>,
}

/// One row a line.
const ROWS: FormId = FormId::new("rows");

fn from_board(board: &Board) -> Result<Latin, ParseError> {
    let side = board.size.width;
    if board.size.height != side || side > Values::MOST {
        let found = message!("board-size", width = side, height = board.size.height);
        return Err(ParseError::new(board.span.clone(), found, message!("latin-square")));
    }
    let given = |cell: &Token| match is_blank(cell.text) {
        true => Ok(0),
        false => cell.number(1, side, number_range).map(|number| number as u8),
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

    fn to_own(&self) -> Body {
        let board = write_rows(self.size(), |i| self.word(i));
        Body { keys: Vec::new(), sections: vec![("board", board)] }
    }

    fn solution_text(&self, solution: &Solution) -> String {
        write_rows(self.size(), |i| (solution[i] + 1).to_string())
    }

    fn read_filling(&self, text: &str) -> Result<Filling, ParseError> {
        let board = solution_board(text, self.size())?;
        let value = |cell: &Token| match is_blank(cell.text) {
            true => Ok(None),
            false => cell.number(1, self.side, number_range).map(|n| Some(n as u8 - 1)),
        };
        board.cells.iter().map(value).collect()
    }
}

impl Puzzle for Latin {
    const INFO: Info = Info {
        id: "latin",
        aliases: &["latin-square"],
        switches: &[],
        example: "1 2 .\n. . 1\n. . .",
        words: Catalogue { english: ENGLISH, french: FRENCH },
    };

    const ABILITIES: Abilities<Self> = Abilities {
        forms: &[Format {
            id: ROWS,
            extent: Extent::BLOCK,
            fits: |_| Fit::Weak,
            read: |text| read_entries(text, Headers::Never, from_board),
            write: Some(|latin| Ok(write_rows(latin.size(), |i| latin.word(i)))),
        }],
        ..Abilities::new(
            OwnForm { read: |document| from_board(&document.board()?), write: Latin::to_own },
            Answers {
                write: Latin::solution_text,
                read: Latin::read_filling,
                numbers: |latin, solution| {
                    Numbers::of_cells(latin.size(), |cell| u32::from(solution[cell.index()]) + 1)
                },
            },
        )
    };

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
                let given = Among::new(Var(cell.0), value);
                model.post(given, message!("given-changed"), Scope::Board, &[clue]);
            }
        }
        for line in self.size().lines() {
            let vars = line.cells().map(|cell| Var(cell.0)).collect();
            let broken = message!("latin-twice");
            model.post(AllDifferent::new(vars), broken, Spot::from(line), &[]);
        }
        model
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
    for item in family.read(ROWS, Latin::INFO.example) {
        let puzzle = item.puzzle.expect("the example has no mistake");
        let model = puzzle.model().expect("it is not too large");
        Search.each(&model, grille_engine::Limits::NONE, &mut |solution| {
            print!("{}", puzzle.solution_text(&solution));
            grille_engine::Flow::More
        });
    }
}
