//! Singles by their own method: the general method's answers, shapes that cut, large boards.

use crate::common::agreement::{Agreement, solutions, solver};
use crate::common::{Seed, Sheet, rows};
use grille::{Count, Ended, Instance, Limits, Solution, Verdict, complaints};

fn board(width: usize, numbers: &[usize]) -> Box<dyn Instance> {
    let text = format!("{width} {}\n{}", numbers.len() / width, rows(width, numbers));
    Sheet::new("singles", "grid", text).puzzle()
}

/// Cells that may be shaded together: none beside another, all others in one piece.
fn shading(seed: &mut Seed, width: usize, height: usize) -> Vec<bool> {
    let mut shaded = vec![false; width * height];
    let wanted = width * height / (2 + seed.below(4));
    for &cell in &seed.order(width * height)[..wanted] {
        let free = beside(width, height, cell).all(|near| !shaded[near]);
        shaded[cell] = free;
        shaded[cell] = free && hang_together(width, height, &shaded);
    }
    shaded
}

fn beside(width: usize, height: usize, cell: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (cell % width, cell / width);
    let left = (x > 0).then(|| cell - 1);
    let right = (x + 1 < width).then(|| cell + 1);
    let above = (y > 0).then(|| cell - width);
    let below = (y + 1 < height).then(|| cell + width);
    [left, right, above, below].into_iter().flatten()
}

fn hang_together(width: usize, height: usize, shaded: &[bool]) -> bool {
    let mut left: Vec<bool> = shaded.iter().map(|shaded| !shaded).collect();
    let mut next: Vec<usize> = left.iter().position(|&left| left).into_iter().collect();
    while let Some(cell) = next.pop() {
        if std::mem::take(&mut left[cell]) {
            next.extend(beside(width, height, cell).filter(|&near| left[near]));
        }
    }
    left.iter().all(|&left| !left)
}

/// A permuted cyclic square, and for each shaded cell a number that its lines show elsewhere.
fn numbers(seed: &mut Seed, width: usize, height: usize, shaded: &[bool]) -> Vec<usize> {
    let side = width.max(height);
    let (across, down, name) = (seed.order(side), seed.order(side), seed.order(side));
    let number = |cell: usize| 1 + name[(across[cell % width] + down[cell / width]) % side];
    let mut numbers: Vec<usize> = (0..width * height).map(number).collect();
    for cell in (0..width * height).filter(|&cell| shaded[cell]) {
        let row = (0..width).map(|x| cell / width * width + x);
        let column = (0..height).map(|y| y * width + cell % width);
        let (row, column): (Vec<usize>, Vec<usize>) =
            (row.filter(|&c| !shaded[c]).collect(), column.filter(|&c| !shaded[c]).collect());
        let in_column = |&&c: &&usize| column.iter().any(|&d| number(c) == number(d));
        let both: Vec<usize> = row.iter().filter(in_column).copied().collect();
        let any: Vec<usize> =
            if both.is_empty() { row.into_iter().chain(column).collect() } else { both };
        if !any.is_empty() {
            numbers[cell] = number(any[seed.below(any.len())]);
        }
    }
    numbers
}

/// A board with a solution, or one of numbers at random.
fn random(seed: &mut Seed, round: usize) -> (usize, Vec<usize>) {
    let (width, height) = (1 + seed.below(7), 1 + seed.below(7));
    if round.is_multiple_of(3) {
        let most = 2 + seed.below(6);
        return (width, (0..width * height).map(|_| 1 + seed.below(most)).collect());
    }
    let shaded = shading(seed, width, height);
    let mut numbers = numbers(seed, width, height, &shaded);
    if round % 3 == 1 {
        let cell = seed.below(numbers.len());
        numbers[cell] = 1 + seed.below(width.max(height));
    }
    (width, numbers)
}

/// Compare so many random boards; each verdict must be there often enough.
fn check(cases: usize, seed: u64) {
    let mut seed = Seed(seed);
    let mut agreement = Agreement::new(&["fast"], "search", 30);
    for round in 0..cases {
        let (width, numbers) = random(&mut seed, round);
        let case = || format!("round {round}\n{}", rows(width, &numbers));
        agreement.check(board(width, &numbers).as_ref(), &case);
    }
    agreement.saw_each_verdict(cases / 50);
}

#[test]
fn the_fast_method_agrees_with_the_general_one() {
    check(1000, 1);
}

#[test]
#[ignore = "takes minutes: cargo test --release -p grille -- --ignored"]
fn the_fast_method_agrees_on_a_hundred_thousand_boards() {
    check(100_000, 2);
}

/// Numbers that no line shows twice: whatever may be shaded, may be.
fn all_different(width: usize, height: usize) -> Vec<usize> {
    let side = width.max(height);
    (0..width * height).map(|cell| 1 + (cell % width + cell / width) % side).collect()
}

#[test]
fn where_no_number_is_seen_twice_every_shading_that_does_not_cut_is_a_solution() {
    for width in 1..=5 {
        for height in (1..=5).filter(|height| width * height <= 16) {
            let fair = |&bits: &u32| {
                let shaded: Vec<bool> = (0..width * height).map(|c| bits >> c & 1 == 1).collect();
                let apart = |c: usize| !shaded[c] || beside(width, height, c).all(|d| !shaded[d]);
                (0..width * height).all(apart) && hang_together(width, height, &shaded)
            };
            let expected = (0..1 << (width * height)).filter(fair).count();
            let puzzle = board(width, &all_different(width, height));
            let (ended, found) = solutions(&solver(puzzle.as_ref(), "fast"), usize::MAX);
            assert_eq!((ended, found.len()), (Ended::Exhausted, expected), "{width} by {height}");
        }
    }
}

/// A picture of shaded cells, and the same without the one that closes it (`o`).
fn whole_and_parted(picture: &[&str]) -> [Solution; 2] {
    let cells = || picture.iter().flat_map(|row| row.chars());
    ["#o", "#"].map(|shaded| cells().map(|cell| u8::from(shaded.contains(cell))).collect())
}

/// Such a picture is refused as an answer, and without the cell that closes it it is right.
#[track_caller]
fn check_refused(picture: &[&str]) {
    let puzzle = board(picture[0].len(), &all_different(picture[0].len(), picture.len()));
    let [whole, parted] = whole_and_parted(picture);
    let broken = complaints(puzzle.as_ref(), &whole);
    let rules: Vec<&str> = broken.iter().map(|complaint| complaint.rule.id).collect();
    assert_eq!(rules, ["singles-cut-off"], "{picture:?}");
    assert_eq!(complaints(puzzle.as_ref(), &parted), [], "{picture:?}");
}

/// And it is not found among all solutions of a small board, but its part is.
#[track_caller]
fn check_cut(picture: &[&str]) {
    check_refused(picture);
    let puzzle = board(picture[0].len(), &all_different(picture[0].len(), picture.len()));
    let [whole, parted] = whole_and_parted(picture);
    let (_, found) = solutions(&solver(puzzle.as_ref(), "fast"), usize::MAX);
    assert!(!found.contains(&whole), "{picture:?}");
    assert!(found.contains(&parted), "{picture:?}");
}

#[test]
fn shapes_that_cut_are_refused() {
    // A diamond.
    check_cut(&[".....", "..#..", ".#.o.", "..#..", "....."]);
    // A triangle against the border, and one in a corner.
    check_cut(&["#...#", ".#.o.", "..#..", "....."]);
    check_cut(&["..#..", ".o...", "#....", "....."]);
    // A broken line from border to border.
    check_cut(&["#....", ".#...", "..o..", ".#...", "#...."]);
    check_cut(&[".#...", "..#..", "...o.", "..#..", ".#..."]);
    check_cut(&["#.#", ".o.", "..."]);
    check_cut(&[".o", "#."]);
    check_cut(&[".o."]);
}

#[test]
fn large_diamonds_triangles_rectangles_and_broken_lines_are_refused() {
    check_refused(&[
        ".........",
        "....#....",
        "...#.#...",
        "..#...#..",
        ".#.....o.",
        "..#...#..",
        "...#.#...",
        "....#....",
        ".........",
    ]);
    check_refused(&["#.......#", ".#.....#.", "..#...o..", "...#.#...", "....#....", "........."]);
    check_refused(&[
        ".........",
        "...#.....",
        "..#.#....",
        ".#...#...",
        "..#...#..",
        "...#...#.",
        "....#.#..",
        ".....o...",
        ".........",
    ]);
    check_refused(&["..#...", ".#....", "..#...", "...#..", "..o...", ".#....", "..#..."]);
}

#[test]
fn large_boards_are_judged() {
    let mut seed = Seed(7);
    for (width, height) in [(60, 60), (120, 40), (200, 200), (3, 300)] {
        let shaded = shading_of_large(&mut seed, width, height);
        let numbers = numbers(&mut seed, width, height, &shaded);
        let puzzle = board(width, &numbers);
        let (verdict, _) = solver(puzzle.as_ref(), "fast").judge(Limits::NONE);
        let found = match verdict {
            Verdict::Unique(one) => vec![one],
            Verdict::Several(one, other) => vec![one, other],
            other => panic!("{width} by {height}: {other:?}"),
        };
        for solution in &found {
            assert_eq!(complaints(puzzle.as_ref(), solution), [], "{width} by {height}");
        }
    }
}

/// Shaded cells that do not even touch at their corners, a knight's move apart, some left out.
fn shading_of_large(seed: &mut Seed, width: usize, height: usize) -> Vec<bool> {
    let shaded = |cell: usize| {
        let (x, y) = (cell % width, cell / width);
        let inner = x > 0 && y > 0 && x + 1 < width && y + 1 < height;
        inner && (x + 2 * y).is_multiple_of(5) && seed.percent(80)
    };
    (0..width * height).map(shaded).collect()
}

#[test]
fn what_is_stopped_says_so() {
    for side in [5, 100] {
        let puzzle = board(side, &all_different(side, side));
        let (counted, _) =
            solver(puzzle.as_ref(), "fast").count(u128::MAX, Limits { stop: &|| true });
        let Count::AtLeast(_) = counted else { panic!("{side}: {counted:?}") };
    }
}
