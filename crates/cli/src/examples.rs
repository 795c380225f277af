//! The examples below the help of a command: what to type, and beside it what that does.

use crate::speech;

/// What stands before a command.
const INDENT: &str = "  ";

/// The examples of a sentence, of which each line has a command, two blanks, and what it does. Where a
/// line is wider than this, what the command does stands below it.
pub fn lines(id: &str, width: usize) -> String {
    let text = speech::words().text(id);
    let examples: Vec<(&str, &str)> =
        text.lines().map(|line| line.split_once("  ").unwrap_or((line, ""))).collect();
    let length = |text: &str| text.chars().count();
    let widest = examples.iter().map(|(command, _)| length(command)).max().unwrap_or(0);
    let beside = |(command, does): &(&str, &str)| {
        let gap = " ".repeat(widest - length(command));
        format!("{INDENT}{command}{gap}{INDENT}{does}").trim_end().to_owned()
    };
    let below = |(command, does): &(&str, &str)| {
        format!("{INDENT}{command}\n{INDENT}{INDENT}{INDENT}{does}")
    };
    let shown: Vec<String> = examples.iter().map(beside).collect();
    let shown = match shown.iter().all(|line| length(line) <= width) {
        true => shown,
        false => examples.iter().map(below).collect(),
    };
    shown.join("\n")
}
