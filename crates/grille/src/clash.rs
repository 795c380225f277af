//! Which clues of a puzzle contradict each other.
//!
//! ```
//! use grille::{Clash, Limits, Reading, clash, place_name, read};
//!
//! let queens = read("Q....\n..Q..\nQ....\n.....\n.....\n", &Reading::default());
//! let puzzle = queens.expect("a board").remove(0).puzzle.expect("without a mistake");
//! let Ok(Clash::Clues { clues, .. }) = clash(puzzle.as_ref(), Limits::NONE) else { panic!() };
//! let places: Vec<String> = clues.iter().map(|c| place_name(c.place, puzzle.size())).collect();
//! assert_eq!(places, ["r1c1", "r3c1"]);
//! ```

use grille_engine::{Clue, ClueId, Core, Limits, Sat, Solution, Together};
use grille_puzzles::{Instance, TooLarge};

/// Clues that cannot all be true.
#[derive(Clone, PartialEq, Debug)]
pub enum Clash {
    /// There are none: this is a solution.
    Nothing(Solution),
    /// These.
    Clues {
        /// Where they stand and how they are written; none, if the rules alone have no solution.
        clues: Vec<Clue>,
        /// Is it known that without any one of them there is a solution?
        is_minimal: bool,
    },
    /// A limit came first.
    Unknown,
}

/// Clues that have no solution, the fewest of several such sets; other clues may clash as well.
///
/// A limit that comes while they become fewer leaves those that are known to clash.
pub fn clash(puzzle: &dyn Instance, limits: Limits<'_>) -> Result<Clash, TooLarge> {
    let model = puzzle.model()?;
    let written = |clue: ClueId| model.clues()[clue.0 as usize].clone();
    Ok(match Sat.smallest_core(&model, limits) {
        Together::Fit(solution) => Clash::Nothing(solution),
        Together::Clash(Core { clues, is_minimal }) => {
            Clash::Clues { clues: clues.into_iter().map(written).collect(), is_minimal }
        }
        Together::Unknown => Clash::Unknown,
    })
}
