//! Chains: from "this is not so" to "then that is so", by strong and weak links in turn (AIC).
//!
//! A breadth-first search from each candidate, so that the chains are as short as can be.

use grille_engine::{Argument, Inference, Joint, Message, Reason, RuleId, Step, Strength, message};

use super::look::{Look, Strikes, bond};
use super::shape::bits;

/// Which links a chain may use.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Links {
    /// Those of one digit: an X-chain.
    Digit,
    /// Between the two candidates of a cell, and from cell to cell: an XY-chain.
    Pairs,
    /// All.
    All,
}

/// Nobody follows chains on a board with more candidates than that.
const MOST_CANDIDATES: usize = 1000;

/// A candidate: a digit and a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Node(u32);

/// The shortest chains that strike something: whoever has found them looks for easier steps first.
pub(super) fn chains(look: &Look, links: Links, rule: RuleId) -> Vec<Step> {
    let candidates: u32 =
        (0..look.shape.area()).map(|cell| look.candidates(cell).count_ones()).sum();
    if candidates as usize > MOST_CANDIDATES {
        return Vec::new();
    }
    let mut search = Search::new(look, links);
    let mut found: Vec<(u32, Node, Node)> = Vec::new();
    for start in search.starts() {
        search.run(start, |search, end, length| {
            let is_one = search.strikes_something(start, end, length);
            if is_one {
                found.push((length, start, end));
            }
            is_one
        });
    }
    found.retain(|&(length, _, _)| length == search.longest);
    let mut struck = vec![0; look.shape.area()];
    let mut steps = Vec::new();
    for (_, start, end) in found {
        let strikes = search.ends(start, end);
        // Loops strike more than their ends do.
        if search.is_loop(start, end) || strikes.adds_to(&struck) {
            search.run(start, |_, _, _| false);
            let path = search.path(start, end);
            let strikes = search.all(&path, strikes);
            if strikes.adds_to(&struck) {
                strikes.note(&mut struck);
                steps.extend(search.step(&path, strikes, rule));
            }
        }
    }
    steps
}

/// A breadth-first search, with room that is used again.
struct Search<'s> {
    look: &'s Look<'s>,
    links: Links,
    /// Bits a digit takes in a set of candidates.
    stride: usize,
    /// For each candidate those of which one at least is right, and how many they are.
    strong: Vec<([Node; 4], u8)>,
    /// The candidates that have any.
    linked: Vec<u64>,
    /// Candidates that were reached as right, and as wrong.
    right: Vec<u64>,
    wrong: Vec<u64>,
    /// From where they were reached.
    before_right: Vec<Node>,
    before_wrong: Vec<Node>,
    queue: Vec<(Node, bool, u32)>,
    /// No chain of more links is looked for any more.
    longest: u32,
}

impl<'s> Search<'s> {
    fn new(look: &'s Look<'s>, links: Links) -> Self {
        let (side, words) = (look.shape.side, look.shape.words);
        let nodes = side * words * 64;
        let mut search = Self {
            look,
            links,
            stride: words * 64,
            strong: vec![([Node(0); 4], 0); nodes],
            linked: vec![0; side * words],
            right: vec![0; side * words],
            wrong: vec![0; side * words],
            before_right: vec![Node(0); nodes],
            before_wrong: vec![Node(0); nodes],
            queue: Vec::new(),
            longest: u32::MAX,
        };
        if links != Links::Pairs {
            for digit in 0..side {
                for link in look.links(digit) {
                    let [one, other] = link.ends.map(|cell| search.node(cell, digit));
                    search.join(one, other);
                }
            }
        }
        if links != Links::Digit {
            for cell in look.bivalue() {
                let digits = look.candidates(cell);
                let one = digits.trailing_zeros() as usize;
                let other = 63 - digits.leading_zeros() as usize;
                search.join(search.node(cell, one), search.node(cell, other));
            }
        }
        search
    }

    fn node(&self, cell: usize, digit: usize) -> Node {
        Node((digit * self.stride + cell) as u32)
    }

    fn cell(&self, node: Node) -> usize {
        node.0 as usize % self.stride
    }

    fn digit(&self, node: Node) -> usize {
        node.0 as usize / self.stride
    }

    fn join(&mut self, one: Node, other: Node) {
        for (from, to) in [(one, other), (other, one)] {
            let (list, number) = &mut self.strong[from.0 as usize];
            if !list[..usize::from(*number)].contains(&to) {
                list[usize::from(*number)] = to;
                *number += 1;
            }
            self.linked[from.0 as usize / 64] |= 1 << (from.0 % 64);
        }
    }

    fn starts(&self) -> Vec<Node> {
        let words = self.linked.iter().enumerate();
        words
            .flat_map(|(word, &set)| bits(set).map(move |b| Node((word * 64 + b) as u32)))
            .collect()
    }

    /// Reach all that is right if the start is wrong, the nearest first, up to what is wanted.
    fn run(&mut self, start: Node, mut is_wanted: impl FnMut(&Self, Node, u32) -> bool) {
        self.right.fill(0);
        self.wrong.fill(0);
        self.queue.clear();
        self.queue.push((start, false, 0));
        self.wrong[start.0 as usize / 64] |= 1 << (start.0 % 64);
        let mut next = 0;
        while let Some(&(node, is_right, length)) = self.queue.get(next) {
            next += 1;
            if length >= self.longest {
                break;
            }
            match is_right {
                true => self.follow_weak(node, length + 1),
                false => {
                    let (list, number) = self.strong[node.0 as usize];
                    for &end in &list[..usize::from(number)] {
                        let (word, bit) = (end.0 as usize / 64, end.0 % 64);
                        if self.right[word] >> bit & 1 == 0 {
                            self.right[word] |= 1 << bit;
                            self.before_right[end.0 as usize] = node;
                            self.queue.push((end, true, length + 1));
                            if is_wanted(self, end, length + 1) {
                                self.longest = length + 1;
                            }
                        }
                    }
                }
            }
        }
    }

    /// What cannot be beside this candidate, as far as it leads on.
    fn follow_weak(&mut self, node: Node, length: u32) {
        let (cell, digit) = (self.cell(node), self.digit(node));
        let first = digit * self.stride / 64;
        for (word, &peers) in self.look.shape.peers(cell).iter().enumerate() {
            let word = first + word;
            let news = peers & self.linked[word] & !self.wrong[word];
            self.wrong[word] |= news;
            for bit in bits(news) {
                let other = Node((word * 64 + bit) as u32);
                self.before_wrong[other.0 as usize] = node;
                self.queue.push((other, false, length));
            }
        }
        if self.links != Links::All {
            return;
        }
        for other in bits(self.look.candidates(cell) & !(1 << digit)) {
            let other = self.node(cell, other);
            let (word, bit) = (other.0 as usize / 64, other.0 % 64);
            if self.linked[word] & !self.wrong[word] & 1 << bit != 0 {
                self.wrong[word] |= 1 << bit;
                self.before_wrong[other.0 as usize] = node;
                self.queue.push((other, false, length));
            }
        }
    }

    /// Do the ends exclude each other, so that the chain closes?
    fn is_loop(&self, start: Node, end: Node) -> bool {
        let (cell, other) = (self.cell(start), self.cell(end));
        let is_closed = match self.digit(start) == self.digit(end) {
            true => self.look.shape.sees(cell, other),
            false => cell == other,
        };
        self.links == Links::All && is_closed
    }

    /// Each chain is found from both ends: once is enough.
    fn strikes_something(&self, start: Node, end: Node, length: u32) -> bool {
        if start > end || start == end && self.links != Links::All {
            return false;
        }
        let (cell, other) = (self.cell(start), self.cell(end));
        let (digit, last) = (self.digit(start), self.digit(end));
        if self.is_loop(start, end) {
            // A single strong link is another rule.
            let strikes = || self.all(&self.path(start, end), self.ends(start, end));
            return length > 1 && !strikes().is_empty();
        }
        if start == end {
            return true;
        }
        if digit == last {
            let (peers, more) = (self.look.shape.peers(cell), self.look.shape.peers(other));
            let with = self.look.cells_with(digit).iter();
            return with.zip(peers.iter().zip(more)).any(|(with, (a, b))| with & a & b != 0);
        }
        let crossed = self.look.has(cell, last) || self.look.has(other, digit);
        self.links == Links::All && self.look.shape.sees(cell, other) && crossed
    }

    /// What is struck because one of the ends is right.
    fn ends(&self, start: Node, end: Node) -> Strikes {
        let (cell, other) = (self.cell(start), self.cell(end));
        let (digit, last) = (self.digit(start), self.digit(end));
        let mut strikes = Strikes::default();
        if cell == other {
            strikes.add(self.look, cell, !(1 << digit | 1 << last));
        } else if digit == last {
            strikes.add_seen(self.look, digit, &[cell, other]);
        } else if self.look.shape.sees(cell, other) {
            strikes.add(self.look, cell, 1 << last);
            strikes.add(self.look, other, 1 << digit);
        }
        strikes
    }

    /// The candidates from the start, which is wrong, to the end, which is right.
    fn path(&self, start: Node, end: Node) -> Vec<Node> {
        let mut path = vec![end];
        let mut node = end;
        loop {
            node = self.before_right[node.0 as usize];
            path.push(node);
            if node == start {
                break;
            }
            node = self.before_wrong[node.0 as usize];
            path.push(node);
        }
        path.reverse();
        path
    }

    /// In a loop one end of each weak link is right as well.
    fn all(&self, path: &[Node], mut strikes: Strikes) -> Strikes {
        if self.is_loop(path[0], path[path.len() - 1]) {
            for link in path[1..path.len() - 1].chunks_exact(2) {
                strikes.join(self.look, self.ends(link[0], link[1]));
            }
        }
        strikes
    }

    fn step(&self, path: &[Node], strikes: Strikes, rule: RuleId) -> Option<Step> {
        let (start, end) = (path[0], path[path.len() - 1]);
        let says = |(i, &node): (usize, &Node)| self.says(node, i % 2 == 1);
        let links = Argument::list(path.iter().enumerate().skip(1).map(says), Joint::Comma);
        let supposed = self.says(start, false);
        let why = if start == end {
            message!("sudoku-chain-forced-why", supposed = supposed, links = links)
        } else if self.is_loop(start, end) {
            message!("sudoku-chain-loop-why", supposed = supposed, links = links)
        } else {
            let [one, other] = [start, end].map(|node| self.says(node, true));
            message!(
                "sudoku-chain-why",
                supposed = supposed,
                links = links,
                one = one,
                other = other
            )
        };
        let mut cells: Vec<usize> = path.iter().map(|&node| self.cell(node)).collect();
        cells.dedup();
        let step = Step::new(rule, Reason::cells(self.look.spots(cells)), why, strikes.changes())?;
        Some(step.along(self.bonds(path)))
    }

    /// The links of a chain, strong and weak in turn; a loop is closed by a weak one.
    fn bonds(&self, path: &[Node]) -> Vec<Inference> {
        let (start, end) = (path[0], path[path.len() - 1]);
        let candidate = |node: Node| (self.cell(node), self.digit(node));
        let pairs = path.windows(2).map(|pair| (pair[0], pair[1]));
        let last = (start != end && self.is_loop(start, end)).then_some((end, start));
        let strengths = [Strength::Strong, Strength::Weak].into_iter().cycle();
        let links = pairs.chain(last).zip(strengths);
        links.map(|((a, b), strength)| bond(candidate(a), candidate(b), strength)).collect()
    }

    /// A candidate is right or wrong, in words.
    fn says(&self, node: Node, is_right: bool) -> Message {
        let cells = self.look.shape.cell_spot(self.cell(node));
        let digit = self.look.digit(self.digit(node));
        match is_right {
            true => message!("sudoku-is", cells = cells, number = 1, digit = digit),
            false => message!("sudoku-is-not", cells = cells, number = 1, digits = digit),
        }
    }
}
