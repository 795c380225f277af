//! What one can type for `grille generate`.

use clap::{Args, ValueEnum, ValueHint};
use grille::{Level, Size, Symmetry};

use super::Pace;
use super::typed::{choice, level, positive, seed, setting, share, size, symmetry, threshold};

// `grille generate`
#[derive(Debug, Args)]
pub struct Generate {
    #[arg(value_name = "FAMILY")]
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

    #[arg(long, value_name = "WHETHER")]
    #[arg(value_parser = |text: &str| choice::<Whether>("loops", text))]
    pub loops: Option<Whether>,

    #[arg(long, value_name = "SHARE", value_parser = share, allow_negative_numbers = true)]
    pub doubles: Option<f64>,

    #[arg(long, visible_alias = "colors", value_name = "N", value_parser = positive::<u32>)]
    #[arg(allow_negative_numbers = true)]
    pub colours: Option<u32>,

    #[arg(long, value_name = "MOTIF")]
    pub motif: Option<String>,

    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    #[arg(conflicts_with_all = ["motif", "symmetry", "density", "count", "out", "way"])]
    pub from_image: Option<String>,

    #[arg(long, value_name = "N", value_parser = threshold, allow_negative_numbers = true)]
    #[arg(requires = "from_image", conflicts_with = "colours")]
    pub threshold: Option<u8>,

    #[arg(long, value_name = "DITHER", default_value = "none", requires = "from_image")]
    #[arg(value_parser = |text: &str| choice::<Dither>("dither", text))]
    pub dither: Dither,

    #[arg(long, requires = "from_image")]
    pub invert: bool,

    #[arg(long, requires = "from_image", conflicts_with_all = ["to", "json", "show"])]
    pub preview: bool,

    #[arg(long, requires = "preview")]
    pub svg: bool,

    #[arg(long, value_name = "WAY", default_value = "ours")]
    #[arg(value_parser = |text: &str| choice::<Way>("way", text))]
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
