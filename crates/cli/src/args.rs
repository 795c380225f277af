//! Everything one can type: the one list from which help, completions and the manual come.
//!
//! What is said of it is in the catalogues; `help.rs` brings the two together.

mod generate;
mod lab;
mod serve;
mod typed;

use std::time::Duration;

use clap::{Args, Parser, Subcommand, ValueEnum, ValueHint};
use clap_complete::Shell;
use grille::{Allowed, Family, Language, Reading, Unrecognised};

use crate::values;
pub use generate::{Dither, Generate, Way, Whether};
pub use lab::{Asked, Lab, LabCommand, LabReport, LabRun, LabStacks, LabWatch};
pub use serve::Serve;
use typed::{choice, language, positive, seconds, setting};

#[derive(Debug, Parser)]
#[command(name = "grille", version, arg_required_else_help = true)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,

    #[arg(long, value_name = "WHEN", default_value = "auto", global = true)]
    #[arg(value_parser = |text: &str| choice::<Colour>("color", text))]
    pub color: Colour,

    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language)]
    pub lang: Option<Language>,

    #[arg(short, long, global = true)]
    pub quiet: bool,
}

// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    Solve(Solve),
    Check(Check),
    Count(Count),
    Show(Show),
    Convert(Convert),
    Hint(Hint),
    Explain(Explain),
    Grade(Grade),
    Diagnose(Diagnose),
    Generate(Box<Generate>),
    Lab(Lab),
    Serve(Serve),
    Rules(Rules),
    Families,
    Methods,
    Completions { shell: Shell },
    Man { command: Option<String> },
}

// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Colour {
    Auto,
    Always,
    Never,
}

impl Colour {
    pub fn write_global(self) {
        let choice = match self {
            Self::Auto => anstream::ColorChoice::Auto,
            Self::Always => anstream::ColorChoice::Always,
            Self::Never => anstream::ColorChoice::Never,
        };
        choice.write_global();
    }
}

// Which puzzles to take, and how to read them.
#[derive(Debug, Args)]
pub struct Input {
    #[arg(required = true, value_name = "PUZZLE", value_hint = ValueHint::FilePath)]
    pub puzzles: Vec<String>,

    #[command(flatten)]
    pub reading: ReadingArguments,
}

// How to read puzzles.
#[derive(Debug, Args)]
pub struct ReadingArguments {
    #[arg(short, long, value_name = "FAMILY")]
    family: Option<String>,

    #[arg(long, value_name = "FORM")]
    from: Option<String>,

    #[arg(long, value_name = "RULE=VALUE", value_parser = setting)]
    set: Vec<(String, String)>,
}

impl ReadingArguments {
    /// What is meant, if there is such a family and such a form.
    pub fn reading(&self) -> Result<Reading, Unrecognised> {
        let family = self.family.as_deref().map(grille::find_family).transpose()?;
        let form = self.from.as_deref().map(grille::find_form).transpose()?;
        Ok(Reading { family, form, settings: self.set.clone() })
    }
}

// How to work.
#[derive(Debug, Args)]
pub struct Work {
    #[arg(short, long, value_name = "METHOD", default_value = "auto")]
    method: String,

    #[arg(long, requires = "method")]
    no_connectivity: bool,

    #[command(flatten)]
    pub pace: Pace,

    #[arg(long)]
    pub json: bool,

    #[arg(long, conflicts_with = "quiet")]
    pub stats: bool,
}

impl Work {
    /// The name of the method; what leaves connectivity out is a method of its own.
    pub fn method(&self) -> String {
        let unconnected = if self.no_connectivity { "-unconnected" } else { "" };
        format!("{}{unconnected}", self.method)
    }
}

// How long to work on a puzzle, and with how many threads.
#[derive(Debug, Args)]
pub struct Pace {
    #[arg(short, long, value_name = "SECONDS", value_parser = seconds)]
    pub timeout: Option<Duration>,

    #[arg(short = 'j', long, value_name = "N", value_parser = positive::<u16>)]
    threads: Option<u16>,
}

impl Pace {
    /// As many threads as was said, or one a core.
    pub fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, usize::from)
    }
}

// `grille solve`
#[derive(Debug, Args)]
pub struct Solve {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub work: Work,

    #[arg(short, long)]
    pub all: bool,

    #[arg(short = 'n', long, value_name = "N", value_parser = positive::<u64>)]
    pub limit: Option<u64>,

    #[arg(long, visible_alias = "fundamental")]
    pub up_to_symmetry: bool,

    #[arg(long, conflicts_with_all = ["all", "limit", "plain", "json", "stats", "svg", "up_to_symmetry"])]
    pub lines: bool,

    #[arg(long, conflicts_with_all = ["all", "limit", "lines", "plain", "json", "svg", "stats"])]
    pub csv: bool,

    #[arg(long, conflicts_with = "json")]
    pub plain: bool,

    #[arg(long, conflicts_with_all = ["all", "limit", "plain", "json"])]
    pub svg: bool,

    #[arg(long, requires = "svg", value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub out: Option<String>,
}

// `grille check`
#[derive(Debug, Args)]
pub struct Check {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub work: Work,

    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub solution: Option<String>,

    #[arg(long, conflicts_with = "solution")]
    pub common: bool,

    #[arg(long, conflicts_with_all = ["common", "json", "stats"])]
    pub lines: bool,

    #[arg(long, conflicts_with_all = ["common", "lines", "json", "stats"])]
    pub csv: bool,
}

// `grille count`
#[derive(Debug, Args)]
pub struct Count {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub work: Work,

    #[arg(short = 'n', long, value_name = "N", value_parser = positive::<u64>)]
    pub limit: Option<u64>,

    #[arg(long, visible_alias = "fundamental")]
    pub up_to_symmetry: bool,

    #[arg(long, conflicts_with_all = ["json", "stats", "up_to_symmetry"])]
    pub lines: bool,
}

// `grille show`
#[derive(Debug, Args)]
pub struct Show {
    #[command(flatten)]
    pub input: Input,

    #[arg(long)]
    pub plain: bool,

    #[arg(long, conflicts_with = "plain")]
    pub svg: bool,

    #[arg(long, requires = "svg", value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub out: Option<String>,
}

// `grille convert`
#[derive(Debug, Args)]
pub struct Convert {
    #[command(flatten)]
    pub input: Input,

    #[arg(long, value_name = "FORM")]
    pub to: String,
}

// Which rules of people may be used.
#[derive(Clone, Debug, Args)]
pub struct RuleArguments {
    #[arg(long, value_name = "RULES", value_delimiter = ',')]
    only: Vec<String>,

    #[arg(long, value_name = "RULES", value_delimiter = ',')]
    without: Vec<String>,
}

impl RuleArguments {
    /// The rules of a family that are meant, by their names; a name that it does not know stays.
    pub fn allowed(&self, family: &dyn Family) -> Allowed {
        let name = |typed: &String| match values::rule(family, typed) {
            Some(rule) => rule.name().to_owned(),
            None => typed.clone(),
        };
        let names = |typed: &[String]| typed.iter().map(name).collect();
        Allowed { only: names(&self.only), without: names(&self.without) }
    }
}

// `grille hint`
#[derive(Debug, Args)]
pub struct Hint {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub rules: RuleArguments,

    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub state: Option<String>,

    #[arg(long, value_name = "STAGE", default_value = "where")]
    #[arg(value_parser = |text: &str| choice::<Reveal>("reveal", text))]
    pub reveal: Reveal,

    #[arg(long)]
    pub mistake: bool,

    #[arg(long)]
    pub json: bool,
}

// How much of a hint is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, ValueEnum)]
pub enum Reveal {
    Where,
    Why,
    All,
}

// `grille explain`
#[derive(Debug, Args)]
pub struct Explain {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub rules: RuleArguments,

    #[arg(long)]
    pub every: bool,

    #[arg(long)]
    pub pictures: bool,

    #[arg(long, conflicts_with = "json")]
    pub markdown: bool,

    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "markdown"], value_hint = ValueHint::FilePath)]
    pub out: Option<String>,

    #[arg(long)]
    pub json: bool,
}

// `grille grade`
#[derive(Debug, Args)]
pub struct Grade {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub rules: RuleArguments,

    #[command(flatten)]
    pub pace: Pace,

    #[arg(long)]
    pub json: bool,

    #[arg(long)]
    pub ratings: bool,

    #[arg(long, conflicts_with_all = ["json", "ratings"])]
    pub lines: bool,

    #[arg(long, conflicts_with_all = ["lines", "json", "ratings"])]
    pub csv: bool,
}

// `grille rules`
#[derive(Debug, Args)]
pub struct Rules {
    #[arg(value_name = "FAMILY")]
    pub family: Option<String>,

    #[arg(long)]
    pub pictures: bool,
}

// `grille diagnose`
#[derive(Debug, Args)]
pub struct Diagnose {
    #[command(flatten)]
    pub input: Input,

    #[arg(short, long, value_name = "SECONDS", value_parser = seconds)]
    pub timeout: Option<Duration>,

    #[arg(long)]
    pub json: bool,
}
