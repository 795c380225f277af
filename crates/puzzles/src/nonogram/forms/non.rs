//! Simpson's form of `.non` files: a keyword a line, clues with commas below `rows` and `columns`.
//!
//! ```text
//! title "A corner"
//! width 2
//! height 2
//! rows
//! 2
//! 1
//! columns
//! 2
//! 1
//! goal "1110"
//! ```
//!
//! Keywords that we do not know say something about the puzzle that we do not need. A line `====`
//! ends a puzzle, and another may follow.

use grille_engine::{Message, message};
use grille_grid::Axis;

use super::super::{Nonogram, Palette};
use super::clues::{Clue, black_only, checked, clue_lines, plain_clue, side};
use crate::puzzle::{Entry, Extent, Fit, FormId, Format};
use crate::text::{ParseError, Row, Titles, Token, rows};

pub(super) const NON: Format<Nonogram> =
    Format { id: FormId::new("non"), extent: Extent::Rest, fits, read, write: Some(write) };

/// A line that starts with a keyword, and the lines below it that do not.
struct Section<'a> {
    keyword: Token<'a>,
    /// What follows the keyword, without quotes.
    value: Token<'a>,
    below: Vec<Row<'a>>,
}

/// Keyword and value, if the line starts with a keyword.
fn keyword<'a>(row: Row<'a>) -> Option<(Token<'a>, Token<'a>)> {
    let keyword = row.words().next().filter(|word| word.text.starts_with(char::is_alphabetic))?;
    let rest = &row.text[keyword.span().end - row.start..];
    let lead = rest.len() - rest.trim_start().trim_start_matches('"').len();
    let value = rest[lead..].trim_end().trim_end_matches('"');
    Some((keyword, Token { text: value, start: keyword.span().end + lead }))
}

fn fits(text: &str) -> Fit {
    let lines = rows(text).filter(|row| !row.is_blank()).take(100);
    let keywords: Vec<_> = lines.map_while(keyword).collect();
    let is_side = |name: &str| matches!(name, "width" | "height" | "rows" | "columns");
    let sized = keywords.iter().any(|(key, value)| is_side(key.text) && side(value).is_ok());
    let below = keywords.last().is_some_and(|(key, value)| {
        matches!(key.text, "rows" | "columns") && value.text.is_empty()
    });
    if sized && below { Fit::Sure } else { Fit::No }
}

fn read(text: &str) -> Vec<Entry<Nonogram>> {
    let lines: Vec<Row> = rows(text).collect();
    let blocks = lines.split(|row| row.text.trim() == "====");
    let filled = blocks.filter(|block| block.iter().any(|row| !row.is_blank()));
    filled.map(read_one).collect()
}

fn read_one(block: &[Row]) -> Entry<Nonogram> {
    let sections = match sections(block) {
        Ok(sections) => sections,
        Err(error) => return Entry::new(Titles::default(), Err(error)),
    };
    let word = |name: &str| {
        let section = sections.iter().find(|section| section.keyword.text == name);
        section.map(|section| section.value.text.to_owned()).filter(|word| !word.is_empty())
    };
    let titles = Titles { title: word("title"), author: word("by") };
    let puzzle = nonogram(&sections);
    let solution = puzzle.as_ref().ok().and_then(|puzzle| goal(puzzle, &sections));
    Entry { solution, ..Entry::new(titles, puzzle) }
}

fn sections<'a>(block: &[Row<'a>]) -> Result<Vec<Section<'a>>, ParseError> {
    let mut all: Vec<Section> = Vec::new();
    for &row in block {
        if let Some((keyword, value)) = keyword(row) {
            all.push(Section { keyword, value, below: Vec::new() });
        } else if let Some(section) = all.last_mut() {
            section.below.push(row);
        } else if let Some(word) = row.words().next() {
            return Err(word.error(message!("nonogram-keyword")));
        }
    }
    Ok(all)
}

fn nonogram(sections: &[Section]) -> Result<Nonogram, ParseError> {
    let height = count(sections, ["height", "rows"])?;
    let width = count(sections, ["width", "columns"])?;
    let (rows, columns) = (clues(sections, "rows", height)?, clues(sections, "columns", width)?);
    checked(Palette::plain(), rows, columns)
}

/// How many lines there are: the value of one of these keywords.
fn count(sections: &[Section], names: [&str; 2]) -> Result<usize, ParseError> {
    let says = |s: &&Section| s.keyword.text == names[0] || s.keyword.text == names[1];
    let section = sections.iter().filter(says).find(|section| !section.value.text.is_empty());
    let section = section.ok_or_else(|| absent(sections, names[0]))?;
    side(&section.value).map(|count| count as usize)
}

fn absent(sections: &[Section], name: &str) -> ParseError {
    let first = sections.first().map_or(0..0, |section| section.keyword.span());
    let found = message!("nonogram-no-line", name = name);
    ParseError::new(first, found, message!("nonogram-a-line", name = name))
}

/// The clues below a keyword. Blank lines are nothing, unless there are too few lines without them:
/// then they are empty clues.
fn clues(sections: &[Section], name: &str, count: usize) -> Result<Vec<Clue>, ParseError> {
    let clues = |s: &&Section| s.keyword.text == name && s.value.text.is_empty();
    let section = sections.iter().find(clues).ok_or_else(|| absent(sections, name))?;
    let mut lines = section.below.clone();
    lines.retain(|row| !row.is_blank());
    if lines.len() < count {
        lines.clone_from(&section.below);
        while lines.len() > count && lines.last().is_some_and(Row::is_blank) {
            lines.pop();
        }
    }
    if lines.len() != count {
        let found = message!("nonogram-lines-below", lines = lines.len(), name = name);
        let expected = message!("nonogram-lines", lines = count);
        return Err(ParseError::new(section.keyword.span(), found, expected));
    }
    lines.into_iter().map(plain_clue).collect()
}

/// The picture that came with it, in rows of 0 and 1.
fn goal(nonogram: &Nonogram, sections: &[Section]) -> Option<String> {
    let section = sections.iter().find(|section| section.keyword.text == "goal")?;
    let below = section.below.iter().flat_map(|row| row.text.chars());
    let cells = section.value.text.chars().chain(below).filter(|c| matches!(c, '0' | '1'));
    let cells: Vec<char> = cells.collect();
    let row = |row: &[char]| row.iter().chain(&['\n']).collect::<String>();
    let fits = cells.len() == nonogram.size.area();
    fits.then(|| cells.chunks(nonogram.size.width as usize).map(row).collect())
}

fn write(nonogram: &Nonogram) -> Result<String, Message> {
    black_only(nonogram)?;
    let [rows, columns] =
        [Axis::Row, Axis::Column].map(|axis| clue_lines(nonogram, axis).replace(' ', ","));
    let (width, height) = (nonogram.size.width, nonogram.size.height);
    Ok(format!("width {width}\nheight {height}\n\nrows\n{rows}\ncolumns\n{columns}"))
}
