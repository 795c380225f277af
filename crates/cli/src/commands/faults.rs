//! Why a puzzle has no solution, where that is seen at sight: in words, and marked in its drawing.

use grille::{Complaint, Cue, Drawing, Instance, Known, Message, Place, message};

use super::pictures;
use crate::{paint, speech};

/// So many are told; who mends these will ask again.
const TOLD: usize = 5;

/// Each on a line of its own, and how many there are beside.
pub fn in_words(complaints: &[Complaint]) -> String {
    let told = complaints.iter().take(TOLD).map(Complaint::message);
    let more = complaints.len().saturating_sub(TOLD);
    let rest = (more > 0).then(|| message!("and-more", number = more));
    told.chain(rest).map(|said| line(&said)).collect()
}

/// What is wrong, below the head.
pub fn line(said: &Message) -> String {
    paint::sentence("  ", &speech::say(said))
}

/// The same, and below it the board with the places marked.
pub fn in_words_and_drawn(puzzle: &dyn Instance, complaints: &[Complaint]) -> String {
    let picture = match pictures::can_draw(puzzle) {
        true => paint::shown(&drawn(puzzle, complaints)),
        false => String::new(),
    };
    in_words(complaints) + &picture
}

/// What is shown of a puzzle without a solution: what is wrong, if that is seen, and the board.
pub fn unsolved(puzzle: &dyn Instance, complaints: &[Complaint]) -> String {
    match complaints {
        [] => pictures::unsolved(puzzle),
        _ => in_words_and_drawn(puzzle, complaints),
    }
}

/// The board with the places marked of which words are said.
pub fn drawn(puzzle: &dyn Instance, complaints: &[Complaint]) -> Drawing {
    let spots = complaints.iter().take(TOLD).flat_map(|complaint| &complaint.places);
    let mut places: Vec<Place> = spots.filter_map(|spot| spot.place(puzzle.size())).collect();
    places.sort();
    places.dedup();
    let lights: Vec<(Place, Cue)> = places.into_iter().map(|place| (place, Cue::Wrong)).collect();
    puzzle.draw(Known::Nothing).lit(&lights).numbered()
}
