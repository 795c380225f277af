//! What a watched method tells is what it does: a film of it can be played again from the events.

use grille_engine::{Flow, Limits, Method, Model, Search};

use super::replay::Replay;

/// Play a film of a search; what was heard.
#[track_caller]
pub fn check(model: &Model) -> [u32; 6] {
    let mut replay = Replay::new(model);
    let watched = Search.watched(model, Limits::NONE, &mut replay);
    let mut alone = Vec::new();
    let outcome = Search.each(model, Limits::NONE, &mut |solution| {
        alone.push(solution);
        Flow::More
    });
    assert_eq!((watched, &replay.solutions), (outcome, &alone), "watching changes nothing");
    assert_eq!(u64::from(replay.heard[0]), outcome.counters.guesses);
    assert_eq!(u64::from(replay.heard[5]), outcome.counters.restarts);
    assert_eq!(replay.left_open, 0);
    replay.heard
}
