//! Nonograms, also called picross: a picture from the runs of its rows and columns.

mod draw;
mod edges;
mod fast;
mod forms;
mod lines;
mod palette;

use grille_engine::constraints::{Among, Run, Runs};
use grille_engine::{
    Catalogue, Domains, Drawing, Message, Model, Place, Solution, Spot, Value, Values, Var, message,
};
use grille_grid::{Axis, Line, Size};
pub use palette::{Colour, Palette};

use crate::puzzle::{Format, Info, Own, Puzzle};
use crate::text::ParseError;
use crate::text::own::{Body, Document};

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

    /// How many cells of a colour the rows and the columns ask for, where that is not the same.
    fn mismatch(&self) -> Option<[u32; 2]> {
        let cells = |colour: Value| {
            let alike = |run: &&Run| run.colour == colour;
            [0, 1].map(|axis| {
                self.clues[axis].iter().flatten().filter(alike).map(|run| run.length).sum::<u32>()
            })
        };
        let colours = (1..self.palette.len()).map(|colour| colour as Value);
        colours.map(cells).find(|[rows, columns]| rows != columns)
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
        aliases: &["picross", "nonograms", "griddler", "hanjie", "paint-by-numbers", "logimage"],
        switches: &[],
        example: "2 3\n2\n1 1\n1\n1\n2",
        words: Catalogue {
            english: include_str!("words/en.ftl"),
            french: include_str!("words/fr.ftl"),
        },
    };

    fn formats() -> &'static [Format<Self>] {
        forms::FORMATS
    }

    fn from_own(document: &Document<'_>) -> Result<Self, ParseError> {
        forms::own::read(document)
    }

    fn to_own(&self) -> Body {
        forms::own::write(self)
    }

    fn set(&mut self, _: &str, _: &str) -> Result<(), Message> {
        Err(message!("nonogram-no-rules"))
    }

    fn size(&self) -> Size {
        self.size
    }

    fn model(&self) -> Model {
        let mut model = Model::new();
        for cell in self.size.cells() {
            model.variable(Place::Cell(cell), Values::below(self.palette.len()));
        }
        for line in self.size.lines() {
            let runs = self.runs(line);
            let text = self.clue_text(runs);
            let clue = model.clue(Place::Line(line), text.clone());
            let vars = line.cells().map(|cell| Var(cell.0)).collect();
            let scope = message!("nonogram-line", line = Spot::from(line), clue = text);
            let constraint = Runs::new(vars, runs.to_vec());
            model.post(constraint, message!("nonogram-runs"), scope, &[clue]);
        }
        if let Some([rows, columns]) = self.mismatch() {
            // Guesses and clauses would take for ever to see what adding up shows.
            let scope = message!("nonogram-sums", rows = rows, columns = columns);
            let never = Among::new(Var(0), Values::NONE);
            model.post(never, message!("nonogram-mismatch"), scope, &[]);
        }
        model
    }

    fn solution_text(&self, solution: &Solution) -> String {
        let sign = |&value: &u8| self.palette.colour(value).sign;
        let row = |row: &[u8]| row.iter().map(sign).chain(['\n']).collect::<String>();
        solution.chunks(self.size.width as usize).map(row).collect()
    }

    fn read_solution(&self, text: &str) -> Result<Solution, ParseError> {
        forms::read_solution(self, text)
    }

    fn draw(&self, known: &Domains) -> Drawing {
        draw::draw(self, known)
    }

    fn fast() -> &'static [&'static dyn Own<Self>] {
        &[&fast::Fast, &edges::Edges]
    }
}
