//! Tables for terminals, in as many blocks side by side as it has room.

use grille_words::Words;
use unicode_width::UnicodeWidthStr;

use super::{Grid, overview, short};
use crate::study::Study;

/// Names of instances are cut to so many columns where there is little room.
const SHORTEST_NAME: usize = 16;

/// Between two columns.
const GAP: &str = "  ";

/// What became of all runs of each method.
pub fn summary(study: &Study, words: &Words, width: usize) -> String {
    set(&overview(study, words), width)
}

/// Every instance by every method: the time where it is solved, else a word.
pub fn results(study: &Study, words: &Words, width: usize) -> String {
    set(&short(study, words), width)
}

/// A table below another where one is too wide: each begins with the names of the rows.
fn set(grid: &Grid, width: usize) -> String {
    let widths: Vec<usize> = (0..grid.head.len()).map(|column| widest(grid, column)).collect();
    let others = widths[1..].iter().max().copied().unwrap_or(0);
    let room = width.saturating_sub(others + GAP.len()).max(SHORTEST_NAME);
    let names = widths[0].min(room);
    let mut text = String::new();
    let mut next = 1;
    loop {
        let mut taken = names;
        let first = next;
        while next < widths.len() {
            taken += GAP.len() + widths[next];
            if taken > width && next > first {
                break;
            }
            next += 1;
        }
        if !text.is_empty() {
            text.push('\n');
        }
        block(grid, names, &widths, first..next, &mut text);
        if next >= widths.len() {
            return text;
        }
    }
}

fn widest(grid: &Grid, column: usize) -> usize {
    let rows = std::iter::once(&grid.head).chain(&grid.rows);
    rows.map(|row| row[column].width()).max().unwrap_or(0)
}

fn block(
    grid: &Grid,
    names: usize,
    widths: &[usize],
    columns: std::ops::Range<usize>,
    text: &mut String,
) {
    for row in std::iter::once(&grid.head).chain(&grid.rows) {
        let name = cut(&row[0], names);
        let mut line = name.clone() + &" ".repeat(names - name.width());
        for column in columns.clone() {
            let gap = widths[column] - row[column].width();
            line.push_str(GAP);
            line.push_str(&" ".repeat(gap));
            line.push_str(&row[column]);
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
}

/// The end of a name tells instances apart: what is too long loses its beginning.
pub(super) fn cut(name: &str, width: usize) -> String {
    if name.width() <= width {
        return name.to_owned();
    }
    let mut kept: Vec<char> = Vec::new();
    let mut room = width.saturating_sub(1);
    for sign in name.chars().rev() {
        let takes = sign.to_string().width();
        if takes > room {
            break;
        }
        room -= takes;
        kept.push(sign);
    }
    kept.push('…');
    kept.into_iter().rev().collect()
}
