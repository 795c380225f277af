//! The leftmost and the rightmost placement of a line, by the line method in the size it needs.

use grille_engine::Values;
use grille_engine::constraints::Run;

use super::clue::Clues;
use super::line::{Scratch, outermost};
use crate::bits::Bits;

/// A clue made ready to be placed.
#[derive(Debug)]
pub(in super::super) struct Outermost {
    clues: Clues,
    /// How many values count: the background and the colours of the runs.
    values: u8,
}

impl Outermost {
    pub fn new(runs: &[Run]) -> Self {
        let mut clues = Clues::default();
        clues.push(runs);
        Self { clues, values: 1 + runs.iter().map(|run| run.colour).max().unwrap_or(0) }
    }

    /// The first and the last start of each run, if the cells can be so much; `None` when there is
    /// no placement.
    pub fn starts(&self, can: &[Values]) -> Option<Vec<(usize, usize)>> {
        match can.len() / 64 {
            0 => self.starts_in::<1>(can),
            1 => self.starts_in::<2>(can),
            2..=3 => self.starts_in::<4>(can),
            4..=7 => self.starts_in::<8>(can),
            _ => self.starts_in::<32>(can),
        }
    }

    fn starts_in<const W: usize>(&self, can: &[Values]) -> Option<Vec<(usize, usize)>> {
        let mut masks = vec![Bits::<W>::NONE; self.values.into()];
        for (place, values) in can.iter().enumerate() {
            let own = values.and(Values::below(self.values.into()));
            own.iter().for_each(|v| masks[usize::from(v)].0[place / 64] |= 1 << (place % 64));
        }
        outermost(can.len(), self.clues.get(0), &masks, &mut Scratch::default())
    }
}
