//! The pieces of a text, one puzzle each, and the form of each.
//!
//! ```text
//! # a title            comments belong to what follows
//! 3 . 4 | . 8 .        every form says where its puzzle would end, and how well it fits;
//! 7 . . | . 1 .        `weigh` picks one
//!
//! Good luck!           sentences between puzzles are passed over
//!
//! grille 1 takuzu      our own form says itself what it is
//! ```

use std::ops::Range;

use grille_engine::message;
use grille_puzzles::links::foreign;
use grille_puzzles::text::{ParseError, Titles, block_end, ends_block, is_sentence, own, rows};
use grille_puzzles::{Extent, FAMILIES, Family, FormId, Item, ReadAs};

use crate::reading::{Form, Reading, Unrecognised, all_families};
use crate::weigh::{self, Choice};

/// The form of the first puzzle of a text.
pub fn first(text: &str, reading: &Reading) -> Result<Form, Unrecognised> {
    let known = Known::of(reading)?;
    let pieces = Pieces { text, place: 0, known: &known, prior: None };
    for piece in pieces {
        match piece {
            Piece::Puzzle { form, .. } => return Ok(form),
            Piece::Own { family: Some(family), .. } => {
                return Ok(Form { family, id: FormId::OWN });
            }
            Piece::Foreign { error, .. } => return Err(Unrecognised::Foreign(error)),
            Piece::Own { family: None, .. } | Piece::Sentence | Piece::Nothing { .. } => {}
        }
    }
    Err(nothing(text))
}

/// Every puzzle of a text.
pub fn read(text: &str, reading: &Reading) -> Result<Vec<Item>, Unrecognised> {
    let known = Known::of(reading)?;
    if let Known { family: Some(family), form: Some(id) } = known {
        // There is nothing left to recognise.
        return match text.trim().is_empty() {
            true => Err(Unrecognised::Empty),
            false => Ok(family.read(id, text)),
        };
    }
    let pieces = Pieces { text, place: 0, known: &known, prior: None };
    let mut found = Found::default();
    for piece in pieces {
        found.take(text, piece);
    }
    found.items(text)
}

/// There is no puzzle in a text: why.
fn nothing(text: &str) -> Unrecognised {
    match text.trim().is_empty() {
        true => Unrecognised::Empty,
        false => Unrecognised::Nothing,
    }
}

/// What is known before reading.
#[derive(Clone, Copy)]
pub struct Known {
    pub family: Option<&'static dyn Family>,
    pub form: Option<FormId>,
}

impl Known {
    /// What is known, if the family has such a form, or any family has.
    fn of(reading: &Reading) -> Result<Self, Unrecognised> {
        let Some(form) = reading.form else {
            return Ok(Self { family: reading.family, form: None });
        };
        let unknown = |_| Unrecognised::NoSuchForm(form.name().to_owned());
        let form = match reading.family {
            Some(family) => family.form(form.name()).map_err(unknown)?,
            None => form,
        };
        Ok(Self { family: reading.family, form: Some(form) })
    }

    /// Is nothing known?
    fn is_open(&self) -> bool {
        self.family.is_none() && self.form.is_none()
    }

    /// The families that are possible.
    pub fn families(&self) -> Vec<&'static dyn Family> {
        self.family.map_or_else(|| FAMILIES.to_vec(), |family| vec![family])
    }
}

/// A part of a text.
enum Piece {
    /// A puzzle, or several that one form reads together.
    Puzzle { form: Form, span: Range<usize>, others: Vec<&'static str>, items: Option<Vec<Item>> },
    /// A puzzle in our own form, and its family if there is such.
    Own { family: Option<&'static dyn Family>, span: Range<usize> },
    /// Something of another program that is no puzzle of ours; places are those of the piece.
    Foreign { error: ParseError, span: Range<usize> },
    /// Words for people.
    Sentence,
    /// Nothing that we know.
    Nothing { span: Range<usize> },
}

/// The pieces of a text.
struct Pieces<'t> {
    text: &'t str,
    place: usize,
    known: &'t Known,
    /// The form of the piece before.
    prior: Option<Form>,
}

impl Iterator for Pieces<'_> {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        let rest = &self.text[self.place..];
        let first = rows(rest).find(|row| !ends_block(row));
        let start = self.place;
        if let Some(head) = first.filter(own::is_head) {
            let next = rows(&rest[head.start..]).skip(1).find(own::is_head);
            self.place = next.map_or(self.text.len(), |next| start + head.start + next.start);
            return Some(self.own(start + head.start..self.place));
        }
        // Some forms begin with a line that would be a comment elsewhere.
        if rest.trim().is_empty() {
            return None;
        }
        let Some(choice) = weigh::choose(rest, self.known, self.prior) else {
            first?;
            let end = block_end(rest);
            if let Some(error) = foreign(rest) {
                let end = error.span.end.max(end);
                self.place += end;
                return Some(Piece::Foreign { error, span: start..start + end });
            }
            // A line among others that hold a puzzle each is one with a mistake.
            let is_row = first.is_some_and(|row| !is_sentence(row.text));
            if let Some(form) = self.prior.filter(|form| is_row && form.is_lines()) {
                self.place = start + Extent::Line.end(rest);
                let span = start..self.place;
                return Some(Piece::Puzzle { form, span, others: Vec::new(), items: None });
            }
            self.place += end;
            let lines = || rows(&rest[..end]).filter(|row| !ends_block(row));
            let sentences = lines().filter(|row| is_sentence(row.text)).count();
            return Some(match 2 * sentences >= lines().count() && self.known.is_open() {
                true => Piece::Sentence,
                false => Piece::Nothing { span: start..self.place },
            });
        };
        let Choice { form, end, others, items } = choice;
        self.prior = Some(form);
        // Whatever a form says, a piece has at least a line.
        let line = Extent::Line.end(rest);
        self.place += end.max(line);
        let items = items.filter(|_| end >= line);
        Some(Piece::Puzzle { form, span: start..self.place, others, items })
    }
}

impl Pieces<'_> {
    fn own(&self, span: Range<usize>) -> Piece {
        let head = rows(&self.text[span.clone()]).next();
        let word = head.and_then(|row| row.words().nth(2));
        Piece::Own { family: word.and_then(|word| grille_puzzles::family(word.text)), span }
    }
}

/// What was found in a text so far.
#[derive(Default)]
struct Found {
    items: Vec<Item>,
    puzzles: usize,
    sentences: usize,
    /// Pieces that are nothing.
    nothing: usize,
}

impl Found {
    fn take(&mut self, text: &str, piece: Piece) {
        match piece {
            Piece::Puzzle { form, span, others, items } => {
                self.puzzles += 1;
                let family = form.family.info().id;
                let read_as = ReadAs { family, form: form.id, others };
                let read = || form.family.read(form.id, &text[span.clone()]);
                self.add(items.unwrap_or_else(read), span.start, Some(read_as));
            }
            Piece::Own { family: Some(family), span } => {
                self.puzzles += 1;
                let read_as =
                    ReadAs { family: family.info().id, form: FormId::OWN, others: Vec::new() };
                self.add(family.read(FormId::OWN, &text[span.clone()]), span.start, Some(read_as));
            }
            Piece::Own { family: None, span } => {
                self.puzzles += 1;
                self.add(vec![no_family(&text[span.clone()])], span.start, None);
            }
            Piece::Foreign { error, span } => {
                self.puzzles += 1;
                self.add(vec![Item::new(Titles::default(), Err(error))], span.start, None);
            }
            Piece::Sentence => self.sentences += 1,
            Piece::Nothing { span } => {
                self.nothing += 1;
                let lead = text[span.clone()].len() - text[span.clone()].trim_start().len();
                let (found, expected) = (message!("no-puzzle-here"), message!("puzzle-or-comment"));
                let error = ParseError::new(lead..span.len(), found, expected);
                self.add(vec![Item::new(Titles::default(), Err(error))], span.start, None);
            }
        }
    }

    fn add(&mut self, items: Vec<Item>, start: usize, read_as: Option<ReadAs>) {
        for mut item in items {
            if let Err(error) = &mut item.puzzle {
                error.span = error.span.start + start..error.span.end + start;
            }
            item.read_as = read_as.clone();
            self.items.push(item);
        }
    }

    /// All puzzles, and what is wrong with pieces that are none. A text that is mostly something
    /// else is refused as a whole.
    fn items(self, text: &str) -> Result<Vec<Item>, Unrecognised> {
        if self.puzzles == 0 || self.nothing + self.sentences > self.puzzles + 1 {
            return Err(nothing(text));
        }
        Ok(self.items)
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
