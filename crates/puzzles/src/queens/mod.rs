//! Queens: n of them on a board of n by n, none in reach of another.

mod columns;
mod fast;
mod forms;
mod large;
mod solution;
mod symmetry;

use grille_engine::constraints::{AllDifferent, Among};
use grille_engine::{
    Catalogue, Domains, Drawing, Ink, Mark, Message, Model, Place, Point, Scope, Solution, Values,
    Var, message,
};
use grille_grid::{Axis, Cell, Size};

use crate::puzzle::{Format, Info, Large, Own, Puzzle};
use crate::text::ParseError;
use crate::text::own::{Body, Document};

/// A board with some queens placed already. The variable of a row is the column of its queen; on
/// boards that no model can hold a row has several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Queens {
    side: u32,
    /// Queens that are there from the start, in reading order.
    placed: Vec<Cell>,
}

/// The widest board that a model can hold.
const WIDEST_MODEL: u32 = Values::MOST;

impl Queens {
    fn has_queen(&self, cell: Cell) -> bool {
        self.placed.binary_search(&cell).is_ok()
    }
}

impl Puzzle for Queens {
    const INFO: Info = Info {
        id: "queens",
        aliases: &["reines", "dames", "n-queens"],
        switches: &[],
        example: "8",
        words: Catalogue {
            english: include_str!("words/en.ftl"),
            french: include_str!("words/fr.ftl"),
        },
    };

    const IMAGES: Option<fn(&Self, &Solution) -> Vec<Solution>> = Some(symmetry::images);

    fn formats() -> &'static [Format<Self>] {
        forms::FORMATS
    }

    fn from_own(document: &Document<'_>) -> Result<Self, ParseError> {
        forms::from_own(document)
    }

    fn to_own(&self) -> Body {
        forms::to_own(self)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), Message> {
        if key == forms::SIDE && value.parse() == Ok(self.side) {
            return Ok(());
        }
        Err(message!("queens-no-rules"))
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
            model.post(given, message!("queens-moved"), Scope::Board, &[clue]);
        }
        let vars: Vec<Var> = (0..self.side).map(Var).collect();
        let rising: Vec<u32> = (0..self.side).collect();
        let falling: Vec<u32> = (0..self.side).rev().collect();
        let columns = AllDifferent::new(vars.clone());
        model.post(columns, message!("queens-column"), Scope::Board, &[]);
        for shifts in [rising, falling] {
            let diagonal = AllDifferent::shifted(vars.clone(), shifts);
            model.post(diagonal, message!("queens-diagonal"), Scope::Board, &[]);
        }
        model
    }

    fn large(&self) -> Option<Large<Self>> {
        (self.side > WIDEST_MODEL).then_some(large::LARGE)
    }

    fn solution_text(&self, solution: &Solution) -> String {
        solution::text(&columns::of(self.side, solution))
    }

    fn read_solution(&self, text: &str) -> Result<Solution, ParseError> {
        solution::read(self, text)
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

    fn fast() -> &'static [&'static dyn Own<Self>] {
        &[&fast::Fast]
    }
}
