//! Catalogues cut into their sentences, each as it is written: an index by id.

use std::collections::HashMap;

/// The sentences of some catalogues, by id.
pub(crate) struct Entries(HashMap<&'static str, &'static str>);

impl Entries {
    pub fn new(catalogues: &[&'static str]) -> Self {
        let all = catalogues.iter().flat_map(|catalogue| cut(catalogue));
        let mut entries = HashMap::new();
        for (id, text) in all {
            let before = entries.insert(id, text);
            debug_assert!(before.is_none(), "`{id}` is there once");
        }
        Self(entries)
    }

    pub fn get(&self, id: &str) -> Option<&'static str> {
        self.0.get(id).copied()
    }

    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.0.iter().map(|(id, text)| (*id, *text))
    }
}

/// Each sentence of a catalogue with its id: it begins with a letter at the start of a line, and
/// ends where another or a comment begins.
fn cut(catalogue: &'static str) -> Vec<(&'static str, &'static str)> {
    let mut all = Vec::new();
    let mut begun: Option<(usize, &str)> = None;
    let mut end = |begun: &mut Option<(usize, &'static str)>, at: usize| {
        all.extend(begun.take().map(|(start, id)| (id, &catalogue[start..at])));
    };
    let mut at = 0;
    for line in catalogue.split_inclusive('\n') {
        let first = line.as_bytes()[0];
        if first.is_ascii_alphabetic() || first == b'#' {
            end(&mut begun, at);
        }
        if first.is_ascii_alphabetic() {
            begun = line.split_once(" =").map(|(id, _)| (at, id));
        }
        at += line.len();
    }
    end(&mut begun, at);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_end_where_others_or_comments_begin() {
        let text = "### Head\n\na = b\nc-d = { $x ->\n    [one] e\n   *[other] f\n}\n\n## Next\ng =\n    h\n\n    i\n";
        let many = "c-d = { $x ->\n    [one] e\n   *[other] f\n}\n\n";
        let expected = [("a", "a = b\n"), ("c-d", many), ("g", "g =\n    h\n\n    i\n")];
        assert_eq!(cut(text), expected);
    }
}
