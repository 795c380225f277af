//! Draw the picture of a nonogram that is given by its runs: as text, or with `--svg` as SVG.

use std::error::Error;

use grille::{Known, Nonogram, Puzzle};

fn main() -> Result<(), Box<dyn Error>> {
    let rows = [vec![1, 1], vec![5], vec![5], vec![3], vec![1]];
    let columns = [vec![2], vec![4], vec![4], vec![4], vec![2]];
    let puzzle = Puzzle::from(Nonogram::from_clues(rows, columns)?);
    let solution = puzzle.solve().ok_or("a heart can be drawn")?;
    let drawing = puzzle.draw(Known::Solution(&solution));
    match std::env::args().nth(1).as_deref() {
        Some("--svg") => println!("{}", grille_paint::svg::document(&drawing, "A heart")),
        _ => print!("{}", puzzle.solution_text(&solution)),
    }
    assert_eq!(puzzle.solution_text(&solution), ".#.#.\n#####\n#####\n.###.\n..#..\n");
    Ok(())
}
