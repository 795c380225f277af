//! The pieces of a text, one puzzle each, and the form of each.
//!
//! ```text
//! # a title            comments belong to what follows
//! 3 . 4 | . 8 .        every form says where its puzzle would end, and how well it fits;
//! 7 . . | . 1 .        `weigh` picks one
//!
//! Good luck!           sentences between puzzles are passed over, and that is said
//!
//! Easy:                one right above a puzzle is its title
//! 53..7....6..195…     a puzzle of one line is one whatever stands around it,
//! 12345                and what is none among such is one with a mistake
//! 3.4.8..5.7...1…
//!
//! grille 1 takuzu      our own form says itself what it is
//! ```

use std::ops::Range;

use grille_puzzles::links::foreign;
use grille_puzzles::text::{ParseError, Row, block_end, ends_block, is_sentence, own, rows};
use grille_puzzles::{Extent, Family, Fit, FormId, Item};

use crate::found::Found;
use crate::heading::is_heading;
use crate::known::Known;
use crate::reading::{Form, Reading, Unrecognised};
use crate::weigh::{self, Choice, Clues};

/// The form of the first puzzle of a text.
pub fn first(text: &str, reading: &Reading) -> Result<Form, Unrecognised> {
    let known = Known::of(reading)?;
    for piece in Pieces::of(text, &known, None) {
        match piece {
            Piece::Puzzle { form, .. } => return Ok(form),
            Piece::Own { family: Some(family), .. } => {
                return Ok(Form { family, id: FormId::OWN });
            }
            Piece::Foreign { error, .. } => return Err(Unrecognised::Foreign(error)),
            Piece::Own { family: None, .. } | Piece::Sentence { .. } | Piece::Nothing { .. } => {}
        }
    }
    Err(nothing(text))
}

/// Every puzzle of a text.
pub fn read(text: &str, reading: &Reading) -> Result<Found, Unrecognised> {
    let known = Known::of(reading)?;
    if let Known { family: Some(family), form: Some(id), .. } = known {
        // There is nothing left to recognise.
        return match text.trim().is_empty() {
            true => Err(Unrecognised::Empty),
            false => Ok(Found::of(family.read(id, text))),
        };
    }
    let mut found = Found::default();
    Pieces::of(text, &known, None).for_each(|piece| found.take(text, piece));
    // Who says what it is need not be asked whether it is.
    if found.is_mostly_puzzles() || found.has_puzzles() && !known.is_open() {
        return Ok(found.finished());
    }
    // Who names the family hears what is wrong in it.
    match known.family.and_then(|_| weigh::choose(text, Clues::of(&known, None))) {
        Some(Choice { form, .. }) if !text.trim().is_empty() => {
            let mut all = Found::default();
            let span = 0..text.len();
            all.take(text, Piece::Puzzle { form, span, others: Vec::new(), items: None });
            Ok(all.finished())
        }
        _ => Err(nothing(text)),
    }
}

/// A part of a text of which most lines are a puzzle each, and the form of the line before it.
///
/// What is found ends with the last line that surely is one: of what comes behind it more must be
/// seen, unless it is the end of the text.
pub fn read_lines(
    text: &str,
    reading: &Reading,
    prior: Option<Form>,
    is_last: bool,
) -> Result<Found, Unrecognised> {
    let known = Known::of(reading)?;
    let mut pieces = Pieces::of(text, &known, prior);
    let mut found = Found::default();
    let mut whole = found.mark();
    while let Some(piece) = pieces.next() {
        found.take(text, piece);
        if pieces.sure_end == pieces.place {
            found.end = pieces.place;
            found.prior = pieces.prior;
            whole = found.mark();
        }
    }
    match is_last {
        true => Ok(found.finished()),
        false => Ok(found.back_to(whole)),
    }
}

/// There is no puzzle in a text: why.
fn nothing(text: &str) -> Unrecognised {
    match text.trim() {
        "" => Unrecognised::Empty,
        line if is_address(line) => Unrecognised::Address,
        _ => Unrecognised::Nothing,
    }
}

/// Is this the address of a page and nothing else?
fn is_address(text: &str) -> bool {
    let begins = ["http://", "https://", "www."].iter().any(|begin| text.starts_with(begin));
    begins && !text.contains(char::is_whitespace)
}

/// A part of a text.
pub enum Piece {
    /// A puzzle, or several that one form reads together.
    Puzzle { form: Form, span: Range<usize>, others: Vec<&'static str>, items: Option<Vec<Item>> },
    /// A puzzle in our own form, and its family if there is such.
    Own { family: Option<&'static dyn Family>, span: Range<usize> },
    /// Something of another program that is no puzzle of ours; places are those of the piece.
    Foreign { error: ParseError, span: Range<usize> },
    /// Words for people.
    Sentence { span: Range<usize> },
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
    /// The family that the heading before names.
    named: Option<&'static str>,
    /// Up to here rows are known to be no part of a board.
    odd_end: usize,
    /// Where the last row ended that surely is a puzzle by itself.
    sure_end: usize,
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
        if first.is_none() && rest.trim().is_empty() {
            return None;
        }
        let line = first.and_then(|row| self.line(rest, row));
        let piece = line.or_else(|| self.block(rest, first))?;
        self.named = match &piece {
            Piece::Sentence { span } => weigh::named_family(&self.text[span.clone()]),
            _ => None,
        };
        Some(piece)
    }
}

impl<'t> Pieces<'t> {
    fn of(text: &'t str, known: &'t Known, prior: Option<Form>) -> Self {
        Self { text, place: 0, known, prior, named: None, odd_end: 0, sure_end: usize::MAX }
    }

    fn clues(&self) -> Clues<'t> {
        Clues { known: self.known, prior: self.prior, named: self.named }
    }

    /// A row among puzzles of one line each: its neighbours do not change what it is. Nothing if it
    /// does not stand among such.
    fn line(&mut self, rest: &str, row: Row<'_>) -> Option<Piece> {
        let prior = self.prior.filter(|form| form.is_lines())?;
        let end = row.span().end;
        let is_odd = self.place < self.odd_end;
        let is_next = is_odd || is_next(&rest[..row.start]);
        if let Some(choice) = weigh::alone(&rest[..end], self.clues()) {
            // Below a gap it may be the first row of a board.
            return (is_next || choice.items.is_some()).then(|| self.puzzle(choice, end));
        }
        if is_odd {
            return Some(self.odd(rest, row, prior));
        }
        let (odd_end, is_followed) = self.odd_rows(rest, row);
        if !is_next && !is_followed {
            return None;
        }
        let odd = &rest[..odd_end];
        match weigh::choose(odd, self.clues()) {
            Some(choice) if weigh::is_board(odd, &choice) => {
                let end = choice.end;
                Some(self.puzzle(choice, end))
            }
            _ => {
                self.odd_end = self.place + odd_end;
                Some(self.odd(rest, row, prior))
            }
        }
    }

    /// Where the rows end that are no puzzles by themselves, and whether one that is stands right
    /// below them.
    fn odd_rows(&self, rest: &str, first: Row<'_>) -> (usize, bool) {
        let mut end = first.span().end;
        for row in rows(&rest[first.start..]).skip(1) {
            if ends_block(&row) {
                break;
            }
            if weigh::alone(row.text, self.clues()).is_some() {
                return (end, true);
            }
            end = first.start + row.span().end;
        }
        (end, false)
    }

    /// A row that is no puzzle among others that are.
    fn odd(&mut self, rest: &str, row: Row<'_>, form: Form) -> Piece {
        let (start, end) = (self.place, row.span().end);
        self.place += end;
        let span = start..self.place;
        match foreign(&rest[..end]).filter(|_| !row.text.trim_end().ends_with(':')) {
            Some(error) => Piece::Foreign { error, span },
            None if is_heading(row.text) => Piece::Sentence { span },
            None => Piece::Puzzle { form, span, others: Vec::new(), items: None },
        }
    }

    /// What stands in the lines up to a blank one, or further if a form takes more.
    fn block(&mut self, rest: &str, first: Option<Row<'_>>) -> Option<Piece> {
        let start = self.place;
        let choice = weigh::choose(rest, self.clues());
        if let Some(first) = first
            && choice.as_ref().is_none_or(|choice| choice.fit < Fit::Sure)
        {
            if let Some(end) = self.heading(rest, first, choice.as_ref()) {
                self.place += end;
                return Some(Piece::Sentence { span: start..self.place });
            }
            if let Some(piece) = self.above_lines(rest, first, choice.as_ref()) {
                return Some(piece);
            }
        }
        if let Some(choice) = choice {
            let end = choice.end;
            return Some(self.puzzle(choice, end));
        }
        let first = first?;
        let end = block_end(rest);
        if let Some(error) = foreign(rest) {
            let end = error.span.end.max(end);
            self.place += end;
            return Some(Piece::Foreign { error, span: start..start + end });
        }
        // A line among others that hold a puzzle each is one with a mistake.
        if let Some(form) = self.prior.filter(|form| form.is_lines() && !is_sentence(first.text)) {
            self.place = start + Extent::Line.end(rest);
            let span = start..self.place;
            return Some(Piece::Puzzle { form, span, others: Vec::new(), items: None });
        }
        self.place += end;
        let lines = || rows(&rest[..end]).filter(|row| !ends_block(row));
        let sentences = lines().filter(|row| is_sentence(row.text)).count();
        let span = start..self.place;
        Some(match 2 * sentences >= lines().count() {
            true => Piece::Sentence { span },
            false => Piece::Nothing { span },
        })
    }

    /// Where sentences end that stand right above a puzzle, which is as well recognised without them.
    fn heading(&self, rest: &str, first: Row<'_>, whole: Option<&Choice>) -> Option<usize> {
        if !is_sentence(first.text) {
            return None;
        }
        let is_words = |row: &Row<'_>| is_sentence(row.text) && self.sure(row.text).is_none();
        let below = rows(&rest[first.start..]).find(|row| !is_words(row));
        let below = below.filter(|row| !ends_block(row));
        let Some(below) = below.map(|row| first.start + row.start) else {
            // Sentences alone look like nothing to any form.
            let end = block_end(rest);
            return whole.is_some_and(|whole| whole.fit == Fit::No).then_some(end);
        };
        let named = weigh::named_family(&rest[..below]);
        let under = weigh::choose(&rest[below..], Clues { named, ..self.clues() })?;
        let is_better = whole.is_none_or(|whole| {
            let is_same = (whole.form.family.info().id, whole.form.id)
                == (under.form.family.info().id, under.form.id);
            under.fit == Fit::Sure || is_same && under.fit >= whole.fit || whole.fit == Fit::No
        });
        is_better.then_some(below)
    }

    /// A row that looks like nothing, or like the beginning of a board that is none, right above
    /// puzzles of one line each.
    fn above_lines(&mut self, rest: &str, first: Row<'_>, whole: Option<&Choice>) -> Option<Piece> {
        let below = rows(&rest[first.start..]).skip(1).take(FEW).take_while(|row| !ends_block(row));
        let sure = |row: Row<'_>| Some((row.start, self.sure(row.text)?));
        let (end, form) = below.filter_map(sure).next()?;
        let is_some = whole.is_some_and(|whole| match whole.form.is_lines() {
            true => whole.fit >= Fit::Fair,
            false => weigh::is_board(rest, whole),
        });
        if is_some {
            return None;
        }
        self.prior = Some(form);
        self.odd_end = self.place + first.start + end;
        Some(self.odd(rest, first, form))
    }

    /// The form of a row that is a puzzle by itself without any doubt.
    fn sure(&self, row: &str) -> Option<Form> {
        let choice = weigh::alone(row, self.clues()).filter(|choice| choice.fit == Fit::Sure)?;
        weigh::is_faultless(row, &choice).then_some(choice.form)
    }

    /// A puzzle that begins here. Whatever a form says, it has at least a line.
    fn puzzle(&mut self, choice: Choice, end: usize) -> Piece {
        let Choice { form, fit, others, items, .. } = choice;
        let start = self.place;
        let line = Extent::Line.end(&self.text[start..]);
        self.prior = Some(form);
        self.place += end.max(line);
        if form.is_lines() && fit >= Fit::Fair {
            self.sure_end = self.place;
        }
        let items = items.filter(|_| end >= line);
        Piece::Puzzle { form, span: start..self.place, others, items }
    }

    fn own(&self, span: Range<usize>) -> Piece {
        let head = rows(&self.text[span.clone()]).next();
        let word = head.and_then(|row| row.words().nth(2));
        Piece::Own { family: word.and_then(|word| grille_puzzles::family(word.text)), span }
    }
}

/// So many rows that are none may stand above the first puzzle of one line.
const FEW: usize = 4;

/// Is what stands between two rows nothing but the end of a line?
fn is_next(between: &str) -> bool {
    between.trim().is_empty() && between.bytes().filter(|&byte| byte == b'\n').count() <= 1
}
