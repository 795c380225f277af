//! Sentences whose places wear the shapes of what they are: a text in pieces.

use grille::{Cue, Spot, Words};
use serde::Serialize;

/// A text in pieces, some of which point at the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct Rich(Vec<Piece>);

/// A piece of a text.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
enum Piece {
    Plain(String),
    Place { text: String, cue: &'static str, place: String },
}

/// What a cue is called in data.
pub fn cue_name(cue: Cue) -> &'static str {
    match cue {
        Cue::Where => "where",
        Cue::Because => "because",
        Cue::Follows => "follows",
        Cue::Wrong => "wrong",
        Cue::Differs => "differs",
    }
}

impl Rich {
    /// A text that points at nothing.
    pub fn plain(text: impl Into<String>) -> Self {
        Self(vec![Piece::Plain(text.into())])
    }

    /// A text in which these places are found again by what they are called. Of a place with two
    /// cues the last counts.
    pub fn new(text: &str, places: &[(Spot, Cue)], words: &Words) -> Self {
        let named: Vec<(String, Spot, Cue)> =
            places.iter().map(|&(spot, cue)| (words.place(spot), spot, cue)).collect();
        let mut pieces = Vec::new();
        let (mut rest, mut plain) = (text, String::new());
        while let Some(sign) = rest.chars().next() {
            let is_start = !plain.ends_with(char::is_alphanumeric);
            let found = named.iter().filter(|(name, ..)| is_start && begins(rest, name));
            match found.max_by_key(|(name, ..)| name.len()) {
                Some((name, spot, cue)) => {
                    if !plain.is_empty() {
                        pieces.push(Piece::Plain(std::mem::take(&mut plain)));
                    }
                    let (name, after) = rest.split_at(name.len());
                    let place = spot.to_string();
                    pieces.push(Piece::Place { text: name.to_owned(), cue: cue_name(*cue), place });
                    rest = after;
                }
                None => {
                    plain.push(sign);
                    rest = &rest[sign.len_utf8()..];
                }
            }
        }
        if !plain.is_empty() {
            pieces.push(Piece::Plain(plain));
        }
        Self(pieces)
    }
}

/// Does a text begin with this name, and not with a longer word?
fn begins(text: &str, name: &str) -> bool {
    let Some(after) = text.strip_prefix(name) else { return false };
    !name.is_empty() && !after.starts_with(|c: char| c.is_alphanumeric() || c == '-')
}

#[cfg(test)]
mod tests {
    use grille::{Language, words};

    use super::*;

    #[track_caller]
    fn check(text: &str, places: &[(Spot, Cue)], expected: &str) {
        let rich = Rich::new(text, places, words(Language::English));
        let piece = |piece: &Piece| match piece {
            Piece::Plain(text) => text.clone(),
            Piece::Place { text, cue, .. } => format!("[{text} {cue}]"),
        };
        assert_eq!(rich.0.iter().map(piece).collect::<String>(), expected);
    }

    #[test]
    fn places_wear_their_cues() {
        let cell = |row, column| Spot::Cell { row, column };
        let places = [(cell(1, 1), Cue::Because), (cell(1, 12), Cue::Follows)];
        check(
            "r1c1 is 5, so r1c12 is 6.",
            &places,
            "[r1c1 because] is 5, so [r1c12 follows] is 6.",
        );
        check("r11c1 and r1c1", &places, "r11c1 and [r1c1 because]");
        check("nothing", &places, "nothing");
        check("row 3 is full", &[(Spot::Row(3), Cue::Where)], "[row 3 where] is full");
        check("row 31 is full", &[(Spot::Row(3), Cue::Where)], "row 31 is full");
    }
}
