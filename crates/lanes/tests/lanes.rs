//! Lanes against every way to place the runs, and every machine against the plainest.

use grille_chance::Seed;
use grille_lanes::{COLOURS, Group, LANES, Machine, Word, longest};

/// A line and its runs.
#[derive(Clone, Debug)]
struct Line {
    length: usize,
    /// The cells that can be white, and those that can have each colour.
    cells: Vec<u64>,
    runs: Vec<(u32, usize)>,
}

/// The runs of a picture of one line: 0 is white, and the colours are numbered from 1 on.
fn runs_of(picture: &[usize]) -> Vec<(u32, usize)> {
    let runs = picture.chunk_by(|a, b| a == b).filter(|run| run[0] > 0);
    runs.map(|run| (run.len() as u32, run[0] - 1)).collect()
}

/// The highest colour of a clue.
fn colours_of(runs: &[(u32, usize)]) -> usize {
    runs.iter().map(|run| run.1 + 1).max().unwrap_or(0)
}

/// The same lines by a machine, as many at once as there are lanes; nothing for a contradiction.
fn narrow<T: Word>(machine: Machine, lines: &[Line]) -> Vec<Option<Vec<u64>>> {
    let most = lines.iter().map(|line| line.runs.len()).max().unwrap_or(0);
    let mut group = Group::<T>::new(lines.len(), most);
    for line in lines {
        group.add(line.length, line.runs.iter().copied());
    }
    let mut results = Vec::new();
    let numbers: Vec<usize> = (0..lines.len()).collect();
    for some in numbers.chunks(LANES) {
        group.clear();
        for &line in some {
            group.push(line, lines[line].cells.iter().copied());
        }
        assert_eq!(group.len(), some.len());
        machine.narrow(&mut group);
        for (lane, &line) in some.iter().enumerate() {
            let values = 0..lines[line].cells.len();
            let cells: Vec<u64> = values.map(|value| group.get(lane, value)).collect();
            results.push(cells.iter().any(|&cells| cells != 0).then_some(cells));
        }
    }
    results
}

/// Every picture of a line in so many colours.
fn pictures(length: usize, colours: usize) -> impl Iterator<Item = Vec<usize>> {
    let values = colours + 1;
    (0..values.pow(length as u32)).map(move |number| {
        (0..length).map(|cell| number / values.pow(cell as u32) % values).collect()
    })
}

/// What all pictures that fit a line share: the slow and obvious twin.
fn expected(line: &Line, pictures: &[&Vec<usize>]) -> Option<Vec<u64>> {
    let fits = |picture: &[usize]| {
        picture.iter().enumerate().all(|(cell, &value)| line.cells[value] >> cell & 1 == 1)
    };
    let mut shared = None;
    for picture in pictures.iter().filter(|picture| fits(picture)) {
        let shared = shared.get_or_insert(vec![0; line.cells.len()]);
        picture.iter().enumerate().for_each(|(cell, &value)| shared[value] |= 1 << cell);
    }
    shared
}

/// Every clue and everything that can be known of a line of some length in so many colours, with
/// what follows from it.
fn every_line(length: usize, colours: usize) -> Vec<(Line, Option<Vec<u64>>)> {
    let pictures: Vec<Vec<usize>> = pictures(length, colours).collect();
    let mut clues: Vec<_> = pictures.iter().map(|picture| runs_of(picture)).collect();
    clues.sort();
    clues.dedup();
    clues.retain(|runs| colours_of(runs) == colours);
    let states = (1 << (colours + 1)) - 1;
    let mut lines = Vec::new();
    for runs in clues {
        let own: Vec<_> = pictures.iter().filter(|picture| runs_of(picture) == runs).collect();
        for state in 0..u32::pow(states, length as u32) {
            let can = |cell: usize| u64::from(state / states.pow(cell as u32) % states + 1);
            let mask = |value| (0..length).map(|cell| (can(cell) >> value & 1) << cell).sum();
            let cells = (0..=colours).map(mask).collect();
            let line = Line { length, cells, runs: runs.clone() };
            let shared = expected(&line, &own);
            lines.push((line, shared));
        }
    }
    lines
}

/// A line of any length and clue, some cells known, and now and then a wrong one.
fn any_line(seed: &mut Seed, most_cells: usize) -> Line {
    let length = 1 + seed.below(most_cells);
    let longest = 1 + seed.below(length);
    let values = *seed.pick(&[2, 2, 3, 4, 1 + COLOURS]);
    let mut picture: Vec<usize> = Vec::new();
    while picture.len() < length {
        let (run, value) = (1 + seed.below(longest), seed.below(values));
        picture.extend((0..run).map(|_| value));
    }
    picture.truncate(length);
    let runs = runs_of(&picture);
    let mut cells = vec![0; 1 + colours_of(&runs)];
    let (unknown, wrong) = (seed.below(9), 1 + seed.below(1000));
    for (cell, own) in picture.into_iter().enumerate() {
        let wrong = seed.below(1000) < wrong && seed.one_in(20);
        for (value, cells) in cells.iter_mut().enumerate() {
            let can = seed.below(8) < unknown || (value == own) ^ wrong;
            *cells |= u64::from(can) << cell;
        }
    }
    Line { length, cells, runs }
}

#[test]
fn all_short_lines_imply_what_all_their_placements_share() {
    let mut lines: Vec<_> = (1..=8).flat_map(|length| every_line(length, 1)).collect();
    lines.extend((1..=4).flat_map(|length| every_line(length, 2)));
    lines.extend((1..=3).flat_map(|length| every_line(length, 3)));
    lines.extend((1..=8).flat_map(|length| every_line(length, 0)));
    // Lengths, clues and contradictions come together in the lanes as chance will have it.
    Seed(3).shuffle(&mut lines);
    assert!(lines.iter().filter(|line| line.1.is_none()).count() > lines.len() / 10);
    let (lines, expected): (Vec<Line>, Vec<_>) = lines.into_iter().unzip();
    for machine in Machine::all() {
        for results in [narrow::<u32>(machine, &lines), narrow::<u64>(machine, &lines)] {
            assert_eq!(results.len(), lines.len());
            for ((line, result), expected) in lines.iter().zip(results).zip(&expected) {
                assert_eq!(result, *expected, "{machine:?} {line:?}");
            }
        }
    }
}

#[test]
fn all_machines_agree_on_lines_of_any_length() {
    let mut seed = Seed(5);
    let lines: Vec<Line> = (0..50_003).map(|_| any_line(&mut seed, longest::<u64>())).collect();
    let mut machines = Machine::all();
    let plain =
        machines.next().map(|machine| narrow::<u64>(machine, &lines)).expect("there is one");
    let contradictions = plain.iter().filter(|result| result.is_none()).count();
    assert!((1000..40_000).contains(&contradictions), "{contradictions}");
    for machine in machines {
        for ((line, result), expected) in
            lines.iter().zip(narrow::<u64>(machine, &lines)).zip(&plain)
        {
            assert_eq!(result, *expected, "{machine:?} {line:?}");
        }
    }
}

#[test]
fn few_bits_and_many_give_the_same() {
    let mut seed = Seed(6);
    let lines: Vec<Line> = (0..50_003).map(|_| any_line(&mut seed, longest::<u32>())).collect();
    for machine in Machine::all() {
        let long = narrow::<u64>(machine, &lines);
        for ((line, short), long) in lines.iter().zip(narrow::<u32>(machine, &lines)).zip(long) {
            assert_eq!(short, long, "{machine:?} {line:?}");
        }
    }
}

#[test]
fn the_longest_line_and_the_most_runs() {
    longest_lines::<u32>();
    longest_lines::<u64>();
}

fn longest_lines<T: Word>() {
    let length = longest::<T>();
    let full = (1 << length) - 1;
    let black = |runs: Vec<u32>| Line {
        length,
        cells: vec![full; if runs.is_empty() { 1 } else { 2 }],
        runs: runs.into_iter().map(|length| (length, 0)).collect(),
    };
    let rainbow: Vec<(u32, usize)> = (0..length).map(|cell| (1, cell % COLOURS)).collect();
    let every_other = full & 0x5555_5555_5555_5555;
    let colour = |colour| (colour..length).step_by(COLOURS).map(|cell| 1 << cell).sum();
    for machine in Machine::all() {
        let lines = [
            black(vec![length as u32]),
            black(vec![1; length.div_ceil(2)]),
            black(vec![]),
            black(vec![length as u32 - 1]),
            Line { length, cells: vec![full; 1 + COLOURS], runs: rainbow.clone() },
        ];
        let results = narrow::<T>(machine, &lines);
        assert_eq!(results[0], Some(vec![0, full]));
        assert_eq!(results[1], Some(vec![full & !every_other, every_other]));
        assert_eq!(results[2], Some(vec![full]));
        assert_eq!(results[3], Some(vec![1 | 1 << (length - 1), full]));
        assert_eq!(results[4], Some(std::iter::once(0).chain((0..COLOURS).map(colour)).collect()));
    }
}
