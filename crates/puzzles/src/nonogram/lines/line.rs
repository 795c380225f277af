//! One line: the ways through it from both sides, for all places at once, and what they imply
//! (dynamic programming, bit by bit in parallel).

use grille_engine::Conflict;

use super::clue::{Clue, Ready};
use super::{edges, exact};
use crate::bits::Bits;

/// How much of what a line implies is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in super::super) enum Rule {
    /// Everything: what all placements of its runs share.
    #[default]
    Exact,
    /// What its leftmost and its rightmost placement show.
    Edges,
}

/// One way through a line: from its left, or from its right on the mirrored line.
#[derive(Debug)]
struct Pass<const W: usize> {
    /// The places where each kind of run fits.
    fits: Vec<Bits<W>>,
    /// `done[j]`: the places before which the first `j` runs of this way can be done with.
    done: Vec<Bits<W>>,
}

/// Lists that are kept between lines, so that none is made twice.
#[derive(Debug)]
pub(super) struct Scratch<const W: usize> {
    passes: Passes<W>,
    /// What a rule gathers while it puts the two ways together.
    gathered: Vec<Bits<W>>,
}

/// The two ways through a line.
#[derive(Debug)]
struct Passes<const W: usize> {
    left: Pass<W>,
    right: Pass<W>,
    mirrored: Vec<Bits<W>>,
    /// `starts[j]`: the places at which run `j` can start, seen from the left.
    starts: Vec<Bits<W>>,
}

impl<const W: usize> Default for Scratch<W> {
    fn default() -> Self {
        let pass = || Pass { fits: Vec::new(), done: Vec::new() };
        let (left, right) = (pass(), pass());
        let passes = Passes { left, right, mirrored: Vec::new(), starts: Vec::new() };
        Self { passes, gathered: Vec::new() }
    }
}

/// Narrow what the cells of a line can be to what its runs allow, as far as the rule sees it.
///
/// `can[v]` holds the cells that can have the value `v`; 0 is the background. The line has
/// `length` cells, fewer than `64 * W`. Under every rule a line without a placement is a conflict.
///
/// The two ways through the line do not wait for each other; what they found is put together at
/// the end, run by run.
pub(super) fn narrow<const W: usize>(
    rule: Rule,
    length: usize,
    clue: Clue,
    can: &mut [Bits<W>],
    scratch: &mut Scratch<W>,
) -> Result<(), Conflict> {
    let Scratch { passes, gathered } = scratch;
    let ways = passes.through(length, clue, can)?;
    match rule {
        Rule::Exact => exact::join(&ways, can, gathered),
        Rule::Edges => edges::join(&ways, can, gathered),
    }
    Ok(())
}

/// The first and the last start of each run; `None` when there is no placement.
pub(super) fn outermost<const W: usize>(
    length: usize,
    clue: Clue,
    can: &[Bits<W>],
    scratch: &mut Scratch<W>,
) -> Option<Vec<(usize, usize)>> {
    let ways = scratch.passes.through(length, clue, can).ok()?;
    let outermost = |j| {
        let starts = ways.starts(j, &ways.after(j + 1));
        starts.first().zip(starts.last())
    };
    (0..clue.runs.len()).map(outermost).collect()
}

impl<const W: usize> Passes<W> {
    /// Both ways through a line.
    #[inline(always)]
    fn through<'a>(
        &'a mut self,
        length: usize,
        clue: Clue<'a>,
        can: &[Bits<W>],
    ) -> Result<Ways<'a, W>, Conflict> {
        let Self { left, right, mirrored, starts } = self;
        mirrored.clear();
        mirrored.extend(can.iter().map(|cells| cells.reversed(length)));
        left.prepare(clue, can);
        right.prepare(clue, mirrored);
        starts.resize(clue.runs.len(), Bits::NONE);
        let backwards = clue.runs.iter().rev();
        let mut gap_behind = false;
        for (j, (run, last)) in clue.runs.iter().zip(backwards).enumerate() {
            starts[j] = left.step(j, run, run.gap && j > 0, &can[0]);
            right.step(j, last, gap_behind, &mirrored[0]);
            gap_behind = last.gap;
        }
        if !left.done[clue.runs.len()].has(length) {
            return Err(Conflict);
        }
        Ok(Ways { length, clue, white: can[0], left, right, starts })
    }
}

impl<const W: usize> Pass<W> {
    /// Where runs fit, and how far the background reaches before the first one.
    fn prepare(&mut self, clue: Clue, can: &[Bits<W>]) {
        self.fits.clear();
        let mut last = Bits::NONE;
        for kind in clue.kinds {
            let from = if kind.first { can[usize::from(kind.colour)] } else { last };
            last = from.runs(kind.step as usize);
            self.fits.push(last);
        }
        self.done.resize(clue.runs.len() + 1, Bits::NONE);
        self.done[0] = Bits::one(0).flow(&can[0]);
    }

    /// Place the next run of this way, number `j`; the places at which it can start.
    fn step(&mut self, j: usize, run: &Ready, gap: bool, white: &Bits<W>) -> Bits<W> {
        let before = self.done[j];
        let from = if gap { before.and(white).up(1) } else { before };
        let starts = from.and(&self.fits[usize::from(run.kind)]);
        self.done[j + 1] = starts.up(run.length as usize).flow(white);
        starts
    }
}

/// What both ways through a line found. It has a placement.
pub(super) struct Ways<'a, const W: usize> {
    length: usize,
    pub clue: Clue<'a>,
    /// The cells that could be background.
    pub white: Bits<W>,
    left: &'a Pass<W>,
    right: &'a Pass<W>,
    starts: &'a [Bits<W>],
}

impl<const W: usize> Ways<'_, W> {
    /// The places before which the first `j` runs can be done with.
    pub fn before(&self, j: usize) -> Bits<W> {
        self.left.done[j]
    }

    /// The places from which the runs from `j` on can be done.
    pub fn after(&self, j: usize) -> Bits<W> {
        self.right.done[self.clue.runs.len() - j].reversed(self.length + 1)
    }

    /// The places at which run `j` can start: what is left of it is done before, and what is right
    /// of it, from one of the places of `after`, behind it.
    pub fn starts(&self, j: usize, after: &Bits<W>) -> Bits<W> {
        let gap = self.clue.runs.get(j + 1).is_some_and(|next| next.gap);
        let behind = if gap { self.white.and(&after.down(1)) } else { *after };
        self.starts[j].and(&behind.down(self.clue.runs[j].length as usize))
    }
}
