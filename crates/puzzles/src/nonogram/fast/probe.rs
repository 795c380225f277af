//! Cells tried both ways (failed-literal probing, singleton arc consistency): a value that
//! contradicts itself is struck, and so is what both strike.
//!
//! A probe that does not fail vouches for all that it implies: from there nothing else follows, so
//! trying that would not fail either. This holds until something is settled in a line that the
//! probe has touched. So a row of a large picture is tried from its end on, and once a run can
//! begin, the rest of it is not tried.

use grille_engine::{Conflict, Counters, Limits, Value};
use grille_grid::Cell;

use super::super::lines::Board;

/// For each cell that may be tried, how many lines all probes together may solve.
const BUDGET: u64 = 24;
/// How many probes are remembered before all are forgotten, so that memory has an end.
const REMEMBERED: usize = 1 << 14;

/// Which cells are tried.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Where {
    /// Those next to a settled cell or to the border: there lines soon say something.
    Outermost,
    Everywhere,
}

/// Try these cells of a settled board until nothing comes of it, or it takes too long. What a
/// solution has does not contradict itself and need not be tried.
pub(super) fn probe(
    board: &mut Board<'_>,
    cells: &[usize],
    known: Option<&[Value]>,
    limits: Limits<'_>,
    counters: &mut Counters,
) -> Result<(), Conflict> {
    let last = board.lines_solved + BUDGET * cells.len() as u64;
    let most = board.lines() as u64;
    let mut prober = Prober { last, most, ..Prober::new(board, cells, known, limits) };
    let result = prober.rounds();
    counters.probes += prober.probes;
    result
}

/// A board whose cells are tried.
struct Prober<'b, 'p> {
    board: &'b mut Board<'p>,
    cells: &'b [usize],
    known: Option<&'b [Value]>,
    /// When to end, in lines solved since the board was new.
    last: u64,
    /// How many lines one probe may solve: what it says later is not worth the time.
    most: u64,
    /// How many probes are remembered.
    remembered: usize,
    limits: Limits<'b>,
    probes: u64,
    /// Values struck for good.
    gained: u64,
    /// Probes that did not fail.
    past: Vec<Past>,
    /// For each cell and value, one more than the last of these that implies it.
    vouched: Vec<u32>,
    /// For each line, one more than the number of these when it was last changed for good.
    changed: Vec<u32>,
}

/// A probe that did not fail: the lines in which it struck something, a bit each.
struct Past(Vec<u64>);

impl<'b, 'p> Prober<'b, 'p> {
    /// Without an end of its own.
    fn new(
        board: &'b mut Board<'p>,
        cells: &'b [usize],
        known: Option<&'b [Value]>,
        limits: Limits<'b>,
    ) -> Self {
        let vouched = vec![0; board.cells() * board.values()];
        let changed = vec![0; board.lines()];
        let (last, most, remembered) = (u64::MAX, u64::MAX, REMEMBERED);
        let (probes, gained, past) = (0, 0, Vec::new());
        Self {
            board,
            cells,
            known,
            last,
            most,
            remembered,
            limits,
            probes,
            gained,
            past,
            vouched,
            changed,
        }
    }

    /// Try the outermost cells as long as something comes of it, then all, and so on.
    fn rounds(&mut self) -> Result<(), Conflict> {
        let mut cells = Where::Outermost;
        while !self.must_end() {
            let before = self.gained;
            self.round(cells)?;
            cells = match (self.gained > before, cells) {
                (true, _) => Where::Outermost,
                (false, Where::Outermost) => Where::Everywhere,
                (false, Where::Everywhere) => break,
            };
        }
        Ok(())
    }

    fn must_end(&self) -> bool {
        self.board.open() == 0 || self.board.lines_solved >= self.last || self.limits.reached()
    }

    /// Try every open cell, or the outermost ones.
    fn round(&mut self, cells: Where) -> Result<(), Conflict> {
        for &cell in self.cells {
            if !self.board.is_open(cell) || cells == Where::Outermost && !self.is_outermost(cell) {
                continue;
            }
            if self.must_end() {
                break;
            }
            self.try_cell(cell)?;
        }
        Ok(())
    }

    /// Is a cell next to a settled one, or to the border?
    fn is_outermost(&self, cell: usize) -> bool {
        let around = self.board.size().around(Cell(cell as u32));
        around.filter(|near| self.board.is_open(near.index())).count() < 4
    }

    /// Try every value of a cell, the filled ones first.
    fn try_cell(&mut self, cell: usize) -> Result<(), Conflict> {
        if self.past.len() >= self.remembered {
            self.forget();
        }
        let values = self.board.get(cell);
        let first = self.past.len();
        for value in (0..self.board.values() as Value).rev().filter(|&value| values.has(value)) {
            let known = self.known.is_some_and(|known| known[cell] == value);
            if known || !self.board.is_open(cell) || self.is_vouched(cell, value) {
                continue;
            }
            let other = values.count() == 2 && self.past.len() > first;
            self.try_value(cell, value, other.then_some(self.past.len() as u32))?;
        }
        Ok(())
    }

    fn forget(&mut self) {
        self.past.clear();
        self.vouched.fill(0);
        self.changed.fill(0);
    }

    /// Was it shown, and does it still hold, that this value does not contradict itself?
    fn is_vouched(&self, cell: usize, value: Value) -> bool {
        let number = self.vouched[cell * self.board.values() + usize::from(value)];
        let past = (number as usize).checked_sub(1).map(|index| &self.past[index]);
        past.is_some_and(|past| past.lines().all(|line| self.changed[line] < number))
    }

    /// Try a value; the only other one that the cell can have was tried in the probe `other`.
    fn try_value(&mut self, cell: usize, value: Value, other: Option<u32>) -> Result<(), Conflict> {
        self.probes += 1;
        let last = self.board.lines_solved.saturating_add(self.most);
        let assumed = self.board.assume(cell, value);
        let tried = assumed.and_then(|()| self.board.settle_until(last, self.limits.stop));
        if tried.is_err() {
            self.board.undo();
            return self.strike(&[(cell, value)]);
        }
        let common = self.remember(other);
        self.board.undo();
        self.strike(&common)
    }

    /// Note what a probe implies; what of it another one implies too.
    fn remember(&mut self, other: Option<u32>) -> Vec<(usize, Value)> {
        let number = self.past.len() as u32 + 1;
        let mut touched = vec![0; self.board.lines().div_ceil(64)];
        let mut common = Vec::new();
        for (cell, struck) in self.board.struck() {
            self.board
                .lines_of(cell)
                .iter()
                .for_each(|line| touched[line / 64] |= 1 << (line % 64));
            let Some(value) = self.board.get(cell).single() else { continue };
            let vouched = &mut self.vouched[cell * self.board.values() + usize::from(value)];
            if Some(*vouched) == other {
                common.push((cell, struck));
            }
            *vouched = number;
        }
        self.past.push(Past(touched));
        common
    }

    /// Strike values for good, and what follows.
    fn strike(&mut self, struck: &[(usize, Value)]) -> Result<(), Conflict> {
        if struck.is_empty() {
            return Ok(());
        }
        self.board.mark();
        for &(cell, value) in struck {
            self.board.strike(cell, usize::from(value))?;
        }
        self.board.settle(self.limits.stop)?;
        for (cell, _) in self.board.struck() {
            self.gained += 1;
            for line in self.board.lines_of(cell) {
                self.changed[line] = self.past.len() as u32 + 1;
            }
        }
        self.board.keep();
        Ok(())
    }
}

impl Past {
    /// The lines in which it struck something.
    fn lines(&self) -> impl Iterator<Item = usize> {
        let lines = |word: u64| (0..64).filter(move |line| word >> line & 1 == 1);
        let of_word = move |(at, &word)| lines(word).map(move |line| 64 * at + line);
        self.0.iter().enumerate().flat_map(of_word)
    }
}

#[cfg(test)]
mod tests {
    use grille_chance::Seed;
    use grille_engine::constraints::Run;
    use grille_engine::{Flow, Solution};

    use super::super::super::lines::{Dive, Rule, most_constrained};
    use super::super::super::{Nonogram, Palette};
    use super::super::pictures::picture;
    use super::*;

    fn settled(nonogram: &Nonogram) -> Board<'_> {
        let mut board = Board::new(nonogram, Rule::Exact);
        board.settle(Limits::NONE.stop).expect("a picture has clues that go together");
        board
    }

    fn solutions(nonogram: &Nonogram) -> Vec<Solution> {
        let mut solutions = Vec::new();
        let mut dive = Dive::new(u64::MAX);
        dive.run(&mut settled(nonogram), &mut most_constrained, Limits::NONE.stop, &mut |found| {
            solutions.push(found);
            Flow::More
        });
        solutions
    }

    /// Every value of every cell that contradicts itself, without any memory.
    fn contradictions(board: &mut Board<'_>) -> usize {
        let fails = |board: &mut Board<'_>, cell, value| {
            let assumed = board.assume(cell, value);
            let result = assumed.and_then(|()| board.settle(Limits::NONE.stop));
            board.undo();
            result.is_err()
        };
        let open = board.open_cells();
        let of_cell = |&cell: &usize| {
            let values = board.get(cell);
            values.iter().filter(|&value| fails(board, cell, value)).count()
        };
        open.iter().map(of_cell).sum()
    }

    #[test]
    fn probing_strikes_no_solution_and_leaves_no_contradiction() {
        let (mut seed, mut gained, mut left) = (Seed(1), 0, 0);
        for case in 0..400 {
            let nonogram = picture(&mut seed, 6 + case % 3, 7, 1 + (case % 2) as u8);
            let mut board = settled(&nonogram);
            let (open, solutions) = (board.open(), solutions(&nonogram));
            let known = (case % 3 == 0).then_some(&solutions[0][..]);
            let cells = board.open_cells();
            let mut prober = Prober::new(&mut board, &cells, known, Limits::NONE);
            // A few that are often forgotten, or all.
            prober.remembered = if case % 5 == 0 { 1 + case % 4 } else { REMEMBERED };
            prober.rounds().expect("there is a solution");
            for solution in &solutions {
                let has = |cell: usize| board.get(cell).has(solution[cell]);
                assert!((0..board.cells()).all(has), "case {case}");
            }
            assert_eq!(contradictions(&mut board), 0, "case {case}");
            gained += open - board.open();
            left += board.open();
        }
        assert!(gained > 500 && left > 500, "{gained} {left}");
    }

    #[test]
    fn a_probe_is_not_repeated_while_nothing_changes() {
        // Two runs of one cell each way: nothing is sure, and nothing contradicts itself.
        let clue = || vec![Run { length: 1, colour: 1 }; 2];
        let nonogram = Nonogram::new(Palette::plain(), vec![clue(); 12], vec![clue(); 12]);
        let mut board = settled(&nonogram);
        let cells = board.open_cells();
        let mut prober = Prober::new(&mut board, &cells, None, Limits::NONE);
        prober.rounds().expect("there is a solution");
        let probes = prober.probes;
        assert!((1..=2 * 144).contains(&probes), "{probes}");
        prober.rounds().expect("there is a solution");
        assert_eq!(prober.probes, probes);
    }
}
