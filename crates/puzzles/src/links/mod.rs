//! Links and ids of other programs: puzz.link and its kin, and Simon Tatham's collection.
//!
//! Here is what their families share: how an address, an id or a save file is taken apart, and how
//! boards are packed into a word. What a family puts into it is in its own folder.

mod foreign;
mod known;
pub(crate) mod number16;
pub(crate) mod pieces;
mod puzzlink;
mod save;
pub(crate) mod signs;
mod tatham;

pub use foreign::foreign;
pub use puzzlink::PUZZLINK;
pub(crate) use puzzlink::{Link, Puzzlink, puzzlink};
pub use save::SAVE;
pub(crate) use save::save;
pub use tatham::TATHAM;
pub(crate) use tatham::{Id, Tatham, check_least, tatham};

use grille_engine::{Message, message};
use grille_grid::Size;

use crate::text::{ParseError, Row, Titles, Token, rows};

/// The lines that hold a puzzle.
fn lines(text: &str) -> impl Iterator<Item = Row<'_>> {
    rows(text).filter(|row| !row.is_blank() && row.comment().is_none())
}

/// Width and height, before any memory is taken for them.
fn size([width, height]: [Token<'_>; 2], longest: u32) -> Result<Size, ParseError> {
    let width = width.number(1, longest, side_range)?;
    Ok(Size::new(width, height.number(1, longest, side_range)?))
}

/// "a side from 1 to 9"
pub(crate) fn side_range(low: u32, high: u32) -> Message {
    message!("link-side", low = low, high = high)
}

/// What follows the link on its line is the title.
fn titles(row: Row<'_>, last: Token<'_>) -> Titles {
    let rest = row.text.get(last.span().end - row.start..).unwrap_or("");
    Titles::title(rest.trim().trim_start_matches('#'))
}
