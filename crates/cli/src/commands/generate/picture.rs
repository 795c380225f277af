//! A puzzle from a picture: what was changed is told, and drawn on request.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use grille::{
    Content, Drawing, Family, Grading, Instance, Known, Limits, Made, Message, Pictured, Pixels,
    Place, Titles, Tracing, Unmade, Unreadable, Wish, message,
};

use super::super::{pictures, some};
use super::text::{Writer, remark};
use crate::args::{Dither, Generate};
use crate::exit::Code;
use crate::paint;
use crate::speech;
use crate::stop::Allowance;
use crate::whole::trouble;

/// Make the puzzle of a picture and print it, or how it differs from the picture.
pub fn run(
    file: &str,
    options: &Generate,
    family: &dyn Family,
    wish: &Wish,
    titles: &Titles,
) -> Result<Code, Message> {
    let pixels = read(file)?;
    let tracing = Tracing {
        size: options.size,
        threshold: options.threshold,
        dither: match options.dither {
            Dither::None => grille::Dither::None,
            Dither::Ordered => grille::Dither::Ordered,
            Dither::Diffusion => grille::Dither::Diffusion,
        },
        is_inverted: options.invert,
    };
    let allowance = Allowance::of(options.pace.timeout);
    let limits = Limits { stop: &|| allowance.is_over() };
    let grading = if options.json { Grading::Always } else { Grading::IfNeeded };
    // Chance only chooses among changes that are worth the same.
    let seed = options.seed.unwrap_or(1);
    let pictured =
        grille::make_from_picture(family, &pixels, &tracing, wish, grading, seed, limits);
    match pictured {
        Ok(pictured) if options.preview => Ok(previewed(&pictured, file, options)),
        Ok(pictured) => told(pictured, seed, options, family, titles),
        Err(Unmade::Limit) if crate::stop::interrupted() => Ok(Code::Limit),
        Err(why) => {
            let talk = message!("generate-bad", why = why.message());
            anstream::eprintln!("{}", speech::say(&talk));
            Ok(Code::from(&why))
        }
    }
}

/// The pixels of a file, or of standard input.
fn read(file: &str) -> Result<Pixels, Message> {
    let mut bytes = Vec::new();
    let read = match file {
        "-" => io::stdin().lock().read_to_end(&mut bytes).map(|_| ()),
        _ => fs::read(file).map(|all| bytes = all),
    };
    read.map_err(|error| trouble(Path::new(file), &error))?;
    match grille::decode(&bytes) {
        Ok(Content::Picture(pixels)) => Ok(pixels),
        Ok(Content::Text(_)) | Err(Unreadable::Stranger(_) | Unreadable::NoText(_)) => {
            Err(message!("generate-no-image", file = file.to_owned()))
        }
        Err(error) => Err(error.message()),
    }
}

/// What was changed, and which single cells would settle the picture.
fn talk(Pictured { traced, .. }: &Pictured) {
    let puzzle = traced.puzzle.as_ref();
    let places = |cells: &[grille::Cell]| {
        let places: Vec<Place> = cells.iter().map(|&cell| Place::Cell(cell)).collect();
        some(&places, puzzle)
    };
    let changed = match traced.changed.len() {
        0 => message!("generate-unchanged"),
        number => message!(
            "generate-changed",
            number = number,
            all = traced.after.len(),
            places = places(&traced.changed)
        ),
    };
    anstream::eprintln!("{}", speech::say(&changed));
    if !traced.settling.is_empty() {
        let settling = message!("generate-settling", places = places(&traced.settling));
        anstream::eprintln!("{}", speech::say(&settling));
    }
}

/// The picture and the solution side by side, or the solution as SVG.
fn previewed(pictured: &Pictured, file: &str, options: &Generate) -> Code {
    talk(pictured);
    let puzzle = pictured.traced.puzzle.as_ref();
    let [before, after] = [&pictured.traced.before, &pictured.traced.after];
    if options.svg {
        let name = options.title.as_deref().unwrap_or(file);
        let title = speech::named(name, speech::kind(puzzle));
        let drawing = difference(puzzle, [before, after]);
        anstream::print!("{}", grille_paint::svg::document(&drawing, &title));
    } else {
        anstream::print!("{}", pictures::differing(puzzle, before, after));
    }
    Code::Solved
}

fn told(
    pictured: Pictured,
    seed: u64,
    options: &Generate,
    family: &dyn Family,
    titles: &Titles,
) -> Result<Code, Message> {
    talk(&pictured);
    let Pictured { traced, grade } = pictured;
    let made = Made { puzzle: traced.puzzle, seed, is_proved: true, grade, tries: 1 };
    let writer = Writer::new(options, family)?;
    let data = if options.json {
        let id = grille_wire::Puzzle::new(None, 1, titles);
        let text = writer.text(&made, titles)?;
        grille_wire::line(&grille_wire::Made::new(id, &made, text))
    } else if options.show {
        let name = speech::named(&remark(&made), speech::kind(made.puzzle.as_ref()));
        format!("{name}\n{}", paint::shown(&made.puzzle.draw(Known::Nothing)))
    } else {
        writer.entry(&made, titles, 0)?
    };
    anstream::print!("{data}");
    Ok(Code::Solved)
}

/// The solution, lit where it is not the picture.
fn difference(puzzle: &dyn Instance, two: [&grille::Solution; 2]) -> Drawing {
    let [before, after] = two.map(|solution| puzzle.draw(Known::Solution(solution)));
    let [_, after] = Drawing::told_apart(before, after);
    after
}
