//! Puzzles at random in every form of links: what is written says the puzzle, and is read as it.

use grille::{
    Axis, Bridges, Cell, EqualLines, FormId, Nonogram, Puzzle, Run, Singles, Size, Sudoku, Takuzu,
};
use grille_chance::Seed;
use grille_puzzles::Fit;

use super::{PUZZLINK, TATHAM, own, read_as, twin, written};

/// So many for each family and form.
const MANY: usize = 10_000;

/// Write, compare with what a slow reader sees in it, read, write again.
#[track_caller]
fn check(puzzle: &Puzzle, form: FormId, says: impl Fn(&str) -> bool) {
    let text = written(puzzle, form);
    let body = text.rsplit_once(if form == TATHAM { ':' } else { '/' }).expect("a body").1;
    assert!(says(body), "{text} does not say {puzzle:?}");
    let family = puzzle.family().info().id;
    let again = read_as(family, form, &text);
    assert_eq!(own(&again), own(puzzle), "{text}");
    assert_eq!(written(&again, form), text);
    check_recognised(puzzle, form, &text);
}

/// A link says what it is. A bare id may be another game's too, and where the board contradicts the
/// rules it may be taken for that; but it always fits its own.
#[track_caller]
fn check_recognised(puzzle: &Puzzle, form: FormId, text: &str) {
    let family = puzzle.family();
    let found = text.parse::<Puzzle>().unwrap_or_else(|why| panic!("{text}: {why}"));
    let fit = family.fit(form, text).expect("the family has the form").fit;
    let is_clean = puzzle.faults().is_empty() && fit == Fit::Sure;
    if form != TATHAM || is_clean {
        assert_eq!(found.family().info().id, family.info().id, "{text}");
    }
    assert!(fit >= Fit::Fair, "{text}");
}

/// A side, mostly small; sometimes one that has no sign of its own.
fn side(seed: &mut Seed, low: usize, most: usize) -> usize {
    match seed.percent(2) {
        true => low.max(37) + seed.below(most + 1 - low.max(37)),
        false => low + seed.below(9),
    }
}

/// Some cells with a number, others without.
fn cells(seed: &mut Seed, area: usize, number: impl Fn(&mut Seed) -> u32) -> Vec<Option<u32>> {
    let shown = *seed.pick(&[3, 20, 50, 95]);
    (0..area).map(|_| seed.percent(shown).then(|| number(seed))).collect()
}

fn random_sudoku(seed: &mut Seed, rows: u32, columns: u32) -> (Puzzle, Vec<Option<u32>>) {
    let side = rows * columns;
    let cells = cells(seed, (side * side) as usize, |seed| 1 + seed.below(side as usize) as u32);
    let givens: Vec<u8> = cells.iter().map(|cell| cell.unwrap_or(0) as u8).collect();
    let sudoku = Sudoku::from_cells(&givens).and_then(|sudoku| sudoku.with_blocks(rows, columns));
    (sudoku.expect("a board").into(), cells)
}

#[test]
fn sudoku_in_links() {
    let shapes = [(2, 2), (2, 3), (3, 3), (4, 4), (1, 2), (1, 3), (5, 5)];
    let mut seed = Seed(1);
    for i in 0..MANY {
        let (rows, columns) = match i % 500 {
            0 => *seed.pick(&[(6, 6), (7, 7), (8, 8)]),
            _ => *seed.pick(&shapes),
        };
        let (puzzle, cells) = random_sudoku(&mut seed, rows, columns);
        check(&puzzle, PUZZLINK, |body| twin::number16(body) == cells);
    }
}

#[test]
fn sudoku_in_ids() {
    let mut seed = Seed(2);
    for _ in 0..MANY {
        let rows = 2 + seed.below(4) as u32;
        let columns = 2 + seed.below((31 / rows - 1).min(7) as usize) as u32;
        let (puzzle, cells) = random_sudoku(&mut seed, rows, columns);
        check(&puzzle, TATHAM, |body| twin::solo(body) == cells);
        assert!(written(&puzzle, TATHAM).starts_with(&format!("{rows}x{columns}:")));
    }
}

/// The clues of any picture: columns first, as both forms have them.
fn random_nonogram(seed: &mut Seed) -> (Puzzle, Size, Vec<Vec<u32>>) {
    let (width, height) = match seed.below(200) {
        0 => (1 + seed.below(3), 200 + seed.below(1800)),
        1 => (200 + seed.below(1800), 1 + seed.below(3)),
        _ => (side(seed, 1, 60), side(seed, 1, 60)),
    };
    let size = Size::new(width as u32, height as u32);
    let filled = *seed.pick(&[0, 30, 50, 90, 100]);
    let cells: Vec<bool> = (0..size.area()).map(|_| seed.percent(filled)).collect();
    let runs = |axis: Axis| {
        let line = |line: grille::Line| {
            let cells: Vec<bool> = line.cells().map(|cell| cells[cell.index()]).collect();
            let runs = cells.chunk_by(|a, b| a == b).filter(|run| run[0]);
            runs.map(|run| run.len() as u32).collect::<Vec<u32>>()
        };
        size.lines_along(axis).map(line).collect::<Vec<_>>()
    };
    let (rows, columns) = (runs(Axis::Row), runs(Axis::Column));
    let nonogram = Nonogram::from_clues(&rows, &columns).expect("a picture");
    (nonogram.into(), size, [columns, rows].concat())
}

#[test]
fn nonograms_in_links() {
    let mut seed = Seed(3);
    let mut longest = 0;
    for _ in 0..MANY {
        let (puzzle, size, clues) = random_nonogram(&mut seed);
        let (width, height) = (size.width as usize, size.height as usize);
        check(&puzzle, PUZZLINK, |body| twin::nonogram(width, height, body) == clues);
        longest = clues.into_iter().flatten().fold(longest, u32::max);
    }
    assert!(longest > 255, "the longest run has {longest} cells");
}

#[test]
fn nonograms_in_ids() {
    let mut seed = Seed(4);
    for _ in 0..MANY {
        let (puzzle, _, clues) = random_nonogram(&mut seed);
        check(&puzzle, TATHAM, |body| twin::pattern(body) == clues);
    }
}

fn random_bridges(
    seed: &mut Seed,
    size: Size,
    most: u32,
    largest: u32,
) -> Option<Vec<Option<u32>>> {
    let mut cells = cells(seed, size.area(), |seed| 1 + seed.below(largest as usize) as u32);
    // The game of Tatham's has no islands side by side; links may have them.
    if most > 0 {
        for (a, b) in size.touching() {
            if cells[a.index()].is_some() {
                cells[b.index()] = None;
            }
        }
    }
    (cells.iter().flatten().count() > 1).then_some(cells)
}

fn bridges(size: Size, cells: &[Option<u32>]) -> Bridges {
    let islands = (0..).map(Cell).zip(cells).filter_map(|(cell, number)| Some((cell, (*number)?)));
    Bridges::from_islands(size, islands).expect("islands")
}

#[test]
fn bridges_in_links() {
    let mut seed = Seed(5);
    let mut made = 0;
    while made < MANY {
        let size = Size::new(side(&mut seed, 1, 50) as u32, side(&mut seed, 1, 50) as u32);
        let largest = *seed.pick(&[8, 16, 252]);
        let Some(cells) = random_bridges(&mut seed, size, 0, largest) else { continue };
        let puzzle = Puzzle::from(bridges(size, &cells));
        check(&puzzle, PUZZLINK, |body| twin::number16(body) == cells);
        made += 1;
    }
}

#[test]
fn bridges_in_ids() {
    let mut seed = Seed(6);
    let mut made = 0;
    while made < MANY {
        let size = Size::new(side(&mut seed, 3, 50) as u32, side(&mut seed, 3, 50) as u32);
        let most = 1 + seed.below(4) as u32;
        let Some(cells) = random_bridges(&mut seed, size, most, 4 * most) else { continue };
        let puzzle = bridges(size, &cells).with_most(most).expect("few bridges");
        check(&puzzle.into(), TATHAM, |body| twin::bridges(body) == cells);
        made += 1;
    }
}

fn random_singles(seed: &mut Seed, size: Size, largest: usize) -> (Puzzle, Vec<Option<u32>>) {
    let numbers: Vec<u32> = (0..size.area()).map(|_| 1 + seed.below(largest) as u32).collect();
    let rows = numbers.chunks(size.width as usize);
    let singles = Singles::from_numbers(rows).expect("a board");
    (singles.into(), numbers.iter().map(|&number| Some(number)).collect())
}

#[test]
fn singles_in_links() {
    let mut seed = Seed(7);
    for _ in 0..MANY {
        let size = Size::new(side(&mut seed, 1, 60) as u32, side(&mut seed, 1, 60) as u32);
        let largest = *seed.pick(&[9, 35, 36, 1000]);
        let (puzzle, cells) = random_singles(&mut seed, size, largest);
        check(&puzzle, PUZZLINK, |body| twin::number36(body) == cells);
    }
}

#[test]
fn singles_in_ids() {
    let mut seed = Seed(8);
    for _ in 0..MANY {
        let (width, height) = (side(&mut seed, 2, 61), side(&mut seed, 2, 61));
        let size = Size::new(width as u32, height as u32);
        let (puzzle, cells) = random_singles(&mut seed, size, width.max(height));
        check(&puzzle, TATHAM, |body| twin::singles(body) == cells);
    }
}

#[test]
fn takuzu_in_ids() {
    let mut seed = Seed(9);
    for _ in 0..MANY {
        let (width, height) = (2 * side(&mut seed, 3, 40), 2 * side(&mut seed, 3, 40));
        let cells = cells(&mut seed, width * height, |seed| seed.below(2) as u32);
        let givens: Vec<Option<u8>> = cells.iter().map(|cell| cell.map(|n| n as u8)).collect();
        let takuzu = Takuzu::from_givens(givens.chunks(width)).expect("a board");
        let crowded = width.min(height) <= 8 && width.max(height) > 12;
        let equal_lines = match crowded || seed.percent(50) {
            true => EqualLines::Allowed,
            false => EqualLines::Forbidden,
        };
        let puzzle = Puzzle::from(takuzu.with_equal_lines(equal_lines));
        check(&puzzle, TATHAM, |body| twin::unruly(body) == cells);
        let head = written(&puzzle, TATHAM);
        let mark = if equal_lines == EqualLines::Forbidden { "u" } else { "" };
        assert!(head.starts_with(&format!("{width}x{height}{mark}:")), "{head}");
    }
}

/// A run of a nonogram may have any length, and so many digits.
#[test]
fn runs_of_two_and_three_digits() {
    for length in [1, 15, 16, 255, 256, 2000] {
        let run = Run { length, colour: 1 };
        let columns = vec![vec![Run { length: 1, ..run }]; length as usize];
        let nonogram = Nonogram::from_coloured_clues(grille::Palette::plain(), [[run]], columns);
        let puzzle = Puzzle::from(nonogram.expect("one row"));
        let text = written(&puzzle, PUZZLINK);
        let word = match length {
            0..16 => format!("1{length:x}"),
            16..256 => format!("1-{length:x}"),
            _ => format!("1+{length:x}"),
        };
        assert!(text.contains(&word), "{text}");
        assert_eq!(own(&read_as("nonogram", PUZZLINK, &text)), own(&puzzle));
    }
}
