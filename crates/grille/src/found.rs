//! What was found in the pieces of a text: puzzles with their titles, mistakes, and what was passed over.

use std::ops::Range;

use grille_engine::message;
use grille_puzzles::text::{ParseError, Titles, rows};
use grille_puzzles::{FormId, Item, ReadAs};

use crate::heading::{self, Heading};
use crate::pieces::Piece;
use crate::reading::{Form, all_families};

/// What was found in a text so far.
#[derive(Default)]
pub struct Found {
    /// Puzzles, and what is wrong with those that are none.
    pub items: Vec<Item>,
    /// Lines for people that are no title of a puzzle.
    pub passed: Vec<Range<usize>>,
    /// Where the last line ended that surely is a puzzle.
    pub end: usize,
    /// The form of that line.
    pub prior: Option<Form>,
    /// Sentences that may be a heading of what follows.
    heading: Option<Range<usize>>,
    puzzles: usize,
    sentences: usize,
    /// Pieces that are nothing.
    nothing: usize,
}

/// How much was found at some time.
pub struct Mark {
    items: usize,
    passed: usize,
}

impl Found {
    /// Puzzles of which nothing else is to be said.
    pub fn of(items: Vec<Item>) -> Self {
        Self { items, ..Self::default() }
    }

    pub fn take(&mut self, text: &str, piece: Piece) {
        match piece {
            Piece::Puzzle { form, span, others, items } => {
                self.puzzles += 1;
                let family = form.family.info().id;
                let read_as = ReadAs { family, form: form.id, others };
                let items = items.unwrap_or_else(|| form.family.read(form.id, &text[span.clone()]));
                let heading = self.heading(text, span.start);
                self.add(items, span.start, Some(read_as), heading);
            }
            Piece::Own { family, span } => {
                self.puzzles += 1;
                self.pass_heading();
                let text = &text[span.clone()];
                match family {
                    Some(family) => {
                        let (name, form) = (family.info().id, FormId::OWN);
                        let read_as = ReadAs { family: name, form, others: Vec::new() };
                        self.add(family.read(form, text), span.start, Some(read_as), None);
                    }
                    None => self.add(vec![no_family(text)], span.start, None, None),
                }
            }
            Piece::Foreign { error, span } => {
                self.puzzles += 1;
                self.pass_heading();
                self.add(vec![Item::new(Titles::default(), Err(error))], span.start, None, None);
            }
            Piece::Sentence { span } => {
                self.sentences += 1;
                self.pass_heading();
                self.heading = Some(span);
            }
            Piece::Nothing { span } => {
                self.nothing += 1;
                self.pass_heading();
                let lead = text[span.clone()].len() - text[span.clone()].trim_start().len();
                let (found, expected) = (message!("no-puzzle-here"), message!("puzzle-or-comment"));
                let error = ParseError::new(lead..span.len(), found, expected);
                self.add(vec![Item::new(Titles::default(), Err(error))], span.start, None, None);
            }
        }
    }

    fn add(
        &mut self,
        items: Vec<Item>,
        start: usize,
        read_as: Option<ReadAs>,
        mut heading: Option<Heading>,
    ) {
        for mut item in items {
            if let Err(error) = &mut item.puzzle {
                error.span = error.span.start + start..error.span.end + start;
            }
            if let Some(heading) = heading.take() {
                self.passed.extend(heading.others);
                match item.titles.title {
                    Some(_) => self.passed.push(heading.place),
                    None => item.titles.title = Titles::title(&heading.title).title,
                }
            }
            item.read_as = read_as.clone();
            self.items.push(item);
        }
    }

    /// The heading right above a puzzle, if there is one that can be a title.
    fn heading(&mut self, text: &str, start: usize) -> Option<Heading> {
        let span = self.heading.take()?;
        match heading::above(text, span.clone(), start) {
            Some(heading) => {
                self.sentences -= 1;
                Some(heading)
            }
            None => {
                self.passed.push(span);
                None
            }
        }
    }

    /// The sentences before were no heading.
    fn pass_heading(&mut self) {
        self.passed.extend(self.heading.take());
    }

    /// Was there any puzzle?
    pub fn has_puzzles(&self) -> bool {
        self.puzzles > 0
    }

    /// A text that is mostly something else is refused as a whole.
    pub fn is_mostly_puzzles(&self) -> bool {
        self.has_puzzles() && self.nothing + self.sentences <= self.puzzles + 1
    }

    /// The text has ended.
    pub fn finished(mut self) -> Self {
        self.pass_heading();
        self
    }

    /// How much was found so far.
    pub fn mark(&self) -> Mark {
        Mark { items: self.items.len(), passed: self.passed.len() }
    }

    /// What was found until then.
    pub fn back_to(mut self, mark: Mark) -> Self {
        self.items.truncate(mark.items);
        self.passed.truncate(mark.passed);
        self
    }
}

/// A puzzle in our own form whose family there is not.
fn no_family(text: &str) -> Item {
    let expected = message!("a-family", families = all_families());
    let head = rows(text).next();
    let error = match (head.and_then(|row| row.words().nth(2)), head) {
        (Some(word), _) => word.error(expected),
        (None, Some(head)) => ParseError::new(head.span(), message!("no-family"), expected),
        (None, None) => ParseError::new(0..0, message!("nothing"), expected),
    };
    Item::new(Titles::default(), Err(error))
}
