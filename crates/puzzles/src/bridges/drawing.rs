//! Our own drawings of bridges, pasted back: islands at their places, with bridges or without.
//!
//! ```text
//!  3───────2   ·      a number takes `digits` columns, the next one stands three further;
//!  │                  between two rows of cells is a line for bridges
//!  ·   ·   1   ·
//! ```

use grille_engine::message;
use grille_grid::Size;

use super::Bridges;
use super::forms::from_board;
use crate::puzzle::{Entry, Extent, Fit, FormId, Format};
use crate::text::{
    Board, LONGEST_SIDE, ParseError, Row, Titles, Token, is_blank, is_sentence, rows,
};

pub(super) const DRAWING: Format<Bridges> = Format {
    id: FormId::new("drawing"),
    extent: Extent::Own(end),
    fits: |text| if drawing(text).is_some() { Fit::Sure } else { Fit::No },
    read: |text| vec![Entry::new(Titles::default(), read(text))],
    write: None,
};

/// The rows of cells of a drawing, and where they stand.
struct Picture<'a> {
    /// Every second line.
    rows: Vec<Row<'a>>,
    digits: usize,
    end: usize,
}

/// Numbers have at most so many digits.
const MOST_DIGITS: usize = 3;

/// The lines of the first drawing, from its first row on.
fn drawing(text: &str) -> Option<Picture<'_>> {
    let is_before = |row: &Row| row.is_blank() || row.comment().is_some() || is_sentence(row.text);
    let mut lines = rows(text).skip_while(is_before).take(2 * LONGEST_SIDE as usize).peekable();
    let could_be = |sign: char| matches!(sign, ' ' | '.' | '-' | '|') || sign.is_ascii_digit();
    let first = lines.peek()?.text;
    if !first.chars().all(could_be) || !(first.contains("   ") || first.contains("---")) {
        return None;
    }
    let lines: Vec<Row> = lines.collect();
    (1..=MOST_DIGITS).find_map(|digits| of_digits(&lines, digits))
}

fn of_digits<'a>(lines: &[Row<'a>], digits: usize) -> Option<Picture<'a>> {
    let longest = |lines: &[Row]| {
        lines.iter().map(|line| line.text.trim_end().chars().count()).max().unwrap_or(0)
    };
    let lone = picture(lines, digits, usize::MAX);
    if lone.is_some() {
        return lone;
    }
    // The puzzle may have its solution beside it.
    let block = lines.iter().take_while(|line| !line.is_blank()).count();
    let width = longest(&lines[..block]).checked_sub(3)? / 2;
    picture(lines, digits, width)
}

/// The rows of cells as far as lines are rows and, between them, lines for bridges.
fn picture<'a>(lines: &[Row<'a>], digits: usize, width: usize) -> Option<Picture<'a>> {
    let cut = |row: &Row<'a>| {
        let end = row.text.char_indices().nth(width).map_or(row.text.len(), |(i, _)| i);
        Row { text: &row.text[..end], start: row.start }
    };
    let mut found = Picture { rows: Vec::new(), digits, end: 0 };
    let mut has_water = false;
    for pair in lines.chunks(2) {
        let row = cut(&pair[0]);
        let cells = cells(row, digits)?.len();
        if cells == 0 {
            break;
        }
        has_water |= row.text.contains('.');
        found.rows.push(row);
        found.end = pair[0].span().end;
        let is_gap = |row: &Row<'a>| cut(row).text.chars().all(|c| c == ' ' || c == '|');
        if !pair.get(1).is_some_and(is_gap) {
            break;
        }
    }
    (found.rows.len() > 1 && has_water).then_some(found)
}

/// Islands and water of a row, each at its place; nothing if something stands between places.
fn cells<'a>(row: Row<'a>, digits: usize) -> Option<Vec<Token<'a>>> {
    let pitch = digits + 3;
    let signs: Vec<(usize, char)> = row.text.char_indices().collect();
    let mut cells = Vec::new();
    for slot in signs.chunks(pitch) {
        let (place, after) = slot.split_at(slot.len().min(digits + 1));
        let is_between = |&(_, sign): &(usize, char)| matches!(sign, ' ' | '-');
        let is_lead = |&(_, sign): &(usize, char)| matches!(sign, ' ' | '-');
        if !after.iter().all(is_between) || place.len() < 2 || !is_lead(&place[0]) {
            return (place.iter().all(|(_, sign)| *sign == ' ') && after.is_empty())
                .then_some(cells);
        }
        let first = place.iter().position(|(_, sign)| !matches!(sign, ' ' | '-'));
        let (start, _) = place[first.unwrap_or(place.len() - 1)];
        let end = place.last().map_or(start, |(i, sign)| i + sign.len_utf8());
        let text = &row.text[start..end];
        let is_cell =
            text.bytes().all(|b| b.is_ascii_digit()) || text.len() == 1 && ".-| ".contains(text);
        if !is_cell {
            return None;
        }
        cells.push(Token { text, start: row.start + start });
    }
    Some(cells)
}

fn end(text: &str) -> usize {
    drawing(text).map_or(text.len(), |picture| picture.end)
}

fn read(text: &str) -> Result<Bridges, ParseError> {
    let wrong = || {
        ParseError::new(0..text.len(), message!("no-puzzle"), message!("bridges-drawing-expected"))
    };
    let picture = drawing(text).ok_or_else(wrong)?;
    let mut all: Vec<Vec<Token>> = Vec::new();
    for row in &picture.rows {
        all.push(cells(*row, picture.digits).ok_or_else(wrong)?);
    }
    let width = all.iter().map(Vec::len).max().unwrap_or(0);
    let water = |row: &Row| Token { text: ".", start: row.span().end };
    for (cells, row) in all.iter_mut().zip(&picture.rows) {
        cells.resize(width, water(row));
        let is_line = |cell: &Token| cell.text == "|" || is_blank(cell.text.trim());
        cells.iter_mut().filter(|cell| is_line(cell)).for_each(|cell| cell.text = ".");
    }
    let size = Size::new(width as u32, all.len() as u32);
    let span = picture.rows[0].start..picture.end;
    from_board(&Board { size, cells: all.concat(), span, header: None })
}
