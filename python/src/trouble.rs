//! Mistakes as exceptions of Python, each with a sentence, and with its place where a text is misread.

use grille::{Message, ParseError, Unrecognised, Words};
use pyo3::call::PyCallArgs;
use pyo3::prelude::*;

/// An exception of the package, by its name.
fn exception<'py>(py: Python<'py>, name: &str, arguments: impl PyCallArgs<'py>) -> PyErr {
    let class = py.import("grille.errors").and_then(|errors| errors.getattr(name));
    match class.and_then(|class| class.call1(arguments)) {
        Ok(value) => PyErr::from_value(value),
        Err(error) => error,
    }
}

/// Something that cannot be done.
pub fn refused(py: Python<'_>, why: &Message, words: &Words) -> PyErr {
    exception(py, "GrilleError", (words.say(why),))
}

/// The time was up.
pub fn late(py: Python<'_>, why: &Message, words: &Words) -> PyErr {
    exception(py, "LimitReached", (words.say(why),))
}

/// The program contradicted itself.
pub fn broken(py: Python<'_>, why: &Message, words: &Words) -> PyErr {
    exception(py, "BrokenPromise", (words.say(why),))
}

/// A text that is not read, without a place.
pub fn unread(py: Python<'_>, why: &Message, words: &Words) -> PyErr {
    exception(py, "ReadError", (words.say(why),))
}

/// A mistake at a place of a text.
pub fn misread(py: Python<'_>, error: &ParseError, text: &str, words: &Words) -> PyErr {
    let (line, column) = error.line_column(text);
    let (found, expected) = (words.say(&error.found), words.say(&error.expected));
    exception(py, "ReadError", (words.say(&error.message()), line, column, found, expected))
}

/// A text that nobody knows how to read.
pub fn unrecognised(py: Python<'_>, why: &Unrecognised, text: &str, words: &Words) -> PyErr {
    match why {
        Unrecognised::Foreign(error) => misread(py, error, text, words),
        other => unread(py, &other.message(), words),
    }
}
