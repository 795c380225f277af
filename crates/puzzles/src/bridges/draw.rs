//! Bridges as a picture: numbers, and strokes of one or more strands between them.

use grille_engine::{Drawing, Ink, Known, Lattice, Mark, Place, Point, Shape, Var};
use grille_grid::Cell;

use super::Bridges;

pub(super) fn draw(bridges: &Bridges, known: Known<'_>) -> Drawing {
    let size = bridges.size;
    let island = |number: u32| bridges.islands[number as usize].cell;
    let mut marks = Vec::new();
    for (number, span) in (0u32..).zip(&bridges.spans().all) {
        marks.extend(stroke(bridges, span.ends.map(island), known, Var(number)));
    }
    for island in &bridges.islands {
        marks.push(Mark::word(size, island.cell, island.bridges.to_string(), Ink::Given));
    }
    let (width, height) = (size.width, size.height);
    Drawing { lattice: Lattice::Points, width, height, marks, ..Drawing::default() }
}

/// The bridges between two islands: those that could be, below those that are there.
fn stroke(bridges: &Bridges, ends: [Cell; 2], known: Known<'_>, span: Var) -> Vec<Mark> {
    let [from, to] = ends.map(|cell| Point::of(bridges.size, cell));
    let mark = |ink, shape| Mark::at(Place::Between(ends[0], ends[1]), ink, shape);
    let strands = |ink, strands: u32| mark(ink, Shape::Stroke { from, to, strands });
    match (known, known.value(span), known.candidates(span)) {
        (_, None, Some(values)) if !values.is_empty() => vec![
            strands(Ink::Faint, values.most().into()),
            strands(Ink::Found, values.least().into()),
        ],
        (Known::Candidates(_), Some(0), _) => {
            let at = Point::new(from.x.midpoint(to.x), from.y.midpoint(to.y));
            vec![strands(Ink::Found, 0), mark(Ink::Faint, Shape::Cross { at })]
        }
        (_, value, _) => vec![strands(Ink::Found, value.map_or(0, u32::from))],
    }
}
