//! Tests of all catalogues: both languages say the same things, the code says just these, and the
//! French is set as French is.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use clap::{Command, CommandFactory};
use grille::{FAMILIES, Language};

use crate::args::Arguments;

/// The folder of all crates.
fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Every file of this kind in the sources of all crates.
fn sources(extension: &str) -> Vec<PathBuf> {
    let entries = |folder: &Path| -> Vec<PathBuf> {
        let all = fs::read_dir(folder).into_iter().flatten();
        all.map(|entry| entry.expect("the sources can be read").path()).collect()
    };
    let mut folders: Vec<PathBuf> =
        entries(&crates()).into_iter().map(|folder| folder.join("src")).collect();
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for path in entries(&folder) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == extension) {
                found.push(path);
            }
        }
    }
    found
}

/// All sentences of a language, by id.
fn sentences(language: Language) -> BTreeMap<String, String> {
    let name = format!("{}.ftl", language.code());
    let files = sources("ftl").into_iter().filter(|path| path.ends_with(&name));
    let mut all = BTreeMap::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a catalogue is text");
        let mut id = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let start = line.split_once(" =").filter(|(id, _)| !id.contains([' ', '[', '*']));
            match start.filter(|_| line.starts_with(char::is_alphabetic)) {
                Some((next, rest)) => {
                    id = next.to_owned();
                    let twice = all.insert(id.clone(), rest.to_owned());
                    assert!(twice.is_none(), "{id} is there twice");
                }
                None => all.get_mut(&id).into_iter().for_each(|text| {
                    text.push('\n');
                    text.push_str(line);
                }),
            }
        }
    }
    all
}

/// The variables of a sentence: `$` and a letter.
fn variables(sentence: &str) -> BTreeSet<String> {
    let parts = sentence.split('$').skip(1);
    let name = |part: &str| {
        part.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>()
    };
    parts.map(name).filter(|name| name.starts_with(char::is_alphabetic)).collect()
}

#[test]
fn both_languages_say_the_same_things_of_the_same_things() {
    let [english, french] = Language::ALL.map(sentences);
    assert!(english.len() > 200, "the catalogues were found");
    assert!(english.keys().eq(french.keys()), "{:?}", differing(&english, &french));
    for (id, sentence) in &english {
        assert_eq!(variables(sentence), variables(&french[id]), "{id}");
    }
}

fn differing(a: &BTreeMap<String, String>, b: &BTreeMap<String, String>) -> Vec<String> {
    let only = |a: &BTreeMap<String, String>, b: &BTreeMap<String, String>| {
        a.keys().filter(|id| !b.contains_key(*id)).cloned().collect::<Vec<_>>()
    };
    [only(a, b), only(b, a)].concat()
}

/// What stands in the quotes after each of these beginnings, comments left out.
fn literals(text: &str, beginnings: &[&str]) -> Vec<String> {
    let code: String = text.lines().filter(|l| !l.trim_start().starts_with("//")).collect();
    let mut found = Vec::new();
    for beginning in beginnings {
        for rest in code.split(beginning).skip(1) {
            let quoted = rest.trim_start().strip_prefix('"').and_then(|rest| rest.split_once('"'));
            found.extend(quoted.map(|(id, _)| id.to_owned()));
        }
    }
    found
}

/// The ids that are written out in the code.
fn written() -> BTreeSet<String> {
    let here = Path::new(file!()).file_name();
    let code = sources("rs").into_iter().filter(|path| path.file_name() != here);
    let text = code.map(|path| fs::read_to_string(path).expect("code is text"));
    text.flat_map(|text| literals(&text, &["message!(", ".text(", "joined("])).collect()
}

/// The ids that follow from the lists of families, forms, methods, rules and counters.
fn listed() -> BTreeSet<String> {
    let counters = grille::Counter::ALL.iter();
    let mut ids: BTreeSet<String> = counters.map(|kind| format!("{}-name", kind.name())).collect();
    ids.extend(grille::Level::ALL.map(|level| format!("level-{}", level.name())));
    let english = grille::words(Language::English);
    for family in FAMILIES {
        let info = family.info();
        let rules = grille::rules(*family);
        ids.extend(rules.iter().map(|rule| grille::rule_words(*family, rule.id)));
        ids.extend(grille_desk::collection_words());
        ids.extend(Some(format!("{}-also", info.id)).filter(|id| english.has(id)));
        let parts = ["name", "rules", "short", "examples-generate"];
        ids.extend(parts.map(|part| format!("{}-{part}", info.id)));
        ids.extend(family.formats().iter().map(|form| grille::form_words(*family, form.id)));
        ids.extend(crate::methods::all().of(*family).into_iter().map(|(_, id)| id));
        // It is there with a feature.
        ids.insert("method-milp-highs".to_owned());
        let motifs = family.maker().map_or(&[][..], |maker| maker.motifs());
        ids.extend(motifs.iter().map(|motif| format!("{}-motif-{motif}", info.id)));
        for switch in info.switches {
            let id = format!("{}-switch-{}", info.id, switch.key);
            ids.extend(switch.values.iter().map(|value| format!("{id}-{value}")));
            ids.extend([format!("{id}-values"), format!("{id}-short"), id]);
        }
    }
    ids
}

/// The ids that may follow from what one can type.
fn typed() -> BTreeSet<String> {
    let mut root = Arguments::command();
    root.build();
    let mut ids = BTreeSet::new();
    collect(&root, &mut ids);
    let sections = crate::commands::lists::SECTIONS.iter();
    ids.extend(sections.map(|section| format!("man-{}", section.to_lowercase())));
    let groups = crate::groups::GROUPS.iter().map(|(group, _)| *group);
    ids.extend(groups.chain([crate::groups::ARGUMENTS]).map(|group| format!("heading-{group}")));
    ids
}

fn collect(command: &Command, ids: &mut BTreeSet<String>) {
    let name = command.get_name();
    ids.extend(["about", "examples"].map(|said| format!("{said}-{name}")));
    for arg in command.get_arguments() {
        let choices = crate::values::choices(arg.get_id().as_str());
        let word = |choice: &String| crate::values::word(arg.get_id().as_str(), choice);
        ids.extend(choices.iter().map(word));
        let own = arg.get_id().as_str().replace('_', "-");
        for id in [format!("help-{own}"), format!("help-{name}-{own}")] {
            let choices = crate::values::choices(arg.get_id().as_str());
            ids.extend(choices.iter().map(|choice| format!("{id}-{choice}")));
            ids.extend([format!("{id}-long"), id]);
        }
        for value in arg.get_value_names().unwrap_or_default() {
            ids.insert(format!("value-{}", value.to_lowercase().replace(['=', '_'], "-")));
        }
    }
    command.get_subcommands().for_each(|below| collect(below, ids));
}

#[test]
fn the_code_says_what_the_catalogues_have_and_nothing_else() {
    let catalogues: BTreeSet<String> = sentences(Language::English).into_keys().collect();
    let (written, listed, typed) = (written(), listed(), typed());
    let missing: Vec<&String> =
        written.union(&listed).filter(|id| !catalogues.contains(*id)).collect();
    assert!(missing.is_empty(), "no catalogue has {missing:?}");
    let unused = |id: &&String| ![&written, &listed, &typed].iter().any(|ids| ids.contains(*id));
    let unused: Vec<&String> = catalogues.iter().filter(unused).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

#[test]
fn fluent_understands_all_sentences() {
    for language in Language::ALL {
        assert_eq!(grille::words(language).mistakes(), Vec::<String>::new());
        assert_eq!(crate::speech::assemble(language).mistakes(), Vec::<String>::new());
    }
}

/// A debug build ends where a sentence is missing, so that making all help is a test.
#[test]
fn everything_that_can_be_typed_has_its_words() {
    let mut help = crate::help::shown();
    assert!(help.render_long_help().to_string().contains("solve"));
    let mut ids = BTreeSet::new();
    collect(&crate::help::named(), &mut ids);
    assert!(ids.contains("about-solve"));
}

#[test]
fn what_a_family_is_called_can_be_typed() {
    for (language, family) in
        Language::ALL.iter().flat_map(|l| FAMILIES.iter().map(move |f| (l, f)))
    {
        let name = grille::words(*language).name(family.info().id);
        let found = grille::family(&name).map(|family| family.info().id);
        assert_eq!(found, Some(family.info().id), "{name}");
    }
}

/// "what r1c4 ask of each other" would be said of one place alone.
#[test]
fn one_place_is_not_together() {
    for language in Language::ALL {
        let said = |number: u32, cells: &str| {
            let message = grille::message!("neighbours", number = number, cells = cells);
            crate::speech::words_of(language).say(&message)
        };
        assert_eq!(said(1, "r1c4"), "r1c4");
        assert_ne!(said(2, "r1c4 + r1c5"), "r1c4 + r1c5");
    }
}

const NO_BREAK: char = '\u{a0}';
const NARROW: char = '\u{202f}';

/// Why a French sentence is not well set.
fn badly_set(sentence: &str) -> Option<&'static str> {
    // What stands in braces is code or comes from elsewhere.
    let mut depth = 0;
    let mut text = String::new();
    for c in sentence
        .replace("{\"\\u202F\"}", "\u{202f}:")
        .replace("{\"\\u202F: \"}", "\u{202f}: ")
        .chars()
    {
        match c {
            '{' => depth += 1,
            '}' => {
                depth -= 1;
                text.push('x');
            }
            _ if depth == 0 => text.push(c),
            _ => {}
        }
    }
    let chars: Vec<char> = text.chars().collect();
    let at = |i: usize| chars.get(i).copied();
    for (i, &c) in chars.iter().enumerate() {
        let before = i.checked_sub(1).and_then(at);
        let ends = at(i + 1).is_none_or(|next| next.is_ascii_whitespace());
        match c {
            '«' if at(i + 1) != Some(NO_BREAK) => return Some("« without a no-break space"),
            '»' if before != Some(NO_BREAK) => return Some("» without a no-break space"),
            ';' | '?' | '!' | ':' if ends && before != Some(NARROW) => {
                return Some("a sign without a narrow no-break space before it");
            }
            '\'' => return Some("a straight apostrophe"),
            '`' | '"' => return Some("quotes that are not French"),
            _ => {}
        }
    }
    None
}

#[test]
fn french_is_set_as_french_is() {
    let bad = |(id, sentence): (String, String)| Some(format!("{id}: {}", badly_set(&sentence)?));
    let all: Vec<String> = sentences(Language::French).into_iter().filter_map(bad).collect();
    assert!(all.is_empty(), "{all:#?}");
    for wrong in ["quoi ?", "l'île", "«x»", "« x »", "quoi\u{a0}: x", "`x`"] {
        assert!(badly_set(wrong).is_some(), "{wrong}");
    }
}
