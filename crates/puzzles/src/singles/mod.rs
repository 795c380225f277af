//! Singles, also called hitori: shade cells until no number is seen twice in a line.

mod clues;
mod draw;
mod fast;
mod faults;
mod forms;
mod greedy;
mod links;
mod making;
mod numbers;
mod play;
mod rules;
mod shapes;

use grille_engine::constraints::{AtMostOne, Connected, Node, Sum};
use grille_engine::{
    Drawing, Known, Model, Place, Scope, Solution, Spot, Values, Var, catalogue, message,
};
use grille_grid::{Cell, Line, Size};

use crate::abilities::{Abilities, Answers, Numbers, OwnForm};
use crate::puzzle::{Info, Puzzle};
use crate::text::own::Body;
use crate::text::{LONGEST_SIDE, write_numbers, write_rows};

/// A board of numbers. A cell is 0 when it stays, 1 when it is shaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Singles {
    size: Size,
    numbers: Vec<u32>,
}

/// The largest number.
const LARGEST: u32 = LONGEST_SIDE;

const WHITE: u8 = 0;
const SHADED: u8 = 1;

impl Singles {
    /// The cells of a line that hold the same number, wherever there are two or more.
    fn repeats(&self, line: Line) -> Vec<Vec<Cell>> {
        let mut cells: Vec<Cell> = line.cells().collect();
        cells.sort_by_key(|cell| self.numbers[cell.index()]);
        cells
            .chunk_by(|a, b| self.numbers[a.index()] == self.numbers[b.index()])
            .filter(|group| group.len() > 1)
            .map(<[Cell]>::to_vec)
            .collect()
    }
}

impl Puzzle for Singles {
    const INFO: Info = Info {
        id: "singles",
        aliases: &["hitori"],
        switches: &[],
        example: "1 1 1\n1 2 3\n1 3 3",
        words: catalogue!(),
    };

    const ABILITIES: Abilities<Self> = Abilities {
        forms: forms::FORMATS,
        methods: &[&fast::Fast, &greedy::Greedy],
        clues: Some(clues::CLUES),
        faults: Some(faults::faults),
        making: Some(&making::MAKING),
        play: Some(&play::PLAY),
        reasoning: Some(rules::REASONING),
        shapes: Some(shapes::shapes),
        cases: include_str!("cases.txt"),
        ..Abilities::new(
            OwnForm {
                read: |document| forms::from_board(&document.number_board()?),
                write: Singles::to_own,
            },
            Answers {
                write: Singles::solution_text,
                read: forms::read_filling,
                numbers: |singles, solution| {
                    Numbers::of_cells(singles.size, |cell| solution[cell.index()].into())
                },
            },
        )
    };

    fn size(&self) -> Size {
        self.size
    }

    fn model(&self) -> Model {
        let mut model = Model::new();
        let mut clues = Vec::new();
        for cell in self.size.cells() {
            model.variable(Place::Cell(cell), Values::below(2));
            let number = self.numbers[cell.index()].to_string();
            clues.push(model.clue(Place::Cell(cell), number));
        }
        for line in self.size.lines() {
            for group in self.repeats(line) {
                let vars: Vec<Var> = group.iter().map(|cell| Var(cell.0)).collect();
                let from: Vec<_> = group.iter().map(|cell| clues[cell.index()]).collect();
                let rule = AtMostOne::new(vars, WHITE);
                model.post(rule, message!("singles-twice"), Spot::from(line), &from);
            }
        }
        for (a, b) in self.size.touching() {
            let pair = Sum::at_most(vec![Var(a.0), Var(b.0)], 1);
            model.post(pair, message!("singles-touch"), Scope::Board, &[]);
        }
        let node = |cell: Cell| Node::When(Var(cell.0), Values::one(WHITE));
        let touching: Vec<(u32, u32)> = self.size.touching().map(|(a, b)| (a.0, b.0)).collect();
        let connected = Connected::new(self.size.cells().map(node).collect(), &touching);
        model.post(connected, message!("singles-cut-off"), Scope::Board, &[]);
        model
    }

    fn draw(&self, known: Known<'_>) -> Drawing {
        draw::draw(self, known)
    }
}

impl Singles {
    fn to_own(&self) -> Body {
        let board = write_numbers(self.size, |i| self.numbers[i].to_string());
        Body { keys: Vec::new(), sections: vec![("board", board)] }
    }

    fn solution_text(&self, solution: &Solution) -> String {
        let shaded = |i: usize| solution[i] == SHADED;
        write_rows(self.size, |i| if shaded(i) { "#".into() } else { self.numbers[i].to_string() })
    }
}
