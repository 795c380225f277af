//! Everything one can type: the one list from which help, completions and the manual come.

use std::time::Duration;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use grille::{Language, Reading};

/// Solve, check, count, draw and convert logic puzzles on a grid.
#[derive(Debug, Parser)]
#[command(name = "grille", version, arg_required_else_help = true, after_help = EXAMPLES)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,

    /// When to use colours; NO_COLOR is heeded too
    #[arg(long, value_enum, default_value_t = Colour::Auto, global = true, value_name = "WHEN")]
    pub color: Colour,

    /// The language to speak: en or fr [default: that of the environment]
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language)]
    pub lang: Option<Language>,
}

fn language(text: &str) -> Result<Language, String> {
    let known = || Language::ALL.map(Language::code).join(", ");
    Language::of(text).ok_or_else(known)
}

const EXAMPLES: &str = "\
Examples:
  grille solve puzzle.txt                    solve a file, its family recognised
  grille solve 1.....2......3.4              solve a puzzle given on the line
  grille check puzzle.txt                    has it one solution, none, or several?
  grille check puzzle.txt solution.txt       is the solution right, and if not, why?
  grille count --limit 1000 -                count the solutions of standard input
  grille convert --to line puzzle.txt        write it in another form

Exit codes: 0 solved, 1 no solution, 2 bad input, 3 several solutions (check),
4 a limit was reached, 130 interrupted.";

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Solve puzzles, and say whether the solution is the only one
    Solve(Solve),
    /// Say whether a puzzle has one solution, or whether a solution is right
    Check(Check),
    /// Count the solutions of puzzles
    Count(Count),
    /// Draw puzzles without solving them
    Show(Show),
    /// Write puzzles in another text form
    Convert(Convert),
    /// List the families, their rules and the text forms they are read from
    Families,
    /// List the methods that solve puzzles
    Methods,
    /// Print completions for a shell
    Completions {
        /// The shell to complete for
        shell: Shell,
    },
    /// Print the manual page, of the whole program or of a command
    Man {
        /// The command
        command: Option<String>,
    },
}

/// When to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Colour {
    /// On a terminal.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Colour {
    /// Make this the choice for the whole program.
    pub fn write_global(self) {
        let choice = match self {
            Self::Auto => anstream::ColorChoice::Auto,
            Self::Always => anstream::ColorChoice::Always,
            Self::Never => anstream::ColorChoice::Never,
        };
        choice.write_global();
    }
}

/// Which puzzles to take, and how to read them.
#[derive(Debug, Args)]
pub struct Input {
    /// Files, `-` for standard input, or puzzles of one line
    #[arg(required = true, value_name = "PUZZLE")]
    pub puzzles: Vec<String>,

    #[command(flatten)]
    pub reading: ReadingArguments,
}

/// How to read puzzles.
#[derive(Debug, Args)]
pub struct ReadingArguments {
    /// The family, where it should not be recognised
    #[arg(long, value_name = "NAME")]
    family: Option<String>,

    /// The text form, where it should not be recognised
    #[arg(long, value_name = "FORM")]
    from: Option<String>,

    /// Change a rule of the puzzles, such as `equal-lines=allowed`
    #[arg(long, value_name = "RULE=VALUE", value_parser = setting)]
    set: Vec<(String, String)>,
}

impl ReadingArguments {
    /// The same in the library's words.
    pub fn reading(&self) -> Reading {
        Reading { family: self.family.clone(), form: self.from.clone(), settings: self.set.clone() }
    }
}

fn setting(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("write RULE=VALUE")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

/// How to work.
#[derive(Debug, Args)]
pub struct Work {
    /// The method: auto, search, sat, or one of the family's own
    #[arg(long, value_name = "NAME", default_value = "auto")]
    pub method: String,

    /// Give up on a puzzle after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub timeout: Option<Duration>,

    /// How many threads work, on a puzzle each or on the count of one [default: one a core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,

    /// One JSON object a puzzle and line
    #[arg(long)]
    pub json: bool,

    /// Say how long it took and what the method did: guesses, propagations, conflicts
    #[arg(long)]
    pub stats: bool,
}

impl Work {
    /// How many threads work at once.
    pub fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, usize::from)
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "write a number of seconds".to_owned())?;
    Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())
}

/// `grille solve`
#[derive(Debug, Args)]
pub struct Solve {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub work: Work,

    /// Show every solution (100,000 at most unless --limit says more)
    #[arg(long)]
    pub all: bool,

    /// Show at most so many solutions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub limit: Option<u64>,

    /// Take solutions that are turns or mirror images of each other for one
    #[arg(long, visible_alias = "fundamental")]
    pub up_to_symmetry: bool,

    /// One answer a line for puzzles of one line: a word, then the solution
    ///
    /// The word is `unique`, `several`, `none`, `unknown` or `bad`; a bad line says why. Comments
    /// and empty lines stay. For files of millions of sudokus: memory does not grow with them
    #[arg(long, conflicts_with_all = ["all", "limit", "plain", "json", "stats", "up_to_symmetry"])]
    pub lines: bool,

    /// Print solutions alone, as plain text that `check` reads back
    #[arg(long, conflicts_with = "json")]
    pub plain: bool,
}

/// `grille check`
#[derive(Debug, Args)]
pub struct Check {
    /// A file, `-` for standard input, or a puzzle of one line
    #[arg(value_name = "PUZZLE")]
    pub puzzle: String,

    /// A solution to check, read in the same way
    #[arg(value_name = "SOLUTION")]
    pub solution: Option<String>,

    #[command(flatten)]
    pub reading: ReadingArguments,
    #[command(flatten)]
    pub work: Work,

    /// Where there are several solutions, show what all of them share
    #[arg(long, conflicts_with = "solution")]
    pub common: bool,
}

/// `grille count`
#[derive(Debug, Args)]
pub struct Count {
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub work: Work,

    /// Stop counting a puzzle at so many solutions
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub limit: Option<u64>,

    /// Take solutions that are turns or mirror images of each other for one
    #[arg(long, visible_alias = "fundamental")]
    pub up_to_symmetry: bool,
}

/// `grille show`
#[derive(Debug, Args)]
pub struct Show {
    #[command(flatten)]
    pub input: Input,

    /// Print plain text without lines and colours
    #[arg(long)]
    pub plain: bool,

    /// Print the picture of one puzzle as SVG
    #[arg(long, conflicts_with = "plain")]
    pub svg: bool,
}

/// `grille convert`
#[derive(Debug, Args)]
pub struct Convert {
    #[command(flatten)]
    pub input: Input,

    /// The form to write; `grille families` lists them
    #[arg(long, value_name = "FORM")]
    pub to: String,
}
