//! Why bytes are no puzzle.

use std::fmt;

use grille_engine::{Argument, Language, Message, message};
use grille_grid::Size;
use grille_puzzles::{FormId, Misfit, Pixels, words};

use crate::reading::Unrecognised;

/// Why bytes are no puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Unreadable {
    /// It is a file of a kind that we know by name only.
    Stranger(Stranger),
    /// From this byte on it is no text.
    NoText(usize),
    /// A picture is damaged, or its end is missing.
    Damaged,
    /// A picture is too large.
    TooLarge(Size),
    /// A picture has more bytes than any we could take.
    TooLong,
    /// A picture is not written in this form.
    NoForm(FormId),
    /// This family is not made of pictures.
    NoPictures(&'static str),
    /// A picture makes no puzzle.
    Misfit(Misfit),
    /// A rule cannot be changed like this.
    Setting(Unrecognised),
}

/// Files that are neither texts nor pictures we can read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Stranger {
    /// A picture, of the kind of this name.
    Picture(&'static str),
    /// A document whose text could be copied.
    Pdf,
    /// A spreadsheet.
    Spreadsheet,
    /// Something compressed, or a document of an office program.
    Archive,
    /// A program.
    Program,
}

impl Unreadable {
    /// The same to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            Self::Stranger(Stranger::Picture(kind)) => message!("bytes-picture", kind = *kind),
            Self::Stranger(Stranger::Pdf) => message!("bytes-pdf"),
            Self::Stranger(Stranger::Spreadsheet) => message!("bytes-spreadsheet"),
            Self::Stranger(Stranger::Archive) => message!("bytes-archive"),
            Self::Stranger(Stranger::Program) => message!("bytes-program"),
            Self::NoText(byte) => message!("no-text-at", byte = *byte),
            Self::Damaged => message!("picture-damaged"),
            Self::TooLarge(size) => message!(
                "picture-too-large",
                width = size.width,
                height = size.height,
                most = Pixels::LONGEST_SIDE
            ),
            Self::TooLong => message!("picture-too-long"),
            Self::NoForm(form) => message!("picture-in-form", form = *form),
            Self::NoPictures(family) => message!("no-pictures", family = Argument::Name(family)),
            Self::Misfit(misfit) => misfit.message(),
            Self::Setting(why) => why.message(),
        }
    }
}

/// In English.
impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words(Language::English).say(&self.message()))
    }
}

impl std::error::Error for Unreadable {}
