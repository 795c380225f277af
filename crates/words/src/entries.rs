//! Catalogues cut into their sentences, each as it is written.

/// The sentences of some catalogues, each with its id.
///
/// A list: few of them are looked for in a run, so that an index of all would cost more.
pub(crate) struct Entries(Vec<(&'static str, &'static str)>);

/// Room for as many as there are, more or less.
const MANY: usize = 1024;

impl Entries {
    pub fn new(catalogues: &[&'static str]) -> Self {
        let mut entries = Vec::with_capacity(MANY);
        catalogues.iter().for_each(|catalogue| cut(catalogue, &mut entries));
        Self(entries)
    }

    pub fn get(&self, id: &str) -> Option<&'static str> {
        self.iter().find(|(known, _)| *known == id).map(|(_, text)| text)
    }

    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.0.iter().copied()
    }
}

/// Each sentence of a catalogue with its id: it begins with a letter at the start of a line, and
/// ends where another or a comment begins.
fn cut(catalogue: &'static str, all: &mut Vec<(&'static str, &'static str)>) {
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
            begun = line.bytes().position(|byte| byte == b' ').map(|end| (at, &line[..end]));
        }
        at += line.len();
    }
    end(&mut begun, at);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_end_where_others_or_comments_begin() {
        let text = "### Head\n\na = b\nc-d = { $x ->\n    [one] e\n   *[other] f\n}\n\n## Next\ng =\n    h\n\n    i\n";
        let many = "c-d = { $x ->\n    [one] e\n   *[other] f\n}\n\n";
        let expected = [("a", "a = b\n"), ("c-d", many), ("g", "g =\n    h\n\n    i\n")];
        let mut found = Vec::new();
        cut(text, &mut found);
        assert_eq!(found, expected);
    }
}
