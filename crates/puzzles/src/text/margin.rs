//! What people have in the margin of a text: numbers of lines, marks of quotations, fences.
//!
//! ```text
//! 1  3 . 4        > 3 . 4        ```
//! 2  7 . .        > 7 . .        3 . 4
//! ```

use std::ops::Range;

use super::{Row, rows};

/// Larger texts are made by programs, and have no margin.
const LARGE: usize = 1 << 18;

/// Numbers of lines are seen by so many of them.
const FEW: usize = 3;

/// The parts of a text that are in its margin, in order.
pub(super) fn parts(text: &str) -> Vec<Range<usize>> {
    if text.len() > LARGE {
        return Vec::new();
    }
    let mut parts: Vec<Range<usize>> = rows(text).filter_map(mark).collect();
    parts.extend(numbers(text));
    parts.sort_by_key(|part| part.start);
    parts
}

/// A fence, or the mark of a quotation.
fn mark(row: Row) -> Option<Range<usize>> {
    let lead = row.text.len() - row.text.trim_start().len();
    let text = row.text.trim();
    if text.starts_with("```") || text.starts_with("~~~") {
        return Some(row.span());
    }
    let quoted = text.strip_prefix('>')?;
    let deeper = quoted.len() - quoted.trim_start_matches(['>', ' ']).len();
    Some(row.start + lead..row.start + lead + 1 + deeper)
}

/// The numbers of lines: 1, 2, 3 … at the beginning of lines, with a gap or a sign behind them.
fn numbers(text: &str) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    let mut run: Vec<Range<usize>> = Vec::new();
    let mut finish = |run: &mut Vec<Range<usize>>| {
        if run.len() >= FEW {
            all.append(run);
        }
        run.clear();
    };
    for row in rows(text) {
        match number(row) {
            Some((number, part)) if number == run.len() + 1 => run.push(part),
            Some((1, part)) => {
                finish(&mut run);
                run.push(part);
            }
            _ => finish(&mut run),
        }
    }
    finish(&mut run);
    all
}

/// The number that a line begins with, if it does not look like a cell of it.
fn number(row: Row) -> Option<(usize, Range<usize>)> {
    let lead = row.text.len() - row.text.trim_start().len();
    let digits = row.text[lead..].bytes().take_while(u8::is_ascii_digit).count();
    let number = row.text[lead..lead + digits].parse().ok()?;
    let rest = &row.text[lead + digits..];
    let sign = usize::from(rest.starts_with([')', ':']));
    let gap = rest[sign..].len() - rest[sign..].trim_start().len();
    let others = rest[sign + gap..].split(|c: char| c != ' ').map(str::len).max().unwrap_or(0);
    let is_framed = rest.contains(['|', '│', '║', '┃']);
    let is_apart = match sign {
        _ if is_framed => false,
        0 => gap > 1 && gap > others && !rest.trim().is_empty(),
        _ => gap > 0,
    };
    is_apart.then(|| (number, row.start + lead..row.start + lead + digits + sign))
}
