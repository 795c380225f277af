//! The questions one can ask about a puzzle.

use std::ops::ControlFlow;

use crate::cells::{Cells, place};
use crate::givens::Givens;
use crate::portable::Plain;
use crate::search::{self, Task, Walk};

/// A solved puzzle: 81 digits from 1 to 9, row by row.
pub type Grid = [u8; 81];

/// How many solutions a puzzle has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It contradicts itself.
    None,
    /// This one and no other.
    Unique(Grid),
    /// These two, and maybe more.
    Several(Grid, Grid),
}

/// Which instructions to use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Machine {
    /// The best that this machine has.
    Best,
    /// Those that every machine has. The answers are the same, in the same order.
    Plain,
}

/// The first solution, if there is one.
pub fn first(givens: &Givens) -> Option<Grid> {
    let mut first = None;
    let mut found = |cells: &Cells| {
        first = Some(digits(cells));
        ControlFlow::Break(())
    };
    search(&mut Task { cells: &givens.0, stop: &mut || false, found: &mut found }, Machine::Best);
    first
}

/// How many solutions there are, but no more than `limit`.
pub fn count(givens: &Givens, limit: u64) -> u64 {
    if limit == 0 {
        return 0;
    }
    let mut count = 0;
    let mut found = |_: &Cells| {
        count += 1;
        if count < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    search(&mut Task { cells: &givens.0, stop: &mut || false, found: &mut found }, Machine::Best);
    count
}

/// Is there a solution, and only one?
pub fn judge(givens: &Givens) -> Verdict {
    let mut verdict = Verdict::None;
    let mut found = |cells: &Cells| {
        if let Verdict::Unique(first) = verdict {
            verdict = Verdict::Several(first, digits(cells));
            return ControlFlow::Break(());
        }
        verdict = Verdict::Unique(digits(cells));
        ControlFlow::Continue(())
    };
    search(&mut Task { cells: &givens.0, stop: &mut || false, found: &mut found }, Machine::Best);
    verdict
}

/// Hand all solutions to `visit` until it breaks off, or `stop`, asked now and then, says yes.
pub fn each(
    givens: &Givens,
    machine: Machine,
    stop: &mut dyn FnMut() -> bool,
    visit: &mut dyn FnMut(&Grid) -> ControlFlow<()>,
) -> Walk {
    let mut found = |cells: &Cells| visit(&digits(cells));
    search(&mut Task { cells: &givens.0, stop, found: &mut found }, machine)
}

fn search(task: &mut Task, machine: Machine) -> Walk {
    #[cfg(target_arch = "x86_64")]
    if machine == Machine::Best
        && let Some(walk) = crate::x86::walk(task)
    {
        return walk;
    }
    search::walk::<Plain>(task)
}

fn digits(cells: &Cells) -> Grid {
    std::array::from_fn(|cell| {
        let (register, lane) = place(cell);
        cells[register].0[lane].trailing_zeros() as u8 + 1
    })
}
