//! New puzzles: tries of a family until one is what was wished for, and each proved again.
//!
//! ```
//! use grille::{FAMILIES, Grading, Level, Limits, Wish, family, make};
//!
//! let takuzu = family("takuzu").expect("it is a family");
//! let maker = takuzu.maker().expect("it makes puzzles");
//! let wish = Wish { level: Some(Level::Easy), ..Wish::new(maker.usual()) };
//! let made = make(takuzu, &wish, Grading::IfNeeded, 7, Limits::NONE)?;
//! assert_eq!(made.grade.expect("a level was wished").level(), Level::Easy);
//! # Ok::<(), grille::Unmade>(())
//! ```

use std::collections::BTreeMap;
use std::fmt;

use grille_chance::Seed;
use grille_engine::{
    Argument, Joint, Language, Level, Limits, Message, MethodId, Standing, message,
};
use grille_grid::Size;
use grille_puzzles::{Family, Instance, Maker, Missed, RestsOn, Wanted, Way, Wish, words};

use crate::ask::{Question, Request, ask};
use crate::reasons::{Allowed, Grade, TOGETHER, TRIAL, grade, rules};

/// A new puzzle.
#[derive(Debug)]
pub struct Made {
    /// The puzzle.
    pub puzzle: Box<dyn Instance>,
    /// The number from which it is made again.
    pub seed: u64,
    /// Is there one solution? Only the document's own way does not ask.
    pub is_proved: bool,
    /// How hard it is, if that was asked, or needed to be known.
    pub grade: Option<Grade>,
    /// How many tries it took.
    pub tries: u32,
}

/// Which puzzles are graded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grading {
    /// Those of which a level or a rule was wished.
    IfNeeded,
    /// All of them.
    Always,
}

/// Why there is no such puzzle.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum Unmade {
    /// The family makes none.
    NoMaker(&'static str),
    /// It does not know what is wished.
    Unheeded(Wanted, &'static str),
    /// Something is against it from the start.
    Against(Message),
    /// It did not come, and this is what did.
    Nothing {
        /// So many tries.
        tries: u32,
        /// So many puzzles of each level came.
        levels: BTreeMap<Level, u32>,
    },
    /// Nothing as dense came.
    Density {
        /// So many tries.
        tries: u32,
        /// The density nearest to the wished one from which a puzzle comes by the same seed, in hundredths.
        nearest: u32,
    },
    /// A limit came first.
    Limit,
    /// What was being made contradicted its own solution: the program is wrong, and not the wish.
    Broken {
        /// The family.
        family: &'static str,
        /// From this number it happens again.
        seed: u64,
    },
}

impl Unmade {
    /// Its name in data.
    pub fn name(&self) -> &'static str {
        match self {
            Self::NoMaker(_) => "no-maker",
            Self::Unheeded(..) => "unheeded",
            Self::Against(_) => "against",
            Self::Nothing { .. } => "nothing",
            Self::Density { .. } => "density",
            Self::Limit => "limit",
            Self::Broken { .. } => "broken-promise",
        }
    }

    /// The same, to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            Self::NoMaker(family) => message!("unmade-no-maker", family = Argument::Name(family)),
            Self::Unheeded(wanted, family) => {
                let family = Argument::Name(family);
                message!("unmade-unheeded", wanted = wanted.name(), family = family)
            }
            Self::Against(why) => why.clone(),
            Self::Nothing { tries, levels } if levels.is_empty() => {
                message!("unmade-nothing", tries = *tries)
            }
            Self::Nothing { tries, levels } => {
                let part = |(level, number): (&Level, &u32)| {
                    let level = Argument::from(level.message());
                    Argument::from(message!("unmade-level", number = *number, level = level))
                };
                let levels = Argument::list(levels.iter().map(part), Joint::Comma);
                message!("unmade-levels", tries = *tries, levels = levels)
            }
            Self::Density { tries, nearest } => {
                let nearest = format!("{}", f64::from(*nearest) / 100.0);
                message!("unmade-density", tries = *tries, nearest = nearest)
            }
            Self::Limit => message!("unmade-limit"),
            Self::Broken { family, seed } => {
                let family = Argument::Name(family);
                message!("unmade-broken", family = family, seed = seed.to_string())
            }
        }
    }
}

/// In English.
impl fmt::Display for Unmade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&words(Language::English).say(&self.message()))
    }
}

impl std::error::Error for Unmade {}

/// Is there anything against a wish, before anything is tried? The maker who tries, if not.
pub fn maker_for(family: &dyn Family, wish: &Wish) -> Result<&'static dyn Maker, Unmade> {
    let id = family.info().id;
    let maker = family.maker().ok_or(Unmade::NoMaker(id))?;
    if let Some(&wanted) = wish.wanted().iter().find(|wanted| !maker.heeds().contains(wanted)) {
        return Err(Unmade::Unheeded(wanted, id));
    }
    let is_square = wish.size.width == wish.size.height;
    if wish.symmetry.is_some_and(|symmetry| symmetry.needs_square() && !is_square) {
        return Err(Unmade::Against(message!("unmade-square")));
    }
    if wish.givens.is_some_and(|givens| givens as usize > wish.size.area()) {
        return Err(Unmade::Against(message!("unmade-givens", all = wish.size.area())));
    }
    maker.check(wish).map_err(Unmade::Against)?;
    match (needed_level(family, wish), wish.level) {
        (Some(needed), Some(level)) if needed > level => {
            let [needed, level] = [needed, level].map(|level| Argument::from(level.message()));
            Err(Unmade::Against(message!("unmade-harder", needed = needed, level = level)))
        }
        _ => Ok(maker),
    }
}

/// How hard the rule is that is needed.
fn needed_level(family: &dyn Family, wish: &Wish) -> Option<Level> {
    let needed = wish.needs?;
    rules(family).into_iter().find(|rule| rule.id == needed).map(|rule| rule.level)
}

/// What is tried for a wish: where a rule is needed and no level, puzzles that need its level, for usual
/// ones seldom have hard rules. What comes may be of another level.
pub(crate) fn tried(family: &dyn Family, wish: &Wish) -> Wish {
    let is_beyond = |level: &Level| *level > Level::VeryEasy;
    let level = wish.level.or_else(|| needed_level(family, wish).filter(is_beyond));
    Wish { level, ..wish.clone() }
}

/// A new puzzle from a seed: the same one for ever, whatever the machine and its threads.
pub fn make(
    family: &dyn Family,
    wish: &Wish,
    grading: Grading,
    seed: u64,
    limits: Limits<'_>,
) -> Result<Made, Unmade> {
    let maker = maker_for(family, wish)?;
    match make_within(family, maker, wish, grading, seed, limits) {
        Err(Unmade::Nothing { tries, levels }) if wish.density.is_some() && levels.is_empty() => {
            let nearest = nearest_density(family, maker, wish, seed, limits);
            Err(match (nearest, limits.reached()) {
                (_, true) => Unmade::Limit,
                (Some(nearest), _) => Unmade::Density { tries, nearest },
                (None, _) => Unmade::Nothing { tries, levels },
            })
        }
        other => other,
    }
}

/// So many other densities are tried where the wished one does not come.
const NEAREST: usize = 80;

/// The density nearest to the one that is wished from which a puzzle comes, in hundredths.
fn nearest_density(
    family: &dyn Family,
    maker: &dyn Maker,
    wish: &Wish,
    seed: u64,
    limits: Limits<'_>,
) -> Option<u32> {
    let wished = 100.0 * wish.density?.clamp(0.0, 1.0);
    let mut hundredths: Vec<u32> = (1..=99).collect();
    hundredths.sort_by(|&one, &other| {
        let far = |hundredth| (f64::from(hundredth) - wished).abs();
        far(one).total_cmp(&far(other))
    });
    hundredths.truncate(NEAREST);
    hundredths.into_iter().take_while(|_| !limits.reached()).find(|&hundredth| {
        let near = Wish { density: Some(f64::from(hundredth) / 100.0), ..wish.clone() };
        let make = || make_within(family, maker, &near, Grading::IfNeeded, seed, limits);
        maker.check(&near).is_ok() && make().is_ok()
    })
}

/// A new puzzle, just as dense as wished.
fn make_within(
    family: &dyn Family,
    maker: &dyn Maker,
    wish: &Wish,
    grading: Grading,
    seed: u64,
    limits: Limits<'_>,
) -> Result<Made, Unmade> {
    let (tried, most) = (tried(family, wish), most_tries(wish.size));
    let mut chance = Seed(seed);
    let mut levels: BTreeMap<Level, u32> = BTreeMap::new();
    for tries in 1..=most {
        if limits.reached() {
            return Err(Unmade::Limit);
        }
        let puzzle = match maker.attempt(&tried, &mut chance, limits) {
            Ok(puzzle) => puzzle,
            Err(Missed::NotThisTime) => continue,
            Err(Missed::Broken) => return Err(Unmade::Broken { family: family.info().id, seed }),
        };
        match examined(maker, puzzle.as_ref(), wish, grading, limits) {
            Found::Right(grade) => {
                let is_proved = wish.way == Way::Ours;
                return Ok(Made { puzzle, seed, is_proved, grade, tries });
            }
            Found::Other(level) => *levels.entry(level).or_default() += 1,
            Found::Bad => {}
        }
    }
    if levels.is_empty() && wish.level.is_some() {
        levels = nearest(maker, wish, &mut chance, limits);
    }
    match limits.reached() {
        true => Err(Unmade::Limit),
        false => Err(Unmade::Nothing { tries: most, levels }),
    }
}

/// So many puzzles of any level show what comes where the wished one does not.
const SHOWN: u32 = 20;

/// The levels of some puzzles like those that are wished, but of any level.
fn nearest(
    maker: &dyn Maker,
    wish: &Wish,
    chance: &mut Seed,
    limits: Limits<'_>,
) -> BTreeMap<Level, u32> {
    let any = Wish { level: None, needs: None, ..wish.clone() };
    let mut levels = BTreeMap::new();
    for _ in 0..SHOWN {
        let Ok(puzzle) = maker.attempt(&any, chance, limits) else { continue };
        if let Ok(grade) = grade(puzzle.as_ref(), &Allowed::default(), limits) {
            *levels.entry(grade.level()).or_default() += 1;
        }
    }
    levels
}

/// So many cells are tried in all before it is said that a wish cannot be had.
const CELLS: usize = 1 << 18;

/// Fewer tries for larger boards, so that none takes for ever.
fn most_tries(size: Size) -> u32 {
    (CELLS / size.area().max(1)).clamp(20, 3_000) as u32
}

/// What a try turned out to be.
pub(crate) enum Found {
    /// What was wished.
    Right(Option<Grade>),
    /// A puzzle of another level, or without the rule.
    Other(Level),
    /// No puzzle with one solution that could be proved.
    Bad,
}

pub(crate) fn examined(
    maker: &dyn Maker,
    puzzle: &dyn Instance,
    wish: &Wish,
    grading: Grading,
    limits: Limits<'_>,
) -> Found {
    if wish.way == Way::Document {
        return Found::Right(None);
    }
    let is_needed = wish.level.is_some() || wish.needs.is_some() || grading == Grading::Always;
    let grade = match is_needed.then(|| grade(puzzle, &Allowed::default(), limits)) {
        Some(Ok(grade)) => Some(grade),
        Some(Err(_)) => return Found::Bad,
        None => None,
    };
    if let Some(grade) = &grade {
        let is_level = wish.level.is_none_or(|level| level == grade.level());
        let uses = |rule| grade.rules.iter().any(|(used, _)| used.id == rule);
        if !is_level || !wish.needs.is_none_or(uses) {
            return Found::Other(grade.level());
        }
    }
    let is_proved = grade.as_ref().is_some_and(proves) || is_unique(maker, puzzle, limits);
    if is_proved { Found::Right(grade) } else { Found::Bad }
}

/// Is the way of a person a proof that there is one solution? It is where no value was tried and no
/// rule took it for granted.
fn proves(grade: &Grade) -> bool {
    let is_sound = |rule: grille_puzzles::RuleInfo| {
        rule != TOGETHER && rule != TRIAL && rule.rests_on == RestsOn::Clues
    };
    grade.is_solved && grade.rules.iter().all(|&(rule, _)| is_sound(rule))
}

/// Is there one solution, by another method than that of the tries?
fn is_unique(maker: &dyn Maker, puzzle: &dyn Instance, limits: Limits<'_>) -> bool {
    let by = |method| {
        let request = Request { method, ..Request::new(Question::Solve { most: 2 }) };
        ask(puzzle, &request, limits).ok().and_then(|answer| answer.standing)
    };
    let is_proved = |standing| standing == Some(Standing::Unique);
    match maker.prove(puzzle) {
        Some(standing) => standing == Standing::Unique,
        None if puzzle.size().area() >= LARGE && is_proved(by(MethodId::LOGIC)) => true,
        None => is_proved(by(MethodId::SAT)),
    }
}

/// From so many cells on rules are asked before SAT: they cost the same for each cell, and SAT ever more.
const LARGE: usize = 50 * 50;
