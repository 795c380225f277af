//! Pictures on this terminal: side by side where there is room, and in colours where it has them.

use std::io::IsTerminal;

use grille::{Drawing, message};
use grille_paint::text::side_by_side;
pub use grille_paint::text::{Picture, paint};

use crate::speech;

/// How many characters a line of standard output takes; 100 where that is no terminal.
pub fn terminal_width() -> usize {
    let size = terminal_size::terminal_size_of(std::io::stdout());
    size.map_or(100, |(terminal_size::Width(width), _)| usize::from(width))
}

/// Does standard error show colours?
pub fn stderr_has_colours() -> bool {
    anstream::AutoStream::choice(&std::io::stderr()) != anstream::ColorChoice::Never
}

/// Two drawings side by side if they fit, else one above the other.
///
/// A picture that is wider than the terminal would only fill it with scraps, so it is left out;
/// into a file or a pipe it goes as it is.
pub fn beside(drawings: [&Drawing; 2]) -> String {
    let width = terminal_width();
    side_by_side(drawings, width)
        .unwrap_or_else(|[left, right]| format!("{}\n{}", shown(&left), shown(&right)))
}

/// A picture, or a word that it is too wide.
pub fn shown(picture: &Picture) -> String {
    if picture.width() <= terminal_width() || !std::io::stdout().is_terminal() {
        return picture.text();
    }
    let too_wide = message!("too-wide-to-draw", columns = picture.width());
    format!("({})\n", speech::say(&too_wide))
}
