//! Whether a span that was closed is missed: are there two other ways between its ends?

use super::board::Board;
use super::fact::LEAST;
use super::survey::Cut;

/// How the ends of a closed span hang together still.
#[derive(Clone, Copy, Debug)]
pub(super) enum Ways {
    /// By two ways that share no doubtful span: nothing has become indispensable.
    Two,
    /// Every way leads over this span.
    Over(Cut),
    /// There is no way from this island to the other end.
    None(u32),
    /// Unknown: the ways are long.
    Far,
}

/// Walks from both ends at once; the lists are kept for the next walk.
///
/// A span is doubtful while it may or may not have a bridge. A doubtful span without which the
/// board would fall apart, but only since another one was closed, parts the ends of that one.
#[derive(Debug, Default)]
pub(super) struct Detours {
    /// For each island the walk that came there last (two numbers a walk, one from each end), and
    /// the span it came by.
    came: Vec<(u32, u32)>,
    /// For each doubtful span the first way that led over it, and from which island.
    taken: Vec<(u32, u32)>,
    walk: u32,
    queues: [Vec<u32>; 2],
}

/// A walk that has come to more islands than this from either end is given up.
const FAR: usize = 400;

/// How a walk from both ends has ended.
enum Walk {
    /// Over this span, from this island.
    Met(u32, u32),
    /// There is nowhere to go from one end.
    Stuck(usize),
    Far,
}

impl Detours {
    /// How the ends of a closed span hang together.
    pub fn between(&mut self, board: &Board, span: u32) -> Ways {
        let ends = board.net.ends[span as usize];
        if board.groups.together(ends[0], ends[1]) {
            return Ways::Two;
        }
        self.start(board);
        match self.meet(board, ends, 0) {
            Walk::Far => return Ways::Far,
            Walk::Stuck(side) => return Ways::None(ends[side]),
            Walk::Met(over, from) => self.take(board, ends, over, from),
        }
        let first = self.walk;
        match self.meet(board, ends, first) {
            Walk::Far => Ways::Far,
            Walk::Met(..) => Ways::Two,
            Walk::Stuck(side) => Ways::Over(self.cut(board, side, first)),
        }
    }

    fn start(&mut self, board: &Board) {
        if self.walk > u32::MAX - 8 {
            self.came.clear();
            self.taken.clear();
            self.walk = 0;
        }
        self.came.resize(board.net.islands() as usize, (0, 0));
        self.taken.resize(board.net.spans() as usize, (0, 0));
    }

    /// Walks from both ends in turn until the walks meet. The second time, where they follow the
    /// first way they may go against it but not along it, as with flows.
    fn meet(&mut self, board: &Board, ends: [u32; 2], first: u32) -> Walk {
        self.walk += 2;
        for (side, &end) in ends.iter().enumerate() {
            self.queues[side].clear();
            self.queues[side].push(end);
            self.came[end as usize].0 = self.walk + side as u32;
        }
        let mut next = 0;
        loop {
            for side in [0, 1] {
                let Some(&island) = self.queues[side].get(next) else { return Walk::Stuck(side) };
                if let Some(walk) = self.expand(board, side, island, first) {
                    return walk;
                }
            }
            next += 1;
            if next > FAR {
                return Walk::Far;
            }
        }
    }

    fn expand(&mut self, board: &Board, side: usize, island: u32, first: u32) -> Option<Walk> {
        let (mine, other_walk) = (self.walk + side as u32, self.walk + 1 - side as u32);
        for span in board.net.at[island as usize] {
            if !board.is_possible(span) {
                continue;
            }
            let other = board.net.across(span, island);
            let came = self.came[other as usize].0;
            let from = if side == 0 { island } else { other };
            if came == mine || first > 0 && self.taken[span as usize] == (first, from) {
                continue;
            }
            if came == other_walk {
                return Some(Walk::Met(span, from));
            }
            self.came[other as usize] = (mine, span);
            self.queues[side].push(other);
        }
        None
    }

    /// Marks the doubtful spans of the way just found.
    fn take(&mut self, board: &Board, ends: [u32; 2], over: u32, from: u32) {
        let mut mark = |span: u32, from: u32| {
            if board.bound(2 * span + LEAST) == 0 {
                self.taken[span as usize] = (self.walk, from);
            }
        };
        mark(over, from);
        let mut island = from;
        while island != ends[0] {
            let span = self.came[island as usize].1;
            island = board.net.across(span, island);
            mark(span, island);
        }
        let mut island = board.net.across(over, from);
        while island != ends[1] {
            let span = self.came[island as usize].1;
            mark(span, island);
            island = board.net.across(span, island);
        }
    }

    /// The one span of the first way that leads out of the islands where the second got stuck.
    fn cut(&self, board: &Board, side: usize, first: u32) -> Cut {
        let mine = self.walk + side as u32;
        let mut cut = Cut { span: board.net.spans(), odd: false };
        for &island in &self.queues[side] {
            cut.odd ^= board.net.numbers[island as usize] % 2 == 1;
            for (span, other) in board.net.around(island) {
                let leads_out = self.came[other as usize].0 != mine;
                if leads_out && self.taken[span as usize].0 == first {
                    cut.span = span;
                }
            }
        }
        cut
    }
}
