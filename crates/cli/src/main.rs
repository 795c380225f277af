//! The command line of Grille: arguments in, words and pictures out.

mod args;
#[cfg(test)]
mod catalogues;
mod commands;
mod diagnostics;
mod exit;
mod help;
mod in_order;
mod input;
mod jobs;
mod methods;
mod page;
mod paint;
mod progress;
mod speech;
mod stop;
mod usage;
mod values;
mod whole;

use clap::Parser;

use args::{Arguments, Command};
use exit::Code;

fn main() -> std::process::ExitCode {
    let arguments = match Arguments::try_parse().or_else(usage::piped) {
        Ok(arguments) => arguments,
        Err(error) => return usage::explain(&error),
    };
    arguments.color.write_global();
    if arguments.quiet {
        speech::be_quiet();
    }
    arguments.lang.into_iter().for_each(speech::choose);
    let code = match arguments.command {
        Command::Solve(options) if options.lines => commands::lines::solve(&options),
        Command::Check(options) if options.lines => commands::lines::check(&options),
        Command::Count(options) if options.lines => commands::lines::count(&options),
        Command::Grade(options) if options.lines => commands::lines::grade(&options),
        Command::Solve(options) => commands::solve::run(&options),
        Command::Check(options) => commands::check::run(&options),
        Command::Count(options) => commands::count::run(&options),
        Command::Show(options) => commands::show::run(&options),
        Command::Convert(options) => commands::convert::run(&options),
        Command::Hint(options) => commands::hint::run(&options),
        Command::Explain(options) => commands::explain::run(&options),
        Command::Grade(options) => commands::grade::run(&options),
        Command::Diagnose(options) => commands::diagnose::run(&options),
        Command::Generate(options) => commands::generate::run(&options),
        Command::Lab(options) => commands::lab::run(&options),
        Command::Serve(options) => commands::serve::run(&options),
        Command::Rules(options) => commands::rules::run(&options),
        Command::Families => commands::lists::families(),
        Command::Methods => commands::lists::methods(),
        Command::Completions { shell } => commands::lists::completions(shell),
        Command::Man { command } => commands::lists::man(command.as_deref()),
    };
    input::passed::say();
    let code = if stop::interrupted() { Code::Interrupted } else { code };
    code.into()
}
