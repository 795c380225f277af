//! Which clues of a puzzle contradict each other?

use std::error::Error;

use grille::{Clash, Limits, Puzzle, place_name};

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle: Puzzle = "1 2 . .\n. . 3 .\n. . . .\n. . . 4\n".parse()?;
    let Clash::Clues { clues, .. } = puzzle.clash(Limits::NONE)? else {
        return Err("nothing clashes".into());
    };
    for clue in &clues {
        println!("{} at {}", clue.text, place_name(clue.place, puzzle.size()));
    }
    assert_eq!(clues.len(), 3, "the 3 has no place in the first row; the 4 is innocent");
    Ok(())
}
