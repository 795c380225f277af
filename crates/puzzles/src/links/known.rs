//! What these programs call our families, and why all else is refused, by name.

use grille_engine::{Argument, Joint, Message, message};

use super::{Id, Link, Puzzlink, Tatham};
use crate::bridges::Bridges;
use crate::nonogram::Nonogram;
use crate::singles::Singles;
use crate::sudoku::Sudoku;
use crate::takuzu::Takuzu;
use crate::text::{ParseError, Token};

/// What puzz.link calls our families, by all their names there.
const GENRES: &[&[&str]] = &[
    <Sudoku as Puzzlink>::GENRES,
    <Nonogram as Puzzlink>::GENRES,
    <Bridges as Puzzlink>::GENRES,
    <Singles as Puzzlink>::GENRES,
];

/// What Tatham calls our families.
const GAMES: &[&str] = &[Sudoku::GAME, Nonogram::GAME, Bridges::GAME, Singles::GAME, Takuzu::GAME];

/// Is this a genre of puzz.link that we have?
pub(super) fn has_genre(genre: &str) -> bool {
    GENRES.iter().any(|names| names.contains(&genre))
}

/// Is this a game of Tatham's that we have?
pub(super) fn has_game(name: &str) -> bool {
    GAMES.iter().any(|game| game.eq_ignore_ascii_case(name))
}

/// A link of this genre.
pub(super) fn of_genre(genre: &str) -> Message {
    message!("link-of", genre = genre)
}

/// An id of this game.
pub(super) fn of_game(game: &str) -> Message {
    message!("id-of", game = game)
}

/// A link of another genre, where this was expected; what we have, if it is none of ours.
pub(super) fn not_of_genre(link: &Link<'_>, expected: Message) -> ParseError {
    let genres = GENRES.iter().map(|names| names[0]);
    let expected = match has_genre(link.genre.text) {
        true => expected,
        false => message!("link-of-any", genres = Argument::list(genres, Joint::Comma)),
    };
    ParseError::new(link.genre.span(), of_genre(link.genre.text), expected)
}

/// An id of another game, where this was expected; what we have, if it is none of ours.
pub(super) fn not_of_game(game: Token<'_>, expected: Message) -> ParseError {
    let expected = match has_game(game.text) {
        true => expected,
        false => message!("id-of-any", games = Argument::list(GAMES.iter().copied(), Joint::Comma)),
    };
    ParseError::new(game.span(), of_game(game.text), expected)
}

/// A link whose genre we have, but with other rules.
pub(super) fn variant(flag: Token<'_>, genre: &str) -> ParseError {
    let found = message!("link-variant", flag = flag.text);
    ParseError::new(flag.span(), found, message!("link-plain", genre = genre))
}

/// A variant of Solo: no other game has such parameters.
pub(super) fn solo_variant(id: &Id<'_>) -> Option<ParseError> {
    let is_variant = id.rest.text.starts_with(['j', 'k', 'x']);
    is_variant.then(|| Sudoku::from_id(id).err()).flatten()
}
