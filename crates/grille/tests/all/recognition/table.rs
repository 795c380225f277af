//! The table of cases, taken apart.

use std::fmt;

use grille::{FAMILIES, Size};

/// A text and what it must be read as.
pub struct Case {
    pub name: String,
    pub text: String,
    pub expected: Vec<Expected>,
}

/// One puzzle, or one mistake.
pub enum Expected {
    /// A puzzle of this family and size, and its rows if they were given.
    Puzzle(&'static str, Size, Option<String>),
    /// A mistake in a puzzle of this family, or in none: what must be said of it, part by part.
    Mistake(Option<&'static str>, Vec<String>),
}

impl Case {
    pub fn has_a_mistake(&self) -> bool {
        self.expected.iter().any(|expected| matches!(expected, Expected::Mistake(..)))
    }
}

/// All cases. What stands before the first is for readers.
#[track_caller]
pub fn read(table: &str) -> Vec<Case> {
    let table = format!("\n{table}");
    let cases: Vec<Case> = table.split("\n=== ").skip(1).map(case).collect();
    let mut names: Vec<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    names.sort_unstable();
    let twice = names.windows(2).find(|pair| pair[0] == pair[1]);
    assert!(twice.is_none(), "two cases have one name: {twice:?}");
    cases
}

fn case(text: &str) -> Case {
    let (name, below) = text.split_once('\n').unwrap_or((text, ""));
    let lines: Vec<&str> = below.split('\n').collect();
    let end = lines.iter().position(|line| line.starts_with("-->"));
    let end = end.unwrap_or_else(|| panic!("{name}: no line `-->`"));
    let mut case =
        Case { name: name.to_owned(), text: plain(name, &lines[..end]), expected: vec![] };
    for line in &lines[end..] {
        if let Some(what) = line.strip_prefix("-->") {
            case.expected.push(expected(name, what.trim()));
        } else if let Some(rows) = line.strip_prefix("==>") {
            match case.expected.last_mut() {
                Some(Expected::Puzzle(_, _, all)) => *all = Some(rows.trim().to_owned()),
                _ => panic!("{name}: rows without a puzzle"),
            }
        } else {
            let for_readers = line.is_empty() || line.starts_with("## ");
            assert!(for_readers, "{name}: `{line}` after what is expected");
        }
    }
    case
}

/// The text of a case, without its backslashes.
fn plain(name: &str, lines: &[&str]) -> String {
    let text: String = lines.iter().flat_map(|line| [line, "\n"]).collect();
    let mut plain = String::new();
    let mut rest = text.as_str();
    while let Some((before, after)) = rest.split_once('\\') {
        plain.push_str(before);
        let sign = after.chars().next().unwrap_or(' ');
        rest = &after[sign.len_utf8()..];
        match sign {
            't' => plain.push('\t'),
            'r' => plain.push('\r'),
            'n' => plain.push('\n'),
            '\\' => plain.push('\\'),
            '\n' => {}
            'u' => {
                let code = rest.strip_prefix('{').and_then(|rest| rest.split_once('}'));
                let sign = code.and_then(|(code, _)| u32::from_str_radix(code, 16).ok());
                let sign = sign.and_then(char::from_u32);
                plain.push(sign.unwrap_or_else(|| panic!("{name}: no sign `\\u{rest}`")));
                rest = code.map_or("", |(_, rest)| rest);
            }
            _ => panic!("{name}: `\\{sign}`"),
        }
    }
    plain + rest
}

fn expected(name: &str, line: &str) -> Expected {
    let family = |word: &str| {
        let found = FAMILIES.iter().map(|family| family.info().id).find(|id| *id == word);
        found.unwrap_or_else(|| panic!("{name}: no family `{word}`"))
    };
    if let Some((who, words)) = line.split_once(':') {
        let parts = words.split("...").map(|part| part.trim().to_lowercase()).collect();
        return Expected::Mistake((who != "refused").then(|| family(who)), parts);
    }
    let mut words = line.split(' ');
    let who = family(words.next().unwrap_or_default());
    let size = words.next().and_then(|size| size.split_once('x'));
    let number = |text: &str| text.parse().ok();
    let size = size.and_then(|(width, height)| Some(Size::new(number(width)?, number(height)?)));
    Expected::Puzzle(who, size.unwrap_or_else(|| panic!("{name}: no size in `{line}`")), None)
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Puzzle(family, size, rows) => {
                write!(f, "{family} {}x{}", size.width, size.height)?;
                rows.iter().try_for_each(|rows| write!(f, " {rows}"))
            }
            Self::Mistake(family, words) => {
                write!(f, "{}: {}", family.unwrap_or("refused"), words.join(" ... "))
            }
        }
    }
}
