//! A takuzu as a picture: zeros and ones.

use grille_engine::{Drawing, Ink, Known, Mark, Values, Var};
use grille_grid::Cell;

use super::Takuzu;

pub(super) fn draw(takuzu: &Takuzu, known: Known<'_>) -> Drawing {
    let size = takuzu.size;
    let mark = |cell: Cell| {
        let var = Var(cell.0);
        match (takuzu.givens[cell.index()], known.value(var), known.candidates(var)) {
            (Some(value), _, _) => Mark::word(size, cell, value.to_string(), Ink::Given),
            (None, Some(value), _) => Mark::word(size, cell, value.to_string(), Ink::Found),
            (None, None, Some(values)) => Mark::notes(size, cell, 2, notes(values)),
            (None, None, None) => Mark::word(size, cell, ".", Ink::Faint),
        }
    };
    let marks = size.cells().map(mark).collect();
    let (width, height) = (size.width, size.height);
    Drawing { width, height, full: Some("1"), marks, ..Drawing::default() }
}

fn notes(values: Values) -> Vec<String> {
    let word = |value: u8| if values.has(value) { value.to_string() } else { String::new() };
    [0, 1].map(word).into()
}
