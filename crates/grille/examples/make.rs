//! Make a sudoku: take givens away from a full board as long as it has one solution.

use std::error::Error;

use grille::{FormId, Limits, MethodId, Puzzle, Standing, Sudoku};

fn main() -> Result<(), Box<dyn Error>> {
    let full = Puzzle::from(Sudoku::from_cells(&[0; 81])?).solve().ok_or("boards can be filled")?;
    let givens: Vec<u8> = full.iter().map(|value| value + 1).collect();
    let mut draft = Puzzle::from(Sudoku::from_cells(&givens)?).draft(MethodId::AUTO)?;
    let cells = draft.puzzle().size().cells();
    for cell in cells {
        let given = draft.clue(cell);
        draft.change(cell, None)?;
        if draft.judge(Limits::NONE).0.standing() != Standing::Unique {
            draft.change(cell, given)?;
        }
    }
    let made = Puzzle::new(draft.into_puzzle());
    print!("{}", made.write(FormId::new("rows"))?);
    assert_eq!(made.judge().standing(), Standing::Unique);
    Ok(())
}
