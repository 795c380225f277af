//! Find solutions on one thread and use them on another.

use std::error::Error;
use std::sync::mpsc;

use grille::{Puzzle, Takuzu};

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle = Puzzle::from(Takuzu::from_givens([[None; 6]; 6])?);
    let (send, receive) = mpsc::sync_channel(16);
    let solutions = puzzle.solutions();
    let finder = std::thread::spawn(move || {
        // Whoever listens may hang up before all are found.
        solutions.map_while(|solution| send.send(solution).ok()).count()
    });
    for solution in receive.iter().take(2) {
        println!("{}", puzzle.solution_text(&solution));
    }
    drop(receive);
    finder.join().map_err(|_| "the finder panicked")?;
    Ok(())
}
