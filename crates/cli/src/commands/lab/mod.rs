//! `grille lab`: methods side by side, and the search made visible.

mod instances;
mod measure;
mod report;
mod results;
mod run;
mod stacks;
mod watch;
mod wrong;

use grille::{Message, message};

use crate::args::{Lab, LabCommand};
use crate::exit::Code;
use crate::speech;

pub fn run(options: &Lab) -> Code {
    let ended = match &options.command {
        LabCommand::Run(options) => run::run(options),
        LabCommand::Report(options) => report::run(options),
        LabCommand::Stacks(options) => Ok(stacks::run(options)),
        LabCommand::Watch(options) => watch::run(options),
    };
    ended.unwrap_or_else(|why| refused(&why))
}

/// Nothing is done, and why.
fn refused(why: &Message) -> Code {
    anstream::eprintln!("{}", speech::say(&message!("lab-refused-because", why = why.clone())));
    Code::Bad
}
