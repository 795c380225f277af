//! Queens by hand: each square has a queen, or surely has none.

use grille_engine::{Message, Place, Solution, message};

use super::{Queens, WIDEST_MODEL};
use crate::play::{Hand, Pen, Play, Settled};
use crate::puzzle::Puzzle;

pub(super) const PLAY: Play<Queens> = Play {
    hand: Hand::Paint,
    pens: |_| {
        let queen = Pen {
            value: 1,
            name: message!("queens-value-queen"),
            act: message!("queens-act-queen"),
            key: 'q',
        };
        let none = Pen {
            value: 0,
            name: message!("queens-value-none"),
            act: message!("queens-act-none"),
            key: 'x',
        };
        vec![queen, none]
    },
    rest: Some(0),
    apart: Some(|queens, row, column| Place::Cell(queens.size().cell(row.0, u32::from(column)))),
    settled: |_, _| Settled::default(),
    sizes: &[(4, 4), (6, 6), (8, 8), (10, 10), (12, 12), (16, 16), (20, 20)],
    emblem: ".Q....\n......\n......\n......\n......\n......\n",
    blank: |size| match size.width == size.height {
        true => Queens::empty(size.width).map_err(|misfit| misfit.message()),
        false => Err(message!("queens-square")),
    },
    words: |_| Some(vec!["Q".to_owned()]),
    put,
    suits,
};

/// A queen where one stands, or nothing.
fn suits(queens: &Queens, place: Place, solution: &Solution) -> Vec<String> {
    let Place::Cell(cell) = place else { return Vec::new() };
    let size = queens.size();
    let column = solution.get(size.row(cell) as usize).copied().map(u32::from);
    let queen = (column == Some(size.column(cell))).then(|| "Q".to_owned());
    queen.into_iter().chain([String::new()]).collect()
}

fn put(queens: &mut Queens, place: Place, text: &str) -> Result<(), Message> {
    let is_on_board = |cell: &grille_grid::Cell| cell.index() < queens.size().area();
    let cell = match place {
        Place::Cell(cell) if is_on_board(&cell) => cell,
        _ => return Err(message!("cell-of-board")),
    };
    if queens.side > WIDEST_MODEL {
        return Err(message!("queens-empty-or-small", side = WIDEST_MODEL));
    }
    match (queens.placed.binary_search(&cell), text) {
        (Ok(at), "") => drop(queens.placed.remove(at)),
        (Err(at), "Q" | "q") => queens.placed.insert(at, cell),
        (Ok(_), "Q" | "q") | (Err(_), "") => {}
        _ => return Err(message!("queens-cell")),
    }
    Ok(())
}
