//! Nonograms in the links of puzz.link and in the ids of Tatham's Pattern.

use grille_engine::{Message, message};
use grille_grid::{Axis, Size};

use super::super::numbers::run_range;
use super::super::{LONGEST, Nonogram, Palette, Run};
use super::clues::{Clue, black_only, checked};
use crate::links::{Id, Link, Puzzlink, Tatham, number16};
use crate::puzzle::Fit;
use crate::text::{ParseError, Row, Token};

/// As many runs as a line can have: so many places are kept for each.
fn places(line: u32) -> usize {
    line.div_ceil(2) as usize
}

impl Puzzlink for Nonogram {
    const GENRES: &'static [&'static str] = &["nonogram"];
    const LONGEST: u32 = LONGEST;

    /// All places of a line, the one nearest to the board first, so that clues are reversed.
    fn from_link(size: Size, link: &Link<'_>) -> Result<Self, ParseError> {
        let (high, wide) = (places(size.height), places(size.width));
        let (columns, rows) = (size.width as usize, size.height as usize);
        let empty = || Clue { runs: Vec::new(), span: link.body.span() };
        let mut clues: Vec<Clue> = (0..columns + rows).map(|_| empty()).collect();
        for run in number16::read(link.body, columns * high + rows * wide)? {
            let line = match run.place.checked_sub(columns * high) {
                None => run.place / high,
                Some(place) => columns + place / wide,
            };
            let clue = &mut clues[line];
            let start = if clue.runs.is_empty() { run.span.start } else { clue.span.start };
            clue.span = start..run.span.end;
            clue.runs.push(Run { length: run.number(1, LONGEST, run_range)?, colour: 1 });
        }
        clues.iter_mut().for_each(|clue| clue.runs.reverse());
        let rows = clues.split_off(columns);
        checked(Palette::plain(), rows, clues)
    }

    fn link_body(&self) -> Result<String, Message> {
        black_only(self)?;
        let sides = [(Axis::Column, self.size.height), (Axis::Row, self.size.width)];
        let lines = sides.iter().flat_map(|&(axis, length)| {
            self.along(axis).iter().map(move |runs| (runs, places(length)))
        });
        let slots = lines.flat_map(|(runs, places)| {
            let lengths = runs.iter().rev().map(|run| Some(run.length));
            lengths.chain(std::iter::repeat_n(None, places - runs.len()))
        });
        Ok(number16::write(slots))
    }
}

impl Tatham for Nonogram {
    const GAME: &'static str = "Pattern";
    /// There is no list of clues without a mark.
    const UNMARKED: Fit = Fit::Sure;

    fn from_id(id: &Id<'_>) -> Result<Self, ParseError> {
        let size = id.size(LONGEST)?;
        id.pass_over(id.rest, &[])?;
        let description = id.description()?;
        let (columns, lines) = (size.width as usize, (size.width + size.height) as usize);
        let found = description.text.matches('/').count() + 1;
        if found != lines {
            let expected = message!("nonogram-lines-of-clues", lines = lines);
            let found = message!("nonogram-lines-of-clues", lines = found);
            return Err(ParseError::new(description.span(), found, expected));
        }
        let row = Row { text: description.text, start: description.start };
        let mut clues: Vec<Clue> = row.split('/').map(clue).collect::<Result<_, _>>()?;
        let rows = clues.split_off(columns);
        checked(Palette::plain(), rows, clues)
    }

    fn to_id(&self) -> Result<String, Message> {
        black_only(self)?;
        let numbers = |runs: &Vec<Run>| {
            let lengths: Vec<String> = runs.iter().map(|run| run.length.to_string()).collect();
            lengths.join(".")
        };
        let columns_first = [Axis::Column, Axis::Row].map(|axis| self.along(axis));
        let lines: Vec<String> = columns_first.iter().copied().flatten().map(numbers).collect();
        Ok(format!("{}x{}:{}", self.size.width, self.size.height, lines.join("/")))
    }

    fn is_marked(id: &Id<'_>) -> bool {
        id.has('/')
    }
}

/// The runs of a line, with points between them; nothing if it is empty.
fn clue(line: Token<'_>) -> Result<Clue, ParseError> {
    let mut runs = Vec::new();
    if !line.text.is_empty() {
        for word in (Row { text: line.text, start: line.start }).split('.') {
            runs.push(Run { length: word.number(1, LONGEST, run_range)?, colour: 1 });
        }
    }
    Ok(Clue { runs, span: line.span() })
}
