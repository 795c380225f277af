//! One walk over the possible spans that finds what is cut off, and what hangs by one span alone.

use super::board::Board;
use super::fact::{Fact, LEAST, MOST};
use super::why::{Clash, Reason};

/// The lists of a walk, kept for the next one.
#[derive(Debug, Default)]
pub(super) struct Survey {
    visits: Vec<Visit>,
    cuts: Vec<Cut>,
}

/// An island during a walk.
#[derive(Clone, Copy, Debug)]
struct Visit {
    /// When it was entered, from 1; 0 before.
    entered: u32,
    /// The earliest island that can be reached from it or beyond without the span it was entered by.
    earliest: u32,
    /// The span it was entered by.
    by: u32,
    /// The next of its spans to look at.
    next: u8,
    /// Is the sum of the numbers from here on odd?
    odd: bool,
}

/// A span without which the board falls apart.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cut {
    pub span: u32,
    /// Is the sum of the numbers beyond it odd? Then so is the number of its bridges.
    pub odd: bool,
}

impl Survey {
    /// Everything must hang together; a span that alone holds two parts together has a bridge.
    pub fn run(&mut self, board: &mut Board) -> Result<(), Clash> {
        let reached = self.walk(board);
        if reached < board.net.islands() {
            let cut_off = self.visits.iter().position(|visit| visit.entered == 0);
            return Err(Clash::Torn(cut_off.unwrap_or(0) as u32));
        }
        self.cuts.iter().try_for_each(|&cut| cut.hold(board))
    }

    /// Walks from the first island, without recursion; says how many islands were reached.
    fn walk(&mut self, board: &Board) -> u32 {
        let numbers = &board.net.numbers;
        self.cuts.clear();
        self.visits.clear();
        self.visits.extend(numbers.iter().map(|number| Visit {
            entered: 0,
            earliest: 0,
            by: board.net.spans(),
            next: 0,
            odd: number % 2 == 1,
        }));
        let mut reached = 1;
        (self.visits[0].entered, self.visits[0].earliest) = (1, 1);
        let mut island = 0;
        loop {
            let visit = &mut self.visits[island as usize];
            let Some(&span) = board.net.at[island as usize].get(usize::from(visit.next)) else {
                if island == 0 {
                    return reached;
                }
                island = self.leave(board, island);
                continue;
            };
            visit.next += 1;
            if span == visit.by || !board.is_possible(span) {
                continue;
            }
            let other = board.net.across(span, island);
            let seen = self.visits[other as usize].entered;
            if seen > 0 {
                let visit = &mut self.visits[island as usize];
                visit.earliest = visit.earliest.min(seen);
                continue;
            }
            reached += 1;
            let visit = &mut self.visits[other as usize];
            (visit.entered, visit.earliest, visit.by) = (reached, reached, span);
            island = other;
        }
    }

    /// Tell the island before what was found beyond, and go back to it.
    fn leave(&mut self, board: &Board, island: u32) -> u32 {
        let beyond = self.visits[island as usize];
        if beyond.earliest == beyond.entered {
            self.cuts.push(Cut { span: beyond.by, odd: beyond.odd });
        }
        let before = board.net.across(beyond.by, island);
        let visit = &mut self.visits[before as usize];
        visit.earliest = visit.earliest.min(beyond.earliest);
        visit.odd ^= beyond.odd;
        before
    }
}

impl Cut {
    /// A cut has at least one bridge. Bridges beyond it count twice in the sum of the numbers
    /// there, those on the cut once: so their number is odd when that sum is.
    pub fn hold(self, board: &mut Board) -> Result<(), Clash> {
        let fits = |bound: i8| (bound & 1 == 1) == self.odd;
        let (least, most) = (2 * self.span + LEAST, 2 * self.span + MOST);
        let value = board.bound(least).max(1);
        let value = if fits(value) { value } else { value + 1 };
        board.set(Fact::new(least, value), Reason::Cut)?;
        let value = board.bound(most);
        let value = if fits(value) { value } else { value + 1 };
        board.set(Fact::new(most, value), Reason::Cut)
    }
}
