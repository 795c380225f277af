//! Catalogues cut into their sentences, each as it is written.

use memchr::memmem;

/// The sentences of some catalogues, each with its id.
///
/// There is no index: few of them are looked for in a run, and an index of all would cost more.
pub(crate) struct Entries(Vec<&'static str>);

impl Entries {
    pub fn new(catalogues: &[&'static str]) -> Self {
        Self(catalogues.to_vec())
    }

    /// The sentence of an id as it is written: `id = …` at the start of a line.
    pub fn get(&self, id: &str) -> Option<&'static str> {
        let head = format!("\n{id} =");
        let finder = memmem::Finder::new(&head);
        let find = |catalogue: &'static str| match catalogue.starts_with(&head[1..]) {
            true => Some(catalogue),
            false => finder.find(catalogue.as_bytes()).map(|before| &catalogue[before + 1..]),
        };
        let text = self.0.iter().find_map(|catalogue| find(catalogue))?;
        let mut first = Vec::new();
        cut(text, &mut first, 1);
        first.first().map(|(_, text)| *text)
    }

    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let mut all = Vec::new();
        self.0.iter().for_each(|catalogue| cut(catalogue, &mut all, usize::MAX));
        all.into_iter()
    }
}

/// Each sentence of a catalogue with its id: it begins with a letter at the start of a line, and
/// ends where another or a comment begins. So many at most are cut off.
fn cut(catalogue: &'static str, all: &mut Vec<(&'static str, &'static str)>, most: usize) {
    let mut begun: Option<(usize, &str)> = None;
    let end = |begun: &mut Option<(usize, &'static str)>, at: usize| {
        begun.take().map(|(start, id)| (id, &catalogue[start..at]))
    };
    let mut at = 0;
    for line in catalogue.split_inclusive('\n') {
        let first = line.as_bytes()[0];
        if first.is_ascii_alphabetic() || first == b'#' {
            all.extend(end(&mut begun, at));
            if all.len() >= most {
                return;
            }
        }
        if first.is_ascii_alphabetic() {
            begun = line.bytes().position(|byte| byte == b' ').map(|end| (at, &line[..end]));
        }
        at += line.len();
    }
    all.extend(end(&mut begun, at));
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
        cut(text, &mut found, usize::MAX);
        assert_eq!(found, expected);
        let entries = Entries::new(&["x = y", text]);
        assert_eq!(entries.get("x"), Some("x = y"));
        for (id, sentence) in expected {
            assert_eq!(entries.get(id), Some(sentence));
        }
        assert_eq!(entries.get("d"), None);
    }
}
