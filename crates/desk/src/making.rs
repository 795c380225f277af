//! New puzzles for the page.

use grille::{
    Family, Grading, Level, Size, Symmetry, Titles, Wish, find_family, make as made, message,
};
use serde::Serialize;

use crate::help::Grade;
use crate::request::{Make, Seed};
use crate::sheet::Sheet;
use crate::trouble::Trouble;
use crate::work::Work;

#[derive(Serialize)]
pub struct New {
    sheet: Sheet,
    seed: String,
    #[serde(flatten)]
    grade: Option<Grade>,
}

/// A new puzzle, as it is wished.
pub fn make(asked: &Make, work: &Work<'_>) -> Result<New, Trouble> {
    let family = find_family(&asked.family);
    let family = family.map_err(|why| Trouble::unrecognised(&why, "", work))?;
    let wish = wish(asked, family, work)?;
    let seed = seed(asked.seed.as_ref(), work)?;
    let found = made(family, &wish, Grading::Always, seed, work.limits());
    let found = found.map_err(|why| Trouble::say(&why.message(), work))?;
    let puzzle = found.puzzle.as_ref();
    let grade = found.grade.as_ref().map(|grade| Grade::new(grade, puzzle, work));
    let sheet = Sheet::new(puzzle, &Titles::default(), work)?;
    Ok(New { sheet, seed: found.seed.to_string(), grade })
}

/// The largest side of a board that the page asks for.
const LARGEST: u32 = 100;

fn wish(asked: &Make, family: &dyn Family, work: &Work<'_>) -> Result<Wish, Trouble> {
    let usual = family.maker().map_or(Size::square(8), |maker| maker.usual());
    let width = asked.width.unwrap_or(usual.width);
    let height = asked.height.unwrap_or(if asked.width.is_some() { width } else { usual.height });
    if ![width, height].iter().all(|side| (1..=LARGEST).contains(side)) {
        return Err(Trouble::say(&message!("desk-sides", most = LARGEST), work));
    }
    let level = match asked.level.as_deref().filter(|level| !level.is_empty()) {
        None => None,
        Some(name) => Some(named(name, Level::ALL, Level::name)?),
    };
    let symmetry = match asked.symmetry.as_deref().filter(|name| !name.is_empty()) {
        None => None,
        Some(name) => Some(named(name, Symmetry::ALL, Symmetry::name)?),
    };
    let settings = asked.settings.iter().map(|(key, value)| (key.clone(), value.clone()));
    Ok(Wish {
        level,
        symmetry,
        density: asked.density,
        colours: asked.colours,
        is_minimal: asked.minimal,
        settings: settings.collect(),
        ..Wish::new(Size::new(width, height))
    })
}

/// One of a list by its name.
pub fn named<T: Copy, const N: usize>(
    name: &str,
    all: [T; N],
    called: fn(T) -> &'static str,
) -> Result<T, Trouble> {
    let found = all.into_iter().find(|&one| called(one) == name);
    found.ok_or_else(|| Trouble::unasked(&format!("nothing is called `{name}`")))
}

/// The number from which a puzzle is made; by the clock, if nothing is said.
fn seed(asked: Option<&Seed>, work: &Work<'_>) -> Result<u64, Trouble> {
    match asked {
        Some(Seed::Number(number)) => Ok(*number),
        Some(Seed::Text(text)) => {
            let wrong = |_| Trouble::say(&message!("a-number"), work);
            text.trim().parse().map_err(wrong)
        }
        None => Ok((work.clock)().to_bits()),
    }
}
