//! Grids with pencil marks, as programs for sudoku print them: the numbers that a cell can still be,
//! side by side, or a line of all numbers for each cell.
//!
//! ```text
//! | 158   3    4  | 6  258  7 |        1...5..8...3............4.....
//! | .     27   9  | 1  4   58 |        for each cell its nine numbers, or a point
//! ```

use grille_engine::Values;

use crate::abilities::Marks;

/// The largest side of which numbers side by side can be told apart.
const LARGEST: u32 = 9;

/// The marks of a grid of this side, if this is one with marks.
pub(super) fn read(text: &str, side: u32) -> Option<Marks> {
    if side > LARGEST {
        return None;
    }
    let area = (side * side) as usize;
    let words = || text.lines().filter(|line| !is_ruler(line)).flat_map(cells);
    let has_marks = words().any(|word| word.len() > 1);
    if has_marks && words().count() == area {
        return words().map(|word| values(word, side)).collect();
    }
    let signs: String = words().collect();
    let is_long = signs.len() == area * side as usize && signs.is_ascii();
    let chunks = || (0..area).map(|cell| &signs[cell * side as usize..(cell + 1) * side as usize]);
    is_long.then(|| chunks().map(|signs| values(signs, side)).collect()).flatten()
}

/// Is a line drawn between rows of blocks?
fn is_ruler(line: &str) -> bool {
    let has_digit = line.contains(|sign: char| sign.is_ascii_digit());
    !has_digit && ["--", "==", "+", "──", "══"].iter().any(|part| line.contains(part))
}

/// The words between bars and blanks.
fn cells(line: &str) -> impl Iterator<Item = &str> {
    line.split(|sign: char| sign.is_whitespace() || "|│║:'".contains(sign))
        .filter(|word| !word.is_empty())
}

/// The numbers of a word; nothing is said of a cell without any.
fn values(word: &str, side: u32) -> Option<Option<Values>> {
    let mut found = Values::NONE;
    for sign in word.chars().filter(|sign| !matches!(sign, '.' | '0' | '_')) {
        let digit = sign.to_digit(10).filter(|digit| *digit <= side)?;
        found = found.or(Values::one(digit as u8 - 1));
    }
    Some((!found.is_empty()).then_some(found))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Option<&str>) {
        let words = |marks: Marks| -> String {
            let word = |values: Option<Values>| {
                let digits = values.map(|values| values.iter().map(|v| (v + 1).to_string()));
                digits.map_or_else(|| ".".to_owned(), Iterator::collect::<String>)
            };
            marks.into_iter().map(word).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(read(text, 4).map(words).as_deref(), expected, "{text}");
    }

    #[test]
    fn marks_are_read_with_rulers_and_without() {
        let rows = "1 23 | 4 .\n. . | 12 34\n---+---\n1234 2 | 3 4\n4 3 | 2 1\n";
        let found = "1 23 4 . . . 12 34 1234 2 3 4 4 3 2 1";
        check(rows, Some(found));
        check(&rows.replace("---+---", "'-------'-------'"), Some(found));
        check(&format!("{}{}", "1.34".repeat(15), "...."), Some(&("134 ".repeat(15) + ".")));
    }

    #[test]
    fn what_has_no_marks_is_left_to_others() {
        check("1234341221434321", None);
        check("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n", None);
        check("15 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n", None);
        check("12 2 3 4\n3 4 1 2\n2 1 4 3\n", None);
    }
}
