//! Lanes against every way to place the runs, and every machine against the plainest.

use grille_lanes::{Cells, Clue, Group, LANES, LONGEST, Machine};

/// A line and its runs.
#[derive(Clone, Debug)]
struct Line {
    length: usize,
    cells: Cells,
    runs: Vec<u32>,
}

/// The same lines by a machine, as many at once as there are lanes.
fn narrow(machine: Machine, lines: &[Line]) -> Vec<Option<Cells>> {
    let most = lines.iter().map(|line| line.runs.len()).max().unwrap_or(0);
    let longest = lines.iter().flat_map(|line| line.runs.iter().copied()).max().unwrap_or(0);
    let mut group = Group::new(most, longest);
    let mut results = Vec::new();
    for some in lines.chunks(LANES) {
        group.clear();
        for line in some {
            group.push(line.length, line.cells, &Clue::new(line.runs.iter().copied()));
        }
        assert_eq!(group.len(), some.len());
        machine.narrow(&mut group);
        results.extend((0..some.len()).map(|lane| group.get(lane)));
    }
    results
}

/// Every way to place runs on a line, the black cells as bits: the slow and obvious twin.
fn placements(length: usize, runs: &[u32]) -> Vec<u64> {
    let is_one = |black: &u64| {
        let cells: Vec<bool> = (0..length).map(|cell| black >> cell & 1 == 1).collect();
        let found = cells.chunk_by(|a, b| a == b).filter(|run| run[0]);
        found.map(|run| run.len() as u32).eq(runs.iter().copied())
    };
    (0..1 << length).filter(is_one).collect()
}

fn expected(line: &Line, placements: &[u64]) -> Option<Cells> {
    let full = (1 << line.length) - 1;
    let fits =
        |black: &&u64| **black & !line.cells.black == 0 && full & !**black & !line.cells.white == 0;
    let mut fitting = placements.iter().filter(fits).peekable();
    fitting.peek()?;
    let none = Cells { white: 0, black: 0 };
    Some(fitting.fold(none, |all, black| Cells {
        white: all.white | (full & !black),
        black: all.black | black,
    }))
}

/// Every list of runs that fits a line.
fn clues(length: usize) -> Vec<Vec<u32>> {
    let mut all: Vec<Vec<u32>> = (0..1u64 << length)
        .map(|black| {
            let cells: Vec<bool> = (0..length).map(|cell| black >> cell & 1 == 1).collect();
            let runs = cells.chunk_by(|a, b| a == b).filter(|run| run[0]);
            runs.map(|run| run.len() as u32).collect()
        })
        .collect();
    all.sort();
    all.dedup();
    all
}

/// A small generator, so that a failing case has a number for ever.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % n
    }

    /// A line of any length and clue, some cells known, and now and then a wrong one.
    fn line(&mut self) -> Line {
        let length = 1 + self.below(LONGEST as u64) as usize;
        let longest = 1 + self.below(length as u64);
        let mut picture: Vec<bool> = Vec::new();
        while picture.len() < length {
            let run = 1 + self.below(longest);
            let black = self.below(2) == 1;
            picture.extend((0..run).map(|_| black));
        }
        picture.truncate(length);
        let runs = picture.chunk_by(|a, b| a == b).filter(|run| run[0]);
        let runs = runs.map(|run| run.len() as u32).collect();
        let mut cells = Cells { white: 0, black: 0 };
        let (unknown, wrong) = (1 + self.below(8), 1 + self.below(1000));
        for (cell, black) in picture.into_iter().enumerate() {
            let open = self.below(8) < unknown;
            let black = black ^ (self.below(1000) < wrong && self.below(20) == 0);
            cells.white |= u64::from(open || !black) << cell;
            cells.black |= u64::from(open || black) << cell;
        }
        Line { length, cells, runs }
    }
}

#[test]
fn all_short_lines_imply_what_all_their_placements_share() {
    let mut dice = Dice(3);
    let mut lines = Vec::new();
    for length in 1..=8 {
        for runs in clues(length) {
            let all = placements(length, &runs);
            for state in 0..3u32.pow(length as u32) {
                let digit = |cell: usize| u64::from(state / 3u32.pow(cell as u32) % 3 + 1);
                let mask =
                    |bit: u64| (0..length).map(|cell| (digit(cell) >> bit & 1) << cell).sum();
                let cells = Cells { white: mask(0), black: mask(1) };
                let line = Line { length, cells, runs: runs.clone() };
                let result = expected(&line, &all);
                lines.push((line, result));
            }
        }
    }
    // Lengths, clues and contradictions come together in the lanes as chance will have it.
    for i in (1..lines.len()).rev() {
        lines.swap(i, dice.below(i as u64 + 1) as usize);
    }
    assert!(lines.iter().filter(|line| line.1.is_none()).count() > lines.len() / 10);
    let (lines, expected): (Vec<Line>, Vec<_>) = lines.into_iter().unzip();
    for machine in Machine::all() {
        let results = narrow(machine, &lines);
        assert_eq!(results.len(), lines.len());
        for ((line, result), expected) in lines.iter().zip(results).zip(&expected) {
            assert_eq!(result, *expected, "{machine:?} {line:?}");
        }
    }
}

#[test]
fn all_machines_agree_on_lines_of_any_length() {
    let mut dice = Dice(5);
    let lines: Vec<Line> = (0..50_003).map(|_| dice.line()).collect();
    let mut machines = Machine::all();
    let plain = machines.next().map(|machine| narrow(machine, &lines)).expect("there is one");
    let contradictions = plain.iter().filter(|result| result.is_none()).count();
    assert!((1000..40_000).contains(&contradictions), "{contradictions}");
    for machine in machines {
        for ((line, result), expected) in lines.iter().zip(narrow(machine, &lines)).zip(&plain) {
            assert_eq!(result, *expected, "{machine:?} {line:?}");
        }
    }
}

#[test]
fn the_longest_line_and_the_most_runs() {
    let full = u64::MAX >> 1;
    let open = Cells { white: full, black: full };
    let line = |runs: Vec<u32>| Line { length: LONGEST, cells: open, runs };
    let every_other = 0x5555_5555_5555_5555;
    for machine in Machine::all() {
        let lines = [line(vec![63]), line(vec![1; 32]), line(vec![]), line(vec![62])];
        let results = narrow(machine, &lines);
        assert_eq!(results[0], Some(Cells { white: 0, black: full }));
        assert_eq!(results[1], Some(Cells { white: full & !every_other, black: every_other }));
        assert_eq!(results[2], Some(Cells { white: full, black: 0 }));
        assert_eq!(results[3], Some(Cells { white: 1 | 1 << 62, black: full }));
    }
}
