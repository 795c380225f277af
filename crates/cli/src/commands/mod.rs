//! The commands, one file each.

pub mod check;
pub mod convert;
pub mod count;
pub mod lines;
pub mod lists;
mod shared;
pub mod show;
pub mod solve;

use std::time::{Duration, Instant};

use grille::{Counters, Drawing, Instance, Known, Limits, Refused, Solution, Solver};

use crate::args::Work;
use crate::input::{self, Job};
use crate::jobs::{Mistakes, Report};
use crate::paint::{self, Picture};
use crate::{json, stop};

/// Do something within the time that is given, and say how long it took.
fn timed<T>(work: &Work, action: impl FnOnce(Limits<'_>) -> T) -> (T, Duration) {
    let stop = stop::after(work.timeout);
    let start = Instant::now();
    let result = action(Limits { stop: &stop });
    (result, start.elapsed())
}

/// Are solutions that are images of each other told apart?
#[derive(Clone, Copy)]
struct UpToSymmetry(bool);

/// The solver that the user asked for.
fn solver<'p>(
    job: &'p Job,
    work: &Work,
    up_to_symmetry: UpToSymmetry,
) -> Result<Solver<'p>, Refused> {
    let solver = Solver::new(job.puzzle.as_ref(), &work.method)?;
    if up_to_symmetry.0 { solver.up_to_symmetry() } else { Ok(solver) }
}

/// The most cells that are drawn: the largest nonograms are, boards of a million queens are not.
const MOST_DRAWN: usize = 1 << 22;

/// Can the board be drawn?
fn can_draw(puzzle: &dyn Instance) -> bool {
    puzzle.size().area() <= MOST_DRAWN
}

/// The board with what is known.
fn picture(puzzle: &dyn Instance, known: Known<'_>) -> Picture {
    paint::paint(&puzzle.draw(known))
}

/// The board before anything is known, and with what is known now.
fn before_and_after(puzzle: &dyn Instance, known: Known<'_>) -> [Picture; 2] {
    paint::paint_pair([&puzzle.draw(Known::Nothing), &puzzle.draw(known)])
}

/// The board with two solutions, marked where they differ.
fn differing_pictures(puzzle: &dyn Instance, one: &Solution, other: &Solution) -> [Picture; 2] {
    let [one, other] = [one, other].map(|solution| puzzle.draw(Known::Solution(solution)));
    let [one, other] = Drawing::told_apart(one, other);
    paint::paint_pair([&one, &other])
}

/// `sudoku 9×9`
fn kind(puzzle: &dyn Instance) -> String {
    let size = puzzle.size();
    format!("{} {}×{}", puzzle.info().id, size.width, size.height)
}

/// A duration as people read it.
fn pretty(time: Duration) -> String {
    match time.as_secs_f64() {
        seconds if seconds >= 1.0 => format!("{seconds:.2} s"),
        seconds if seconds >= 1e-3 => format!("{:.1} ms", seconds * 1e3),
        seconds => format!("{:.0} µs", seconds * 1e6),
    }
}

/// What the method did and how long it took, if that was asked.
fn stats(work: &Work, counters: &Counters, time: Duration) -> String {
    if !work.stats {
        return String::new();
    }
    let named: Vec<String> =
        json::counters(counters).iter().map(|(name, count)| format!("{name} {count}")).collect();
    format!("{}: {}, {}\n", work.method, pretty(time), named.join(", "))
}

/// The part of a JSON answer that all commands share.
fn answer(job: &Job, work: &Work, counters: &Counters, time: Duration) -> json::Answer {
    let size = job.puzzle.size();
    json::Answer {
        version: json::VERSION,
        name: job.name.clone(),
        family: job.puzzle.info().id,
        width: size.width,
        height: size.height,
        method: work.method.clone(),
        verdict: None,
        solutions: None,
        differences: None,
        varying: None,
        count: None,
        up_to_symmetry: None,
        exact: None,
        right: None,
        broken: None,
        seconds: time.as_secs_f64(),
        counters: json::counters(counters),
    }
}

/// A solution as lines of text.
fn lines(puzzle: &dyn Instance, solution: &Solution) -> Vec<String> {
    puzzle.solution_text(solution).lines().map(str::to_owned).collect()
}

/// A report that nothing can be done because the user asked for something that is not there.
fn refused(job: &Job, why: String, work: &Work) -> Report {
    Mistakes::of(work).report(&input::mistake(&job.name, why))
}

/// The first places of a list, so that a large board does not fill the screen.
fn some(places: &[String]) -> String {
    const SHOWN: usize = 40;
    let more = if places.len() > SHOWN { ", …" } else { "" };
    places[..places.len().min(SHOWN)].join(", ") + more
}
