//! Coloured grids beside black and white pictures of their size.

use std::path::Path;
use std::time::Instant;

use grille::{Instance, Limits, MethodId, Solver, Verdict};

use crate::{files, median, timed};

const ROUNDS: usize = 101;

/// Pictures that a coloured grid is compared with.
const NEIGHBOURS: usize = 9;

/// How many times as long as a picture of its size a coloured grid may take.
const BAR: f64 = 3.0;

/// So many are named.
const WORST: usize = 5;

/// A grid, and how long it took in each round.
struct Timed {
    name: String,
    puzzle: Box<dyn Instance>,
    cells: usize,
    rounds: Vec<f64>,
}

/// Print how much longer than a picture of its size each coloured grid takes.
///
/// A picture of its size: the median time a cell of the nine pictures that are nearest in size.
/// Only solving is timed, since their forms of text differ; all are solved in each round.
pub fn report(root: &Path) {
    let (mut pictures, mut coloured) = (grids(&root.join("pictures")), grids(&root.join("color")));
    for _ in 0..ROUNDS {
        for grid in pictures.iter_mut().chain(&mut coloured) {
            grid.rounds.push(timed(|| assert!(judge(grid.puzzle.as_ref()))));
        }
    }
    let seconds = |grid: &Timed| median(&mut grid.rounds.clone());
    let mut ratios: Vec<(f64, String)> = Vec::new();
    for grid in &coloured {
        pictures.sort_by_key(|picture| picture.cells.abs_diff(grid.cells));
        let near = pictures[..NEIGHBOURS].iter();
        let mut a_cell: Vec<f64> = near.map(|near| seconds(near) / near.cells as f64).collect();
        let picture = median(&mut a_cell) * grid.cells as f64;
        let (ours, theirs) = (seconds(grid) * 1e6, picture * 1e6);
        let line = format!("{}: {} cells, {ours:.1} µs to {theirs:.1}", grid.name, grid.cells);
        ratios.push((seconds(grid) / picture, line));
    }
    ratios.sort_by(|a, b| a.0.total_cmp(&b.0));
    let within = ratios.iter().filter(|(ratio, _)| *ratio <= BAR).count();
    let middle = ratios[ratios.len() / 2].0;
    println!("\ncoloured: {within} of {} within {BAR}, median {middle:.2}", ratios.len());
    for (ratio, line) in ratios.iter().rev().take(WORST) {
        println!("{ratio:.2} {line}");
    }
}

/// The grids of a folder that have one solution.
fn grids(folder: &Path) -> Vec<Timed> {
    let mut grids = Vec::new();
    for file in files(folder) {
        let text = std::fs::read_to_string(&file).expect("a text");
        let Ok(items) = grille::read(&text, &Default::default()) else { continue };
        for puzzle in items.into_iter().filter_map(|item| item.puzzle.ok()) {
            if judge(puzzle.as_ref()) {
                let name = file.file_name().expect("a file").to_string_lossy().into_owned();
                let size = puzzle.size();
                let cells = size.width as usize * size.height as usize;
                grids.push(Timed { name, puzzle, cells, rounds: Vec::new() });
            }
        }
    }
    grids
}

/// Has it one solution? Ten seconds are enough to say so.
fn judge(puzzle: &dyn Instance) -> bool {
    let start = Instant::now();
    let stop = move || start.elapsed().as_secs() > 10;
    let solver = Solver::new(puzzle, MethodId::new("fast")).expect("nonograms have it");
    matches!(solver.judge(Limits { stop: &stop }).0, Verdict::Unique(_))
}
