//! Lists in brackets, as programs write them: Python, JSON, NumPy, C.
//!
//! ```text
//! grid = [[5, 3, 0], [6, None, 0]]     rows of cells
//! ["53.", "6.."]                       rows of signs
//! [5, 3, 0, 6, 0, 0]                   cells alone
//! ```

use std::ops::Range;

use super::{Row, Token};

/// Something between brackets.
#[derive(Clone, Debug)]
pub struct List<'a> {
    /// The words that stand in it, if it holds no lists.
    pub words: Vec<Token<'a>>,
    /// The lists in it.
    pub lists: Vec<List<'a>>,
    /// Where it stands, with its brackets.
    pub span: Range<usize>,
    /// Was its last bracket there?
    pub is_closed: bool,
}

impl<'a> List<'a> {
    /// All words in it, whatever lists they stand in.
    pub fn all(self) -> Vec<Token<'a>> {
        let inner = self.lists.into_iter().flat_map(List::all);
        self.words.into_iter().chain(inner).collect()
    }
}

/// Lists that are nested deeper mean nothing.
const DEEPEST: usize = 8;

/// The first list of a text, which may be given a name: `grid = [`, `array([`, `int grid[9][9] = {`.
pub fn first(text: &str) -> Option<List<'_>> {
    let start = start(text)?;
    let mut reader = Reader { text, place: start };
    reader.list(0)
}

/// Where the first list of a text begins, if nothing but its name comes before it.
fn start(text: &str) -> Option<usize> {
    let begin = text.len() - text.trim_start().len();
    let line = text[begin..].lines().next()?;
    let after_name = line.find('=').filter(|&at| is_name(&line[..at])).map_or(0, |at| at + 1);
    let rest = &line[after_name..];
    let at = rest.find(['[', '{', '('])?;
    let before = rest[..at].trim();
    let is_call = before.chars().all(|c| c.is_alphanumeric() || "._".contains(c));
    let place = begin + after_name + at;
    match is_call && (before.is_empty() || rest[at..].starts_with('(')) {
        true if rest[at..].starts_with('(') && !before.is_empty() => {
            let inner = text[place + 1..].trim_start();
            inner.starts_with(['[', '(']).then(|| text.len() - inner.len())
        }
        true => Some(place),
        false => None,
    }
}

/// Could this be what stands before `=`: `grid`, `int grid[9][9]`, `const puzzle: number[][]`?
fn is_name(text: &str) -> bool {
    let allowed = |c: char| c.is_alphanumeric() || "_[]<>*:, ".contains(c);
    text.trim_start().starts_with(|c: char| c.is_alphabetic() || c == '_')
        && text.chars().all(allowed)
}

/// Reads lists.
struct Reader<'a> {
    text: &'a str,
    place: usize,
}

impl<'a> Reader<'a> {
    /// The list whose first bracket stands here.
    fn list(&mut self, depth: usize) -> Option<List<'a>> {
        let start = self.place;
        self.place += 1;
        let mut list =
            List { words: Vec::new(), lists: Vec::new(), span: start..start, is_closed: false };
        while let Some(sign) = self.text[self.place..].chars().next() {
            match sign {
                '[' | '(' | '{' if depth < DEEPEST => list.lists.push(self.list(depth + 1)?),
                '[' | '(' | '{' => return None,
                ']' | ')' | '}' => {
                    self.place += 1;
                    list.is_closed = true;
                    break;
                }
                '"' | '\'' => list.words.push(self.quoted(sign)),
                _ if is_between(sign) => self.place += sign.len_utf8(),
                _ => list.words.push(self.word()),
            }
        }
        list.span.end = self.place;
        Some(list)
    }

    fn quoted(&mut self, quote: char) -> Token<'a> {
        let start = self.place + 1;
        let rest = &self.text[start..];
        let end = rest.find([quote, '\n']).unwrap_or(rest.len());
        self.place = (start + end + 1).min(self.text.len());
        while !self.text.is_char_boundary(self.place) {
            self.place += 1;
        }
        Token { text: &rest[..end], start }
    }

    fn word(&mut self) -> Token<'a> {
        let start = self.place;
        let rest = &self.text[start..];
        let end = rest.find(|c| is_between(c) || "[](){}\"'".contains(c)).unwrap_or(rest.len());
        self.place += end;
        let word = Token { text: &rest[..end], start };
        match word.text {
            "None" | "null" | "nil" | "NaN" | "nan" => Token { text: "", start },
            _ => word,
        }
    }
}

fn is_between(sign: char) -> bool {
    sign.is_whitespace() || ",;:".contains(sign)
}

/// Where the first list of a text ends, with the sign that ends a statement.
pub fn end(text: &str) -> Option<usize> {
    let list = first(text)?;
    let rest = &text[list.span.end..];
    let tail = rest.len() - rest.trim_start_matches([')', ';', ',', ' ']).len();
    Some(list.span.end + tail)
}

/// The rows of a board in lists: lists of cells, or strings of signs.
pub fn rows(text: &str) -> Option<Vec<Vec<Token<'_>>>> {
    let first = super::rows(text).find(|row| !super::ends_block(row))?;
    rows_in(text, first.start..text.len())
}

/// The rows of a board in lists that stand in a part of a text.
pub(super) fn rows_in<'a>(text: &'a str, part: Range<usize>) -> Option<Vec<Vec<Token<'a>>>> {
    let shift = part.start;
    let list = first(&text[part])?;
    let rows: Vec<Vec<Token>> = match (list.lists.is_empty(), list.words.is_empty()) {
        (false, true) if list.lists.iter().all(|row| row.lists.is_empty()) => {
            list.lists.into_iter().map(|row| row.words).collect()
        }
        (true, false) if list.words.len() > 1 && list.words.iter().all(|w| w.text.len() > 1) => {
            let signs = |word: &Token<'_>| {
                word.text.len() > 2 || !word.text.bytes().all(|b| b.is_ascii_digit())
            };
            if !list.words.iter().any(signs) {
                return None;
            }
            list.words
                .iter()
                .map(|word| Row { text: word.text, start: word.start }.characters().collect())
                .collect()
        }
        _ => return None,
    };
    let moved = |token: Token<'a>| Token { start: token.start + shift, ..token };
    Some(rows.into_iter().map(|row| row.into_iter().map(moved).collect()).collect())
}
