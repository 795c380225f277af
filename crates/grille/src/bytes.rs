//! From bytes to what can be read: a text in any usual encoding, or a picture.
//!
//! ```text
//! UTF-8, with or without a mark                  text
//! UTF-16, by its mark or by its zeros            text
//! Windows-1252, if it is clearly a text          text
//! PNG, JPEG, PBM, PGM, PPM                       pixels
//! anything else                                  refused, by its name where it has one
//! ```

mod jpeg;
mod netpbm;
mod png;
mod signs;
mod text;
mod unreadable;

use grille_grid::Size;
use grille_puzzles::text::Titles;
use grille_puzzles::{FAMILIES, Item, Pixels};
use signs::{Look, look};
use text::Way;
pub use unreadable::{Stranger, Unreadable};

use crate::reading::{Reading, Unrecognised};

/// More bytes than any picture needs that a family could take.
const MOST_BYTES: usize = 1 << 26;

/// What bytes are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// A text. Of one that came in pieces, the last of them.
    Text(String),
    /// A picture.
    Picture(Pixels),
}

/// Decodes bytes that come in pieces.
#[derive(Default, Debug)]
pub struct Decoder {
    kind: Kind,
    /// What was not decoded yet.
    rest: Vec<u8>,
    /// How many bytes were before that.
    read: usize,
}

/// What the beginning looks like.
#[derive(Default, Debug)]
enum Kind {
    /// It is too short to tell.
    #[default]
    Unknown,
    Text(Way),
    Picture(Picture),
}

/// A kind of picture, and how it is decoded.
type Picture = fn(&[u8]) -> Result<Pixels, Unreadable>;

impl Decoder {
    /// More bytes: the text that they make. That of a picture is nothing.
    pub fn push(&mut self, bytes: &[u8]) -> Result<String, Unreadable> {
        self.rest.extend_from_slice(bytes);
        if matches!(self.kind, Kind::Unknown) {
            self.kind = match look(&self.rest) {
                Look::TooShort => Kind::Unknown,
                Look::Text(way) => Kind::Text(way),
                Look::Picture(picture) => Kind::Picture(picture),
                Look::Stranger(stranger) => return Err(Unreadable::Stranger(stranger)),
            };
        }
        match self.kind {
            Kind::Text(_) => self.text(false),
            Kind::Picture(_) if self.rest.len() > MOST_BYTES => Err(Unreadable::TooLong),
            Kind::Picture(_) | Kind::Unknown => Ok(String::new()),
        }
    }

    /// The bytes have ended.
    pub fn end(mut self) -> Result<Content, Unreadable> {
        match self.kind {
            Kind::Picture(decode) => return decode(&self.rest).map(Content::Picture),
            Kind::Unknown => self.kind = Kind::Text(signs::without_mark(&self.rest)),
            Kind::Text(_) => {}
        }
        self.text(true).map(Content::Text)
    }

    /// The text of the bytes so far. The last of them may be the beginning of a character.
    fn text(&mut self, ended: bool) -> Result<String, Unreadable> {
        let Kind::Text(way) = &mut self.kind else { return Ok(String::new()) };
        let before = self.rest.len();
        let text = way.decode(&mut self.rest, ended).map_err(|byte| {
            let stranger = if self.read == 0 { signs::no_text(&self.rest) } else { None };
            stranger.map_or(Unreadable::NoText(self.read + byte), Unreadable::Stranger)
        })?;
        self.read += before - self.rest.len();
        Ok(text)
    }
}

/// Decodes bytes that are all there.
pub fn decode(bytes: &[u8]) -> Result<Content, Unreadable> {
    let mut decoder = Decoder::default();
    let mut text = decoder.push(bytes)?;
    let content = decoder.end()?;
    Ok(match content {
        Content::Text(rest) => {
            text.push_str(&rest);
            Content::Text(text)
        }
        picture => picture,
    })
}

/// The size of a picture, if it is none that would only take memory.
fn allowed(size: Size) -> Result<Size, Unreadable> {
    match [size.width, size.height].iter().all(|side| (1..=Pixels::LONGEST_SIDE).contains(side)) {
        true => Ok(size),
        false => Err(Unreadable::TooLarge(size)),
    }
}

/// The puzzle of a picture, by the family that is made of such.
pub fn read_picture(pixels: &Pixels, reading: &Reading) -> Result<Item, Unreadable> {
    if let Some(form) = reading.form {
        return Err(Unreadable::NoForm(form));
    }
    let families = reading.family.map_or_else(|| FAMILIES.to_vec(), |family| vec![family]);
    let found = families.iter().find_map(|family| family.picture(pixels));
    let Some(found) = found else {
        return Err(Unreadable::NoPictures(families[0].info().id));
    };
    let mut puzzle = found.map_err(Unreadable::Misfit)?;
    for (key, value) in &reading.settings {
        puzzle.set(key, value).map_err(|expected| {
            Unreadable::Setting(Unrecognised::BadSetting(format!("{key}={value}"), expected))
        })?;
    }
    Ok(Item::new(Titles::default(), Ok(puzzle)))
}
