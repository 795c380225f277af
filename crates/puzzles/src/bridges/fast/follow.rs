//! What follows at once when a bound is raised (bounds propagation): from numbers, crossings and
//! groups.

use super::board::{Board, Step};
use super::fact::{Fact, LEAST, MOST};
use super::why::{Clash, Reason};

impl Board {
    /// What the numbers and the islands alone say, before anything is known.
    pub fn begin(&mut self) -> Result<(), Clash> {
        for island in 0..self.net.islands() {
            self.balance(island, LEAST)?;
            self.balance(island, MOST)?;
        }
        (0..self.net.spans()).try_for_each(|span| self.keep_unfinished(span))
    }

    /// What follows from a step; `true` when the board may have been torn apart by it.
    pub fn follow(&mut self, step: Step) -> Result<bool, Clash> {
        let (span, side) = (step.bound / 2, step.bound & 1);
        let [a, b] = self.net.ends[span as usize];
        self.balance(a, side)?;
        self.balance(b, side)?;
        if side == MOST {
            return Ok(step.after == 0 && !self.groups.together(a, b));
        }
        if step.before == 0 {
            for place in self.net.crossings.places(span) {
                let other = self.net.crossings.at(place);
                self.set(Fact::closed(other), Reason::Cross(span))?;
            }
        }
        self.watch_group(a, b)?;
        Ok(false)
    }

    /// Each span at an island can take what the others leave, and must take what they cannot.
    ///
    /// The two sides are the same: a bound can be no further from its opposite than the slack.
    fn balance(&mut self, island: u32, side: u32) -> Result<(), Clash> {
        let slack = self.slack(island, side);
        if slack >= self.net.most as i16 {
            return Ok(());
        }
        if slack < 0 {
            return Err(Clash::Unmet(island, side));
        }
        for span in self.net.at[island as usize] {
            let bound = 2 * span + side;
            let value = -self.bound(bound) - slack as i8;
            if value > self.bound(bound ^ 1) {
                self.set(Fact::new(bound ^ 1, value), Reason::Number(island))?;
            }
        }
        Ok(())
    }

    /// A group of which at most two islands want more bridges: it must not be finished.
    fn watch_group(&mut self, a: u32, b: u32) -> Result<(), Clash> {
        let group = self.groups.of(a);
        if self.groups.size(group) == self.net.islands() {
            return Ok(());
        }
        let Some(some) = self.groups.some(group) else { return Err(Clash::Finished(a)) };
        match self.groups.wanting(group) {
            1 => self.watch_island(some)?,
            2 => {
                let wants = |island: &u32| self.slack(*island, LEAST) > 0;
                if let Some(island) = [a, b].into_iter().find(wants) {
                    self.watch_island(island)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn watch_island(&mut self, island: u32) -> Result<(), Clash> {
        for span in self.net.at[island as usize] {
            if self.width(span) > 0 {
                self.keep_unfinished(span)?;
            }
        }
        Ok(())
    }

    /// A span gets fewer bridges than would finish the groups at its ends.
    ///
    /// ```text
    /// 1 - 1       2 = 2       1 - 2 - 1    with another island elsewhere
    /// ```
    fn keep_unfinished(&mut self, span: u32) -> Result<(), Clash> {
        let width = i16::from(self.width(span));
        let ends = self.net.ends[span as usize];
        if width == 0 || ends.iter().any(|&end| self.slack(end, LEAST) != width) {
            return Ok(());
        }
        let [a, b] = ends.map(|end| self.groups.of(end));
        let (size, wanting) = match a == b {
            true => (self.groups.size(a), self.groups.wanting(a)),
            false => (
                self.groups.size(a) + self.groups.size(b),
                self.groups.wanting(a) + self.groups.wanting(b),
            ),
        };
        if wanting > 2 || size == self.net.islands() {
            return Ok(());
        }
        let bound = 2 * span + MOST;
        self.set(Fact::new(bound, self.bound(bound) + 1), Reason::Closing)
    }
}
