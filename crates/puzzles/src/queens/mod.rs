//! Queens: n of them on a board of n by n, none in reach of another.

mod columns;
mod draw;
mod fast;
mod faults;
mod forms;
mod large;
mod making;
mod numbers;
mod play;
mod rules;
mod solution;
mod stacks;
mod symmetry;

use grille_engine::constraints::{AllDifferent, Among};
use grille_engine::{
    Drawing, Known, Message, Model, Place, Scope, Solution, Values, Var, catalogue, message,
};
use grille_grid::{Axis, Cell, Size};

use crate::abilities::{Abilities, Answers, Numbers, OwnForm};
use crate::puzzle::{Info, Puzzle};
use crate::stacked::StackSearch;

/// A board with some queens placed already. The variable of a row is the column of its queen; on
/// boards that no model can hold a row has several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Queens {
    side: u32,
    /// Queens that are there from the start, in reading order.
    placed: Vec<Cell>,
}

/// The widest board there is.
const WIDEST: u32 = 10_000_000;

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
        words: catalogue!(),
    };

    const ABILITIES: Abilities<Self> = Abilities {
        forms: forms::FORMATS,
        methods: &[&fast::Fast, &StackSearch],
        stacks: Some(stacks::places),
        set: Some(Queens::set),
        images: Some(symmetry::images),
        answer_line: |queens, found| Some(solution::line(&columns::of(queens.side, found))),
        reasoning: Some(rules::REASONING),
        making: Some(&making::MAKING),
        play: Some(&play::PLAY),
        cases: include_str!("cases.txt"),
        faults: Some(faults::faults),
        large: Some(|queens| (queens.side > WIDEST_MODEL).then_some(large::LARGE)),
        ..Abilities::new(
            OwnForm { read: forms::from_own, write: forms::to_own },
            Answers {
                write: |queens, solution| solution::text(&columns::of(queens.side, solution)),
                read: solution::read,
                numbers: Queens::numbers,
            },
        )
    };

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

    fn draw(&self, known: Known<'_>) -> Drawing {
        draw::draw(self, known)
    }
}

impl Queens {
    /// 1 where a queen stands; a board that no model can hold has too many cells for that.
    fn numbers(&self, solution: &Solution) -> Numbers {
        if self.side > WIDEST_MODEL {
            return Numbers::TooMany;
        }
        let size = self.size();
        let here = |cell: Cell| size.column(cell) == solution[size.row(cell) as usize].into();
        Numbers::of_cells(size, |cell| here(cell).into())
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), Message> {
        if key == forms::SIDE && value.parse() == Ok(self.side) {
            return Ok(());
        }
        Err(message!("no-rules"))
    }
}
