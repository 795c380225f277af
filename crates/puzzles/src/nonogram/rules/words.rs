//! What is said of a step: why it follows, and what follows.

use std::ops::Range;

use grille_engine::{Argument, Joint, Message, Spot, Value, Values, message};

use super::super::Palette;
use super::row::{Because, Strip};
use crate::rules::places;

/// Why something follows, in a sentence about a line and its clue.
pub(super) fn why(strip: &Strip, because: &Because) -> Message {
    let cell = |place: &usize| strip.spot(*place);
    let span = |places: &Range<usize>| span(strip, places);
    let block = |block: &usize| named(strip, *block);
    let mut why = match because {
        Because::Empty => message!("nonogram-empty-why"),
        Because::Full => message!("nonogram-full-why"),
        Because::Overlap(blocks) => {
            let lengths = blocks.iter().map(|&block| strip.blocks[block].as_str());
            let lengths = Argument::list(lengths, Joint::And);
            message!("nonogram-overlap-why", number = blocks.len(), blocks = lengths)
        }
        Because::Finished => message!("nonogram-finished-why"),
        Because::Fill => {
            let total: u32 = strip.runs.iter().map(|run| run.length).sum();
            message!("nonogram-fill-why", number = total)
        }
        Because::Begins { block: of, place, is_end: false } => {
            message!("nonogram-begins-why", cell = cell(place), block = block(of))
        }
        Because::Begins { block: of, place, is_end: true } => {
            message!("nonogram-ends-why", cell = cell(place), block = block(of))
        }
        Because::Leans { block: of, place, bound } => {
            let (cell, bound) = (cell(place), cell(bound));
            message!("nonogram-leans-why", cell = cell, bound = bound, block = block(of))
        }
        Because::Complete(places) => message!("nonogram-complete-why", span = span(places)),
        Because::Gap { hole, colour, shortest } => match sign(strip, *colour) {
            None => message!("nonogram-gap-why", span = span(hole), shortest = *shortest),
            Some(colour) => message!(
                "nonogram-gap-colour-why",
                span = span(hole),
                shortest = *shortest,
                colour = colour
            ),
        },
        Because::Reach { block: of, places } => {
            message!("nonogram-reach-why", span = span(places), block = block(of))
        }
        Because::Join { block: of, hole } => {
            let (left, right) = (strip.spot(hole.start - 1), strip.spot(hole.end));
            message!("nonogram-join-why", left = left, right = right, block = block(of))
        }
        Because::Split(places) => message!("nonogram-split-why", span = span(places)),
        Because::Wall { places, bound, shortest } => message!(
            "nonogram-wall-why",
            span = span(places),
            number = places.len(),
            bound = cell(bound),
            shortest = *shortest
        ),
        Because::Edges => message!("nonogram-edges-why"),
        Because::GapReach { hole, colour } => match sign(strip, *colour) {
            None => message!("nonogram-gap-reach-why", span = span(hole)),
            Some(colour) => {
                message!("nonogram-gap-reach-colour-why", span = span(hole), colour = colour)
            }
        },
        Because::Line => message!("nonogram-line-why"),
    };
    why.arguments.push(("line", strip.line.into()));
    why.arguments.push(("clue", strip.clue.as_str().into()));
    why
}

/// A block by its length, and by its number where others are like it.
fn named(strip: &Strip, block: usize) -> Message {
    let length = strip.blocks[block].as_str();
    match strip.blocks.iter().filter(|other| *other == length).count() {
        1 => message!("nonogram-block", length = length),
        _ => message!("nonogram-block-number", length = length, number = block + 1),
    }
}

/// Neighbouring cells.
fn span(strip: &Strip, places: &Range<usize>) -> Message {
    let (from, to) = (strip.spot(places.start), strip.spot(places.end - 1));
    message!("nonogram-span", from = from, to = to, number = places.len())
}

/// The sign of a colour, where there are several.
fn sign(strip: &Strip, colour: Value) -> Option<char> {
    strip.signs.as_ref().map(|signs| signs[usize::from(colour)])
}

/// What follows at some places.
pub(super) fn says(palette: &Palette, before: Values, after: Values, spots: &[Spot]) -> Message {
    let cells = places(spots);
    let number = spots.len();
    let sign = |value: Value| palette.colour(value).sign;
    match after.single() {
        Some(0) => message!("nonogram-then-empty", cells = cells, number = number),
        Some(_) if palette.is_plain() => {
            message!("nonogram-then-filled", cells = cells, number = number)
        }
        Some(colour) => {
            message!("nonogram-then-colour", cells = cells, number = number, colour = sign(colour))
        }
        None => {
            let said = |value: Value| match value {
                0 => message!("nonogram-background"),
                _ => message!("nonogram-sign", colour = sign(value)),
            };
            let gone = before.without(after).iter().map(said);
            let gone = Argument::list(gone, Joint::Or);
            message!("nonogram-then-not", cells = cells, number = number, colours = gone)
        }
    }
}
