//! What is said of each command and argument: clap's definitions with the words of the catalogue.
//!
//! Ids follow from the definitions: `about-COMMAND`, `help-COMMAND-ARGUMENT` or, where several
//! commands share an argument, `help-ARGUMENT`; `…-long` where more is said on request,
//! `value-NAME` for what stands in `<…>`, `…-VALUE` for what a value means.

use std::io::IsTerminal;

use clap::builder::{PossibleValuesParser, Resettable};
use clap::{Arg, Command, CommandFactory};
use grille::{Argument, Family, Joint, Words, message};

use crate::args::Arguments;
use crate::{examples, groups, paint, speech, values, wishes};

/// All definitions with their words, as `--help` shows them.
pub fn shown() -> Command {
    let family = wishes::typed_family();
    worded(built(), &|command| headings(with_examples(with_wishes(command, family), family)))
}

/// All definitions with their words and groups, for the manual, which brings its own usage.
pub fn grouped() -> Command {
    worded(built(), &|command| {
        let text = examples_of(&command, None, MANUAL_WIDTH).map(|examples| examples + "\n\n");
        let text = text.unwrap_or_default() + &exit_codes(&command).unwrap_or_default();
        let command = grouped_options(with_wishes(command, None));
        if text.is_empty() { command } else { command.after_help(text.trim_end().to_owned()) }
    })
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
        Some(values) => {
            arg.value_parser(PossibleValuesParser::new(values)).default_value(Resettable::Reset)
        }
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
    let command = command
        .about(words.text(&format!("about-{name}")))
        .subcommand_value_name(words.text("value-command"))
        .mut_args(|arg| argument(arg, &name, words))
        .mut_subcommands(|below| worded(below, finish));
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
        let value = in_words(arg, &value.to_string_lossy());
        speech::say(&message!("help-default", value = value))
    }));
    let aliases = arg.get_visible_aliases().unwrap_or_default();
    notes.extend(
        aliases
            .iter()
            .map(|alias| speech::say(&message!("help-alias", alias = format!("--{alias}")))),
    );
    let long = (!notes.is_empty()).then(|| notes.join(" "));
    let values: Vec<String> = possible(arg).iter().map(|value| in_words(arg, value)).collect();
    if values.is_empty() {
        return Notes { short: notes, long };
    }
    let list = speech::say(&message!("help-values", values = Argument::list(values, Joint::Comma)));
    notes.push(list.clone());
    // Values that mean something by themselves are listed; others are explained one by one.
    let long = long.or((!explained(arg)).then_some(list));
    Notes { short: notes, long }
}

/// The names of the values that an argument takes, where they are a list.
fn possible(arg: &Arg) -> Vec<String> {
    if !arg.get_action().takes_values() {
        return Vec::new();
    }
    let choices = values::choices(arg.get_id().as_str());
    let named = arg.get_possible_values().into_iter().map(|value| value.get_name().to_owned());
    if choices.is_empty() { named.collect() } else { choices }
}

/// A value as one types it in the language of the user.
fn in_words(arg: &Arg, value: &str) -> String {
    let id = arg.get_id().as_str();
    match values::choices(id).iter().any(|choice| choice == value) {
        true => values::typed(id, value),
        false => value.to_owned(),
    }
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
    let typed: Vec<String> = values.iter().map(|value| in_words(arg, value)).collect();
    let widest = typed.iter().map(|typed| typed.chars().count()).max().unwrap_or(0);
    let line = |(value, typed): (&String, &String)| {
        let gap = " ".repeat(widest - typed.chars().count());
        format!("\n- {typed}{}{gap}{}", words.text("colon"), words.text(&format!("{id}-{value}")))
    };
    let lines: String = values.iter().zip(&typed).map(line).collect();
    Some(words.text("help-values-heading") + &lines)
}

/// How wide help is, as clap reckons it: what is no terminal can say it in COLUMNS.
fn width() -> usize {
    let said = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    match said.filter(|_| !std::io::stdout().is_terminal()) {
        Some(columns) => columns,
        None => paint::terminal_width().min(100),
    }
}

/// Who heeds the wishes for new puzzles, or those of one family alone.
fn with_wishes(command: Command, family: Option<&'static dyn Family>) -> Command {
    match (command.get_name(), family) {
        ("generate", Some(family)) => wishes::of_family(command, family),
        ("generate", None) => wishes::of_all(command),
        _ => command,
    }
}

/// How many columns a page of the manual has for examples.
const MANUAL_WIDTH: usize = 76;

/// The examples below the help, and what the exit code says.
fn with_examples(command: Command, family: Option<&'static dyn Family>) -> Command {
    let header = command.get_styles().get_header().to_owned();
    let heading = speech::words().text("heading-examples");
    let examples = examples_of(&command, family, width());
    let examples = examples.map(|lines| format!("{header}{heading}{header:#}\n{lines}"));
    let parts: Vec<String> = examples.into_iter().chain(exit_codes(&command)).collect();
    if parts.is_empty() { command } else { command.after_help(parts.join("\n\n")) }
}

/// The examples of a command, or those for one family.
fn examples_of(
    command: &Command,
    family: Option<&'static dyn Family>,
    width: usize,
) -> Option<String> {
    let name = command.get_name();
    let own = format!("examples-{name}");
    let id = match family.filter(|_| name == "generate") {
        Some(family) => format!("{}-{own}", family.info().id),
        None => own,
    };
    speech::words().has(&id).then(|| examples::lines(&id, width))
}

/// What the exit code says, where the whole program is shown.
fn exit_codes(command: &Command) -> Option<String> {
    (command.get_name() == "grille").then(|| speech::words().text("exit-codes"))
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
