//! Whether a span that was closed is missed: are there two other ways between its ends (two
//! edge-disjoint paths, by augmenting the first as flows are)?

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
///
/// A walk goes from group to group. Only islands that want bridges have doubtful spans, so the
/// others are passed over.
#[derive(Debug, Default)]
pub(super) struct Detours {
    /// For each group, by who speaks for it, the walk that came there last, and how.
    came: Vec<Came>,
    /// For each doubtful span the first way that led over it, and from which island.
    taken: Vec<(u32, u32)>,
    walk: u32,
    sides: [Side; 2],
}

/// A walk has come to a group.
#[derive(Clone, Copy, Debug, Default)]
struct Came {
    /// Two numbers a walk, one from each end.
    walk: u32,
    /// By this span,
    by: u32,
    /// from this island.
    from: u32,
}

/// How far a walk from one end has come.
#[derive(Debug, Default)]
struct Side {
    /// An island of each group that it has come to, one that wants bridges.
    groups: Vec<u32>,
    /// The group that is being looked at,
    group: usize,
    /// and the next of its islands, if that is not the first.
    island: Option<u32>,
}

/// A walk that has looked at more islands than this from either end is given up.
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
        let groups = ends.map(|end| board.groups.of(end));
        if groups[0] == groups[1] {
            return Ways::Two;
        }
        self.start(board);
        match self.meet(board, groups, 0) {
            Walk::Far => return Ways::Far,
            Walk::Stuck(side) => return Ways::None(ends[side]),
            Walk::Met(over, from) => self.take(board, over, from),
        }
        let first = self.walk;
        match self.meet(board, groups, first) {
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
        self.came.resize(board.net.islands() as usize, Came::default());
        self.taken.resize(board.net.spans() as usize, (0, 0));
    }

    /// Walks from two groups in turn until the walks meet. The second time, where they follow the
    /// first way they may go against it but not along it, as with flows.
    fn meet(&mut self, board: &Board, groups: [u32; 2], first: u32) -> Walk {
        self.walk += 2;
        for (side, &group) in groups.iter().enumerate() {
            let Some(island) = board.groups.some(group) else { return Walk::Stuck(side) };
            let walk = self.walk + side as u32;
            self.came[group as usize] = Came { walk, by: board.net.spans(), from: island };
            self.sides[side].start(island);
        }
        for _ in 0..FAR {
            for side in [0, 1] {
                let Some(island) = self.sides[side].next(board) else { return Walk::Stuck(side) };
                if let Some(walk) = self.expand(board, side, island, first) {
                    return walk;
                }
            }
        }
        Walk::Far
    }

    fn expand(&mut self, board: &Board, side: usize, island: u32, first: u32) -> Option<Walk> {
        let (mine, other_walk) = (self.walk + side as u32, self.walk + 1 - side as u32);
        for span in board.net.at[island as usize] {
            if !board.is_possible(span) || board.bound(2 * span + LEAST) > 0 {
                continue;
            }
            let other = board.net.across(span, island);
            let group = board.groups.of(other) as usize;
            let came = self.came[group].walk;
            let from = if side == 0 { island } else { other };
            if came == mine || first > 0 && self.taken[span as usize] == (first, from) {
                continue;
            }
            if came == other_walk {
                return Some(Walk::Met(span, from));
            }
            self.came[group] = Came { walk: mine, by: span, from: island };
            self.sides[side].groups.push(other);
        }
        None
    }

    /// Marks the spans of the way just found.
    fn take(&mut self, board: &Board, over: u32, from: u32) {
        self.taken[over as usize] = (self.walk, from);
        for (side, mut island) in [from, board.net.across(over, from)].into_iter().enumerate() {
            loop {
                let Came { by, from, .. } = self.came[board.groups.of(island) as usize];
                if by == board.net.spans() {
                    break;
                }
                let nearer = if side == 0 { from } else { board.net.across(by, from) };
                self.taken[by as usize] = (self.walk, nearer);
                island = from;
            }
        }
    }

    /// The one span of the first way that leads out of the groups where the second got stuck.
    ///
    /// Bridges that are still to come count twice in what their islands want, but for those on
    /// that span.
    fn cut(&mut self, board: &Board, side: usize, first: u32) -> Cut {
        let mine = self.walk + side as u32;
        let mut cut = Cut { span: board.net.spans(), odd: false };
        self.sides[side].again();
        while let Some(island) = self.sides[side].next(board) {
            cut.odd ^= board.slack(island, LEAST) % 2 == 1;
            for (span, other) in board.net.around(island) {
                let is_taken = self.taken[span as usize].0 == first;
                if is_taken && self.came[board.groups.of(other) as usize].walk != mine {
                    cut.span = span;
                }
            }
        }
        cut
    }
}

impl Side {
    /// Only one group, given by an island that wants bridges, and nothing looked at.
    fn start(&mut self, island: u32) {
        self.groups.clear();
        self.groups.push(island);
        self.again();
    }

    /// The same groups from the beginning.
    fn again(&mut self) {
        (self.group, self.island) = (0, None);
    }

    /// The next island that wants bridges, of the group that is being looked at or the next one.
    fn next(&mut self, board: &Board) -> Option<u32> {
        let first = *self.groups.get(self.group)?;
        let island = self.island.unwrap_or(first);
        self.island = Some(board.groups.next(island)).filter(|&next| next != first);
        self.group += usize::from(self.island.is_none());
        Some(island)
    }
}
