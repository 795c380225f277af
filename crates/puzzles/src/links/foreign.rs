//! Links and ids that we know when we see them, but whose puzzles we do not have.

use super::known::{has_game, has_genre, not_of_game, not_of_genre, of_game, of_genre};
use super::known::{solo_variant, variant};
use super::save::Save;
use super::{Id, Link, lines};
use crate::text::{ParseError, Token};

/// Why a text is refused that begins with a link, an id or a save file of a puzzle that is none of
/// ours, or of a variant; nothing if it begins with anything else.
pub fn foreign(text: &str) -> Option<ParseError> {
    let row = lines(text).next()?;
    if let Some(link) = Link::of(row) {
        let flag = link.flag.filter(|_| has_genre(link.genre.text));
        return match flag {
            Some(flag) => Some(variant(flag, link.genre.text)),
            None if has_genre(link.genre.text) => None,
            None => Some(not_of_genre(&link, of_genre(link.genre.text))),
        };
    }
    if Save::is(text) {
        let save = Save::of(text).ok()?;
        return other_game(save.game().ok()?).or_else(|| solo_variant(&save.id().ok()?));
    }
    let id = Id::of(row)?;
    id.game.and_then(other_game).or_else(|| solo_variant(&id))
}

/// Is this a game that we do not have?
fn other_game(game: Token<'_>) -> Option<ParseError> {
    (!has_game(game.text)).then(|| not_of_game(game, of_game(game.text)))
}
