//! Nonograms, also called picross: a picture from the runs of its rows and columns.

mod document;
mod draw;
mod edges;
mod fast;
mod faults;
mod forms;
mod lines;
mod making;
mod numbers;
mod palette;
mod picture;
mod play;
mod rules;
mod totals;
mod tracing;

pub use grille_engine::constraints::Run;
use grille_engine::constraints::{Among, Runs};
use grille_engine::{
    Drawing, Known, Model, Place, Solution, Spot, Values, Var, catalogue, message,
};
use grille_grid::{Axis, Line, Size};
pub use palette::{Colour, Palette};

use crate::abilities::{Abilities, Answers, Numbers, OwnForm};
use crate::puzzle::{Info, Puzzle};

/// The runs of every line, in black or in colours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Nonogram {
    size: Size,
    palette: Palette,
    /// The runs of the rows, then those of the columns.
    clues: [Vec<Vec<Run>>; 2],
}

/// The longest side.
const LONGEST: u32 = 2000;

impl Nonogram {
    /// Runs of the rows and of the columns. Every colour is in the palette.
    fn new(palette: Palette, rows: Vec<Vec<Run>>, columns: Vec<Vec<Run>>) -> Self {
        let size = Size::new(columns.len() as u32, rows.len() as u32);
        Self { size, palette, clues: [rows, columns] }
    }

    /// The runs of a line.
    fn runs(&self, line: Line) -> &[Run] {
        &self.along(line.axis)[line.index as usize]
    }

    /// The runs of a line by its number, rows first.
    fn clue(&self, line: usize) -> &[Run] {
        let [rows, columns] = &self.clues;
        rows.get(line).unwrap_or_else(|| &columns[line - rows.len()])
    }

    /// What the cells of a line can be, by its clue alone.
    fn values(&self, line: usize) -> Values {
        let colours = self.clue(line).iter().map(|run| run.colour);
        std::iter::once(0).chain(colours).collect()
    }

    /// The number of the first line along an axis: rows, 0, or columns, 1.
    fn first(&self, axis: usize) -> usize {
        axis * self.clues[0].len()
    }

    /// The runs of all lines along an axis.
    fn along(&self, axis: Axis) -> &[Vec<Run>] {
        match axis {
            Axis::Row => &self.clues[0],
            Axis::Column => &self.clues[1],
        }
    }

    /// A clue in words: `3 1`, or with colours `3a 1b`; `0` for an empty line.
    fn clue_text(&self, runs: &[Run]) -> String {
        let word = |run: &Run| match self.palette.is_plain() {
            true => run.length.to_string(),
            false => format!("{}{}", run.length, self.palette.colour(run.colour).sign),
        };
        let words: Vec<String> = runs.iter().map(word).collect();
        if words.is_empty() { "0".to_owned() } else { words.join(" ") }
    }
}

impl Puzzle for Nonogram {
    const INFO: Info = Info {
        id: "nonogram",
        aliases: &[
            "picross",
            "nonograms",
            "griddler",
            "hanjie",
            "paint-by-numbers",
            "logimage",
            "logigraphe",
            "nonogramme",
        ],
        switches: &[],
        example: "2 3\n2\n1 1\n1\n1\n2",
        words: catalogue!(),
    };

    const ABILITIES: Abilities<Self> = Abilities {
        forms: forms::FORMATS,
        picture: Some(Nonogram::from_picture),
        trace: Some(tracing::trace),
        methods: &[&fast::Fast, &edges::Edges, &document::Document],
        faults: Some(faults::faults),
        reasoning: Some(rules::REASONING),
        cases: include_str!("cases.txt"),
        making: Some(&making::MAKING),
        play: Some(&play::PLAY),
        ..Abilities::new(
            OwnForm { read: forms::own::read, write: forms::own::write },
            Answers {
                write: Nonogram::solution_text,
                read: forms::read_filling,
                numbers: |nonogram, solution| {
                    Numbers::of_cells(nonogram.size, |cell| solution[cell.index()].into())
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
            model.variable(Place::Cell(cell), Values::below(self.palette.len()));
        }
        let mut clues = Vec::new();
        for line in self.size.lines() {
            let runs = self.runs(line);
            let text = self.clue_text(runs);
            let clue = model.clue(Place::Line(line), text.clone());
            let vars = line.cells().map(|cell| Var(cell.0)).collect();
            let scope = message!("nonogram-line", line = Spot::from(line), clue = text);
            let constraint = Runs::new(vars, runs.to_vec());
            model.post(constraint, message!("nonogram-runs"), scope, &[clue]);
            clues.push(clue);
        }
        if let Some(mismatch) = self.mismatch() {
            let [rows, columns] = mismatch.cells;
            let from: Vec<_> = self.too_many(mismatch).map(|line| clues[line]).collect();
            // Guesses and clauses would take for ever to see what adding up shows.
            let scope = message!("nonogram-sums", rows = rows, columns = columns);
            let never = Among::new(Var(0), Values::NONE);
            model.post(never, message!("nonogram-mismatch"), scope, &from);
        }
        model
    }

    fn draw(&self, known: Known<'_>) -> Drawing {
        draw::draw(self, known)
    }
}

impl Nonogram {
    fn solution_text(&self, solution: &Solution) -> String {
        let sign = |&value: &u8| self.palette.colour(value).sign;
        let row = |row: &[u8]| row.iter().map(sign).chain(['\n']).collect::<String>();
        solution.chunks(self.size.width as usize).map(row).collect()
    }
}
