//! Links of puzz.link, pzv.jp and their kin: where the genre, the size and the body stand.
//!
//! ```text
//! https://puzz.link/p?sudoku/9/9/g1k23…
//!   any address    p? or p.html?, or nothing before the genre at all
//! ```

use grille_engine::{Message, message};
use grille_grid::Size;

use super::known::{not_of_genre, of_genre, variant};
use super::size;
use crate::puzzle::{Entry, Extent, Fit, FormId, Format, Puzzle};
use crate::text::{ParseError, Row, Titles, Token};

/// The form of these links.
pub const PUZZLINK: FormId = FormId::new("puzzlink");

/// A family that puzz.link has too.
pub(crate) trait Puzzlink: Puzzle {
    /// What it is called there; the first name is written.
    const GENRES: &'static [&'static str];

    /// The longest side of a board.
    const LONGEST: u32;

    /// The puzzle of a link, which is of its genre.
    fn from_link(size: Size, link: &Link<'_>) -> Result<Self, ParseError>;

    /// What stands behind genre and size; the error says why it cannot be written.
    fn link_body(&self) -> Result<String, Message>;
}

/// The text form of a family's links.
pub(crate) const fn puzzlink<P: Puzzlink>() -> Format<P> {
    Format {
        id: PUZZLINK,
        extent: Extent::Line,
        fits: fits::<P>,
        read: read::<P>,
        write: Some(write::<P>),
    }
}

/// A link, taken apart.
#[derive(Clone, Debug)]
pub(crate) struct Link<'a> {
    /// Which kind of puzzle, without `_edit`.
    pub genre: Token<'a>,
    /// What changes the rules of the genre, in some links.
    pub flag: Option<Token<'a>>,
    /// Width and height.
    pub sides: [Token<'a>; 2],
    /// The board.
    pub body: Token<'a>,
}

impl<'a> Link<'a> {
    /// The link that a line begins with, if it does.
    pub fn of(row: Row<'a>) -> Option<Self> {
        let word = row.words().next()?;
        let (query, is_address) = query(word);
        let (genre, rest) = cut(query);
        let (first, after) = cut(rest);
        let has_flag = !is_number(first.text) && !first.text.is_empty();
        let (width, after) = if has_flag { cut(after) } else { (first, after) };
        let (height, body) = cut(after);
        let link = Self {
            genre: Token { text: without_mode(genre.text), ..genre },
            flag: has_flag.then_some(first),
            sides: [width, height],
            body,
        };
        let is_genre = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
        let has_genre = !link.genre.text.is_empty() && link.genre.text.chars().all(is_genre);
        let has_size = link.sides.iter().all(|side| is_number(side.text));
        (has_genre && (is_address || has_size && query.text.matches('/').count() > 2))
            .then_some(link)
    }

    /// Where width and height stand.
    pub fn size_span(&self) -> std::ops::Range<usize> {
        self.sides[0].start..self.sides[1].span().end
    }
}

/// What follows `p?` or `p.html?`, and whether there is such; else all of it.
fn query(word: Token<'_>) -> (Token<'_>, bool) {
    let Some((page, _)) = word.text.split_once('?') else { return (word, false) };
    let is_player = matches!(page.rsplit('/').next(), Some("p" | "p.html"));
    match is_player {
        true => (word.after(page.len() + 1), true),
        false => (word, false),
    }
}

/// The part before the first `/`, and the part after it.
fn cut(word: Token<'_>) -> (Token<'_>, Token<'_>) {
    let end = word.text.find('/').unwrap_or(word.text.len());
    let rest = word.after((end + 1).min(word.text.len()));
    (Token { text: &word.text[..end], ..word }, rest)
}

/// Editors and players add to the genre what is to be done with it.
fn without_mode(genre: &str) -> &str {
    let modes = ["_edit", "_test", "_play"];
    modes.iter().find_map(|mode| genre.strip_suffix(mode)).unwrap_or(genre)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

fn fits<P: Puzzlink>(text: &str) -> Fit {
    let first = super::lines(text).next();
    match first.and_then(Link::of).is_some_and(|link| P::GENRES.contains(&link.genre.text)) {
        true => Fit::Sure,
        false => Fit::No,
    }
}

fn read<P: Puzzlink>(text: &str) -> Vec<Entry<P>> {
    let entry = |row: Row<'_>| {
        let titles = row.words().next().map_or(Titles::default(), |word| super::titles(row, word));
        Entry::new(titles, read_one(row))
    };
    super::lines(text).map(entry).collect()
}

fn read_one<P: Puzzlink>(row: Row<'_>) -> Result<P, ParseError> {
    let Some(link) = Link::of(row) else {
        let word = row.words().next().unwrap_or(Token { text: "", start: row.start });
        return Err(word.error(message!("link-like", genre = P::GENRES[0])));
    };
    if !P::GENRES.contains(&link.genre.text) {
        return Err(not_of_genre(&link, of_genre(P::GENRES[0])));
    }
    if let Some(flag) = link.flag {
        return Err(variant(flag, link.genre.text));
    }
    P::from_link(size(link.sides, P::LONGEST)?, &link)
}

fn write<P: Puzzlink>(puzzle: &P) -> Result<String, Message> {
    let (size, genre) = (Puzzle::size(puzzle), P::GENRES[0]);
    let body = puzzle.link_body()?;
    Ok(format!("https://puzz.link/p?{genre}/{}/{}/{body}\n", size.width, size.height))
}
