//! Puzzles in the making: a clue is changed and the puzzle judged again, by a draft and by starting
//! over, in turn.
//!
//! `cargo run --release --bin draft -- [NAME]` from this folder, on one thread; only rows whose
//! name holds NAME. The medians of several rounds count, each with the same changes.

use std::path::Path;
use std::time::Instant;

use grille::{
    Cell, Counters, Draft, Flow, Instance, Limits, MethodId, Model, Place, Reading, Solution,
    Solver, Var, Verdict,
};
use grille_chance::Seed;

const ROUNDS: usize = 5;

/// A full board to take givens from.
type Full = fn(&mut Seed) -> Box<dyn Instance>;

/// Cells and their new clues.
type Changes = Vec<(Cell, Option<u32>)>;

/// What a maker of puzzles tries next.
type Change = fn(&mut Seed, &Draft, &Model, &Solution) -> Changes;

fn main() {
    let wanted = std::env::args().nth(1).unwrap_or_default();
    println!(
        "| changes | boards | judged | unique | draft, µs | starting over, µs | ratio | work, ratio |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    let dug: [(&str, Full, usize); 6] = [
        ("takuzu 10×10, dug", |seed| takuzu(seed, 10), 100),
        ("takuzu 20×20, dug", |seed| takuzu(seed, 20), 400),
        ("takuzu 30×30, dug", |seed| takuzu(seed, 30), 900),
        // The last thousand cells take minutes.
        ("takuzu 50×50, dug at 1500 cells", |seed| takuzu(seed, 50), 1500),
        ("sudoku 9×9, dug", |seed| sudoku(seed, 3), 81),
        ("sudoku 16×16, dug", |seed| sudoku(seed, 4), 256),
    ];
    for (name, full, cells) in dug.into_iter().filter(|(name, ..)| name.contains(&wanted)) {
        let boards = if cells > 500 { 1 } else { 5 };
        report(name, boards, |seed, _, tally| dig(seed, full, cells, tally));
    }
    let revised: [(&str, &str, Change); 6] = [
        ("singles 12×12, a number", "singles/tudelft_12.txt", a_number),
        ("singles 24×24, a number", "singles/tudelft_24.txt", a_number),
        ("singles 12×12, a shaded one", "singles/tudelft_12.txt", a_shaded_number),
        ("singles 24×24, a shaded one", "singles/tudelft_24.txt", a_shaded_number),
        ("bridges 25×25, a number", "bridges/b25_hard.txt", an_island),
        ("bridges 25×25, a bridge", "bridges/b25_hard.txt", a_bridge),
    ];
    for (name, file, change) in revised.into_iter().filter(|(name, ..)| name.contains(&wanted)) {
        report(name, 10, |seed, board, tally| revise(seed, stored(file, board), change, tally));
    }
}

/// Microseconds and work of both ways, and how the verdicts were.
#[derive(Clone, Copy, Default)]
struct Tally {
    time: [f64; 2],
    work: [u64; 2],
    judged: usize,
    unique: usize,
}

fn report(name: &str, boards: usize, work: impl Fn(&mut Seed, usize, &mut Tally)) {
    let round = |_| {
        let mut tally = Tally::default();
        (0..boards).for_each(|board| work(&mut Seed(board as u64), board, &mut tally));
        tally
    };
    let rounds: Vec<Tally> = (0..ROUNDS).map(round).collect();
    let Tally { judged, unique, work, .. } = rounds[0];
    let median = |value: &dyn Fn(&Tally) -> f64| {
        let mut values: Vec<f64> = rounds.iter().map(value).collect();
        values.sort_by(f64::total_cmp);
        values[values.len() / 2]
    };
    println!(
        "| {name} | {boards} | {judged} | {unique} | {:.2} | {:.2} | {:.2} | {:.2} |",
        median(&|tally| tally.time[0] / judged as f64),
        median(&|tally| tally.time[1] / judged as f64),
        median(&|tally| tally.time[1] / tally.time[0]),
        work[1] as f64 / work[0].max(1) as f64,
    );
}

/// Make a change and judge, both ways.
fn judge(draft: &mut Draft, changes: &[(Cell, Option<u32>)], tally: &mut Tally) -> Verdict {
    let start = Instant::now();
    change(draft, changes);
    tally.time[0] += start.elapsed().as_secs_f64() * 1e6;
    let mut verdicts = [const { None }; 2];
    // Whoever comes second finds the puzzle near at hand.
    for way in if tally.judged % 2 == 0 { [0, 1] } else { [1, 0] } {
        let start = Instant::now();
        let (verdict, counters) = match way {
            0 => draft.judge(Limits::NONE),
            _ => start_over(draft.puzzle()),
        };
        tally.time[way] += start.elapsed().as_secs_f64() * 1e6;
        tally.work[way] += counters.guesses + counters.propagations;
        verdicts[way] = Some(verdict);
    }
    let [Some(verdict), Some(expected)] = verdicts else { unreachable!("both were asked") };
    tally.judged += 1;
    tally.unique += usize::from(matches!(verdict, Verdict::Unique(_)));
    assert_eq!(std::mem::discriminant(&verdict), std::mem::discriminant(&expected));
    verdict
}

fn start_over(puzzle: &dyn Instance) -> (Verdict, Counters) {
    Solver::new(puzzle, MethodId::AUTO).expect("auto is a method").judge(Limits::NONE)
}

fn change(draft: &mut Draft, changes: &[(Cell, Option<u32>)]) {
    for &(cell, clue) in changes {
        draft.change(cell, clue).expect("such clues can be");
    }
}

/// Take away every given of so many cells without which there is still one solution.
fn dig(seed: &mut Seed, full: Full, cells: usize, tally: &mut Tally) {
    let mut draft = Draft::new(full(seed), MethodId::AUTO).expect("it has clues in cells");
    draft.judge(Limits::NONE);
    for &cell in &seed.order(draft.puzzle().size().area())[..cells] {
        let cell = Cell(cell as u32);
        let given = draft.clue(cell);
        if !matches!(judge(&mut draft, &[(cell, None)], tally), Verdict::Unique(_)) {
            change(&mut draft, &[(cell, given)]);
        }
    }
}

/// Change something, and back if there is not one solution then.
fn revise(seed: &mut Seed, board: Box<dyn Instance>, next: Change, tally: &mut Tally) {
    let mut draft = Draft::new(board, MethodId::AUTO).expect("it has clues in cells");
    let model = draft.puzzle().model().expect("it is small");
    let (Verdict::Unique(mut solution), _) = draft.judge(Limits::NONE) else { return };
    for _ in 0..200 {
        let changes = next(seed, &draft, &model, &solution);
        let back: Vec<_> = changes.iter().map(|&(cell, _)| (cell, draft.clue(cell))).collect();
        match judge(&mut draft, &changes, tally) {
            Verdict::Unique(one) => solution = one,
            _ => change(&mut draft, &back),
        }
    }
}

fn a_number(seed: &mut Seed, draft: &Draft, _: &Model, _: &Solution) -> Changes {
    let size = draft.puzzle().size();
    let number = 1 + seed.below(size.width as usize) as u32;
    vec![(Cell(seed.below(size.area()) as u32), Some(number))]
}

/// One that nobody sees, so that the solution stays one.
fn a_shaded_number(seed: &mut Seed, draft: &Draft, model: &Model, solution: &Solution) -> Changes {
    loop {
        let [(cell, number)] = a_number(seed, draft, model, solution)[..] else {
            unreachable!("one")
        };
        if solution[cell.index()] == 1 {
            return vec![(cell, number)];
        }
    }
}

fn an_island(seed: &mut Seed, draft: &Draft, _: &Model, _: &Solution) -> Changes {
    loop {
        let cell = Cell(seed.below(draft.puzzle().size().area()) as u32);
        if let Some(number) = draft.clue(cell) {
            let more = number == 1 || seed.one_in(2);
            return vec![(cell, Some(if more { number + 1 } else { number - 1 }))];
        }
    }
}

/// A bridge more where there is one, or one of two taken away.
fn a_bridge(seed: &mut Seed, draft: &Draft, model: &Model, solution: &Solution) -> Changes {
    loop {
        let var = Var(seed.below(solution.len()) as u32);
        let (Place::Between(a, b), count @ 1..) = (model.place(var), solution[var.index()]) else {
            continue;
        };
        let changed = |number: u32| if count == 1 { number + 1 } else { number - 1 };
        return [a, b].map(|cell| (cell, draft.clue(cell).map(changed))).to_vec();
    }
}

/// A puzzle of a stored set.
fn stored(file: &str, number: usize) -> Box<dyn Instance> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data").join(file);
    let text = std::fs::read_to_string(path).expect("the set is there");
    let family = file.split('/').next().and_then(grille::family);
    let reading = Reading { family, ..Reading::default() };
    let mut items = grille::read(&text, &reading).expect("the family is right");
    items.swap_remove(number).puzzle.expect("without a mistake")
}

/// A full board from a few numbers at random.
fn takuzu(seed: &mut Seed, side: usize) -> Box<dyn Instance> {
    loop {
        let cell = |seed: &mut Seed| *["0", "1"].get(seed.below(40)).unwrap_or(&".");
        let words: Vec<&str> = (0..side * side).map(|_| cell(seed)).collect();
        if let Some(full) = filled("takuzu", side, &words) {
            return full;
        }
    }
}

fn sudoku(seed: &mut Seed, block: usize) -> Box<dyn Instance> {
    let side = block * block;
    // One row at random; the method does the rest.
    let first: Vec<String> = seed.order(side).iter().map(|digit| (digit + 1).to_string()).collect();
    let words: Vec<&str> = first
        .iter()
        .map(String::as_str)
        .chain(std::iter::repeat_n(".", side * side - side))
        .collect();
    filled("sudoku", side, &words).expect("any row can be the first")
}

/// The first solution of a board as a puzzle.
fn filled(family: &str, side: usize, words: &[&str]) -> Option<Box<dyn Instance>> {
    let rows = |words: Vec<&str>| -> String {
        words.chunks(side).map(|row| row.join(" ") + "\n").collect()
    };
    let read = |board: &str| {
        let text = format!("grille 1 {family}\nboard\n{board}");
        let mut items = grille::read(&text, &Reading::default()).expect("our own form");
        items.remove(0).puzzle.expect("without a mistake")
    };
    let puzzle = read(&rows(words.to_vec()));
    let solver = Solver::new(puzzle.as_ref(), MethodId::AUTO).expect("auto is a method");
    let mut first = None;
    solver.each(Limits::NONE, &mut |solution| {
        first = Some(solution);
        Flow::Enough
    });
    first.map(|solution| read(&puzzle.solution_text(&solution)))
}
