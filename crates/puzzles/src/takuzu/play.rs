//! Takuzu by hand: zeros and ones.

use super::Takuzu;
use super::making::blank;
use crate::making::Wish;
use crate::play::{Hand, Pen, Play, Settled, given_or_nothing, put_number};

pub(super) const PLAY: Play<Takuzu> = Play {
    hand: Hand::Paint,
    pens: |_| vec![Pen::word(0, "0"), Pen::word(1, "1")],
    rest: None,
    apart: None,
    settled: |_, _| Settled::default(),
    sizes: &[(4, 4), (6, 6), (8, 8), (10, 10), (12, 12), (14, 14), (20, 20)],
    emblem: ". 1 . 0\n. . . .\n1 1 . .\n0 . . .\n",
    blank: |size| blank(&Wish::new(size)),
    words: |_| Some(["0", "1"].map(str::to_owned).into()),
    put: put_number,
    suits: |_, place, solution| given_or_nothing(place, solution, |value| value.to_string()),
};
