//! What is said of each command and argument: clap's definitions with the words of the catalogue.
//!
//! Ids follow from the definitions: `about-COMMAND`, `help-COMMAND-ARGUMENT` or, where several
//! commands share an argument, `help-ARGUMENT`; `…-long` where more is said on request,
//! `value-NAME` for what stands in `<…>`, `…-VALUE` for what a value means.

use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, CommandFactory};
use grille::{Argument, Joint, Words, message};

use crate::args::Arguments;
use crate::{groups, speech, values};

/// All definitions with their words, as `--help` shows them.
pub fn shown() -> Command {
    worded(built(), &|command| headings(command))
}

/// All definitions with their words and groups, for the manual, which brings its own usage.
pub fn grouped() -> Command {
    worded(built(), &|command| grouped_options(command))
}

/// All definitions with their words, for completions and errors, which have no headings.
pub fn named() -> Command {
    worded(built(), &|command| command)
}

/// The same with the names that one can type for a value. They are for completions alone: what is
/// typed is looked up later, where families are known, and refused in our own words.
pub fn completed() -> Command {
    with_values(named())
}

/// The same for shells whose completions know no values: there they are named beside the argument.
pub fn completed_in_words() -> Command {
    worded(with_values(built()), &|command| command)
}

fn with_values(command: Command) -> Command {
    let with_values_of = |arg: Arg| match values::of(arg.get_id().as_str()) {
        Some(values) => arg.value_parser(PossibleValuesParser::new(values)),
        None => arg,
    };
    command.mut_args(with_values_of).mut_subcommands(with_values)
}

fn built() -> Command {
    // clap looks while it builds whether `--help` has more to say than `-h`: it has, everywhere.
    let command = Arguments::command().mut_arg("color", |arg| arg.long_help("…"));
    let mut command = groups::in_order(command);
    command.build();
    command
}

/// The words of a command and of all below it, then what else is to be done with each.
fn worded(command: Command, finish: &dyn Fn(Command) -> Command) -> Command {
    let words = speech::words();
    let name = command.get_name().to_owned();
    let mut command = command
        .about(words.text(&format!("about-{name}")))
        .subcommand_value_name(words.text("value-command"))
        .mut_args(|arg| argument(arg, &name, words))
        .mut_subcommands(|below| worded(below, finish));
    if name == "grille" {
        command = command.after_help(words.text("examples"));
    }
    finish(command)
}

/// The words of an argument. What clap would add in English is hidden and said here.
fn argument(arg: Arg, command: &str, words: &Words) -> Arg {
    let id = help_id(&arg, command, words);
    let about = words.text(&id);
    let notes = notes(&arg);
    let takes_values = arg.get_action().takes_values();
    let names = arg.get_value_names().filter(|_| takes_values).unwrap_or_default();
    let names: Vec<String> = names.iter().map(value).collect();
    let short = [vec![about.clone()], notes.short].concat().join(" ");
    let long_id = format!("{id}-long");
    let first = if words.has(&long_id) { words.text(&long_id) } else { about.clone() };
    let rest = values_in_words(&arg, &id, words).into_iter().chain(notes.long);
    let long = std::iter::once(first).chain(rest).collect::<Vec<_>>().join("\n\n");
    let aliases: Vec<String> =
        arg.get_visible_aliases().unwrap_or_default().into_iter().map(str::to_owned).collect();
    let mut arg = arg.help(short).hide_default_value(true).hide_possible_values(true).alias(None);
    if long != about {
        arg = arg.long_help(long);
    }
    if !names.is_empty() {
        arg = arg.value_names(names.into_iter().map(|name| words.text(&name)));
    }
    aliases.into_iter().fold(arg, Arg::alias)
}

/// The words of this command's argument, or those that it shares.
fn help_id(arg: &Arg, command: &str, words: &Words) -> String {
    let name = arg.get_id().as_str().replace('_', "-");
    let own = format!("help-{command}-{name}");
    if words.has(&own) { own } else { format!("help-{name}") }
}

/// `RULE=VALUE` is `value-rule-value`.
fn value(name: &clap::builder::Str) -> String {
    format!("value-{}", name.as_str().to_lowercase().replace(['=', '_'], "-"))
}

/// What stands in brackets after the words of an argument.
struct Notes {
    short: Vec<String>,
    long: Option<String>,
}

fn notes(arg: &Arg) -> Notes {
    let takes_values = arg.get_action().takes_values();
    let mut notes = Vec::new();
    let default = arg.get_default_values().iter().filter(|_| takes_values);
    notes.extend(default.map(|value| {
        speech::say(&message!("help-default", value = value.to_string_lossy().as_ref()))
    }));
    let aliases = arg.get_visible_aliases().unwrap_or_default();
    notes.extend(
        aliases
            .iter()
            .map(|alias| speech::say(&message!("help-alias", alias = format!("--{alias}")))),
    );
    let long = (!notes.is_empty()).then(|| notes.join(" "));
    let values = possible(arg);
    if values.is_empty() {
        return Notes { short: notes, long };
    }
    let list = speech::say(&message!("help-values", values = Argument::list(values, Joint::Comma)));
    notes.push(list.clone());
    // Values that mean something by themselves are listed; others are explained one by one.
    let long = long.or((!explained(arg)).then_some(list));
    Notes { short: notes, long }
}

/// The values that an argument takes, where they are a list.
fn possible(arg: &Arg) -> Vec<String> {
    if !arg.get_action().takes_values() {
        return Vec::new();
    }
    arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect()
}

fn explained(arg: &Arg) -> bool {
    let words = speech::words();
    let id = help_id(arg, "", words);
    possible(arg).iter().any(|value| words.has(&format!("{id}-{value}")))
}

/// What each value means, below each other.
fn values_in_words(arg: &Arg, id: &str, words: &Words) -> Option<String> {
    let values = possible(arg);
    if !explained(arg) {
        return None;
    }
    let widest = values.iter().map(String::len).max().unwrap_or(0);
    let line = |value: &String| {
        let gap = " ".repeat(widest - value.len());
        format!("\n- {value}{}{gap}{}", words.text("colon"), words.text(&format!("{id}-{value}")))
    };
    let lines: String = values.iter().map(line).collect();
    Some(words.text("help-values-heading") + &lines)
}

/// The headings that clap would write in English, and the usage.
fn headings(command: Command) -> Command {
    let words = speech::words();
    let header = command.get_styles().get_header().to_owned();
    let usage = usage_line(&command.clone().render_usage().ansi().to_string());
    let template = format!(
        "{{before-help}}{{about-with-newline}}\n{header}{}{header:#} {{usage}}\n\n\
         {{all-args}}{{after-help}}",
        words.text("heading-usage")
    );
    grouped_options(command)
        .override_usage(usage)
        .help_template(template)
        .subcommand_help_heading(words.text("heading-commands"))
}

/// Each argument under the heading of its group.
fn grouped_options(command: Command) -> Command {
    let name = command.get_name().to_owned();
    command.mut_args(|arg| {
        let group = groups::of(&arg, &name);
        arg.help_heading(speech::words().text(&format!("heading-{group}")))
    })
}

/// A usage of clap's without its heading, and with our word for options.
pub fn usage_line(usage: &str) -> String {
    let bare = usage.split_once(' ').map_or(usage, |(_, bare)| bare);
    bare.replace("[OPTIONS]", &format!("[{}]", speech::words().text("value-options")))
}
