//! Count the ways to place queens, as far as one comes in a tenth of a second.

use std::error::Error;
use std::time::Duration;

use grille::{Count, Deadline, Puzzle, Queens, Question, Request};

fn main() -> Result<(), Box<dyn Error>> {
    let request = Request::new(Question::Count { most: u128::MAX });
    for side in [8, 40] {
        let puzzle = Puzzle::from(Queens::empty(side)?);
        let deadline = Deadline::after(Duration::from_millis(100));
        let answer = puzzle.ask(&request, deadline.limits())?;
        match answer.count {
            Some(Count::Exactly(number)) => println!("{side} queens: {number} ways"),
            Some(Count::AtLeast(number)) => println!("{side} queens: at least {number} ways"),
            None => return Err("a count was asked for".into()),
        }
        assert_eq!(answer.is_complete, side == 8);
    }
    Ok(())
}
