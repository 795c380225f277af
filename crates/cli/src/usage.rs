//! What was typed and cannot be understood: clap's reasons in the words of the catalogue.

use std::error::Error as _;
use std::io::IsTerminal;
use std::path::Path;
use std::process::ExitCode;

use clap::Parser;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use grille::{Argument, Joint, Language, Message, Reading, message};

use crate::args::Arguments;
use crate::{help, speech};

/// Help, the version, or what is wrong with the arguments, in the language that they ask for.
///
/// The arguments are read again by definitions that have their words: most runs need none.
pub fn explain(error: &Error) -> ExitCode {
    typed_language().into_iter().for_each(speech::choose);
    let is_help = error.exit_code() == 0
        || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
    let again = match is_help {
        true => help::shown().try_get_matches().err(),
        false => help::named().try_get_matches().err(),
    };
    let error = again.as_ref().unwrap_or(error);
    if is_help {
        // Where nobody listens there is nobody to tell.
        let _ = error.print();
    } else {
        anstream::eprint!("{}", in_words(error));
    }
    ExitCode::from(error.exit_code() as u8)
}

/// The same arguments with `-` where puzzles are missing and something is piped in; else the error.
pub fn piped(error: Error) -> Result<Arguments, Error> {
    let lacks_puzzles = match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::Strings(missing)) => {
            matches!(missing.as_slice(), [only] if only.starts_with("<PUZZLE>"))
        }
        _ => false,
    };
    if error.kind() != ErrorKind::MissingRequiredArgument
        || !lacks_puzzles
        || std::io::stdin().is_terminal()
    {
        return Err(error);
    }
    Arguments::try_parse_from(std::env::args_os().chain(["-".into()])).map_err(|_| error)
}

/// The language after `--lang`, even where the rest cannot be understood.
fn typed_language() -> Option<Language> {
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.strip_prefix("--lang") {
            Some("") => return arguments.next().and_then(|code| Language::of(&code)),
            Some(rest) => return rest.strip_prefix('=').and_then(Language::of),
            None => {}
        }
    }
    None
}

/// The error, its tips, the usage, and where to find more.
fn in_words(error: &Error) -> String {
    let red = clap::builder::Styles::styled().get_error().to_owned();
    let label = speech::say(&message!("error"));
    let mut text = format!("{red}{label}:{red:#} {}", speech::say(&reason(error)));
    for line in listed(error) {
        text.push_str(&format!("\n  {line}"));
    }
    for (i, tip) in tips(error).iter().enumerate() {
        text.push_str(if i == 0 { "\n\n  " } else { "\n  " });
        text.push_str(&speech::say(&message!("usage-tip", tip = tip.clone())));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = help::usage_line(&usage.to_string());
        text.push_str(&format!("\n\n{} {usage}", speech::words().text("heading-usage")));
    }
    format!("{text}\n\n{}\n", speech::say(&message!("usage-more")))
}

/// What is wrong, in a sentence.
fn reason(error: &Error) -> Message {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        _ => String::new(),
    };
    let (argument, value) = (context(ContextKind::InvalidArg), context(ContextKind::InvalidValue));
    let command = context(ContextKind::InvalidSubcommand);
    match error.kind() {
        ErrorKind::ArgumentConflict => conflict(error, argument),
        ErrorKind::InvalidValue if value.is_empty() => {
            message!("usage-value-missing", argument = argument)
        }
        ErrorKind::InvalidValue => message!("usage-invalid", value = value, argument = argument),
        ErrorKind::ValueValidation => {
            let why = error.source().map(ToString::to_string).unwrap_or_default();
            message!("usage-invalid-because", value = value, argument = argument, why = why)
        }
        ErrorKind::UnknownArgument => message!("usage-unknown", argument = argument),
        ErrorKind::InvalidSubcommand => message!("usage-no-such-command", command = command),
        ErrorKind::MissingSubcommand => message!("usage-command-missing", command = command),
        ErrorKind::MissingRequiredArgument => message!("usage-missing"),
        ErrorKind::TooManyValues => {
            message!("usage-too-many", value = value, argument = argument)
        }
        ErrorKind::InvalidUtf8 => message!("usage-no-text"),
        _ => message!("usage-other"),
    }
}

fn conflict(error: &Error, argument: String) -> Message {
    match error.get(ContextKind::PriorArg) {
        Some(ContextValue::String(prior)) if *prior == argument => {
            message!("usage-twice", argument = argument)
        }
        Some(ContextValue::String(prior)) => {
            message!("usage-conflict", argument = argument, other = prior.as_str())
        }
        _ => message!("usage-conflicts", argument = argument),
    }
}

/// What is listed below the sentence: arguments, or the values that there are.
fn listed(error: &Error) -> Vec<String> {
    let strings = |kind| match error.get(kind) {
        Some(ContextValue::Strings(all)) => all.clone(),
        _ => Vec::new(),
    };
    let list = |values| Argument::list::<String>(values, Joint::Comma);
    match error.kind() {
        ErrorKind::MissingRequiredArgument => strings(ContextKind::InvalidArg),
        ErrorKind::ArgumentConflict => strings(ContextKind::PriorArg),
        ErrorKind::InvalidValue if !strings(ContextKind::ValidValue).is_empty() => {
            let values = list(strings(ContextKind::ValidValue));
            vec![speech::say(&message!("help-values", values = values))]
        }
        ErrorKind::MissingSubcommand => {
            let commands = list(strings(ContextKind::ValidSubcommand));
            vec![speech::say(&message!("usage-commands", commands = commands))]
        }
        _ => Vec::new(),
    }
}

/// What may have been meant.
fn tips(error: &Error) -> Vec<Message> {
    let similar = |kind| {
        let names = match error.get(kind)? {
            ContextValue::String(name) => vec![name.clone()],
            ContextValue::Strings(names) => names.clone(),
            _ => return None,
        };
        let quoted = names.into_iter().map(|name| message!("usage-quoted", text = name));
        Some(Argument::list(quoted, Joint::Comma))
    };
    let command = similar(ContextKind::SuggestedSubcommand)
        .map(|names| message!("usage-similar-command", names = names));
    let argument = similar(ContextKind::SuggestedArg)
        .map(|names| message!("usage-similar-argument", names = names));
    let value = similar(ContextKind::SuggestedValue)
        .map(|names| message!("usage-similar-value", names = names));
    let as_value = match (error.kind(), error.get(ContextKind::InvalidArg)) {
        (ErrorKind::UnknownArgument, Some(ContextValue::String(argument)))
            if error.get(ContextKind::Suggested).is_some() =>
        {
            Some(message!("usage-as-value", argument = argument.as_str()))
        }
        _ => None,
    };
    let puzzle = match error.get(ContextKind::InvalidSubcommand) {
        Some(ContextValue::String(typed)) if is_puzzle(typed) => {
            Some(message!("usage-solve-it", puzzle = typed.as_str()))
        }
        _ => None,
    };
    [command, argument, value, as_value, puzzle].into_iter().flatten().collect()
}

/// Is it a file, or a puzzle itself?
fn is_puzzle(typed: &str) -> bool {
    // A name with an ending is meant to be a file, though there may be none.
    let path = Path::new(typed);
    path.extension().is_some()
        || path.exists()
        || grille::recognise(typed, &Reading::default()).is_ok()
}
