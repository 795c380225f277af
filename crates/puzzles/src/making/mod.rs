//! New puzzles (a generator): what one may wish for, and what a family knows to make one.
//!
//! A family *tries*: each try is a puzzle with one solution that comes near to the wish, or nothing.
//! Whoever asks proves it again, grades it, and asks for another try where it is not what was wished.

mod given;
mod symmetry;
mod tracing;

use std::fmt::Debug;

use grille_chance::Seed;
use grille_engine::{Conflict, Level, Limits, Message, RuleId, Standing, message};
use grille_grid::Size;

use crate::family::Instance;
use crate::puzzle::Puzzle;
pub(crate) use given::{Givens, is_unique, orbits};
pub use symmetry::Symmetry;
pub use tracing::{Dither, Traced, Tracing, Untraced};

/// What somebody wishes for a new puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Wish {
    /// Width and height.
    pub size: Size,
    /// How hard it is, exactly; any level, if nothing is said.
    pub level: Option<Level>,
    /// A rule that the way to the solution uses, of those that its family has.
    pub needs: Option<RuleId>,
    /// The share of the cells that have something: islands of bridges, shaded cells, black ones.
    pub density: Option<f64>,
    /// What turns or mirrors the clues onto themselves.
    pub symmetry: Option<Symmetry>,
    /// No clue can be left out.
    pub is_minimal: bool,
    /// So many cells are given.
    pub givens: Option<u32>,
    /// Do bridges go round in loops?
    pub loops: Option<Loops>,
    /// The share of bridges that are double, of all that there are.
    pub doubles: Option<f64>,
    /// So many colours, beside that of the paper.
    pub colours: Option<u32>,
    /// What the picture is made of, by the names that the family lists.
    pub motif: Option<String>,
    /// Whose way of making puzzles.
    pub way: Way,
    /// Rules that are changed, as keys and values.
    pub settings: Vec<(String, String)>,
}

/// Do bridges go round in loops?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loops {
    /// They must.
    Wanted,
    /// They must not: the islands are a tree.
    Unwanted,
}

/// Whose way of making puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Way {
    /// Ours: there is one solution.
    #[default]
    Ours,
    /// That of the source document, which does not ask how many solutions there are.
    Document,
}

impl Wish {
    /// A puzzle of a size, and nothing else is wished.
    pub fn new(size: Size) -> Self {
        Self {
            size,
            level: None,
            needs: None,
            density: None,
            symmetry: None,
            is_minimal: false,
            givens: None,
            loops: None,
            doubles: None,
            colours: None,
            motif: None,
            way: Way::Ours,
            settings: Vec::new(),
        }
    }

    /// What is wished that not every family can do.
    pub fn wanted(&self) -> Vec<Wanted> {
        let said = [
            (Wanted::Density, self.density.is_some()),
            (Wanted::Symmetry, self.symmetry.is_some()),
            (Wanted::Minimal, self.is_minimal),
            (Wanted::Givens, self.givens.is_some()),
            (Wanted::Loops, self.loops.is_some()),
            (Wanted::Doubles, self.doubles.is_some()),
            (Wanted::Colours, self.colours.is_some()),
            (Wanted::Motif, self.motif.is_some()),
            (Wanted::Way, self.way != Way::Ours),
        ];
        said.into_iter().filter(|(_, is_said)| *is_said).map(|(wanted, _)| wanted).collect()
    }

    /// Change the rules of a puzzle as is wished; the error says what was expected.
    pub(crate) fn settle<P: Puzzle>(&self, mut puzzle: P) -> Result<P, Message> {
        for (key, value) in &self.settings {
            let set = P::ABILITIES.set.ok_or_else(|| message!("no-rules"))?;
            set(&mut puzzle, key, value).map_err(|expected| {
                message!("bad-setting", setting = format!("{key}={value}"), expected = expected)
            })?;
        }
        Ok(puzzle)
    }
}

/// Something that one may wish of some families; its words are `wanted-NAME`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// [`Wish::density`]
    Density,
    /// [`Wish::symmetry`]
    Symmetry,
    /// [`Wish::is_minimal`]
    Minimal,
    /// [`Wish::givens`]
    Givens,
    /// [`Wish::loops`]
    Loops,
    /// [`Wish::doubles`]
    Doubles,
    /// [`Wish::colours`]
    Colours,
    /// [`Wish::motif`]
    Motif,
    /// [`Wish::way`]
    Way,
}

impl Wanted {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Density,
        Self::Symmetry,
        Self::Minimal,
        Self::Givens,
        Self::Loops,
        Self::Doubles,
        Self::Colours,
        Self::Motif,
        Self::Way,
    ];

    /// What one types.
    pub fn name(self) -> &'static str {
        match self {
            Self::Density => "density",
            Self::Symmetry => "symmetry",
            Self::Minimal => "minimal",
            Self::Givens => "givens",
            Self::Loops => "loops",
            Self::Doubles => "doubles",
            Self::Colours => "colours",
            Self::Motif => "motif",
            Self::Way => "way",
        }
    }
}

/// Why a try brought no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missed {
    /// It did not come this time: another try may bring one.
    NotThisTime,
    /// What is being made contradicts its own solution: the maker broke its promise, whatever was wished.
    Broken,
}

/// Whatever is said of a puzzle that is being made is true of its solution.
impl From<Conflict> for Missed {
    fn from(_: Conflict) -> Self {
        Self::Broken
    }
}

/// How a family makes puzzles.
#[derive(Debug)]
pub struct Making<P> {
    /// What one may wish beside a size and a level.
    pub heeds: &'static [Wanted],
    /// The size where none is said.
    pub usual: Size,
    /// The motifs of its pictures, where it has such; their words are `FAMILY-motif-NAME`.
    pub motifs: &'static [&'static str],
    /// Says what is against a wish before anything is tried: a size that there is not.
    pub check: fn(&Wish) -> Result<(), Message>,
    /// One try: a puzzle with one solution, or why there is none. The same seed gives the same.
    pub attempt: fn(&Wish, &mut Seed, Limits<'_>) -> Result<P, Missed>,
    /// How many solutions there are by a method that is not the one of the tries, where the family
    /// has a quicker one than those for any model.
    pub prove: Option<fn(&P) -> Option<Standing>>,
}

/// The making of puzzles with their type forgotten.
pub trait Maker: Debug + Sync {
    /// What one may wish beside a size and a level.
    fn heeds(&self) -> &'static [Wanted];

    /// The size where none is said.
    fn usual(&self) -> Size;

    /// The motifs of its pictures, where it has such.
    fn motifs(&self) -> &'static [&'static str];

    /// Says what is against a wish before anything is tried.
    fn check(&self, wish: &Wish) -> Result<(), Message>;

    /// One try: a puzzle with one solution, or why there is none.
    fn attempt(
        &self,
        wish: &Wish,
        seed: &mut Seed,
        limits: Limits<'_>,
    ) -> Result<Box<dyn Instance>, Missed>;

    /// How many solutions there are by a method that is not the one of the tries; `None` where the
    /// family has none that is quicker than those for any model.
    fn prove(&self, puzzle: &dyn Instance) -> Option<Standing>;
}

impl<P: Puzzle> Maker for Making<P> {
    fn heeds(&self) -> &'static [Wanted] {
        self.heeds
    }

    fn usual(&self) -> Size {
        self.usual
    }

    fn motifs(&self) -> &'static [&'static str] {
        self.motifs
    }

    fn check(&self, wish: &Wish) -> Result<(), Message> {
        (self.check)(wish)
    }

    fn attempt(
        &self,
        wish: &Wish,
        seed: &mut Seed,
        limits: Limits<'_>,
    ) -> Result<Box<dyn Instance>, Missed> {
        let puzzle = (self.attempt)(wish, seed, limits)?;
        Ok(Box::new(puzzle))
    }

    fn prove(&self, puzzle: &dyn Instance) -> Option<Standing> {
        let any: &dyn std::any::Any = puzzle;
        self.prove?(any.downcast_ref()?)
    }
}
