//! Puzzles from pictures of any size and colours: how a picture is reduced, and what comes of it.

use grille_engine::{Message, Solution};
use grille_grid::{Cell, Size};

use super::Missed;

/// How a picture is reduced to what a puzzle can show.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tracing {
    /// The size that it may have at the most, its proportions kept; its own, if that is small
    /// enough, where nothing is said.
    pub size: Option<Size>,
    /// How light is white, from 1 to 255; what parts the picture best (Otsu) where nothing is said.
    pub threshold: Option<u8>,
    /// How shades are shown.
    pub dither: Dither,
    /// White becomes black.
    pub is_inverted: bool,
}

/// How shades are shown by dots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dither {
    /// They are not: the nearest colour.
    #[default]
    None,
    /// By a pattern of four by four cells (Bayer).
    Ordered,
    /// What a cell is off is passed on to the next ones (Floyd and Steinberg).
    Diffusion,
}

impl Dither {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::None, Self::Ordered, Self::Diffusion];

    /// What one types.
    pub fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Ordered => "ordered",
            Self::Diffusion => "diffusion",
        }
    }
}

/// A puzzle from a picture.
#[derive(Clone, PartialEq, Debug)]
pub struct Traced<P> {
    /// The puzzle, with one solution.
    pub puzzle: P,
    /// The picture as it was reduced.
    pub before: Solution,
    /// The picture that is the solution.
    pub after: Solution,
    /// The cells in which they differ.
    pub changed: Vec<Cell>,
    /// Single cells of the reduced picture whose change would leave one solution, where it has
    /// several: the least seen change first, a few of them.
    pub settling: Vec<Cell>,
}

impl<P> Traced<P> {
    /// The same with another puzzle.
    pub(crate) fn map<Q>(self, other: impl FnOnce(P) -> Q) -> Traced<Q> {
        let Self { puzzle, before, after, changed, settling } = self;
        Traced { puzzle: other(puzzle), before, after, changed, settling }
    }
}

/// Why no puzzle came of a picture.
#[derive(Clone, PartialEq, Debug)]
pub enum Untraced {
    /// Something is against it from the start.
    Against(Message),
    /// It did not come.
    Missed(Missed),
}

impl From<Missed> for Untraced {
    fn from(missed: Missed) -> Self {
        Self::Missed(missed)
    }
}
