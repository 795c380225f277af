//! What stands beside the board: the tree of guesses, or the stacks as columns.

use grille::{Branch, Cursor, Film, Narrator, Sight};
use ratatui_core::style::{Modifier, Style};
use ratatui_core::text::{Line, Span};

use crate::speech;

/// The lines of the panel in so much room, the last guesses or stacks if there is not enough.
pub fn panel(
    film: &Film,
    cursor: &Cursor,
    narrator: &Narrator<'_>,
    width: usize,
    height: usize,
) -> Vec<Line<'static>> {
    match film.sight {
        Sight::Tree => tree(cursor, narrator, height),
        Sight::Stacks => stacks(cursor, narrator, width, height),
    }
}

/// Guesses below each other, each farther in than those that it stands on; struck ones are marked.
fn tree(cursor: &Cursor, narrator: &Narrator<'_>, height: usize) -> Vec<Line<'static>> {
    let branches = cursor.tree();
    let hidden = branches.len().saturating_sub(height);
    let (before, shown) = branches.split_at(hidden);
    let mut depth = before.iter().filter(|branch| branch.stands).count();
    // Deep trees would leave the screen: the first guess that is shown stands at the margin.
    let margin = depth;
    let mut lines = Vec::with_capacity(shown.len());
    for branch in shown {
        lines.push(guess(branch, depth - margin, narrator));
        depth += usize::from(branch.stands);
    }
    if let (true, Some(first)) = (hidden > 0, lines.first_mut()) {
        *first = Line::from("…");
    }
    lines
}

/// The farthest that a guess is moved in.
const DEEPEST: usize = 12;

fn guess(branch: &Branch, depth: usize, narrator: &Narrator<'_>) -> Line<'static> {
    let text = speech::say(&narrator.branch(branch));
    let indent = "· ".repeat(depth.min(DEEPEST));
    let dim = Style::new().add_modifier(Modifier::DIM);
    let (sign, style) = match branch.stands {
        true => ("", Style::new().add_modifier(Modifier::BOLD)),
        false => ("✗ ", dim),
    };
    Line::from(vec![Span::styled(indent, dim), Span::styled(format!("{sign}{text}"), style)])
}

/// A column for each place: what is tried on top, what is left below it.
///
/// ```text
///  5
///  3   8
///  2   4   6
///  1
///  0   1   2   …    place
/// ```
fn stacks(
    cursor: &Cursor,
    narrator: &Narrator<'_>,
    width: usize,
    height: usize,
) -> Vec<Line<'static>> {
    let columns: Vec<Vec<String>> = cursor
        .stacks()
        .iter()
        .map(|stack| stack.choices.iter().map(|value| narrator.word(value)).collect())
        .collect();
    let widest = columns.iter().flatten().map(|word| word.chars().count()).max().unwrap_or(1);
    let each = widest.max(columns.len().saturating_sub(1).to_string().len()) + 1;
    let hidden = columns.len().saturating_sub((width / each).max(1));
    let shown = &columns[hidden..];
    let tallest = shown.iter().map(Vec::len).max().unwrap_or(0);
    let rows = tallest.min(height.saturating_sub(1));
    let line = |row: usize| {
        // The tops stand in line with each other where a stack is taller than the room.
        let word = |stack: &Vec<String>| {
            let cut = stack.len().saturating_sub(rows);
            let (place, is_top) = (cut + row, cut + row + 1 == stack.len());
            let style = match is_top {
                true => Style::new().add_modifier(Modifier::BOLD),
                false => Style::new().add_modifier(Modifier::DIM),
            };
            let text = stack.get(place).map_or("", String::as_str);
            Span::styled(format!("{text:>each$}"), style)
        };
        Line::from(shown.iter().map(word).collect::<Vec<_>>())
    };
    let places = (hidden..columns.len()).map(|place| format!("{place:>each$}")).collect::<String>();
    let foot = Line::styled(places, Style::new().add_modifier(Modifier::UNDERLINED));
    (0..rows).rev().map(line).chain([foot]).collect()
}
