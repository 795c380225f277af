//! One walk over the possible spans that finds what is cut off, and what hangs by one span alone
//! (the bridges of a graph, by Tarjan).

use grille_engine::{Beside, Cuts, Hold, Left, Walker};

use super::board::Board;
use super::fact::{Fact, LEAST, MOST};
use super::why::{Clash, Reason};

/// The lists of a walk, kept for the next one.
#[derive(Debug, Default)]
pub(super) struct Survey {
    walk: Cuts<bool>,
    cuts: Vec<Cut>,
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
        let Self { walk, cuts } = self;
        let islands = board.net.islands();
        cuts.clear();
        if walk.walk(islands as usize, 0, &mut Finder { board, cuts }) < islands {
            let cut_off = (0..islands).find(|&island| walk.place(island).is_none());
            return Err(Clash::Torn(cut_off.unwrap_or(0)));
        }
        self.cuts.iter().try_for_each(|&cut| cut.hold(board))
    }
}

/// Looks for cuts during a walk.
struct Finder<'a> {
    board: &'a Board,
    cuts: &'a mut Vec<Cut>,
}

impl Walker for Finder<'_> {
    /// Is the sum of the numbers odd?
    type Sum = bool;

    fn beside(&self, island: u32, number: u32) -> Beside {
        let net = &self.board.net;
        match net.at[island as usize].get(number as usize) {
            None => Beside::End,
            Some(&span) if !self.board.is_possible(span) => Beside::Closed,
            Some(&span) => Beside::Node(net.across(span, island)),
        }
    }

    fn enter(&mut self, island: u32) -> bool {
        self.board.net.numbers[island as usize] % 2 == 1
    }

    fn leave(&mut self, Left { parent, number, hold, sum: odd }: Left<bool>) {
        if hold == Hold::Edge {
            let span = self.board.net.at[parent as usize][number as usize];
            self.cuts.push(Cut { span, odd });
        }
    }

    fn add(one: bool, other: bool) -> bool {
        one ^ other
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
