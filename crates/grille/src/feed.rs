//! Puzzles of a text that comes in pieces: those that are complete are read, and their text is let go.
//!
//! ```text
//! one puzzle a line      cut after the last line that surely is one
//! our own form           cut before the last `grille` line
//! all other forms        read when the text has ended
//! ```

use std::ops::Range;

use grille_puzzles::text::{Row, ends_block, own, rows};
use grille_puzzles::{FAMILIES, Item};

use crate::found::Found;
use crate::pieces;
use crate::reading::{Form, Reading, Unrecognised, found, recognise};

/// So much of a text shows which form it has, bytes.
const BEGINNING: usize = 1 << 14;

/// The first puzzle stands on one of so many lines, if there is one a line.
const FEW: usize = 5;

/// Some puzzles of a text and the part of it in which they stand.
pub struct Batch {
    /// The part. The places of mistakes are in it.
    pub text: String,
    /// How many lines were before it.
    pub line: usize,
    /// The puzzles.
    pub items: Vec<Item>,
    /// Lines for people that are no title of a puzzle, and were passed over.
    pub passed: Vec<Range<usize>>,
}

/// Reads a text that comes in pieces.
#[derive(Default)]
pub struct Feed {
    reading: Reading,
    cut: Cut,
    /// What was not read yet.
    text: String,
    /// How many lines were before that.
    line: usize,
    /// The form of the line before that.
    prior: Option<Form>,
    /// So long must the text be before it is looked at again.
    enough: usize,
}

/// Where a text may be cut.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Cut {
    /// That is not known yet.
    #[default]
    Unknown,
    /// After lines that are puzzles.
    Lines,
    /// Before each first line of our own form.
    Heads,
    /// Nowhere.
    Nowhere,
}

/// Does more of a text come?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ending {
    Open,
    Closed,
}

impl Feed {
    /// A text that begins.
    pub fn new(reading: Reading) -> Self {
        Self { reading, ..Self::default() }
    }

    /// More of the text: the puzzles that are complete now.
    pub fn push(&mut self, text: &str) -> Result<Option<Batch>, Unrecognised> {
        self.text.push_str(text);
        if self.cut == Cut::Unknown && self.text.len() >= BEGINNING {
            self.cut = self.recognise();
        }
        let end = match self.cut {
            Cut::Unknown | Cut::Nowhere => 0,
            Cut::Lines => self.text.rfind('\n').map_or(0, |end| end + 1),
            Cut::Heads => self.last_head(),
        };
        if end == 0 || self.text.len() < self.enough {
            return Ok(None);
        }
        let batch = self.read(end, Ending::Open)?;
        self.enough = if batch.text.is_empty() { 2 * self.text.len() } else { 0 };
        self.line += batch.text.bytes().filter(|&byte| byte == b'\n').count();
        Ok((!batch.text.is_empty()).then_some(batch))
    }

    /// The text has ended: the puzzles that are left.
    pub fn end(&mut self) -> Result<Option<Batch>, Unrecognised> {
        let was_read = self.line > 0;
        if was_read && self.text.trim().is_empty() {
            return Ok(None);
        }
        self.read(self.text.len(), Ending::Closed).map(Some)
    }

    /// What was not read: after an error, the text in which it is.
    pub fn into_text(self) -> String {
        self.text
    }

    /// Read the text up to a place where it may be cut, or of lines as much as is clear.
    fn read(&mut self, end: usize, ending: Ending) -> Result<Batch, Unrecognised> {
        let line = self.line;
        let text = &self.text[..end];
        let has_puzzles = |row: Row<'_>| !row.is_blank() && row.comment().is_none();
        let is_whole = self.reading.family.is_some() && self.reading.form.is_some();
        let (found, end) = match (line > 0 && !rows(text).any(has_puzzles), self.cut) {
            (true, _) => (Found::default(), end),
            (false, Cut::Lines) if !is_whole => {
                let found = found(text, &self.reading, |text, reading| {
                    pieces::read_lines(text, reading, self.prior, ending == Ending::Closed)
                })?;
                let after =
                    text[found.end..].find('\n').map_or(text.len(), |at| found.end + at + 1);
                let cut = match ending {
                    Ending::Open if found.prior.is_none() => 0,
                    Ending::Open => after,
                    Ending::Closed => end,
                };
                self.prior = found.prior.or(self.prior);
                (found, cut)
            }
            (false, _) => (found(text, &self.reading, pieces::read)?, end),
        };
        let rest = self.text.split_off(end);
        let text = std::mem::replace(&mut self.text, rest);
        Ok(Batch { text, line, items: found.items, passed: found.passed })
    }

    /// Where may the text be cut?
    fn recognise(&self) -> Cut {
        let whole = self.text.rfind('\n').map_or("", |end| &self.text[..=end]);
        let whole = whole.trim_start_matches('\u{feff}');
        let first = rows(whole).find(|row| !row.is_blank() && row.comment().is_none());
        if first.is_some_and(|row| own::is_head(&row)) {
            return Cut::Heads;
        }
        // Other forms may need all of the text to be recognised, and are not asked before.
        // A heading may come first.
        let beginning = rows(whole).filter(|row| !ends_block(row)).take(FEW);
        let mut lines = beginning.map(|row| &whole[row.start..]);
        if !lines.any(|line| FAMILIES.iter().any(|family| family.fits_lines(line))) {
            return Cut::Nowhere;
        }
        match recognise(whole, &self.reading) {
            Ok(form) if form.is_lines() => Cut::Lines,
            _ => Cut::Nowhere,
        }
    }

    /// The start of the last line that begins a puzzle in our own form, if one stands before it: what
    /// stands before the first are remarks.
    fn last_head(&self) -> usize {
        rows(&self.text).filter(own::is_head).skip(1).last().map_or(0, |row| row.start)
    }
}
