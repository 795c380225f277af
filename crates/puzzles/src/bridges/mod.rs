//! Bridges, also called hashiwokakero: join islands by bridges until all hang together.

mod clues;
mod draw;
mod drawing;
mod fast;
mod faults;
mod forms;
mod links;
mod making;
mod net;
mod numbers;
mod play;
mod rules;
mod spans;

use grille_engine::constraints::{Connected, Exclusive, Node, Sum};
use grille_engine::{
    Drawing, Known, Message, Model, Place, Scope, Values, Var, catalogue, message,
};
use grille_grid::{Cell, Size};
use spans::{Span, Spans};

use crate::abilities::{Abilities, Answers, OwnForm};
use crate::puzzle::{Info, Puzzle, Switch};
use crate::text::own::Body;

/// Islands with numbers. A variable is the number of bridges on a span between two neighbours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bridges {
    size: Size,
    /// Islands in reading order.
    islands: Vec<Island>,
    /// The most bridges on one span.
    most: u32,
}

/// An island and how many bridges end there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Island {
    cell: Cell,
    bridges: u32,
}

/// The most bridges that a span can ever have.
const WIDEST_SPAN: u32 = Values::MOST - 1;

/// The most bridges that can ever end at an island.
const MOST_AT_ISLAND: u32 = 4 * WIDEST_SPAN;

impl Bridges {
    /// The pairs of islands that could be joined.
    fn spans(&self) -> Spans {
        let cells: Vec<Cell> = self.islands.iter().map(|island| island.cell).collect();
        Spans::new(self.size, &cells)
    }

    /// An island, as complaints name it.
    fn scope(&self, island: &Island) -> Message {
        let (row, column) = (self.size.row(island.cell) + 1, self.size.column(island.cell) + 1);
        message!("bridges-at", number = island.bridges, row = row, column = column)
    }
}

impl Puzzle for Bridges {
    const INFO: Info = Info {
        id: "bridges",
        aliases: &["hashi", "hashiwokakero", "hashikake", "ponts"],
        switches: &[Switch { key: "most", values: &[] }],
        example: "2.2\n...\n2.2",
        words: catalogue!(),
    };

    const ABILITIES: Abilities<Self> = Abilities {
        forms: forms::FORMATS,
        methods: &[&fast::Fast],
        set: Some(Bridges::set),
        clues: Some(clues::CLUES),
        reasoning: Some(rules::REASONING),
        cases: include_str!("cases.txt"),
        faults: Some(faults::faults),
        making: Some(&making::MAKING),
        play: Some(&play::PLAY),
        ..Abilities::new(
            OwnForm {
                read: |document| forms::from_board(&document.number_board()?),
                write: Bridges::to_own,
            },
            Answers {
                write: forms::solution_text,
                read: forms::read_filling,
                numbers: forms::numbers,
            },
        )
    };

    fn size(&self) -> Size {
        self.size
    }

    fn model(&self) -> Model {
        let spans = self.spans();
        let mut model = Model::new();
        let ends = |span: &Span| span.ends.map(|island| self.islands[island as usize].cell);
        for span in &spans.all {
            let [a, b] = ends(span);
            model.variable(Place::Between(a, b), Values::between(0, self.most));
        }
        for (number, island) in self.islands.iter().enumerate() {
            let clue = model.clue(Place::Cell(island.cell), island.bridges.to_string());
            let vars = spans.at(number as u32).map(Var).collect();
            let sum = Sum::exactly(vars, island.bridges);
            model.post(sum, message!("bridges-number"), self.scope(island), &[clue]);
        }
        for &(a, b) in &spans.crossings {
            let either = Exclusive::new(Var(a), Var(b));
            model.post(either, message!("bridges-cross"), Scope::Board, &[]);
        }
        // A span is a node of its own between its two islands.
        let count = self.islands.len() as u32;
        let islands = self.islands.iter().map(|_| Node::Always);
        let open = Values::between(1, self.most);
        let bridges = (0..spans.all.len() as u32).map(|span| Node::When(Var(span), open));
        let touching: Vec<(u32, u32)> = (0u32..)
            .zip(&spans.all)
            .flat_map(|(number, span)| span.ends.map(|island| (island, count + number)))
            .collect();
        let connected = Connected::new(islands.chain(bridges).collect(), &touching);
        model.post(connected, message!("bridges-apart"), Scope::Board, &[]);
        model
    }

    fn draw(&self, known: Known<'_>) -> Drawing {
        draw::draw(self, known)
    }
}

impl Bridges {
    fn to_own(&self) -> Body {
        let keys = vec![("most", self.most.to_string())];
        Body { keys, sections: vec![("board", forms::own_text(self))] }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), Message> {
        if key != "most" {
            return Err(message!("only-rule", rule = "most"));
        }
        let most = value.parse().unwrap_or_default();
        self.widen(most).map_err(|misfit| misfit.expected())
    }
}
