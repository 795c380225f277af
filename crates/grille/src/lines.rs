//! Puzzles of one line each: the form of a line, and the quick way where a family has one.
//!
//! ```text
//! 53..7....6..195...,5346…   4.5      a puzzle, a solution behind a comma, a comment behind a blank
//! https://puzz.link/p?hashi/4/4/…     a puzzle with slashes, perhaps with commas
//! ```

use grille_engine::{Message, message};
use grille_puzzles::{FAMILIES, Fit, Instance, OneLiner};

use crate::reading::{Form, Reading, read, recognise};

/// Reads puzzles of one line each, every line for itself.
///
/// ```
/// use grille::{Lines, Reading};
///
/// let lines = Lines::new(Reading::default()).expect("there are such forms");
/// let (puzzle, beside) = lines.read("1.....2......3.4,1243342143212314").expect("a sudoku");
/// assert_eq!((puzzle.info().id, beside), ("sudoku", Some("1243342143212314")));
/// ```
#[derive(Clone, Debug)]
pub struct Lines {
    reading: Reading,
    /// The form that says what is wrong with a line which looks like none.
    usual: Form,
}

impl Lines {
    /// Lines that are read in this way; the error has the forms of which there would be one puzzle a line.
    pub fn new(reading: Reading) -> Result<Self, Vec<Form>> {
        let is_meant = |form: &&Form| {
            reading.form.is_none_or(|id| id == form.id)
                && reading.family.is_none_or(|family| family.info().id == form.family.info().id)
        };
        let forms = line_forms();
        match forms.iter().find(is_meant).copied() {
            Some(usual) => Ok(Self { reading, usual }),
            None => Err(forms),
        }
    }

    /// Who answers such lines without making a puzzle of each, unless rules are changed.
    pub fn quick(&self) -> Option<Box<dyn OneLiner>> {
        if self.reading.settings.is_empty() { self.usual.family.one_liner() } else { None }
    }

    /// The puzzle of a line, and the solution beside it.
    ///
    /// A puzzle has no blanks: what follows the first is a comment. What follows a comma is a
    /// solution, unless the puzzle has commas.
    pub fn read<'l>(&self, line: &'l str) -> Result<(Box<dyn Instance>, Option<&'l str>), Message> {
        let word = line.split_whitespace().next().unwrap_or_default();
        if let Some((puzzle, _)) = word.split_once(',')
            && let Ok(read) = self.read_alone(puzzle)
        {
            return Ok((read, Some(line[puzzle.len() + 1..].trim())));
        }
        let read = self.read_alone(word).or_else(|_| self.read_alone(line))?;
        Ok((read, None))
    }

    /// What surely has the usual form and nothing wrong with it needs no other look: nearly all lines
    /// are such, and looking takes longer than reading.
    fn read_usual(&self, text: &str) -> Option<Box<dyn Instance>> {
        let Form { family, id } = self.usual;
        let is_sure = family.fit(id, text)?.fit == Fit::Sure;
        let is_plain = is_sure && self.reading.settings.is_empty();
        let item = is_plain.then(|| family.read(id, text))?.into_iter().next()?;
        item.puzzle.ok().filter(|puzzle| puzzle.faults().is_empty())
    }

    fn read_alone(&self, text: &str) -> Result<Box<dyn Instance>, Message> {
        if let Some(puzzle) = self.read_usual(text) {
            return Ok(puzzle);
        }
        let known = recognise(text, &self.reading).ok();
        let form = known.filter(|form| form.is_lines()).unwrap_or(self.usual);
        let (family, settings) = (Some(form.family), self.reading.settings.clone());
        let reading = Reading { family, form: Some(form.id), settings };
        let items = read(text, &reading).map_err(|error| error.message())?;
        let item = items.into_iter().next().ok_or_else(|| message!("no-puzzle"))?;
        item.puzzle.map_err(|error| error.message())
    }
}

/// Every form that holds one puzzle a line.
fn line_forms() -> Vec<Form> {
    let forms = FAMILIES.iter().flat_map(|&family| {
        family.formats().into_iter().map(move |form| Form { family, id: form.id })
    });
    forms.filter(|form| form.is_lines()).collect()
}
