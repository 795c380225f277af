//! Bridges by hand: islands are joined, and those that have all their bridges are done with.

use grille_engine::{Message, Place, Solution, Value, message};
use grille_grid::Size;

use super::Bridges;
use crate::abilities::Filling;
use crate::play::{Hand, Pen, Play, Settled, put_number};

pub(super) const PLAY: Play<Bridges> = Play {
    hand: Hand::Join,
    pens,
    rest: Some(0),
    apart: None,
    settled,
    sizes: &[(5, 5), (7, 7), (9, 9), (9, 11), (11, 11), (13, 13), (15, 15), (20, 20), (25, 25)],
    emblem: ". . . . 2\n2 . 2 . .\n. . . . 3\n. . . . .\n2 . 3 . 2\n",
    blank,
    words: |bridges| Some((1..=4 * bridges.most).map(|number| number.to_string()).collect()),
    put: put_number,
    suits,
};

/// One bridge, none here, then more.
fn pens(bridges: &Bridges) -> Vec<Pen> {
    let pen = |value: Value| Pen {
        value,
        name: message!("bridges-value", bridges = u32::from(value)),
        act: match value {
            0 => message!("bridges-act-none"),
            _ => message!("bridges-act-bridge"),
        },
        key: if value == 0 { 'x' } else { char::from(b'0' + value.min(9)) },
    };
    [1, 0].into_iter().chain(2..=bridges.most as Value).map(pen).collect()
}

/// There is always an island: it stands in the middle.
fn blank(size: Size) -> Result<Bridges, Message> {
    let middle = size.cell(size.height / 2, size.width / 2);
    Bridges::from_islands(size, [(middle, 1)]).map_err(|misfit| misfit.message())
}

/// As many as end at an island.
fn suits(bridges: &Bridges, place: Place, solution: &Solution) -> Vec<String> {
    let Place::Cell(cell) = place else { return Vec::new() };
    let Ok(island) = bridges.islands.binary_search_by_key(&cell, |island| island.cell) else {
        return Vec::new();
    };
    let spans = bridges.spans();
    let ends = spans.at(island as u32).map(|span| u32::from(solution[span as usize]));
    vec![ends.sum::<u32>().to_string()]
}

fn settled(bridges: &Bridges, filling: &Filling) -> Settled {
    let mut ends = vec![0; bridges.islands.len()];
    for (span, value) in bridges.spans().all.iter().zip(filling) {
        for island in span.ends {
            ends[island as usize] += u32::from(value.unwrap_or(0));
        }
    }
    let mut settled = Settled::default();
    for (island, ends) in bridges.islands.iter().zip(ends) {
        let place = Place::Cell(island.cell);
        match ends.cmp(&island.bridges) {
            std::cmp::Ordering::Less => {}
            std::cmp::Ordering::Equal => settled.done.push((place, 0)),
            std::cmp::Ordering::Greater => settled.over.push(place),
        }
    }
    settled
}
