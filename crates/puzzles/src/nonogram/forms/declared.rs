//! Colours that a file declares before its clues use them, or do not.

use std::ops::Range;

use grille_engine::message;

use super::super::{Nonogram, Palette};
use super::clues::{Clue, checked};
use super::paint::{Paint, WHITE};
use crate::text::ParseError;

/// The background and the declared colours, each with the sign it would like to have. Runs number
/// the declared colours, from 1, until [`Declared::nonogram`] leaves out those without runs.
pub(super) struct Declared {
    pub background: Paint,
    colours: Vec<(char, Paint)>,
}

impl Declared {
    /// No colours on white.
    pub fn new() -> Self {
        Self { background: WHITE, colours: Vec::new() }
    }

    /// Declare one more colour.
    pub fn add(&mut self, wish: char, paint: Paint, at: Range<usize>) -> Result<(), ParseError> {
        if self.colours.len() == usize::from(u8::MAX) {
            let found = message!("nonogram-more-colours", colours = u8::MAX);
            return Err(ParseError::new(at, found, message!("nonogram-fewer-colours")));
        }
        self.colours.push((wish, paint));
        Ok(())
    }

    /// The number that each declared colour gets in the palette; none for one without runs.
    pub fn numbers(&self, rows: &[Clue], columns: &[Clue]) -> Vec<Option<u8>> {
        let mut used = vec![false; self.colours.len()];
        for run in rows.iter().chain(columns).flat_map(|clue| &clue.runs) {
            used[usize::from(run.colour) - 1] = true;
        }
        let mut next = 0;
        let number = |used: bool| {
            next += u8::from(used);
            used.then_some(next)
        };
        used.into_iter().map(number).collect()
    }

    /// A nonogram in these colours; `numbers` come from [`Declared::numbers`].
    pub fn nonogram(
        &self,
        numbers: &[Option<u8>],
        mut clues: [Vec<Clue>; 2],
        at: Range<usize>,
    ) -> Result<Nonogram, ParseError> {
        let palette = self.palette(numbers, at)?;
        for run in clues.iter_mut().flatten().flat_map(|clue| &mut clue.runs) {
            let number = numbers[usize::from(run.colour) - 1];
            run.colour = number.expect("a colour with a run has a number");
        }
        let [rows, columns] = clues;
        checked(palette, rows, columns)
    }

    fn palette(&self, numbers: &[Option<u8>], at: Range<usize>) -> Result<Palette, ParseError> {
        let all = self.colours.iter().zip(numbers);
        let used: Vec<(char, Paint)> =
            all.filter(|(_, number)| number.is_some()).map(|(&colour, _)| colour).collect();
        if used.is_empty() {
            return Ok(Palette::plain());
        }
        let many = || {
            let found = message!("nonogram-colours", colours = used.len());
            ParseError::new(at, found, message!("nonogram-most-colours", colours = 63))
        };
        Palette::new(self.background, &used).ok_or_else(many)
    }
}
