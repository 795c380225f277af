//! The notations of boards: how people part the cells of a row.
//!
//! ```text
//! words    1 . 0         packed   1.0           groups   530 070 000
//! commas   1, , 0        tabs     1⇥⇥0          bars     | 1 | | 0 |
//! frames   |5 3  | 7   |     blanks between bars are empty cells
//! ```

use super::{Row, Token};

/// How the cells of all rows of a board are parted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Notation {
    /// `| 1 | | 0 |`
    Bars,
    /// `1, , 0` or `1;;0`
    Separated(char),
    /// `|5 3  | 7   |`, blanks being empty cells.
    Frames(Frames),
    /// `1 . 0`
    Words,
    /// ` 1█2 3`, a block before the number of a shaded cell.
    Shaded,
    /// `1.0`
    Packed,
}

/// Groups of cells between bars, each cell at its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Frames {
    /// Characters from one cell to the next.
    pitch: usize,
    /// Characters before the first cell of a group.
    lead: usize,
    /// Cells of a group.
    cells: usize,
    /// Does a bar come before the first group?
    outer: bool,
    /// How many groups there are.
    groups: usize,
}

impl Notation {
    /// The notation of some rows, of which there is at least one.
    pub fn of(rows: &[Row]) -> Self {
        let any = |sign: char| rows.iter().any(|row| row.text.contains(sign));
        let pieces_are_words = |sign: char| {
            rows.iter().all(|row| row.split(sign).all(|piece| !piece.text.contains(' ')))
        };
        if any('|')
            && let Some(barred) = barred(rows)
        {
            return barred;
        }
        if any('\t') && pieces_are_words('\t') {
            return Self::Separated('\t');
        }
        if any(';') && !any(',') {
            return Self::Separated(';');
        }
        if any(',') {
            return Self::Separated(',');
        }
        if any('█') {
            return Self::Shaded;
        }
        let blanks = |row: &&Row| row.text.trim().contains(char::is_whitespace);
        if rows.iter().filter(blanks).any(are_words) { Self::Words } else { Self::Packed }
    }

    /// Adds the cells of a row to those before.
    pub fn add_cells<'a>(&self, row: Row<'a>, cells: &mut Vec<Token<'a>>) {
        match self {
            Self::Bars => {
                let before = cells.len();
                cells.extend(row.split('|').skip(1));
                if cells.len() > before && cells[cells.len() - 1].text.is_empty() {
                    cells.pop();
                }
            }
            &Self::Separated(sign) => cells.extend(row.split(sign).map(unquoted)),
            Self::Frames(frames) => frames.add_cells(row, cells),
            Self::Words => cells.extend(row.words().filter(|word| word.text != "|")),
            Self::Shaded => cells.extend(row.split_any(|c| c.is_whitespace() || c == '█')),
            Self::Packed => cells.extend(row.characters().filter(|token| token.text != "|")),
        }
    }

    /// The cells of a row.
    pub fn cells<'a>(&self, row: Row<'a>) -> Vec<Token<'a>> {
        let mut cells = Vec::new();
        self.add_cells(row, &mut cells);
        cells
    }
}

/// A cell of a table may stand in quotes.
fn unquoted(token: Token<'_>) -> Token<'_> {
    let inner = token.text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    inner.map_or(token, |text| Token { text, start: token.start + 1 })
}

/// Long words in a row are cells without anything between them, in groups: `530 070 000`;
/// but nobody groups more than three digits.
fn are_words(row: &Row) -> bool {
    let words = || row.words().filter(|word| word.text != "|");
    let digits = |word: Token| word.text.chars().all(|c| c.is_ascii_digit());
    let numbers = words().all(digits) && words().any(|word| word.text.len() > 3);
    numbers || words().any(|word| word.text.chars().count() <= 2)
}

/// What the bars of rows mean; nothing if they do not stand alike in all rows.
fn barred(rows: &[Row]) -> Option<Notation> {
    let groups: Vec<Vec<&str>> = rows.iter().map(|row| groups(row.text)).collect();
    let number = groups[0].len();
    let is_table = rows.iter().all(|row| row.text.trim_start().starts_with('|'));
    let even = groups.iter().all(|row| row.len() == number);
    let words = |group: &&str| group.split_whitespace().count();
    let most = groups.iter().flatten().map(words).max().unwrap_or(0);
    let single = groups.iter().flatten().all(|group| is_one_cell(group.trim()));
    if is_table && most <= 1 && single && (even || number == 1) {
        return Some(Notation::Bars);
    }
    let filled: Vec<usize> = groups.iter().map(|row| row.iter().map(words).sum()).collect();
    let is_said = |group: &&str| group.contains(['.', '_', '*', '0']);
    let has_gaps = !groups.iter().flatten().any(is_said)
        && groups.iter().flatten().any(|group| group.trim().is_empty())
        || filled.iter().any(|&count| count != filled[0]) && !groups.iter().flatten().any(is_said);
    if !even || !has_gaps || number < 2 {
        return None;
    }
    frames(&groups, is_table).map(Notation::Frames)
}

/// What stands between the bars of a line, without those at its ends.
fn groups(line: &str) -> Vec<&str> {
    let line = line.trim_end();
    let line = match line.trim_start().strip_prefix('|') {
        Some(inner) => inner.strip_suffix('|').unwrap_or(inner),
        None => line.strip_suffix('|').unwrap_or(line),
    };
    line.split('|').collect()
}

/// Could a group be a single cell: a number, a letter, or nothing?
fn is_one_cell(group: &str) -> bool {
    group.chars().count() <= 1 || group.parse::<u32>().is_ok_and(|number| number < 1000)
}

/// The places of cells in groups that are all alike, if their signs stand at such places.
fn frames(groups: &[Vec<&str>], outer: bool) -> Option<Frames> {
    let widths = groups.iter().flatten().map(|group| group.chars().count());
    let width = widths.max()?;
    let number = groups[0].len();
    let fits = |pitch: usize, lead: usize, cells: usize| {
        let at_its_place = |(i, sign): (usize, char)| {
            sign.is_whitespace() || (i >= lead && (i - lead).is_multiple_of(pitch))
        };
        let all = groups.iter().flatten().all(|group| group.chars().enumerate().all(at_its_place));
        all.then_some(Frames { pitch, lead, cells, outer, groups: number })
    };
    // Spaced with blanks around, spaced without, and not spaced at all.
    if width % 2 == 1 && width > 1 {
        let spaced = fits(2, 1, width / 2).or_else(|| fits(2, 0, width / 2 + 1));
        if spaced.is_some() {
            return spaced;
        }
    }
    fits(1, 0, width)
}

impl Frames {
    fn add_cells<'a>(&self, row: Row<'a>, cells: &mut Vec<Token<'a>>) {
        let skip = usize::from(self.outer);
        let mut groups: Vec<Row<'a>> = Vec::new();
        let mut start = row.start;
        for piece in row.text.split('|') {
            groups.push(Row { text: piece, start });
            start += piece.len() + 1;
        }
        let end = Token { text: &row.text[row.text.len()..], start: row.span().end };
        for group in groups.iter().skip(skip).take(self.groups) {
            for cell in 0..self.cells {
                let place = self.lead + cell * self.pitch;
                let found = group.text.char_indices().nth(place);
                cells.push(found.map_or(end, |(i, sign)| Token {
                    text: group.text[i..i + sign.len_utf8()].trim(),
                    start: group.start + i,
                }));
            }
        }
    }
}
