//! How many solutions (model counting by components): groups of cells that know nothing of each
//! other are counted alone, and the counts multiplied.

use std::collections::BTreeMap;

use grille_engine::{
    Conflict, Count, Counted, Counters, Ended, Flow, Forest, Limits, Sat, Shares, Start, Var,
};

use super::super::Nonogram;
use super::super::lines::{Board, Rule};
use super::probe::probe;
use super::rest::Rest;

/// The open cells of a board in groups: two cells are in one group if a part of a line holds both.
pub(super) struct Groups<'p> {
    nonogram: &'p Nonogram,
    /// `None` if the lines alone contradict each other.
    groups: Option<Vec<Vec<usize>>>,
}

impl<'p> Groups<'p> {
    /// What the lines leave open.
    pub fn new(nonogram: &'p Nonogram) -> Self {
        let groups = settled(nonogram).map(|board| groups(&board, &board.open_cells()));
        Self { nonogram, groups: groups.ok() }
    }
}

fn settled(nonogram: &Nonogram) -> Result<Board<'_>, Conflict> {
    let mut board = Board::new(nonogram, Rule::Exact);
    board.settle(&|| false)?;
    Ok(board)
}

impl Shares for Groups<'_> {
    fn number(&self) -> usize {
        self.groups.as_ref().map_or(0, Vec::len)
    }

    fn count(&self, share: usize, limits: Limits<'_>) -> Counted {
        let (Some(groups), Ok(board)) = (&self.groups, settled(self.nonogram)) else {
            return (Count::Exactly(0), Counters::default());
        };
        let mut counter = Counter { board, counters: Counters::default(), limits, budget: 0 };
        let count = counter.count(&groups[share]);
        (count, counter.counters)
    }

    fn total(&self, counts: &[Count]) -> Count {
        let all = |product: Count, &count: &Count| product.times(count);
        match self.groups {
            Some(_) => counts.iter().fold(Count::Exactly(1), all),
            None => Count::Exactly(0),
        }
    }
}

/// Guesses, or solutions and looks at the limits while learning, in the first round.
const FIRST_BUDGET: u64 = 2_000;

/// Guesses on top of each other: beyond this the stack might not hold them.
const DEEPEST: usize = 2_000;

struct Counter<'a> {
    board: Board<'a>,
    counters: Counters,
    limits: Limits<'a>,
    /// Guesses that are left.
    budget: u64,
}

impl<'a> Counter<'a> {
    /// Probes and a few guesses; then, without what no solution shows, by guesses and by clause
    /// learning in turn, with budgets that grow, so that neither can starve the other.
    fn count(&mut self, cells: &[usize]) -> Count {
        if probe(&mut self.board, cells, None, self.limits, &mut self.counters).is_err() {
            return Count::Exactly(0);
        }
        let mut known = self.guessed(cells, FIRST_BUDGET);
        if let Count::Exactly(_) = known {
            return known;
        }
        if self.strike_impossible(cells).is_err() {
            return Count::Exactly(0);
        }
        let mut budget = FIRST_BUDGET;
        while !self.limits.reached() {
            for way in [Self::guessed, Self::learnt] {
                let count = way(self, cells, budget);
                if let Count::Exactly(_) = count {
                    return count;
                }
                known = Count::AtLeast(known.number().max(count.number()));
            }
            budget *= 4;
        }
        known
    }

    /// Strike the values that no solution shows: then groups fall apart.
    fn strike_impossible(&mut self, cells: &[usize]) -> Result<(), Conflict> {
        let rest = self.rest(cells);
        let (possible, outcome) = Sat.possible(&rest.model(), self.limits);
        self.counters = self.counters + outcome.counters;
        if outcome.ended != Ended::Exhausted {
            return Ok(());
        }
        for (var, possible) in (0u32..).map(Var).zip(possible) {
            let cell = rest.cell(var);
            for value in self.board.get(cell).without(possible).iter() {
                self.board.strike(cell, usize::from(value))?;
            }
        }
        self.board.settle(self.limits.stop)
    }

    /// The parts of lines that hold these cells.
    fn rest(&self, cells: &[usize]) -> Rest<'a> {
        let lines = lines_of(&self.board, cells);
        Rest::of(&self.board, lines, |cell| cells.binary_search(&cell).is_ok())
    }

    /// By guesses, splitting into groups again after each one.
    fn guessed(&mut self, cells: &[usize], budget: u64) -> Count {
        self.budget = budget;
        self.split(cells, 0)
    }

    fn split(&mut self, cells: &[usize], depth: usize) -> Count {
        let open: Vec<usize> =
            cells.iter().copied().filter(|&cell| self.board.is_open(cell)).collect();
        let mut product = Count::Exactly(1);
        for group in groups(&self.board, &open) {
            product = product.times(self.group(&group, depth));
            if product == Count::Exactly(0) {
                break;
            }
        }
        product
    }

    /// The solutions of one group: the sum over the values of one of its cells.
    fn group(&mut self, cells: &[usize], depth: usize) -> Count {
        let tightest = |&&cell: &&usize| {
            let open = self.board.lines_of(cell).map(|line| self.board.open_in(line));
            (open[0].min(open[1]), open[0].max(open[1]))
        };
        let Some(&cell) = cells.iter().min_by_key(tightest) else { return Count::Exactly(1) };
        let mut sum = Count::Exactly(0);
        for value in self.board.get(cell).iter() {
            if self.budget == 0 || depth > DEEPEST {
                return sum.plus(Count::AtLeast(0));
            }
            self.budget -= 1;
            self.counters.guesses += 1;
            let result = self.board.assume(cell, value);
            match result.and_then(|()| self.board.settle(self.limits.stop)) {
                _ if self.limits.reached() => self.budget = 0,
                Ok(()) => sum = sum.plus(self.split(cells, depth + 1)),
                Err(Conflict) => self.counters.conflicts += 1,
            }
            self.board.undo();
        }
        if self.budget == 0 { sum.plus(Count::AtLeast(0)) } else { sum }
    }

    /// By clause learning, one solution after the other.
    fn learnt(&mut self, cells: &[usize], budget: u64) -> Count {
        let rest = self.rest(cells);
        let start = Start { domains: &rest.domains(), hints: &[] };
        let mut found = 0u64;
        let mut hear = |_| {
            found += 1;
            if found >= budget { Flow::Enough } else { Flow::More }
        };
        let model = rest.model();
        let outcome =
            self.limits.within(budget, |limits| Sat.each_from(&model, start, limits, &mut hear));
        self.counters = self.counters + outcome.counters;
        match outcome.ended {
            Ended::Exhausted => Count::Exactly(found.into()),
            _ => Count::AtLeast(found.into()),
        }
    }
}

/// The lines through some cells.
fn lines_of(board: &Board, cells: &[usize]) -> Vec<usize> {
    let mut lines: Vec<usize> = cells.iter().flat_map(|&cell| board.lines_of(cell)).collect();
    lines.sort_unstable();
    lines.dedup();
    lines
}

/// Cells in groups, each in rising order: two are in one if a part of a line holds both.
fn groups(board: &Board, open: &[usize]) -> Vec<Vec<usize>> {
    let mut forest = Forest::new(open.len() as u32);
    for (part, _) in lines_of(board, open).into_iter().flat_map(|line| board.open_parts(line)) {
        let number = |cell: &usize| open.binary_search(cell).ok().map(|number| number as u32);
        let mut members = part.iter().filter_map(number);
        let Some(first) = members.next() else { continue };
        for other in members {
            let (one, other) = (forest.root(first), forest.root(other));
            if one != other {
                forest.join(one, other);
            }
        }
    }
    let mut groups: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (number, &cell) in (0..).zip(open) {
        groups.entry(forest.root(number)).or_default().push(cell);
    }
    groups.into_values().collect()
}
