//! New bridges: islands that come up until the board is full, bridges between them, and changes where
//! rules of a level are stuck.

mod demand;
mod growing;
mod mending;
mod reach;
mod sea;

use demand::Demand;
use grille_chance::Seed;
use grille_engine::{Limits, Message};
use grille_grid::Size;
use mending::Mender;
use reach::{Reach, Reached};
use sea::Sea;

use super::Bridges;
use crate::making::{Making, Missed, Wanted, Wish};
use crate::misfit::check_size;

pub(super) const MAKING: Making<Bridges> = Making {
    heeds: &[Wanted::Density, Wanted::Loops, Wanted::Doubles],
    usual: Size::square(10),
    motifs: &[],
    check,
    attempt,
    prove: None,
};

/// Where loops may be, one span in so many that is free gets a bridge that makes one.
const LOOPS: usize = 6;

fn check(wish: &Wish) -> Result<(), Message> {
    check_size(wish.size).map_err(|misfit| misfit.message())?;
    Demand::new(wish).map(|_| ())
}

fn attempt(wish: &Wish, seed: &mut Seed, limits: Limits<'_>) -> Result<Bridges, Missed> {
    let demand = Demand::new(wish).map_err(|_| Missed::NotThisTime)?;
    let mut sea = Sea::new(wish.size);
    sea.grow(demand.islands, seed);
    if sea.islands < demand.islands {
        return Err(Missed::NotThisTime);
    }
    let mut mender = Mender::new(sea, &demand);
    if demand.may_loop() {
        mender.add_loops(LOOPS, seed);
    }
    mender.widen(seed);
    let reach = Reach::new(wish.level);
    for _ in 0..rounds(wish.size) {
        if limits.reached() {
            return Err(Missed::NotThisTime);
        }
        match reach.of(&mender, limits)? {
            Reached::Right if demand.is_met(&mender.sea) => return Ok(mender.puzzle()),
            Reached::Right => return Err(Missed::NotThisTime),
            Reached::Open(mut open) => mender.mend(&mut open, seed),
            Reached::Easier => mender.stir(seed),
        }
    }
    Err(Missed::NotThisTime)
}

/// After so many rounds of changes a try is given up; larger boards need more.
fn rounds(size: Size) -> usize {
    40 + size.area() / 2
}
