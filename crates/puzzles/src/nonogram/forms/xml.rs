//! XML without surprises: no entities of its own, nothing fetched, places in bytes.

use std::ops::Range;

use grille_engine::{Message, message};
use roxmltree::{Document, Error, Node, ParsingOptions, TextPos};

use crate::text::{ParseError, Token, rows};

/// The elements of a text.
///
/// A `<!DOCTYPE …>` may name a file, which nobody reads; what it would take to expand anything is
/// a declared entity, and that is refused.
pub(super) fn parse(text: &str) -> Result<Document<'_>, ParseError> {
    const ENTITY: &str = "<!ENTITY";
    if let Some(at) = text.find(ENTITY) {
        let span = at..at + ENTITY.len();
        let (found, expected) = (message!("nonogram-entity"), message!("nonogram-no-entities"));
        return Err(ParseError::new(span, found, expected));
    }
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    Document::parse_with_options(text, options).map_err(|error| malformed(text, &error))
}

fn malformed(text: &str, error: &Error) -> ParseError {
    let unfinished = matches!(error, Error::UnclosedRootNode | Error::UnexpectedEndOfStream);
    let at = if unfinished { text.len() } else { byte(text, error.pos()) };
    let here = text[at..].chars().next();
    let found = match here {
        Some(here) => message!("quoted", text = here.escape_debug().to_string()),
        None => message!("the-end"),
    };
    let expected = match why(error) {
        Some(why) => message!("nonogram-well-formed", why = why),
        None => message!("nonogram-well-formed-xml"),
    };
    ParseError::new(at..at + here.map_or(0, char::len_utf8), found, expected)
}

/// The mistakes that people make; of others the place must do.
fn why(error: &Error) -> Option<Message> {
    let sign = |byte: &u8| char::from(*byte);
    Some(match error {
        Error::UnexpectedCloseTag(expected, found, _) => {
            message!("nonogram-xml-tag", expected = expected.as_str(), found = found.as_str())
        }
        Error::UnclosedRootNode => message!("nonogram-xml-unclosed"),
        Error::UnexpectedEndOfStream => message!("nonogram-xml-end"),
        Error::InvalidChar(expected, found, _) => {
            message!("nonogram-xml-sign", expected = sign(expected), found = sign(found))
        }
        Error::DuplicatedAttribute(name, _) => {
            message!("nonogram-xml-twice", name = name.as_str())
        }
        Error::UnknownEntityReference(name, _) => {
            message!("nonogram-xml-unknown", name = name.as_str())
        }
        _ => return None,
    })
}

/// The byte at a line and a column, both counted from 1; the column counts characters.
fn byte(text: &str, place: TextPos) -> usize {
    let Some(row) = rows(text).nth(place.row as usize - 1) else { return text.len() };
    let column = place.col as usize - 1;
    row.start + row.text.char_indices().nth(column).map_or(row.text.len(), |(at, _)| at)
}

/// The children of this name.
pub(super) fn children<'a, 'text>(
    node: Node<'a, 'text>,
    name: &'static str,
) -> impl Iterator<Item = Node<'a, 'text>> {
    node.children().filter(move |child| is(*child, name))
}

/// Is it an element of this name?
pub(super) fn is(node: Node, name: &str) -> bool {
    node.is_element() && node.tag_name().name() == name
}

/// The beginning of an element as a place: `<count` of `<count color="red">3</count>`.
pub(super) fn tag(node: Node) -> Range<usize> {
    let all = node.range();
    let text = node.document().input_text().get(all.clone()).unwrap_or("");
    let ends = |c: char| c.is_whitespace() || matches!(c, '>' | '/');
    all.start..all.start + text.find(ends).unwrap_or(text.len())
}

/// What is written in an element, as it stands in the text, without the blanks around it.
pub(super) fn content<'text>(node: Node<'_, 'text>) -> Token<'text> {
    let nothing = node.range().start..node.range().start;
    let place = node.first_child().filter(Node::is_text).map_or(nothing, |child| child.range());
    let text = node.document().input_text().get(place.clone()).unwrap_or("");
    let lead = text.len() - text.trim_start().len();
    Token { text: text.trim(), start: place.start + lead }
}
