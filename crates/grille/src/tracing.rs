//! Puzzles from pictures of any kind: reduced by the family, repaired until there is one solution,
//! and proved again.

use grille_chance::Seed;
use grille_engine::Limits;
use grille_puzzles::{Family, Instance, Missed, Pixels, Traced, Tracing, Untraced, Wish};

use crate::bytes::Unreadable;
use crate::making::{Found, Grading, Unmade, examined, maker_for, tried};
use crate::reasons::Grade;

/// A puzzle from a picture.
#[derive(Debug)]
pub struct Pictured {
    /// The puzzle, and what was changed.
    pub traced: Traced<Box<dyn Instance>>,
    /// How hard it is, if that was asked, or needed to be known.
    pub grade: Option<Grade>,
}

/// Tries with the same picture: chance chooses among changes that are worth the same.
const TRIES: u32 = 64;

/// A puzzle with one solution from a picture, of the level that is wished: the same from a seed for
/// ever.
pub fn make_from_picture(
    family: &dyn Family,
    pixels: &Pixels,
    tracing: &Tracing,
    wish: &Wish,
    grading: Grading,
    seed: u64,
    limits: Limits<'_>,
) -> Result<Pictured, Unmade> {
    let maker = maker_for(family, wish)?;
    let tried = tried(family, wish);
    let mut chance = Seed(seed);
    let mut levels = std::collections::BTreeMap::new();
    for _ in 0..TRIES {
        let traced = match family.trace(pixels, tracing, &tried, &mut chance, limits) {
            None => {
                let why = Unreadable::NoPictures(family.info().id);
                return Err(Unmade::Against(why.message()));
            }
            Some(Err(Untraced::Against(why))) => return Err(Unmade::Against(why)),
            Some(Err(Untraced::Missed(Missed::Broken))) => {
                return Err(Unmade::Broken { family: family.info().id, seed });
            }
            Some(Err(Untraced::Missed(_))) if limits.reached() => return Err(Unmade::Limit),
            Some(Err(Untraced::Missed(_))) => continue,
            Some(Ok(traced)) => traced,
        };
        match examined(maker, traced.puzzle.as_ref(), wish, grading, limits) {
            Found::Right(grade) => return Ok(Pictured { traced, grade }),
            Found::Other(level) => *levels.entry(level).or_default() += 1,
            Found::Bad => {}
        }
    }
    Err(Unmade::Nothing { tries: TRIES, levels })
}
