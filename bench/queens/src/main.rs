//! Our queens method beside its twin: bit masks, recursion, and the mirror image for free.
//!
//! `cargo run --release` from this folder. Both count in turn, several rounds, on one thread; what
//! is printed is the median of each and of their ratios. Then one solution of wide boards, each
//! solution checked, and the two in turn are solving and checking.

use std::time::Instant;

use grille::{Count, Instance, Limits, MethodId, Reading, Solver, Verdict, complaints};

const ROUNDS: usize = 5;

fn main() {
    println!("| side | solutions | ours, median | twin, median | ratio, median | least | most |");
    println!("|---|---|---|---|---|---|---|");
    for side in [12, 13, 14, 15, 16] {
        compare(side);
    }
    println!("\n| side | two solutions, median | one checked, median |");
    println!("|---|---|---|");
    for side in [1_000, 100_000, 1_000_000, 10_000_000] {
        construct(side);
    }
}

fn compare(side: u32) {
    let puzzle = puzzle(side);
    let solver = Solver::new(puzzle.as_ref(), MethodId::new("fast")).expect("queens have it");
    let (mut ours, mut twins, mut ratios, mut solutions) = (Vec::new(), Vec::new(), Vec::new(), 0);
    for _ in 0..ROUNDS {
        let (our_time, counted) = timed(|| solver.count(u128::MAX, Limits::NONE).0);
        let (twin_time, expected) = timed(|| twin(side));
        assert_eq!(counted, Count::Exactly(expected.into()));
        solutions = expected;
        ours.push(our_time);
        twins.push(twin_time);
        ratios.push(twin_time / our_time);
    }
    let (ours, twins, ratio) = (median(&mut ours), median(&mut twins), median(&mut ratios));
    let (least, most) = (ratios[0], ratios[ROUNDS - 1]);
    println!(
        "| {side} | {solutions} | {:.1} ms | {:.1} ms | {ratio:.1} | {least:.1} | {most:.1} |",
        ours * 1e3,
        twins * 1e3,
    );
}

fn construct(side: u32) {
    let puzzle = puzzle(side);
    let solver = Solver::new(puzzle.as_ref(), MethodId::new("fast")).expect("queens have it");
    let (mut solving, mut checking) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let (time, (verdict, _)) = timed(|| solver.judge(Limits::NONE));
        let Verdict::Several(one, _) = verdict else { panic!("a wide board has several") };
        solving.push(time);
        let (time, complaints) = timed(|| complaints(puzzle.as_ref(), &one));
        assert!(complaints.is_empty());
        checking.push(time);
    }
    let (solving, checking) = (median(&mut solving), median(&mut checking));
    println!("| {side} | {:.2} ms | {:.2} ms |", solving * 1e3, checking * 1e3);
}

fn puzzle(side: u32) -> Box<dyn Instance> {
    let reading = Reading { family: grille::family("queens"), ..Reading::default() };
    let mut items = grille::read(&side.to_string(), &reading).expect("queens are known");
    items.remove(0).puzzle.expect("a number is a board")
}

/// What everybody writes: one row after another, the first row only to its middle.
fn twin(side: u32) -> u64 {
    let full = (1 << side) - 1;
    let first = |column: u32| {
        let queen = 1 << column;
        below(full, queen, queen << 1, queen >> 1)
    };
    let half: u64 = (0..side / 2).map(first).sum();
    2 * half + if side % 2 == 1 { first(side / 2) } else { 0 }
}

fn below(full: u32, columns: u32, rising: u32, falling: u32) -> u64 {
    if columns == full {
        return 1;
    }
    let mut free = full & !(columns | rising | falling);
    let mut found = 0;
    while free != 0 {
        let queen = free & free.wrapping_neg();
        free ^= queen;
        found += below(full, columns | queen, (rising | queen) << 1, (falling | queen) >> 1);
    }
    found
}

fn timed<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let start = Instant::now();
    let result = work();
    (start.elapsed().as_secs_f64(), result)
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
