//! What the program says to its caller by its exit code.

use std::process::ExitCode;

/// How a run ended; of several puzzles the gravest counts, in the order of this list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Code {
    /// Solved; for `check`: one solution, or a right one.
    Solved,
    /// `check`: several solutions.
    Several,
    /// No solution; for `check` with a solution: a wrong one.
    None,
    /// A limit was reached.
    Limit,
    /// Bad input or usage.
    Bad,
    /// Interrupted by the user.
    Interrupted,
}

impl Code {
    /// What became of puzzles that ended so, in words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Solved => "done",
            Self::Several => "with several solutions",
            Self::None => "without solution",
            Self::Limit => "stopped at a limit",
            Self::Bad => "not understood",
            Self::Interrupted => "interrupted",
        }
    }
}

/// The code to end with when standard output takes no more.
///
/// A closed pipe is no mistake: whoever reads has had enough. A full disk is one.
pub fn after_write_error(error: &std::io::Error) -> i32 {
    if error.kind() == std::io::ErrorKind::BrokenPipe {
        return 0;
    }
    anstream::eprintln!("cannot write: {error}");
    2
}

impl From<Code> for ExitCode {
    fn from(code: Code) -> Self {
        ExitCode::from(match code {
            Code::Solved => 0,
            Code::None => 1,
            Code::Bad => 2,
            Code::Several => 3,
            Code::Limit => 4,
            Code::Interrupted => 130,
        })
    }
}
