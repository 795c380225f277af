//! Singles by hand: cells are shaded, or ringed where they stay.

use grille_engine::{Message, Place, Solution, message};
use grille_grid::{Axis, Cell, Size};

use super::{SHADED, Singles, WHITE};
use crate::misfit::check_size;
use crate::play::{Hand, Pen, Play, Settled, put_number};

pub(super) const PLAY: Play<Singles> = Play {
    hand: Hand::Paint,
    pens: |_| {
        let shade = Pen {
            value: SHADED,
            name: message!("singles-value-shaded"),
            act: message!("singles-act-shade"),
            key: 's',
        };
        let keep = Pen {
            value: WHITE,
            name: message!("singles-value-kept"),
            act: message!("singles-act-keep"),
            key: 'x',
        };
        vec![shade, keep]
    },
    rest: Some(WHITE),
    apart: None,
    settled: |_, _| Settled::default(),
    sizes: &[(5, 5), (6, 6), (8, 8), (10, 10), (12, 12), (15, 15), (20, 20)],
    emblem: "2 4 1 2 3\n2 1 3 2 5\n5 2 4 5 1\n5 5 5 1 4\n1 3 5 1 2\n",
    blank,
    words: |singles| Some(numbers(singles).map(|number| number.to_string()).collect()),
    put: put_number,
    suits,
};

/// Any number where a cell is shaded; else those that are seen nowhere else in its lines.
fn suits(singles: &Singles, place: Place, solution: &Solution) -> Vec<String> {
    let Place::Cell(cell) = place else { return Vec::new() };
    let size = singles.size;
    let is_white = |other: &Cell| solution[other.index()] == WHITE;
    let row = size.line(Axis::Row, size.row(cell)).cells();
    let seen = row.chain(size.line(Axis::Column, size.column(cell)).cells());
    let seen: Vec<u32> = seen
        .filter(|other| *other != cell && is_white(other) && is_white(&cell))
        .map(|other| singles.numbers[other.index()])
        .collect();
    numbers(singles).filter(|number| !seen.contains(number)).map(|n| n.to_string()).collect()
}

/// The numbers that one writes.
fn numbers(singles: &Singles) -> impl Iterator<Item = u32> {
    1..=singles.size.width.max(singles.size.height)
}

/// A number must stand in every cell: here none stands twice in a line.
fn blank(size: Size) -> Result<Singles, Message> {
    check_size(size).map_err(|misfit| misfit.message())?;
    let most = size.width.max(size.height);
    let number = |cell: Cell| (size.row(cell) + size.column(cell)) % most + 1;
    Ok(Singles { size, numbers: size.cells().map(number).collect() })
}
