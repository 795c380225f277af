//! What one can type for `grille lab`.

use std::time::Duration;

use clap::{Args, Subcommand, ValueEnum, ValueHint};
use grille::Size;

use super::ReadingArguments;
use super::typed::{choice, positive, seconds, seed, share, size};

// `grille lab`
#[derive(Debug, Args)]
pub struct Lab {
    #[command(subcommand)]
    pub command: LabCommand,
}

// What there is to do in the laboratory.
#[derive(Debug, Subcommand)]
pub enum LabCommand {
    Run(Box<LabRun>),
    Report(LabReport),
    Stacks(LabStacks),
    Watch(LabWatch),
}

// `grille lab run`
#[derive(Debug, Args)]
pub struct LabRun {
    #[arg(value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub folder: String,

    #[arg(short, long, value_name = "RESULTS", value_hint = ValueHint::DirPath)]
    pub out: String,

    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub report: Option<String>,

    #[arg(short, long, value_name = "METHODS", value_delimiter = ',')]
    pub methods: Vec<String>,

    #[arg(short, long, value_name = "SECONDS", value_parser = seconds)]
    pub timeout: Option<Duration>,

    #[arg(long, value_name = "QUESTION", default_value = "unique")]
    #[arg(value_parser = |text: &str| choice::<Asked>("question", text))]
    pub question: Asked,

    #[arg(long, value_name = "N", default_value = "1", value_parser = positive::<u16>)]
    pub rounds: u16,

    #[arg(short = 'j', long, value_name = "N", default_value = "1", value_parser = positive::<u16>)]
    pub threads: u16,

    #[command(flatten)]
    pub reading: ReadingArguments,

    #[arg(long, value_name = "FAMILY")]
    pub generate: Option<String>,

    #[arg(long, value_name = "SIZES", value_delimiter = ',', requires = "generate", value_parser = size)]
    pub sizes: Vec<Size>,

    #[arg(long, value_name = "SHARES", value_delimiter = ',', requires = "generate", value_parser = share)]
    pub densities: Vec<f64>,

    #[arg(short = 'n', long, value_name = "N", default_value = "10", requires = "generate", value_parser = positive::<u64>)]
    pub count: u64,

    #[arg(long, value_name = "N", requires = "generate", value_parser = seed)]
    #[arg(allow_negative_numbers = true)]
    pub seed: Option<u64>,
}

// What the methods are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Asked {
    Unique,
    Solution,
}

// `grille lab report`
#[derive(Debug, Args)]
pub struct LabReport {
    #[arg(value_name = "RESULTS", value_hint = ValueHint::DirPath)]
    pub results: String,

    #[arg(short, long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    pub out: Option<String>,
}

// `grille lab stacks`
#[derive(Debug, Args)]
pub struct LabStacks {
    #[arg(value_name = "PROBLEM", display_order = 0)]
    pub problem: String,

    #[arg(value_name = "FILE", display_order = 1, value_hint = ValueHint::FilePath)]
    pub file: Option<String>,

    #[arg(long)]
    pub first: bool,

    #[arg(long)]
    pub events: bool,

    #[arg(short, long, value_name = "SECONDS", value_parser = seconds)]
    pub timeout: Option<Duration>,
}

// `grille lab watch`
#[derive(Debug, Args)]
pub struct LabWatch {
    #[arg(value_name = "PUZZLE", value_hint = ValueHint::FilePath)]
    pub puzzle: String,

    #[arg(short, long, value_name = "METHOD", default_value = "search")]
    pub method: String,

    #[arg(short, long, value_name = "METHOD")]
    pub beside: Option<String>,

    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub out: Option<String>,

    #[arg(long, conflicts_with_all = ["out", "beside"])]
    pub events: bool,

    #[arg(long)]
    pub first: bool,

    #[arg(short, long, value_name = "SECONDS", value_parser = seconds)]
    pub timeout: Option<Duration>,

    #[command(flatten)]
    pub reading: ReadingArguments,
}
