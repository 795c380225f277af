//! Bridges as a picture: numbers, and strokes of one or more strands between them.

use grille_engine::{Drawing, Ink, Known, Lattice, Mark, Point, Var};

use super::Bridges;

pub(super) fn draw(bridges: &Bridges, known: Known<'_>) -> Drawing {
    let size = bridges.size;
    let middle = |island: u32| {
        let cell = bridges.islands[island as usize].cell;
        Point::middle(size.row(cell) as i32, size.column(cell) as i32)
    };
    let mut marks = Vec::new();
    for (number, span) in (0u32..).zip(&bridges.spans().all) {
        let strands = known.value(Var(number)).map_or(0, u32::from);
        if strands > 0 {
            let [from, to] = span.ends.map(middle);
            marks.push(Mark::Stroke { from, to, strands, ink: Ink::Found });
        }
    }
    for (number, island) in (0u32..).zip(&bridges.islands) {
        let text = island.bridges.to_string();
        marks.push(Mark::Word { at: middle(number), text, ink: Ink::Given });
    }
    let (width, height) = (size.width, size.height);
    Drawing { lattice: Lattice::Points, width, height, marks, ..Drawing::default() }
}
