//! Coloured grids beside black and white pictures of their size.

use std::path::Path;
use std::time::Instant;

use grille::{Instance, Limits, Solver, Verdict};

use crate::{files, median, timed};

const ROUNDS: usize = 101;

/// Pictures that a coloured grid is compared with.
const NEIGHBOURS: usize = 9;

/// How many times as long as a picture of its size a coloured grid may take.
const BAR: f64 = 3.0;

/// So many are named.
const WORST: usize = 5;

/// A grid, and how long it takes.
struct Timed {
    name: String,
    cells: usize,
    seconds: f64,
}

/// Print how much longer than a picture of its size each coloured grid takes.
///
/// A picture of its size: the median time a cell of the nine pictures that are nearest in size.
/// Only solving is timed, since their forms of text differ.
pub fn report(root: &Path) {
    let pictures = grids(&root.join("pictures"));
    let mut ratios: Vec<(f64, String)> = Vec::new();
    for grid in grids(&root.join("color")) {
        let mut near: Vec<&Timed> = pictures.iter().collect();
        near.sort_by_key(|picture| picture.cells.abs_diff(grid.cells));
        let mut a_cell: Vec<f64> =
            near[..NEIGHBOURS].iter().map(|near| near.seconds / near.cells as f64).collect();
        let picture = median(&mut a_cell) * grid.cells as f64;
        let (ours, theirs) = (grid.seconds * 1e6, picture * 1e6);
        let line = format!("{}: {} cells, {ours:.1} µs to {theirs:.1}", grid.name, grid.cells);
        ratios.push((grid.seconds / picture, line));
    }
    ratios.sort_by(|a, b| a.0.total_cmp(&b.0));
    let within = ratios.iter().filter(|(ratio, _)| *ratio <= BAR).count();
    let middle = ratios[ratios.len() / 2].0;
    println!("\ncoloured: {within} of {} within {BAR}, median {middle:.2}", ratios.len());
    for (ratio, line) in ratios.iter().rev().take(WORST) {
        println!("{ratio:.2} {line}");
    }
}

/// The grids of a folder that have one solution, each with the median of several rounds.
fn grids(folder: &Path) -> Vec<Timed> {
    let mut grids = Vec::new();
    for file in files(folder) {
        let text = std::fs::read_to_string(&file).expect("a text");
        let Ok(items) = grille::read(&text, &Default::default()) else { continue };
        for item in items {
            let Ok(puzzle) = &item.puzzle else { continue };
            let solve = || judge(puzzle.as_ref());
            if !solve() {
                continue;
            }
            let mut seconds: Vec<f64> = (0..ROUNDS).map(|_| timed(|| _ = solve())).collect();
            let size = puzzle.size();
            grids.push(Timed {
                name: file.file_name().expect("a file").to_string_lossy().into_owned(),
                cells: size.width as usize * size.height as usize,
                seconds: median(&mut seconds),
            });
        }
    }
    grids
}

/// Has it one solution? Ten seconds are enough to say so.
fn judge(puzzle: &dyn Instance) -> bool {
    let start = Instant::now();
    let stop = move || start.elapsed().as_secs() > 10;
    let solver = Solver::new(puzzle, "fast").expect("nonograms have it");
    matches!(solver.judge(Limits { stop: &stop }).0, Verdict::Unique(_))
}
