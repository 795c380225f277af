//! The points of a board on which nothing stands.

use grille_engine::{Drawing, Place, Point, Shape};
use grille_grid::Cell;

/// All cells without a word, through whose middles no stroke passes.
pub(crate) fn free_cells(drawing: &Drawing) -> impl Iterator<Item = Cell> {
    let size = drawing.size();
    let mut free = vec![true; size.area()];
    for mark in &drawing.marks {
        match (&mark.shape, mark.place) {
            (Shape::Word { .. }, Some(Place::Cell(cell))) => free[cell.index()] = false,
            (Shape::Stroke { from, to, strands: 1.. }, _) => {
                for row in from.y as u32..=to.y as u32 {
                    for column in from.x as u32..=to.x as u32 {
                        free[size.cell(row, column).index()] = false;
                    }
                }
            }
            _ => {}
        }
    }
    size.cells().filter(move |cell| free[cell.index()])
}

/// The middles of the same cells.
pub(crate) fn free_points(drawing: &Drawing) -> impl Iterator<Item = Point> {
    let size = drawing.size();
    free_cells(drawing).map(move |cell| Point::of(size, cell))
}
