//! What the program says to its caller by its exit code.

use std::process::ExitCode;

use grille::{Message, Standing, Unexplained, Unmade, message};

use crate::speech;

/// How a run ended; of several puzzles the gravest counts, in the order of this list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Code {
    /// Solved; for `check`: one solution, or a right one.
    Solved,
    /// Several solutions, where one was asked for: by `check`, and by what leads to the only one.
    Several,
    /// No solution; for `check` with a solution: a wrong one.
    None,
    /// A limit was reached.
    Limit,
    /// Bad input or usage.
    Bad,
    /// The program contradicted itself: nobody's mistake but its own.
    Broken,
    /// Interrupted by the user.
    Interrupted,
}

impl Code {
    /// What became of so many puzzles that ended so.
    pub fn message(self, number: usize) -> Message {
        match self {
            Self::Solved => message!("puzzles-done", number = number),
            Self::Several => message!("puzzles-several", number = number),
            Self::None => message!("puzzles-none", number = number),
            Self::Limit => message!("puzzles-limit", number = number),
            Self::Bad => message!("puzzles-bad", number = number),
            Self::Broken => message!("puzzles-broken", number = number),
            Self::Interrupted => message!("puzzles-interrupted", number = number),
        }
    }
}

/// Why there is no new puzzle.
impl From<&Unmade> for Code {
    fn from(why: &Unmade) -> Self {
        match why {
            Unmade::Limit | Unmade::Nothing { .. } | Unmade::Density { .. } => Self::Limit,
            Unmade::Broken { .. } => Self::Broken,
            _ => Self::Bad,
        }
    }
}

/// What is known of the solutions of a puzzle that is not explained; nothing, where it was not asked.
pub fn standing(why: &Unexplained) -> Option<Standing> {
    match why {
        Unexplained::NoSolution => Some(Standing::None),
        Unexplained::Several => Some(Standing::Several),
        Unexplained::Limit => Some(Standing::Unknown),
        _ => None,
    }
}

/// The code to end with when standard output takes no more.
///
/// A closed pipe is no mistake: whoever reads has had enough. A full disk is one.
pub fn after_write_error(error: &std::io::Error) -> i32 {
    if error.kind() == std::io::ErrorKind::BrokenPipe {
        return 0;
    }
    let why = message!("cannot-write", error = speech::io(error));
    anstream::eprintln!("{}", speech::say(&why));
    2
}

/// How a run ended that asked how many solutions there are.
impl From<Standing> for Code {
    fn from(standing: Standing) -> Self {
        match standing {
            Standing::Unique => Self::Solved,
            Standing::Several => Self::Several,
            Standing::None => Self::None,
            Standing::Unknown => Self::Limit,
        }
    }
}

impl From<Code> for ExitCode {
    fn from(code: Code) -> Self {
        ExitCode::from(match code {
            Code::Solved => 0,
            Code::None => 1,
            Code::Bad => 2,
            Code::Several => 3,
            Code::Limit => 4,
            // As `sysexits.h` has it for a program that finds itself wrong.
            Code::Broken => 70,
            Code::Interrupted => 130,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_promise_is_graver_than_all_that_was_asked_and_ends_with_70() {
        let broken = Code::from(&Unmade::Broken { family: "bridges", seed: 7 });
        assert!([Code::Bad, Code::Limit, Code::None].iter().all(|&code| code < broken));
        assert_eq!(format!("{:?}", ExitCode::from(broken)), format!("{:?}", ExitCode::from(70)));
        assert_eq!(Code::from(&Unmade::Limit), Code::Limit);
        assert_eq!(Code::from(&Unmade::NoMaker("bridges")), Code::Bad);
    }
}
