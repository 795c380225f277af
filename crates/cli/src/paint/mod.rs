//! Pictures on a terminal: drawings become characters, side by side where there is room.

mod canvas;
mod layout;

use std::io::IsTerminal;

pub use canvas::{Picture, paint};

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
    const GAP: &str = "   ";
    if left.width() + GAP.len() + right.width() > width {
        return format!("{}\n{}", shown(left, width), shown(right, width));
    }
    let rows = left.height().max(right.height());
    let row =
        |i| format!("{}{GAP}{}\n", left.padded(i), right.line(i)).trim_end().to_owned() + "\n";
    (0..rows).map(row).collect()
}

/// A picture, or a word that it is too wide.
pub fn shown(picture: &Picture, width: usize) -> String {
    if picture.width() <= width || !std::io::stdout().is_terminal() {
        return picture.text();
    }
    let needed = picture.width();
    format!("({needed} columns wide, too wide to draw here; --plain or a file takes it)\n")
}
