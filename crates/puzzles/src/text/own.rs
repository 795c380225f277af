//! Our own text form, one for all families.
//!
//! ```text
//! grille 1 takuzu
//! title = Sunday
//! equal-lines = allowed
//! # a comment
//! board
//! 1 . . 0
//! . . . .
//! ```
//!
//! The first line names the version and the family; then come `key = value` lines, then sections,
//! each with its name alone on a line. The next `grille` line starts the next puzzle. A section
//! `solution` may follow; it is for `check`.

use grille_engine::message;

use super::boards::section_board;
use super::{Board, Lone, ParseError, Row, Titles, Token, rows};
use crate::family::Instance;
use crate::puzzle::{Entry, Puzzle};

/// What one types.
pub const ID: &str = "grille";

/// A puzzle in our own form, taken apart.
#[derive(Debug)]
pub struct Document<'a> {
    /// The first line.
    pub head: Row<'a>,
    /// Keys and values in order.
    pub keys: Vec<(Token<'a>, Token<'a>)>,
    /// Section names and their lines.
    pub sections: Vec<(Token<'a>, Vec<Row<'a>>)>,
}

/// What a family writes: keys, and sections with their text.
#[derive(Debug, Default)]
pub struct Body {
    /// Keys and values in order.
    pub keys: Vec<(&'static str, String)>,
    /// Section names and their text.
    pub sections: Vec<(&'static str, String)>,
}

impl<'a> Document<'a> {
    /// The value of a key.
    pub fn key(&self, name: &str) -> Option<Token<'a>> {
        self.keys.iter().find(|(key, _)| key.text == name).map(|&(_, value)| value)
    }

    /// The lines of a section that must be there.
    pub fn section(&self, name: &str) -> Result<&[Row<'a>], ParseError> {
        let found = self.sections.iter().find(|(token, _)| token.text == name);
        found.map(|(_, lines)| lines.as_slice()).ok_or_else(|| {
            let head = self.head;
            ParseError::new(
                head.span(),
                message!("no-such-section"),
                message!("a-section", name = name),
            )
        })
    }

    /// The section `board` as rows of cells.
    pub fn board(&self) -> Result<Board<'a>, ParseError> {
        self.board_of(Lone::Signs)
    }

    /// The section `board` as rows of numbers, of which one may stand alone in its row.
    pub fn number_board(&self) -> Result<Board<'a>, ParseError> {
        self.board_of(Lone::Number)
    }

    fn board_of(&self, lone: Lone) -> Result<Board<'a>, ParseError> {
        section_board(self.section("board")?, lone).unwrap_or_else(|| {
            let (found, expected) = (message!("empty-section"), message!("a-board"));
            Err(ParseError::new(self.head.span(), found, expected))
        })
    }
}

/// Does a puzzle in our own form begin with this line?
pub fn is_head(row: &Row<'_>) -> bool {
    let mut words = row.words();
    let is_version = |word: Token| word.text.starts_with(|c: char| c.is_ascii_digit());
    words.next().is_some_and(|word| word.text == ID) && words.next().is_none_or(is_version)
}

/// Every puzzle of a text in our own form.
pub fn read<P: Puzzle>(text: &str) -> Vec<Entry<P>> {
    documents(text)
        .iter()
        .map(|document| {
            let word = |key| document.key(key).map(|token| token.text.to_owned());
            let titles = Titles { title: word("title"), author: word("author") };
            let solution = document
                .section("solution")
                .ok()
                .map(|lines| lines.iter().map(|row| format!("{}\n", row.text)).collect::<String>());
            Entry { solution, ..Entry::new(titles, read_one(document)) }
        })
        .collect()
}

fn documents(text: &str) -> Vec<Document<'_>> {
    let mut all: Vec<Document> = Vec::new();
    for row in rows(text) {
        // In a solution `#` may be a filled cell.
        let section = all.last().and_then(|document| document.sections.last());
        let in_solution = section.is_some_and(|(name, _)| name.text == "solution");
        if row.comment().is_some() && !in_solution {
            continue;
        }
        if is_head(&row) || all.is_empty() {
            if !row.is_blank() {
                all.push(Document { head: row, keys: Vec::new(), sections: Vec::new() });
            }
            continue;
        }
        let Some(document) = all.last_mut() else { continue };
        let name = row
            .words()
            .next()
            .filter(|word| SECTIONS.contains(&word.text) && row.words().count() == 1);
        if let Some(name) = name {
            document.sections.push((name, Vec::new()));
        } else if let Some((_, lines)) = document.sections.last_mut() {
            lines.push(row);
        } else if !row.is_blank() {
            document.keys.push(key_and_value(row));
        }
    }
    all
}

/// `key = value`; without a `=` the value is empty.
fn key_and_value(row: Row<'_>) -> (Token<'_>, Token<'_>) {
    let at = row.text.find('=').unwrap_or(row.text.len());
    let trimmed = |from: usize, to: usize| {
        let part = &row.text[from..to];
        let lead = part.len() - part.trim_start().len();
        Token { text: part.trim(), start: row.start + from + lead }
    };
    (trimmed(0, at), trimmed((at + 1).min(row.text.len()), row.text.len()))
}

/// The sections there are.
const SECTIONS: &[&str] = &["board", "rows", "columns", "colours", "solution"];

/// Keys that every family has.
const COMMON: &[&str] = &["title", "author"];

fn read_one<P: Puzzle>(document: &Document) -> Result<P, ParseError> {
    let words: Vec<Token> = document.head.words().collect();
    match words[..] {
        [_, version, family] => {
            if version.text != "1" {
                return Err(version.error(message!("only-version")));
            }
            if !P::INFO.is_called(family.text) {
                return Err(family.error(message!("quoted", text = P::INFO.id)));
            }
        }
        _ => {
            let wanted = message!("quoted", text = format!("{ID} 1 {}", P::INFO.id));
            let found = message!("another-first-line");
            return Err(ParseError::new(document.head.span(), found, wanted));
        }
    }
    let mut puzzle = (P::ABILITIES.own_form.read)(document)?;
    for (key, value) in &document.keys {
        if COMMON.contains(&key.text) {
            continue;
        }
        Instance::set(&mut puzzle, key.text, value.text).map_err(|expected| {
            ParseError::new(
                key.start..value.span().end,
                message!("quoted", text = format!("{} = {}", key.text, value.text)),
                expected,
            )
        })?;
    }
    Ok(puzzle)
}

/// A puzzle in our own form.
pub fn write<P: Puzzle>(puzzle: &P, titles: &Titles) -> String {
    let body = (P::ABILITIES.own_form.write)(puzzle);
    let mut text = format!("{ID} 1 {}\n", P::INFO.id);
    let common = [("title", &titles.title), ("author", &titles.author)];
    for (key, value) in common {
        if let Some(value) = value {
            let value: Vec<&str> = value.split_whitespace().collect();
            text.push_str(&format!("{key} = {}\n", value.join(" ")));
        }
    }
    for (key, value) in body.keys {
        text.push_str(&format!("{key} = {value}\n"));
    }
    for (name, section) in body.sections {
        text.push_str(&format!("{name}\n{section}"));
    }
    text
}
