//! What one can type for an argument: choices, each with what languages call it, and names of lists.

use clap::ValueEnum;
use grille::{FAMILIES, Family, Language, Level, RuleId, Symmetry};

use crate::args::{Asked, Colour, Dither, Reveal, Way, Whether};
use crate::{methods, speech};

/// What one can type for an argument, where that is a choice or a name of a list; for completions.
pub fn of(argument: &str) -> Option<Vec<String>> {
    let names = match argument {
        "family" | "generate" => FAMILIES.iter().map(|family| family.info().id).collect(),
        "from" => forms(|_| true),
        "to" => forms(|writes| writes),
        "method" | "methods" | "beside" => each(|family| {
            methods::all().of(family).into_iter().map(|(method, _)| method.name()).collect()
        }),
        "only" | "without" => {
            each(|family| grille::rules(family).into_iter().map(|rule| rule.id.name()).collect())
        }
        "needs" => each(|family| family.rules().into_iter().map(|rule| rule.id.name()).collect()),
        "motif" => each(|family| family.maker().map_or(&[][..], |m| m.motifs()).to_vec()),
        "lang" => Language::ALL.map(Language::code).into(),
        _ => return Some(shown(argument)).filter(|choices| !choices.is_empty()),
    };
    Some(names.into_iter().map(str::to_owned).collect())
}

/// The forms of all families, of which some are only read.
fn forms(is_wanted: impl Fn(bool) -> bool) -> Vec<&'static str> {
    each(|family| {
        let forms = family.formats().into_iter().filter(|form| is_wanted(form.writes));
        forms.map(|form| form.id.name()).collect()
    })
}

/// What all families have, each name once.
fn each(names: impl Fn(&dyn Family) -> Vec<&'static str>) -> Vec<&'static str> {
    let mut all: Vec<&str> = FAMILIES.iter().flat_map(|family| names(*family)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The names of an argument's choices, the same in every language; none where it is no choice.
pub fn choices(argument: &str) -> Vec<String> {
    let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    match argument {
        "grade" => names(&Level::ALL.map(Level::name)),
        "symmetry" => names(&Symmetry::ALL.map(Symmetry::name)),
        "color" => variants::<Colour>(),
        "reveal" => variants::<Reveal>(),
        "loops" => variants::<Whether>(),
        "dither" => variants::<Dither>(),
        "way" => variants::<Way>(),
        "question" => variants::<Asked>(),
        _ => Vec::new(),
    }
}

fn variants<T: ValueEnum>() -> Vec<String> {
    T::value_variants().iter().map(variant).collect()
}

/// The name of a choice.
pub fn variant<T: ValueEnum>(choice: &T) -> String {
    choice.to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
}

/// Which sentence has what a choice is called.
pub fn word(argument: &str, choice: &str) -> String {
    match argument {
        "grade" => format!("level-{choice}"),
        "symmetry" => format!("symmetry-{choice}"),
        _ => format!("choice-{choice}"),
    }
}

/// A choice as one types it in the language of the user: without blanks, which a shell would part.
pub fn typed(argument: &str, choice: &str) -> String {
    speech::words().text(&word(argument, choice)).replace(' ', "-")
}

/// All choices of an argument as one types them in the language of the user.
pub fn shown(argument: &str) -> Vec<String> {
    choices(argument).iter().map(|choice| typed(argument, choice)).collect()
}

/// Is this a choice's name, or what any language calls it?
pub fn is_called(text: &str, argument: &str, choice: &str) -> bool {
    text == choice || is_word(text, &word(argument, choice))
}

/// The rule of this name, or called so in any language.
pub fn rule(family: &dyn Family, text: &str) -> Option<RuleId> {
    let all = || grille::rules(family).into_iter().map(|rule| rule.id);
    let by_name = all().find(|rule| rule.name().eq_ignore_ascii_case(text));
    by_name.or_else(|| all().find(|rule| is_word(text, &grille::rule_words(family, *rule))))
}

/// The value of a rule of the game, where it is one of a few, by what any language calls it; or as typed.
pub fn of_switch(key: &str, text: &str) -> String {
    let named = FAMILIES.iter().find_map(|family| {
        let switch = family.info().switches.iter().find(|switch| switch.key == key)?;
        let id = format!("{}-switch-{key}", family.info().id);
        switch.values.iter().find(|value| is_word(text, &format!("{id}-{value}")))
    });
    named.map_or_else(|| text.to_owned(), |value| (*value).to_owned())
}

/// Is this the sentence of any language, however it is written?
fn is_word(text: &str, id: &str) -> bool {
    Language::ALL.iter().any(|&language| plain(text) == plain(&speech::words_of(language).text(id)))
}

/// The same in small letters without accents, and with `-` for blanks.
fn plain(text: &str) -> String {
    let letter = |c: char| match c {
        'à' | 'â' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' => 'o',
        'ù' | 'û' => 'u',
        '’' => '\'',
        '_' => '-',
        c if c.is_whitespace() => '-',
        c => c,
    };
    text.trim().to_lowercase().chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_otherwise_is_the_same() {
        for text in ["très facile", "Très-Facile", "tres_facile", "very-easy", "very easy"] {
            assert!(is_called(text, "grade", "very-easy"), "{text}");
        }
        assert!(!is_called("facile", "grade", "very-easy"));
    }

    #[test]
    fn a_rule_is_found_by_its_name_in_any_language() {
        for family in FAMILIES {
            for rule in grille::rules(*family) {
                for language in Language::ALL {
                    let id = grille::rule_words(*family, rule.id);
                    let name = speech::words_of(language).text(&id);
                    assert_eq!(super::rule(*family, &name), Some(rule.id), "{name}");
                }
            }
        }
    }
}
