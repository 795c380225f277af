//! Chains of shaded cells that touch at their corners, with the edge of the board as one more member:
//! white cells are cut off exactly where a chain closes (union–find; breadth first for the ring).
//!
//! ```text
//! . # . .     . . # .     . . # .
//! # . # .     . . . #     . # . .
//! . # . .     . . . .     # . . .     a ring, a corner, a line from edge to edge
//! ```

use std::collections::VecDeque;

use grille_engine::{Domains, Forest, Message, Reason, Step, message};
use grille_grid::{Cell, Line, Size};

use super::{Board, CHAIN, CUT, is_open, is_shaded, list, white};

/// Which shaded cells hang together.
pub(super) struct Chains {
    forest: Forest,
    is_member: Vec<bool>,
}

/// The chains that a cell touches, by the nodes that stand for them: up to four at its corners, and
/// the one with the edge of the board.
struct Touched {
    groups: [u32; 5],
    number: usize,
    /// Is one of them touched twice?
    is_closed: bool,
}

impl Touched {
    fn groups(&self) -> &[u32] {
        &self.groups[..self.number]
    }

    fn add(&mut self, group: u32) {
        if self.groups().contains(&group) {
            self.is_closed = true;
            return;
        }
        self.groups[self.number] = group;
        self.number += 1;
    }

    /// How many of them another cell touches too.
    fn shared(&self, other: &Self) -> usize {
        self.groups().iter().filter(|group| other.groups().contains(group)).count()
    }
}

impl Chains {
    /// The chains of all cells that are shaded.
    pub fn new(board: &Board, known: &Domains) -> Self {
        let area = board.size().area();
        let mut chains =
            Self { forest: Forest::new(area as u32 + 1), is_member: vec![false; area] };
        for cell in board.size().cells().filter(|&cell| is_shaded(known, cell)) {
            chains.add(board, cell);
        }
        chains
    }

    /// One more cell is shaded. Says whether no chain closes.
    pub fn add(&mut self, board: &Board, cell: Cell) -> bool {
        let touched = self.touched(board, cell);
        self.is_member[cell.index()] = true;
        for &group in touched.groups() {
            self.forest.join(self.forest.root(cell.0), group);
        }
        !touched.is_closed
    }

    /// How often chains were joined so far.
    pub fn joined(&self) -> usize {
        self.forest.joined()
    }

    /// These cells are not shaded after all; chains were joined so often before.
    pub fn take_back(&mut self, cells: impl IntoIterator<Item = Cell>, joined: usize) {
        while self.forest.joined() > joined {
            self.forest.part();
        }
        cells.into_iter().for_each(|cell| self.is_member[cell.index()] = false);
    }

    /// Would this cell close a chain?
    pub fn would_close(&self, board: &Board, cell: Cell) -> bool {
        self.touched(board, cell).is_closed
    }

    fn touched(&self, board: &Board, cell: Cell) -> Touched {
        let mut touched = Touched { groups: [0; 5], number: 0, is_closed: false };
        if is_at_edge(board.size(), cell) {
            touched.add(self.forest.root(edge(board)));
        }
        for near in board.diagonal(cell).filter(|near| self.is_member[near.index()]) {
            touched.add(self.forest.root(near.0));
        }
        touched
    }
}

/// The edge of the board as a node.
fn edge(board: &Board) -> u32 {
    board.size().area() as u32
}

fn is_at_edge(size: Size, cell: Cell) -> bool {
    let (row, column) = (size.row(cell), size.column(cell));
    row == 0 || column == 0 || row + 1 == size.height || column + 1 == size.width
}

/// Shaded cells that form a closed chain together with one more.
pub(super) struct Ring {
    /// In order.
    pub cells: Vec<Cell>,
    /// Is the edge of the board part of it?
    pub has_edge: bool,
}

/// A node during the search for a ring.
#[derive(Clone, Copy, Default)]
struct Visit {
    from: u32,
    /// Which of the nodes at the start it was reached from, counted from 1; 0 before it is.
    branch: u32,
    depth: u32,
}

impl Board {
    /// The shortest chain that a cell would close. It is one between two branches of a tree that
    /// starts there.
    pub(super) fn ring(&self, cell: Cell, is_shaded: &dyn Fn(Cell) -> bool) -> Option<Ring> {
        let mut visits = vec![Visit::default(); self.size().area() + 1];
        let mut queue = VecDeque::new();
        for (i, near) in self.links(cell.0, is_shaded).into_iter().enumerate() {
            visits[near as usize] = Visit { from: cell.0, branch: i as u32 + 1, depth: 1 };
            queue.push_back(near);
        }
        let mut best: Option<(u32, [u32; 2])> = None;
        while let Some(node) = queue.pop_front() {
            let visit = visits[node as usize];
            if best.is_some_and(|(length, _)| length <= 2 * visit.depth) {
                break;
            }
            for near in self.links(node, is_shaded) {
                let seen = visits[near as usize];
                let length = visit.depth + seen.depth + 1;
                if seen.branch == 0 {
                    let Visit { branch, depth, .. } = visit;
                    visits[near as usize] = Visit { from: node, branch, depth: depth + 1 };
                    queue.push_back(near);
                } else if seen.branch != visit.branch && best.is_none_or(|(l, _)| length < l) {
                    best = Some((length, [node, near]));
                }
            }
        }
        let (_, ends) = best?;
        let [mut path, other] = ends.map(|end| way_back(&visits, end, cell.0));
        path.reverse();
        path.extend(other);
        let has_edge = path.contains(&edge(self));
        path.retain(|&node| node != edge(self));
        Some(Ring { cells: path.into_iter().map(Cell).collect(), has_edge })
    }

    /// The shaded cells, or the edge, that a node touches.
    fn links(&self, node: u32, is_shaded: &dyn Fn(Cell) -> bool) -> Vec<u32> {
        let size = self.size();
        if node == edge(self) {
            let is_outer = |line: &Line| line.index == 0 || line.index + 1 == size.count(line.axis);
            let at_edge = size.lines().filter(is_outer).flat_map(Line::cells);
            return at_edge.filter(|&cell| is_shaded(cell)).map(|cell| cell.0).collect();
        }
        let near = self.diagonal(Cell(node)).filter(|&cell| is_shaded(cell)).map(|cell| cell.0);
        near.chain(is_at_edge(size, Cell(node)).then_some(edge(self))).collect()
    }
}

/// The nodes from one back to the start, which is left out.
fn way_back(visits: &[Visit], end: u32, start: u32) -> Vec<u32> {
    let before = |&node: &u32| Some(visits[node as usize].from).filter(|&from| from != start);
    std::iter::successors(Some(end), before).collect()
}

/// A cell that would cut the white cells apart is white.
pub(super) fn cut(board: &Board, known: &Domains) -> Vec<Step> {
    let size = board.size();
    let chains = Chains::new(board, known);
    let mut steps = Vec::new();
    for cell in size.cells().filter(|&cell| is_open(known, cell)) {
        let is_narrow = size.width.min(size.height) == 1;
        let near = if is_narrow { size.around(cell).collect() } else { Vec::new() };
        let (reason, why) = if near.len() == 2 {
            let near = board.spots(&near);
            let why = message!("singles-cut-line", cell = board.spot(cell), cells = list(&near));
            (Reason::cells(near), why)
        } else if chains.would_close(board, cell) {
            let Some(ring) = board.ring(cell, &|cell| is_shaded(known, cell)) else { continue };
            (Reason::cells(board.spots(&ring.cells)), cut_why(board, cell, &ring))
        } else {
            continue;
        };
        steps.extend(Step::new(CUT, reason, why, white([cell], known)));
    }
    steps
}

fn cut_why(board: &Board, cell: Cell, ring: &Ring) -> Message {
    let (cell, cells) = (board.spot(cell), list(&board.spots(&ring.cells)));
    match ring.has_edge {
        true => message!("singles-cut-edge", cell = cell, cells = cells),
        false => message!("singles-cut-ring", cell = cell, cells = cells),
    }
}

/// One of two equal numbers is shaded, and whichever it is, another cell touches it or would close a
/// chain with it.
///
/// ```text
/// . 5 5 .     the o touches the first 5; with the second one and #
/// . o . .     it would be a chain from edge to edge
/// # . . .
/// ```
pub(super) fn chain(board: &Board, known: &Domains) -> Vec<Step> {
    let clashes = Clashes::new(board, known);
    let mut steps = Vec::new();
    for repeat in &board.repeats {
        let open: Vec<Cell> =
            repeat.cells.iter().copied().filter(|&cell| is_open(known, cell)).collect();
        let clashing: Vec<_> = open.iter().map(|&cell| clashes.of(cell)).collect();
        for (i, j) in (0..open.len()).flat_map(|j| (0..j).map(move |i| (i, j))) {
            for &(cell, closes) in &clashing[i] {
                let other = clashing[j].iter().find(|(other, _)| *other == cell);
                let Some(&(_, closes_too)) = other else { continue };
                let pair = [(open[i], closes), (open[j], closes_too)];
                if closes || closes_too {
                    steps.extend(chain_step(board, known, pair, cell));
                }
            }
        }
    }
    steps
}

/// Which open cells are not shaded both.
struct Clashes<'b> {
    board: &'b Board,
    known: &'b Domains,
    chains: Chains,
    /// Open cells that touch several chains.
    linked: Vec<(Cell, Touched)>,
}

impl<'b> Clashes<'b> {
    fn new(board: &'b Board, known: &'b Domains) -> Self {
        let chains = Chains::new(board, known);
        let open = board.size().cells().filter(|&cell| is_open(known, cell));
        let touched = open.map(|cell| (cell, chains.touched(board, cell)));
        let linked = touched.filter(|(_, touched)| touched.number > 1).collect();
        Self { board, known, chains, linked }
    }

    /// What cannot be shaded if this cell is, and whether that is because a chain would close: both
    /// touch one chain and each other's corner, or two chains.
    fn of(&self, cell: Cell) -> Vec<(Cell, bool)> {
        let Self { board, known, chains, linked } = self;
        let own = chains.touched(board, cell);
        let beside = board.size().around(cell).map(|near| (near, false));
        let corners = board.diagonal(cell);
        let corners = corners.filter(|&near| own.shared(&chains.touched(board, near)) > 0);
        let far = linked.iter().filter(|(other, touched)| {
            *other != cell && own.shared(touched) > 1 && !board.are_touching(cell, *other)
        });
        let closing = corners.chain(far.map(|(other, _)| *other));
        let all = beside.chain(closing.map(|near| (near, true)));
        all.filter(|&(near, _)| is_open(known, near)).collect()
    }
}

/// One of a pair is shaded; of each is said whether a chain would close with it.
fn chain_step(board: &Board, known: &Domains, pair: [(Cell, bool); 2], cell: Cell) -> Option<Step> {
    let mut links: Vec<Cell> = Vec::new();
    for (member, _) in pair.into_iter().filter(|(_, closes)| *closes) {
        let ring = board.ring(cell, &|cell| cell == member || is_shaded(known, cell))?;
        links.extend(ring.cells.iter().filter(|&&link| link != member));
    }
    links.sort_unstable();
    links.dedup();
    let (spots, links) = (board.spots(&pair.map(|(member, _)| member)), board.spots(&links));
    let why = message!(
        "singles-chain-why",
        pair = list(&spots),
        number = board.number(pair[0].0),
        cell = board.spot(cell),
        cells = list(&links),
        count = links.len()
    );
    let reason = Reason::cells(spots).and(Reason::cells(links));
    Step::new(CHAIN, reason, why, white([cell], known))
}
