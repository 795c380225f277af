//! What all forms of nonograms share: lines of clues, checked against the length of the line.

use grille_engine::constraints::Run;

use super::super::{LONGEST, Nonogram, Palette};
use crate::text::{ParseError, Row, Token};

/// A line of clues and where it stands.
pub(super) struct Clue {
    pub runs: Vec<Run>,
    pub span: std::ops::Range<usize>,
}

/// The runs of a line in black: numbers parted by blanks or commas; `0` or nothing is empty.
pub(super) fn plain_clue(row: Row) -> Result<Clue, ParseError> {
    let words = row.split_any(|c| c.is_whitespace() || c == ',');
    let mut runs = Vec::new();
    for word in words {
        let length = word.number(0, LONGEST, "a run")?;
        if length > 0 {
            runs.push(Run { length, colour: 1 });
        }
    }
    Ok(Clue { runs, span: row.span() })
}

/// A whole number of lines, before any memory is taken for them.
pub(super) fn side(word: &Token) -> Result<u32, ParseError> {
    word.number(1, LONGEST, "a number of lines")
}

/// A nonogram, if every clue fits its line.
pub(super) fn checked(
    palette: Palette,
    rows: Vec<Clue>,
    columns: Vec<Clue>,
) -> Result<Nonogram, ParseError> {
    for (clues, room) in [(&rows, columns.len()), (&columns, rows.len())] {
        for clue in clues {
            let needed = room_needed(&clue.runs);
            if needed > room {
                let found = format!("runs that need {needed} cells");
                let expected = format!("at most {room}, the length of the line");
                return Err(ParseError::new(clue.span.clone(), found, expected));
            }
        }
    }
    let runs = |clues: Vec<Clue>| clues.into_iter().map(|clue| clue.runs).collect();
    Ok(Nonogram::new(palette, runs(rows), runs(columns)))
}

/// The cells that a line's runs take at the least.
pub(super) fn room_needed(runs: &[Run]) -> usize {
    let gaps = runs.windows(2).filter(|pair| pair[0].colour == pair[1].colour).count();
    runs.iter().map(|run| run.length as usize).sum::<usize>() + gaps
}
