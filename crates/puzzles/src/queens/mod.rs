//! Queens: n of them on a board of n by n, none in reach of another.

mod forms;

use grille_engine::constraints::{AllDifferent, Among};
use grille_engine::{Domains, Drawing, Ink, Mark, Model, Place, Point, Solution, Values, Var};
use grille_grid::{Axis, Cell, Size};

use crate::puzzle::{Format, Info, Puzzle};
use crate::text::own::{Body, Document};
use crate::text::{ParseError, write_rows};

/// A board with some queens placed already. The variable of a row is the column of its queen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Queens {
    side: u32,
    /// Queens that are there from the start, in reading order.
    placed: Vec<Cell>,
}

/// The widest board that a model can hold.
const LARGEST: u32 = Values::MOST;

impl Queens {
    fn has_queen(&self, cell: Cell) -> bool {
        self.placed.binary_search(&cell).is_ok()
    }
}

impl Puzzle for Queens {
    const INFO: Info = Info {
        id: "queens",
        aliases: &["reines", "dames", "n-queens"],
        rules: "Place a queen in every row so that no two share a column or a diagonal.",
        switches: &[],
        example: "8",
    };

    fn formats() -> &'static [Format<Self>] {
        forms::FORMATS
    }

    fn from_own(document: &Document<'_>) -> Result<Self, ParseError> {
        forms::from_board(&document.board()?)
    }

    fn to_own(&self) -> Body {
        Body { keys: Vec::new(), sections: vec![("board", forms::board_text(self))] }
    }

    fn set(&mut self, _: &str, _: &str) -> Result<(), String> {
        Err("a rule of queens, which have none that one can change".to_owned())
    }

    fn size(&self) -> Size {
        Size::square(self.side)
    }

    fn model(&self) -> Model {
        let size = self.size();
        let mut model = Model::new();
        for row in size.lines_along(Axis::Row) {
            model.variable(Place::Line(row), Values::below(self.side));
        }
        for &cell in &self.placed {
            let clue = model.clue(Place::Cell(cell), "Q");
            let column = Values::one(size.column(cell) as u8);
            let given = Among::new(Var(size.row(cell)), column);
            model.post(given, "a queen was moved", "", &[clue]);
        }
        let vars: Vec<Var> = (0..self.side).map(Var).collect();
        let rising: Vec<u32> = (0..self.side).collect();
        let falling: Vec<u32> = (0..self.side).rev().collect();
        model.post(AllDifferent::new(vars.clone()), "two queens share a column", "", &[]);
        for shifts in [rising, falling] {
            let diagonal = AllDifferent::shifted(vars.clone(), shifts);
            model.post(diagonal, "two queens share a diagonal", "", &[]);
        }
        model
    }

    fn solution_text(&self, solution: &Solution) -> String {
        let size = self.size();
        write_rows(size, |i| {
            let cell = Cell(i as u32);
            let queen = u32::from(solution[size.row(cell) as usize]) == size.column(cell);
            if queen { "Q" } else { "." }.to_owned()
        })
    }

    fn read_solution(&self, text: &str) -> Result<Solution, ParseError> {
        forms::read_solution(self, text)
    }

    fn draw(&self, known: &Domains) -> Drawing {
        let size = self.size();
        let mark = |cell: Cell| {
            let at = Point::middle(size.row(cell) as i32, size.column(cell) as i32);
            let here = known.value(Var(size.row(cell))).map(u32::from) == Some(size.column(cell));
            let (text, ink) = match (self.has_queen(cell), here) {
                (true, _) => ("Q", Ink::Given),
                (false, true) => ("Q", Ink::Found),
                (false, false) => (".", Ink::Faint),
            };
            Mark::Word { at, text: text.to_owned(), ink }
        };
        let marks = size.cells().map(mark).collect();
        Drawing { width: self.side, height: self.side, marks, ..Drawing::default() }
    }
}
