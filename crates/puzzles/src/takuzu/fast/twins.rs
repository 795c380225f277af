//! No two lines are equal: what a full line means to those that lack two cells or none.

use grille_engine::Conflict;

use super::board::{Board, Line};
use crate::bits::Bits;

impl<const W: usize> Board<W> {
    /// Compare a line with those that run the same way, if it lacks two cells at most.
    ///
    /// ```text
    /// full line   0 1 1 0 1 0
    /// short one   0 . 1 . 1 0     must not become equal: 0 0 1 1 1 0
    /// ```
    pub(super) fn look_for_twins(&mut self, line: usize) -> Result<(), Conflict> {
        let here = self.lines[line];
        if here.open > 2 {
            return Ok(());
        }
        for other in self.alike(line).filter(|&other| other != line) {
            let there = self.lines[other];
            if here.open.min(there.open) > 0 || there.open > 2 || !may_be_equal(&here, &there) {
                continue;
            }
            match (here.open, there.open) {
                (0, 0) => return Err(Conflict),
                (0, _) => self.differ(other, &here),
                // One full line has settled this one, and it waits again.
                _ => {
                    self.differ(line, &there);
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// The cells that a line lacks are not what they are in a full one.
    fn differ(&mut self, line: usize, full: &Line<W>) {
        let known = self.lines[line].known;
        let open = Bits::below(self.length(line)).without(&known[0].or(&known[1]));
        let other = |value: usize| known[value].or(&open.and(&full.known[1 - value]));
        self.learn(line, &[other(0), other(1)]);
    }
}

/// One of two lines is full: does the other know nothing else?
fn may_be_equal<const W: usize>(one: &Line<W>, other: &Line<W>) -> bool {
    !one.known[0].meets(&other.known[1]) && !one.known[1].meets(&other.known[0])
}
