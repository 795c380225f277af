//! Singles by hand: cells are shaded, or ringed where they stay.

use grille_engine::{Message, message};
use grille_grid::{Cell, Size};

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
    words: |singles| {
        let most = singles.size.width.max(singles.size.height);
        Some((1..=most).map(|number| number.to_string()).collect())
    },
    put: put_number,
};

/// A number must stand in every cell: here none stands twice in a line.
fn blank(size: Size) -> Result<Singles, Message> {
    check_size(size).map_err(|misfit| misfit.message())?;
    let most = size.width.max(size.height);
    let number = |cell: Cell| (size.row(cell) + size.column(cell)) % most + 1;
    Ok(Singles { size, numbers: size.cells().map(number).collect() })
}
