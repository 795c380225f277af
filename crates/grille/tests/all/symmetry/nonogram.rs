//! Clues of a nonogram, and their images.

use crate::common::table::{is_mirrored, is_transposed, is_upside_down};
use crate::common::{Seed, Sheet};

/// Length and colour of each run of a line.
type Runs = Vec<(usize, usize)>;

/// The clues of a picture, in black if there is one colour.
#[derive(Clone)]
pub struct Clues {
    colours: usize,
    rows: Vec<Runs>,
    columns: Vec<Runs>,
}

impl Clues {
    /// The clues of a picture in which neighbours are often equal.
    pub fn random(seed: &mut Seed, width: usize, height: usize, colours: usize) -> Self {
        let mut picture: Vec<usize> = Vec::new();
        for cell in 0..width * height {
            let left = if cell % width > 0 { picture.last() } else { None };
            let above = cell.checked_sub(width).map(|cell| &picture[cell]);
            let known: Vec<usize> = left.into_iter().chain(above).copied().collect();
            let like = if seed.percent(25) { known.get(seed.below(2)) } else { None };
            let any = if seed.percent(45) { 1 + seed.below(colours) } else { 0 };
            picture.push(like.copied().unwrap_or(any));
        }
        let row = |y: usize| runs((0..width).map(|x| picture[y * width + x]).collect());
        let column = |x: usize| runs((0..height).map(|y| picture[y * width + x]).collect());
        let (rows, columns) = ((0..height).map(row).collect(), (0..width).map(column).collect());
        Self { colours, rows, columns }
    }

    /// The clues of an image of the picture, numbered as those of a table.
    pub fn image(&self, image: usize) -> Self {
        let mut clues = self.clone();
        if is_mirrored(image) {
            clues.columns.reverse();
            clues.rows.iter_mut().for_each(|runs| runs.reverse());
        }
        if is_upside_down(image) {
            clues.rows.reverse();
            clues.columns.iter_mut().for_each(|runs| runs.reverse());
        }
        if is_transposed(image) {
            std::mem::swap(&mut clues.rows, &mut clues.columns);
        }
        clues
    }

    /// Every colour becomes another one.
    pub fn renamed(&self, name: impl Fn(usize) -> usize) -> Self {
        let mut clues = self.clone();
        for (_, colour) in clues.rows.iter_mut().chain(&mut clues.columns).flatten() {
            *colour = name(*colour);
        }
        clues
    }

    pub fn sheet(&self) -> Sheet {
        let text = |clues: &[Runs]| clues.iter().map(|runs| self.line(runs)).collect::<String>();
        let (rows, columns) = (text(&self.rows), text(&self.columns));
        if self.colours == 1 {
            let (height, width) = (self.rows.len(), self.columns.len());
            return Sheet::new("nonogram", "clues", format!("{height} {width}\n{rows}{columns}"));
        }
        let colours = "colours\n. #ffffff\nr #ff0000\ng #00ff00\nb #0000ff\n";
        let text = format!("grille 1 nonogram\n{colours}rows\n{rows}columns\n{columns}");
        Sheet::new("nonogram", "grille", text)
    }

    fn line(&self, runs: &Runs) -> String {
        let word = |&(length, colour): &(usize, usize)| match self.colours {
            1 => length.to_string(),
            _ => format!("{length}{}", ["", "r", "g", "b"][colour]),
        };
        let words: Vec<String> = runs.iter().map(word).collect();
        if words.is_empty() { "0\n".to_owned() } else { words.join(" ") + "\n" }
    }
}

fn runs(line: Vec<usize>) -> Runs {
    let runs = line.chunk_by(|a, b| a == b).map(|run| (run.len(), run[0]));
    runs.filter(|&(_, colour)| colour > 0).collect()
}
