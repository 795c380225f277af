//! Puzzles from images: first what an image is reduced to, then the puzzle.

use grille::{
    Content, Dither, Entries, FAMILIES, Family, Grading, Size, Spot, Titles, Tracing, Wish, decode,
    find_family, make_from_picture, message,
};
use serde::Serialize;

use crate::help::Grade;
use crate::making::named;
use crate::request::Trace;
use crate::setting::bytes_of;
use crate::sheet::{Sheet, table};
use crate::trouble::Trouble;
use crate::work::Work;

#[derive(Serialize)]
pub struct Pictured {
    sheet: Sheet,
    entries: Entries,
    before: Entries,
    changed: Vec<String>,
    settling: Vec<String>,
    #[serde(flatten)]
    grade: Option<Grade>,
}

/// So wide and high is a puzzle if nothing is said.
const USUAL: u32 = 30;

/// The largest side that the page asks for.
const LARGEST: u32 = 100;

/// A puzzle with one solution from an image.
pub fn trace(asked: &Trace, work: &Work<'_>) -> Result<Pictured, Trouble> {
    let family: &dyn Family = match &asked.family {
        Some(name) => find_family(name).map_err(|why| Trouble::unrecognised(&why, "", work))?,
        None => FAMILIES.iter().copied().find(|f| f.draws_pictures()).unwrap_or(FAMILIES[0]),
    };
    let bytes = bytes_of(&asked.bytes)?;
    let content = decode(&bytes).map_err(|why| Trouble::unreadable(&why, work))?;
    let Content::Picture(pixels) = content else {
        return Err(Trouble::say(&message!("desk-no-image"), work));
    };
    let side = |wished: Option<u32>| wished.unwrap_or(USUAL).clamp(1, LARGEST);
    let size = Size::new(side(asked.width), side(asked.height.or(asked.width)));
    let dither = match asked.dither.as_deref() {
        None => Dither::None,
        Some(name) => named(name, Dither::ALL, Dither::name)?,
    };
    let tracing = Tracing {
        size: Some(size),
        threshold: asked.threshold.map(|light| light.max(1)),
        dither,
        is_inverted: asked.inverted,
    };
    let wish = Wish { colours: asked.colours, ..Wish::new(size) };
    let made =
        make_from_picture(family, &pixels, &tracing, &wish, Grading::Always, 1, work.limits());
    let made = made.map_err(|why| Trouble::say(&why.message(), work))?;
    let puzzle = made.traced.puzzle.as_ref();
    let table = table(puzzle, work)?;
    let names = |cells: &[grille::Cell]| {
        cells.iter().map(|&cell| Spot::cell(cell, puzzle.size()).to_string()).collect()
    };
    Ok(Pictured {
        sheet: Sheet::new(puzzle, &Titles::default(), work)?,
        entries: table.entries(&made.traced.after),
        before: table.entries(&made.traced.before),
        changed: names(&made.traced.changed),
        settling: names(&made.traced.settling),
        grade: made.grade.as_ref().map(|grade| Grade::new(grade, puzzle, work)),
    })
}
