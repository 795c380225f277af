//! Singles as a picture: numbers, some of them shaded.

use grille_engine::{Drawing, Ink, Known, Mark, Place, Point, Shape, Var};
use grille_grid::Cell;

use super::{SHADED, Singles, WHITE};

pub(super) fn draw(singles: &Singles, known: Known<'_>) -> Drawing {
    let size = singles.size;
    let number =
        |cell: Cell| Mark::word(size, cell, singles.numbers[cell.index()].to_string(), Ink::Given);
    let on_it = |cell: Cell| {
        let at = Point::of(size, cell);
        let (ink, shape) = match (known.value(Var(cell.0))?, known) {
            (SHADED, _) => (Ink::Shade, Shape::Fill { at, sign: '■' }),
            // In a finished board what is not shaded stays; there a ring would say nothing.
            (WHITE, Known::Candidates(_)) => (Ink::Found, Shape::Ring { at }),
            _ => return None,
        };
        Some(Mark::at(Place::Cell(cell), ink, shape))
    };
    let marks = size.cells().flat_map(|cell| [Some(number(cell)), on_it(cell)]).flatten();
    let (width, height) = (size.width, size.height);
    Drawing { width, height, marks: marks.collect(), ..Drawing::default() }
}
