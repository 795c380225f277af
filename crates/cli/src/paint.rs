//! Pictures on this terminal: side by side where there is room, and in colours where it has them.

use std::io::IsTerminal;

use grille::{Drawing, Message, message};
use grille_paint::text::{Colours, halves, paint, paint_within, side_by_side};

use crate::speech;

/// How many characters a line of standard output takes; 100 where that is no terminal.
pub fn terminal_width() -> usize {
    let size = terminal_size::terminal_size_of(std::io::stdout());
    size.map_or(100, |(terminal_size::Width(width), _)| usize::from(width))
}

/// The colours of standard output: those that its terminal says it has, if they are wanted.
pub fn colours() -> Colours {
    let choice = anstream::AutoStream::choice(&std::io::stdout());
    let many = || std::env::var("TERM").is_ok_and(|term| term.contains("256color"));
    match choice {
        anstream::ColorChoice::Never => Colours::None,
        // Consoles of Windows have them all and do not say so.
        _ if anstyle_query::truecolor() || cfg!(windows) => Colours::All,
        _ if many() => Colours::TwoHundredFiftySix,
        _ => Colours::Sixteen,
    }
}

/// Does standard error show colours?
pub fn stderr_has_colours() -> bool {
    anstream::AutoStream::choice(&std::io::stderr()) != anstream::ColorChoice::Never
}

/// Two drawings side by side if they fit, else those that do, one above the other.
pub fn beside(drawings: [&Drawing; 2]) -> String {
    if let Some(both) = side_by_side(drawings, terminal_width(), colours()) {
        return both;
    }
    match drawings.map(fitting) {
        [Ok(one), Ok(other)] => format!("{one}\n{other}"),
        [Ok(one), Err(_)] | [Err(_), Ok(one)] => one,
        [Err(_), Err(columns)] => too_wide(columns),
    }
}

/// A drawing, or a word that it is too wide.
pub fn shown(drawing: &Drawing) -> String {
    fitting(drawing).unwrap_or_else(too_wide)
}

/// The first of several drawings of one thing that fits beside an indent, or a word that none does.
pub fn shown_simply(drawings: &[Drawing], indent: usize) -> String {
    let width = terminal_width().saturating_sub(indent);
    let fits = |drawing| paint_to_fit(drawing, width).ok();
    drawings.iter().find_map(fits).unwrap_or_else(|| aside(&message!("too-wide-to-show")))
}

/// A sentence behind a number, a dash or an indent; on a terminal its lines are broken between words,
/// and start below its first word.
pub fn sentence(before: &str, text: &str) -> String {
    let room = std::io::stdout().is_terminal().then(terminal_width).unwrap_or(usize::MAX);
    broken(before, text, room)
}

/// A sentence in lines of so many characters.
fn broken(before: &str, text: &str, room: usize) -> String {
    let indent = before.chars().count();
    let (mut lines, mut column) = (before.to_owned(), indent);
    for (i, word) in text.split(' ').enumerate() {
        let length = word.chars().count();
        if i > 0 && column + 1 + length > room {
            lines.push('\n');
            lines.push_str(&" ".repeat(indent));
            column = indent;
        } else if i > 0 {
            lines.push(' ');
            column += 1;
        }
        lines.push_str(word);
        column += length;
    }
    lines.push('\n');
    lines
}

/// A drawing without what can be left out, if it fits; into a file or a pipe it goes as it is.
fn paint_to_fit(drawing: &Drawing, width: usize) -> Result<String, usize> {
    if !std::io::stdout().is_terminal() {
        return Ok(paint(drawing).text(colours()));
    }
    paint_within(drawing, width).map(|picture| picture.text(colours()))
}

/// A drawing as it fits: without what can be left out, else in half blocks; or how many columns it
/// would take. A picture that is wider than the terminal would only fill it with scraps.
fn fitting(drawing: &Drawing) -> Result<String, usize> {
    let width = terminal_width();
    let columns = match paint_to_fit(drawing, width) {
        Ok(picture) => return Ok(picture),
        Err(columns) => columns,
    };
    let picture = halves(drawing, colours()).filter(|picture| picture.width() <= width);
    let note = aside(&message!("in-half-blocks", columns = columns));
    picture.map(|picture| picture.text(colours()) + &note).ok_or(columns)
}

fn too_wide(columns: usize) -> String {
    aside(&message!("too-wide-to-draw", columns = columns))
}

/// A line in brackets.
pub fn aside(message: &Message) -> String {
    format!("({})\n", speech::say(message))
}

#[cfg(test)]
mod tests {
    use super::broken;

    #[test]
    fn sentences_are_broken_between_words_and_hang_below_their_first() {
        let text = "pair: r1c5 and r1c6 are both\u{a0}0.";
        assert_eq!(broken("  1  ", text, usize::MAX), format!("  1  {text}\n"));
        assert_eq!(
            broken("  1  ", text, 20),
            "  1  pair: r1c5 and\n     r1c6 are\n     both\u{a0}0.\n"
        );
        assert_eq!(broken("- ", "word", 3), "- word\n");
    }
}
