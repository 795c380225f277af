//! Pictures on this terminal: side by side where there is room, and in colours where it has them.

use std::io::IsTerminal;

use grille::message;
pub use grille_paint::text::{Picture, paint, paint_pair};

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

/// Two pictures side by side if they fit, else one above the other.
///
/// A picture that is wider than the terminal would only fill it with scraps, so it is left out;
/// into a file or a pipe it goes as it is.
pub fn beside(left: &Picture, right: &Picture, width: usize) -> String {
    if left.width_beside(right) <= width {
        return left.beside(right);
    }
    format!("{}\n{}", shown(left, width), shown(right, width))
}

/// A picture, or a word that it is too wide.
pub fn shown(picture: &Picture, width: usize) -> String {
    if picture.width() <= width || !std::io::stdout().is_terminal() {
        return picture.text();
    }
    let too_wide = message!("too-wide-to-draw", columns = picture.width());
    format!("({})\n", speech::say(&too_wide))
}
