//! Game ids of Simon Tatham's collection: where the parameters and the description stand.
//!
//! ```text
//! 3x3:a3d1_9b…              bare: several games may look so
//! solo 3x3:…  Solo:3x3:…    with the game before it
//! …/solo.html#3x3:…         with the page of the game
//! ```

use std::ops::Range;

use grille_engine::{Message, message};
use grille_grid::Size;

use super::known::{not_of_game, of_game};
use super::save;
use crate::puzzle::{Entry, Extent, Fit, FormId, Format, Puzzle};
use crate::text::{ParseError, Row, Titles, Token};

/// The form of these ids.
pub const TATHAM: FormId = FormId::new("tatham");

/// A family that Tatham's collection has too.
pub(crate) trait Tatham: Puzzle {
    /// What it is called there.
    const GAME: &'static str;

    /// The puzzle of an id, which is of its game or of none.
    fn from_id(id: &Id<'_>) -> Result<Self, ParseError>;

    /// The id of a puzzle; the error says why that game would not take it.
    fn to_id(&self) -> Result<String, Message>;

    /// How well an id looks like this game that can be read, but neither names nor marks it.
    const UNMARKED: Fit;

    /// Does an id have something that no other game of ours has?
    fn is_marked(id: &Id<'_>) -> bool;
}

/// The text form of a family's ids.
pub(crate) const fn tatham<P: Tatham>() -> Format<P> {
    Format {
        id: TATHAM,
        extent: Extent::Line,
        fits: fits::<P>,
        read: read::<P>,
        write: Some(|puzzle| puzzle.to_id().map(|id| id + "\n")),
    }
}

/// An id, taken apart.
#[derive(Clone, Debug)]
pub(crate) struct Id<'a> {
    /// The game, where it is named.
    pub game: Option<Token<'a>>,
    /// Width and height; a single number stands for both.
    pub sides: [Token<'a>; 2],
    /// All parameters after these.
    pub rest: Token<'a>,
    /// The board, unless a seed stands in its place.
    pub description: Option<Token<'a>>,
    /// Where the id ends.
    pub end: Token<'a>,
}

impl<'a> Id<'a> {
    /// The id that a line begins with, if it does.
    pub fn of(row: Row<'a>) -> Option<Self> {
        let mut words = row.words();
        let first = words.next()?;
        if let Some((page, _)) = first.text.split_once('#')
            && let Some(address) = page.strip_suffix(".html")
        {
            let name = address.rsplit('/').next().unwrap_or(address);
            let game = Token { text: name, start: first.start + address.len() - name.len() };
            return Self::named(game, first.after(page.len() + 1));
        }
        if let Some((name, _)) = first.text.split_once(':').filter(|(name, _)| is_name(name)) {
            return Self::named(Token { text: name, ..first }, first.after(name.len() + 1));
        }
        match is_name(first.text) {
            true => Self::named(first, words.next()?),
            false => Self::split(None, first).filter(|id| id.description.is_some()),
        }
    }

    fn named(game: Token<'a>, word: Token<'a>) -> Option<Self> {
        Self::split(Some(game), word).filter(|_| !game.text.is_empty())
    }

    /// Parameters, then `:` and a description, or `#` and a seed.
    fn split(game: Option<Token<'a>>, word: Token<'a>) -> Option<Self> {
        let at = word.text.find([':', '#'])?;
        let parameters = Token { text: &word.text[..at], ..word };
        let after = word.after(at + 1);
        let is_described = word.text[at..].starts_with(':');
        Self::new(game, parameters, is_described.then_some(after), after)
    }

    /// An id from its parts, if its parameters begin with a size.
    pub fn new(
        game: Option<Token<'a>>,
        parameters: Token<'a>,
        description: Option<Token<'a>>,
        end: Token<'a>,
    ) -> Option<Self> {
        let width = digits(parameters);
        let rest = parameters.after(width.text.len());
        let height = digits(rest.after(usize::from(rest.text.starts_with('x'))));
        let has_height = rest.text.starts_with('x') && !height.text.is_empty();
        let (height, rest) = match has_height {
            true => (height, rest.after(1 + height.text.len())),
            false => (width, rest),
        };
        let is_parameter = |c: char| c.is_ascii_alphanumeric();
        let is_id = !width.text.is_empty() && rest.text.chars().all(is_parameter);
        is_id.then_some(Self { game, sides: [width, height], rest, description, end })
    }

    /// Width and height, before any memory is taken for them.
    pub fn size(&self, longest: u32) -> Result<Size, ParseError> {
        super::size(self.sides, longest)
    }

    /// Where width and height stand.
    pub fn size_span(&self) -> Range<usize> {
        self.sides[0].start..self.rest.start
    }

    /// The board, which must be there.
    pub fn description(&self) -> Result<Token<'a>, ParseError> {
        let seed = || ParseError::new(self.end.span(), message!("id-seed"), message!("id-board"));
        self.description.ok_or_else(seed)
    }

    /// Does this sign stand in the description?
    pub fn has(&self, sign: char) -> bool {
        self.description.is_some_and(|description| description.text.contains(sign))
    }

    /// Parameters that only matter to whoever makes puzzles, and begin with one of these letters.
    pub fn pass_over(&self, rest: Token<'a>, first: &[char]) -> Result<(), ParseError> {
        match rest.text.is_empty() || rest.text.starts_with(first) {
            true => Ok(()),
            false => Err(rest.error(message!("id-parameters"))),
        }
    }
}

/// The digits that a word begins with.
fn digits(word: Token<'_>) -> Token<'_> {
    let end = word.text.bytes().take_while(u8::is_ascii_digit).count();
    Token { text: &word.text[..end], ..word }
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// Is a board as large as a game wants it?
pub(crate) fn check_least(game: &str, size: Size, least: u32) -> Result<(), Message> {
    match size.width.min(size.height) >= least {
        true => Ok(()),
        false => Err(message!("id-least", game = game, least = least)),
    }
}

/// Does an id name this game, or none?
pub(super) fn check_game<P: Tatham>(id: &Id<'_>) -> Result<(), ParseError> {
    match id.game {
        Some(game) if !game.text.eq_ignore_ascii_case(P::GAME) => {
            Err(not_of_game(game, of_game(P::GAME)))
        }
        _ => Ok(()),
    }
}

fn fits<P: Tatham>(text: &str) -> Fit {
    let Some(id) = super::lines(text).next().and_then(Id::of) else { return Fit::No };
    match id.game {
        Some(_) if check_game::<P>(&id).is_ok() => Fit::Sure,
        Some(_) => Fit::No,
        None => match (P::from_id(&id).is_ok(), P::is_marked(&id)) {
            (true, true) => Fit::Sure,
            (true, false) => P::UNMARKED,
            (false, true) => Fit::Fair,
            (false, false) => Fit::No,
        },
    }
}

fn read<P: Tatham>(text: &str) -> Vec<Entry<P>> {
    if save::Save::is(text) {
        return save::read(text);
    }
    super::lines(text).map(entry).collect()
}

fn entry<P: Tatham>(row: Row<'_>) -> Entry<P> {
    let Some(id) = Id::of(row) else {
        let word = row.words().next().unwrap_or(Token { text: "", start: row.start });
        let error = word.error(message!("id-like", game = P::GAME));
        return Entry::new(Titles::default(), Err(error));
    };
    let puzzle = check_game::<P>(&id).and_then(|()| P::from_id(&id));
    Entry::new(super::titles(row, id.end), puzzle)
}
