//! Tables with a column of puzzles, as spreadsheets write them (RFC 4180): a heading, then a puzzle a row.
//!
//! ```text
//! title;puzzle;rating         the heading names the columns; `,` `;` or a tab parts them
//! Sunday;53..7....6..1…;4.5   other columns stay as they are
//! "a; b";"1.....2.\n…";       quotes around cells with such signs, doubled within
//! ```

use std::borrow::Cow;
use std::sync::Arc;

/// The columns of a table.
#[derive(Debug)]
pub struct Table {
    pub separator: char,
    /// The heading as it was written.
    pub heading: String,
    names: Vec<String>,
    puzzle: usize,
}

/// A row of a table, without the end of its line.
#[derive(Clone, Debug)]
pub struct Row {
    pub table: Arc<Table>,
    pub text: String,
}

/// The name of the column that makes a table one of puzzles.
const PUZZLE: &str = "puzzle";

/// Names of columns with the title of a puzzle.
const TITLES: &[&str] = &["title", "name"];

/// The name of the column with the solution of a puzzle.
const SOLUTION: &str = "solution";

/// A longer line, in bytes, is no heading.
pub const LONGEST_HEADING: usize = 1 << 12;

impl Table {
    /// The table of this heading, if one of its columns holds puzzles.
    pub fn of(heading: &str) -> Option<Self> {
        let heading = heading.trim_start_matches('\u{feff}').trim_end_matches(['\n', '\r']);
        if heading.len() > LONGEST_HEADING {
            return None;
        }
        let table = |separator| {
            let names: Vec<String> =
                cells(heading, separator)?.iter().map(|name| name.trim().to_lowercase()).collect();
            let puzzle = names.iter().position(|name| name == PUZZLE)?;
            Some(Self { separator, heading: heading.to_owned(), names, puzzle })
        };
        // Of one column a comma parts nothing, and of more the sign that makes most of them.
        ['\t', ';', ','].into_iter().filter_map(table).max_by_key(Self::width)
    }

    /// How many columns there are.
    pub fn width(&self) -> usize {
        self.names.len()
    }

    /// The cells of a row; nothing if quotes in it are not closed.
    pub fn cells<'r>(&self, row: &'r str) -> Option<Vec<Cow<'r, str>>> {
        cells(row, self.separator)
    }

    /// The puzzle among the cells of a row.
    pub fn puzzle<'c, 'r>(&self, cells: &'c [Cow<'r, str>]) -> Option<&'c Cow<'r, str>> {
        cells.get(self.puzzle)
    }

    /// The title among the cells of a row, if there is one.
    pub fn title<'c>(&self, cells: &'c [Cow<'_, str>]) -> Option<&'c str> {
        TITLES.iter().find_map(|title| self.named(title, cells))
    }

    /// The solution among the cells of a row, if there is one.
    pub fn solution<'c>(&self, cells: &'c [Cow<'_, str>]) -> Option<&'c str> {
        self.named(SOLUTION, cells)
    }

    fn named<'c>(&self, name: &str, cells: &'c [Cow<'_, str>]) -> Option<&'c str> {
        let column = self.names.iter().position(|column| column == name)?;
        let cell = cells.get(column)?.trim();
        (!cell.is_empty()).then_some(cell)
    }

    /// The heading with more columns; a name that is there already gets a number.
    pub fn heading_with(&self, more: &[&str]) -> String {
        let is_free = |name: &String| !self.names.contains(name);
        let name = |&name: &&str| {
            let numbered = (2..).map(|number| format!("{name} {number}"));
            std::iter::once(name.to_owned()).chain(numbered).find(is_free)
        };
        let names: Vec<String> = more.iter().filter_map(name).collect();
        self.row_with(&self.heading, self.width(), names.iter().map(String::as_str))
    }

    /// A row of so many cells with more, below those of the heading.
    pub fn row_with<'m>(
        &self,
        row: &str,
        cells: usize,
        more: impl IntoIterator<Item = &'m str>,
    ) -> String {
        let mut text = row.to_owned();
        (cells..self.width()).for_each(|_| text.push(self.separator));
        for cell in more {
            text.push(self.separator);
            text.push_str(&written(cell, self.separator));
        }
        text
    }
}

/// A cell as it is written: in quotes if it needs them.
pub fn written(cell: &str, separator: char) -> Cow<'_, str> {
    match cell.contains([separator, '"', '\n', '\r']) {
        true => Cow::Owned(format!("\"{}\"", cell.replace('"', "\"\""))),
        false => Cow::Borrowed(cell),
    }
}

/// The cells of a row, without their quotes; nothing if quotes are not closed.
fn cells(row: &str, separator: char) -> Option<Vec<Cow<'_, str>>> {
    let mut cells = Vec::new();
    let mut rest = row;
    loop {
        let (cell, after) = match rest.strip_prefix('"') {
            Some(inner) => quoted(inner)?,
            None => {
                let end = rest.find(separator).unwrap_or(rest.len());
                (Cow::Borrowed(&rest[..end]), &rest[end..])
            }
        };
        cells.push(cell);
        // What stands between a quote and the next separator belongs to no cell.
        match after.find(separator) {
            Some(end) => rest = &after[end + separator.len_utf8()..],
            None => return Some(cells),
        }
    }
}

/// A cell after its first quote, and what follows its last.
fn quoted(text: &str) -> Option<(Cow<'_, str>, &str)> {
    let mut end = 0;
    let mut is_doubled = false;
    loop {
        end += text[end..].find('"')?;
        if !text[end + 1..].starts_with('"') {
            break;
        }
        is_doubled = true;
        end += 2;
    }
    let cell = match is_doubled {
        true => Cow::Owned(text[..end].replace("\"\"", "\"")),
        false => Cow::Borrowed(&text[..end]),
    };
    Some((cell, &text[end + 1..]))
}

/// Where the first row of a text ends, behind its line end; nothing if that is not there yet. An end
/// of a line within quotes ends no row.
pub fn row_end(text: &str) -> Option<usize> {
    let mut is_quoted = false;
    let end = text.bytes().position(|byte| {
        is_quoted ^= byte == b'"';
        byte == b'\n' && !is_quoted
    })?;
    Some(end + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(row: &str, expected: &[&str]) {
        let table = Table::of("a,puzzle").expect("there is such a column");
        assert_eq!(table.cells(row).expect("its quotes are closed"), expected, "{row}");
    }

    #[test]
    fn rows_are_taken_apart() {
        check("x,1..4", &["x", "1..4"]);
        check("\"x, \"\"y\"\"\",\"1..\n4\"", &["x, \"y\"", "1..\n4"]);
        check(",\"\"", &["", ""]);
        check("x", &["x"]);
        let table = Table::of("a,puzzle").expect("there is such a column");
        assert_eq!(table.cells("x,\"1..4"), None);
    }

    #[test]
    fn a_heading_names_a_column_of_puzzles() {
        for (heading, separator) in
            [("id,Puzzle", ','), ("id;puzzle;a,b", ';'), ("x\t\"puzzle\"", '\t'), ("puzzle", ',')]
        {
            assert_eq!(Table::of(heading).map(|table| table.separator), Some(separator));
        }
        assert!(Table::of("quizzes,solutions").is_none());
    }

    #[test]
    fn what_is_written_is_read() {
        let table = Table::of("solution;puzzle").expect("there is such a column");
        assert_eq!(
            table.heading_with(&["verdict", "solution"]),
            "solution;puzzle;verdict;solution 2"
        );
        let row = table.row_with("x", 1, ["a;b", "\"c\"\nd"]);
        assert_eq!(table.cells(&row).expect("closed"), ["x", "", "a;b", "\"c\"\nd"]);
    }

    #[test]
    fn a_row_ends_outside_of_quotes() {
        assert_eq!(row_end("a,\"b\nc\"\nd"), Some(8));
        assert_eq!(row_end("a,\"b\nc"), None);
    }
}
