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

/// A drawing as it fits: without what can be left out, else in half blocks; or how many columns it
/// would take. A picture that is wider than the terminal would only fill it with scraps; into a file
/// or a pipe it goes as it is.
fn fitting(drawing: &Drawing) -> Result<String, usize> {
    if !std::io::stdout().is_terminal() {
        return Ok(paint(drawing).text(colours()));
    }
    let width = terminal_width();
    let columns = match paint_within(drawing, width) {
        Ok(picture) => return Ok(picture.text(colours())),
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
