//! Make nonograms, and tell how many tries they took: side, level, number, motif, colours.

use std::error::Error;
use std::time::Instant;

use grille::{Grading, Level, Limits, Puzzle, Size, Wish, family, make};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize, usual: &str| words.get(at).cloned().unwrap_or_else(|| usual.to_owned());
    let side: u32 = word(0, "10").parse()?;
    let level = Level::ALL.into_iter().find(|level| level.number().to_string() == word(1, "any"));
    let number: u64 = word(2, "3").parse()?;
    let motif = Some(word(3, "any")).filter(|motif| motif != "any");
    let colours: u32 = word(4, "1").parse()?;
    let nonogram = family("nonogram").ok_or("it is a family")?;
    let wish = Wish { level, motif, colours: Some(colours), ..Wish::new(Size::square(side)) };
    let (start, mut tries) = (Instant::now(), 0);
    let mut made = Vec::new();
    for seed in 1..=number {
        match make(nonogram, &wish, Grading::IfNeeded, seed, Limits::NONE) {
            Ok(new) => {
                tries += new.tries;
                made.push(new);
            }
            Err(why) => eprintln!("seed {seed}: {why}"),
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    eprintln!("{} made of {number}, {tries} tries, {seconds:.3} s", made.len());
    for new in made.into_iter().take(24) {
        let puzzle = Puzzle::new(new.puzzle);
        let solution = puzzle.solve().ok_or("it has a solution")?;
        println!("{}", puzzle.solution_text(&solution));
    }
    Ok(())
}
