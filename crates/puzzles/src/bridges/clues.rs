//! The numbers of islands, changed one by one; islands that come and go.

use grille_engine::{Message, message};
use grille_grid::Cell;

use super::{Bridges, Island, MOST_AT_ISLAND};
use crate::clues::{Clue, Clues};

pub(super) const CLUES: Clues<Bridges> = Clues {
    all,
    put,
    // Bridges give islands one set of numbers: where a number is another, so are all solutions.
    fit: |_, revised, _| revised.before == revised.now,
    fresh: |_, revised| (revised.before == revised.now).then(Vec::new),
};

fn all(bridges: &Bridges) -> Vec<Clue> {
    let mut clues = vec![None; bridges.size.area()];
    for island in &bridges.islands {
        clues[island.cell.index()] = Some(island.bridges);
    }
    clues
}

fn put(bridges: &mut Bridges, cell: Cell, clue: Clue) -> Result<(), Message> {
    let most = MOST_AT_ISLAND;
    if clue.is_some_and(|number| !(1..=most).contains(&number)) {
        return Err(message!("number-or-nothing", low = 1, high = most));
    }
    let islands = &mut bridges.islands;
    match (islands.binary_search_by_key(&cell, |island| island.cell), clue) {
        (Ok(place), Some(bridges)) => islands[place].bridges = bridges,
        (Err(place), Some(bridges)) => islands.insert(place, Island { cell, bridges }),
        (Ok(_), None) if islands.len() == 1 => return Err(message!("bridges-at-least-one")),
        (Ok(place), None) => drop(islands.remove(place)),
        (Err(_), None) => {}
    }
    Ok(())
}
