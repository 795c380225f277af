//! A text with the same signs for the same things: what people paste comes in many alphabets.
//!
//! ```text
//! ５ ３ ｜        full-width signs        5 3 |
//! │ 5 3 ┃ ─ ┼    lines of boxes          | 5 3 | - +
//! ·              a dot in an empty cell  .
//! CR, NEL, …     ends of lines           LF
//! ```
//!
//! Every place of the plain text knows where it comes from, so that errors point into the text that
//! was pasted. Lines of prose, titles and comments stay as they are.

use std::borrow::Cow;
use std::ops::Range;

use super::margin;

/// A text in plain signs, and where they come from.
#[derive(Debug)]
pub struct Plain<'a> {
    /// The text.
    pub text: Cow<'a, str>,
    /// Pairs of places: from the first on, the plain text is as far from the original as here.
    origin: Vec<(usize, usize)>,
}

impl<'a> Plain<'a> {
    /// The plain text of a text.
    pub fn of(text: &'a str) -> Self {
        let margin = margin::parts(text);
        if margin.is_empty() && !needs_change(text) {
            return Self { text: Cow::Borrowed(text), origin: Vec::new() };
        }
        let in_margin = |place: usize| {
            let before = margin.partition_point(|part| part.start <= place);
            before.checked_sub(1).is_some_and(|i| margin[i].contains(&place))
        };
        let mut plain = Maker { text: String::with_capacity(text.len()), origin: Vec::new() };
        let mut start = 0;
        for line in text.split_inclusive(is_line_end) {
            let is_prose = is_prose(line);
            if is_row_of_tabs(text, start, line) {
                plain.insert('.', start);
            }
            let is_last_of_pair = |at: usize| text[at..].starts_with('\n');
            for (i, sign) in line.char_indices() {
                let (at, after) = (start + i, start + i + sign.len_utf8());
                match sign {
                    '\r' if is_last_of_pair(after) => plain.push(sign, at, sign),
                    '\n' => plain.push(sign, at, sign),
                    _ if is_line_end(sign) => plain.push(sign, at, '\n'),
                    _ if in_margin(at) => plain.push(sign, at, ' '),
                    _ => match plain_sign(sign, is_prose) {
                        Some(plain_sign) => plain.push(sign, at, plain_sign),
                        None => plain.skip(after),
                    },
                }
            }
            start += line.len();
        }
        Self { text: Cow::Owned(plain.text), origin: plain.origin }
    }

    /// Where a part of the plain text stands in the original.
    pub fn origin(&self, part: Range<usize>) -> Range<usize> {
        let place = |place: usize| {
            let known = self.origin.partition_point(|&(plain, _)| plain <= place);
            match known.checked_sub(1).map(|i| self.origin[i]) {
                Some((plain, original)) => original + (place - plain),
                None => place,
            }
        };
        let start = place(part.start);
        // The end of a part is the end of its last sign, not the start of the next one.
        let end = match part.end > part.start {
            true => {
                let last = self.text[..part.end].chars().next_back().map_or(1, char::len_utf8);
                let from = part.end - last;
                place(from) + self.length_at(from, last)
            }
            false => start,
        };
        start..end
    }

    /// How long the original of the sign at a place is.
    fn length_at(&self, place: usize, length: usize) -> usize {
        let next = self.origin.iter().find(|&&(plain, _)| plain == place + length);
        let here = self.origin.iter().rev().find(|&&(plain, _)| plain <= place);
        match (here, next) {
            (Some(&(plain, original)), Some(&(_, after))) => after - (original + (place - plain)),
            (None, Some(&(_, after))) => after - place,
            _ => length,
        }
    }
}

/// A plain text that is being made.
struct Maker {
    text: String,
    origin: Vec<(usize, usize)>,
}

impl Maker {
    /// The next sign, and the one at a place of the original that it stands for.
    fn push(&mut self, from: char, at: usize, to: char) {
        let place = self.text.len();
        self.text.push(to);
        if from.len_utf8() != to.len_utf8() {
            self.note(place, at);
            self.note(self.text.len(), at + from.len_utf8());
        }
    }

    /// A sign that stands for nothing, before a place of the original.
    fn insert(&mut self, sign: char, original: usize) {
        self.note(self.text.len(), original);
        self.text.push(sign);
        self.note(self.text.len(), original);
    }

    /// Something is left out: the plain text goes on with what stands here.
    fn skip(&mut self, original: usize) {
        self.note(self.text.len(), original);
    }

    fn note(&mut self, plain: usize, original: usize) {
        match self.origin.last_mut() {
            Some(last) if last.0 == plain => last.1 = original,
            _ => self.origin.push((plain, original)),
        }
    }
}

/// Is a line of tabs alone a row of empty cells: has a line beside it as many?
fn is_row_of_tabs(text: &str, start: usize, line: &str) -> bool {
    let tabs = |line: &str| line.bytes().filter(|&b| b == b'\t').count();
    let has_tabs = tabs(line) > 0 && line.trim_end_matches(is_line_end).bytes().all(|b| b == b'\t');
    if !has_tabs {
        return false;
    }
    let ends = |sign: char| is_line_end(sign);
    let before = text[..start].trim_end_matches(is_line_end).rsplit(ends).next();
    let after = text[start + line.len()..].trim_start_matches(is_line_end).split(ends).next();
    [before, after].into_iter().flatten().any(|other| tabs(other) == tabs(line))
}

/// Most texts are plain, and it is quickly seen.
fn needs_change(text: &str) -> bool {
    !text.is_ascii()
        || text.contains("\n\t")
        || text.starts_with('\t')
        || text.as_bytes().windows(2).any(|pair| pair[0] == b'\r' && pair[1] != b'\n')
        || text.ends_with('\r')
}

fn is_line_end(sign: char) -> bool {
    matches!(sign, '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Is a line said to people: a comment, a key with its value, or words?
pub fn is_prose(line: &str) -> bool {
    let line = line.trim();
    if line.starts_with('#') || line.starts_with('<') {
        return true;
    }
    let mut run = 0;
    line.chars().any(|sign| {
        run = if sign.is_alphabetic() && sign.is_lowercase() { run + 1 } else { 0 };
        run >= 3
    })
}

/// The plain sign of a sign; none for what is invisible.
fn plain_sign(sign: char, in_prose: bool) -> Option<char> {
    let plain = match sign {
        '\u{feff}' | '\u{200b}'..='\u{200f}' | '\u{2060}' => return None,
        _ if sign.is_ascii() || in_prose => sign,
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(u32::from(sign) - 0xff01 + u32::from('!')).unwrap_or(sign)
        }
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{3000}' => ' ',
        '·' | '∙' | '⋅' | '•' | '□' | '☐' | '⬜' | '▢' | '◻' => '.',
        '–' | '—' | '−' | '‐' | '‑' => '-',
        '│' | '┃' | '║' | '╎' | '╏' | '┆' | '┇' | '┊' | '┋' | '╵' | '╷' | '╹' | '╻' | '▏' | '▕' => {
            '|'
        }
        '─' | '━' | '═' | '≡' | '╌' | '╍' | '┄' | '┅' | '┈' | '┉' | '╴' | '╶' | '╸' | '╺' | '‾'
        | '▔' | '▁' => '-',
        '\u{250c}'..='\u{254b}' | '\u{2552}'..='\u{2570}' => '+',
        '⬛' | '◼' => '■',
        _ => sign,
    };
    Some(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let plain = Plain::of(text);
        assert_eq!(plain.text, expected);
        // Every sign of the plain text comes from one sign of the original.
        for (i, sign) in plain.text.char_indices() {
            let origin = plain.origin(i..i + sign.len_utf8());
            let from = text.get(origin.clone()).unwrap_or_else(|| panic!("{origin:?} of {text:?}"));
            let same = from.starts_with(sign) || from.chars().count() == 1;
            assert!(same, "{sign:?} from {from:?} at {origin:?} of {text:?}");
        }
    }

    #[test]
    fn signs_of_other_alphabets_become_plain() {
        check("５３　｜．", "53 |.");
        check("┌──┬──┐\n│ 5│ ·│\n└──┴──┘", "+--+--+\n| 5| .|\n+--+--+");
        check("1\u{a0}2", "1 2");
    }

    #[test]
    fn ends_of_lines_of_every_system() {
        check("12\r34\r", "12\n34\n");
        check("12\r\n34\r\n", "12\r\n34\r\n");
        check("12\u{2028}34", "12\n34");
    }

    #[test]
    fn marks_are_left_out_and_places_stay() {
        check("\u{feff}12\u{200b}３4", "1234");
        let text = "\u{feff}１2";
        let plain = Plain::of(text);
        assert_eq!(&text[plain.origin(0..1)], "１");
        assert_eq!(&text[plain.origin(1..2)], "2");
        assert_eq!(plain.origin(2..2), text.len()..text.len());
    }

    #[test]
    fn words_stay_as_they_are() {
        check("# a title — with a dash", "# a title — with a dash");
        check("title = Ｇｒｉｌｌｅ · one", "title = Ｇｒｉｌｌｅ · one");
    }
}
