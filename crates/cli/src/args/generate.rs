//! What one can type for `grille generate`.

use clap::{Args, ValueEnum, ValueHint};
use grille::{Argument, Joint, Level, Size, Symmetry, message};

use super::{Pace, Wrong, number, positive, seed, setting};

// `grille generate`
#[derive(Debug, Args)]
pub struct Generate {
    #[arg(value_name = "NAME")]
    pub family: String,

    #[arg(short, long, value_name = "SIZE", value_parser = size)]
    pub size: Option<Size>,

    #[arg(short, long, value_name = "LEVEL", value_parser = level)]
    pub grade: Option<Level>,

    #[arg(short = 'n', long, value_name = "N", default_value = "1", value_parser = positive::<u64>)]
    #[arg(allow_negative_numbers = true)]
    pub count: u64,

    #[arg(long, value_name = "N", value_parser = seed, allow_negative_numbers = true)]
    pub seed: Option<u64>,

    #[arg(long, value_name = "SYMMETRY", value_parser = symmetry)]
    pub symmetry: Option<Symmetry>,

    #[arg(long, value_name = "SHARE", value_parser = share, allow_negative_numbers = true)]
    pub density: Option<f64>,

    #[arg(long, value_name = "RULE")]
    pub needs: Option<String>,

    #[arg(long)]
    pub minimal: bool,

    #[arg(long, value_name = "N", value_parser = positive::<u32>, allow_negative_numbers = true)]
    pub givens: Option<u32>,

    #[arg(long, value_enum, value_name = "WHETHER")]
    pub loops: Option<Whether>,

    #[arg(long, value_name = "SHARE", value_parser = share, allow_negative_numbers = true)]
    pub doubles: Option<f64>,

    #[arg(long, visible_alias = "colors", value_name = "N", value_parser = positive::<u32>)]
    #[arg(allow_negative_numbers = true)]
    pub colours: Option<u32>,

    #[arg(long, value_name = "NAME")]
    pub motif: Option<String>,

    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    #[arg(conflicts_with_all = ["motif", "symmetry", "density", "count", "out", "way"])]
    pub from_image: Option<String>,

    #[arg(long, value_name = "N", value_parser = threshold, allow_negative_numbers = true)]
    #[arg(requires = "from_image", conflicts_with = "colours")]
    pub threshold: Option<u8>,

    #[arg(long, value_enum, default_value_t = Dither::None, value_name = "DITHER")]
    #[arg(requires = "from_image")]
    pub dither: Dither,

    #[arg(long, requires = "from_image")]
    pub invert: bool,

    #[arg(long, requires = "from_image", conflicts_with_all = ["to", "json", "show"])]
    pub preview: bool,

    #[arg(long, requires = "preview")]
    pub svg: bool,

    #[arg(long, value_enum, default_value_t = Way::Ours, value_name = "WAY")]
    pub way: Way,

    #[arg(long, value_name = "RULE=VALUE", value_parser = setting)]
    pub set: Vec<(String, String)>,

    #[arg(long, value_name = "TITLE")]
    pub title: Option<String>,

    #[arg(long, value_name = "FORM")]
    pub to: Option<String>,

    #[arg(long, conflicts_with_all = ["to", "json", "out"])]
    pub show: bool,

    #[arg(long, conflicts_with = "out")]
    pub json: bool,

    #[arg(short, long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub out: Option<String>,

    #[arg(long, requires = "out")]
    pub resume: bool,

    #[command(flatten)]
    pub pace: Pace,
}

// Yes or no.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Whether {
    Yes,
    No,
}

// How shades are shown by dots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Dither {
    None,
    Ordered,
    Diffusion,
}

// Whose way of making puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Way {
    Ours,
    Document,
}

/// `20`, or `20x30` for width and height.
pub(super) fn size(text: &str) -> Result<Size, Wrong> {
    let number = |text: &str| text.trim().parse::<u32>().ok().filter(|&number| number > 0);
    let size = match text.split_once(['x', 'X', '×']) {
        Some((width, height)) => number(width).zip(number(height)),
        None => number(text).map(|side| (side, side)),
    };
    let (width, height) = size.ok_or(Wrong(message!("write-size")))?;
    Ok(Size::new(width, height))
}

/// From which shade on a pixel is light.
fn threshold(text: &str) -> Result<u8, Wrong> {
    number(text, 1, u8::MAX.into())
}

/// A level by its name, or its number from 1 to 5.
fn level(text: &str) -> Result<Level, Wrong> {
    let is = |level: &Level| level.name() == text || level.number().to_string() == text;
    let names = || Argument::list(Level::ALL.map(Level::name), Joint::Comma);
    Level::ALL.into_iter().find(is).ok_or_else(|| Wrong(message!("write-one-of", names = names())))
}

fn symmetry(text: &str) -> Result<Symmetry, Wrong> {
    let names = || Argument::list(Symmetry::ALL.map(Symmetry::name), Joint::Comma);
    let found = Symmetry::ALL.into_iter().find(|symmetry| symmetry.name() == text);
    found.ok_or_else(|| Wrong(message!("write-one-of", names = names())))
}

/// A share from 0 to 1, or in percent.
pub(super) fn share(text: &str) -> Result<f64, Wrong> {
    let share = match text.strip_suffix('%') {
        Some(percent) => percent.trim().parse::<f64>().ok().map(|percent| percent / 100.0),
        None => text.parse().ok(),
    };
    share.filter(|share| (0.0..=1.0).contains(share)).ok_or(Wrong(message!("write-share")))
}
