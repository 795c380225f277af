//! The words of the page as data: Fluent is parsed here, and the page only fills in what varies.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use grille::Language;
use serde::Serialize;

/// A sentence: a text, or parts of one.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Sentence {
    Text(String),
    Parts(Vec<Part>),
}

/// A part of a sentence: a text, something that varies, or a choice.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Part {
    Text(String),
    Variable { var: String },
    Choice { select: String, cases: BTreeMap<String, Vec<Part>> },
}

/// The catalogues of the page, in the order of [`Language::ALL`].
const CATALOGUES: &[[&str; 2]] = &[
    [include_str!("../words/shell.en.ftl"), include_str!("../words/shell.fr.ftl")],
    [include_str!("../words/play.en.ftl"), include_str!("../words/play.fr.ftl")],
    [include_str!("../words/home.en.ftl"), include_str!("../words/home.fr.ftl")],
    [include_str!("../words/set.en.ftl"), include_str!("../words/set.fr.ftl")],
    [include_str!("../words/learn.en.ftl"), include_str!("../words/learn.fr.ftl")],
];

/// All sentences of the page in the language of a code, as JSON; nothing, if we do not speak it.
pub fn page_words(code: &str) -> Option<String> {
    let place = Language::ALL.iter().position(|language| language.code() == code)?;
    let mut sentences = BTreeMap::new();
    for catalogue in CATALOGUES {
        let parsed = fluent_syntax::parser::parse(catalogue[place]);
        // A test finds what Fluent does not understand; the page shows the id of what is missing.
        let resource = parsed.unwrap_or_else(|(resource, _)| resource);
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let Some(pattern) = message.value else { continue };
            sentences.insert(message.id.name.to_owned(), sentence(&pattern));
        }
    }
    Some(crate::text(&sentences))
}

fn sentence(pattern: &Pattern<&str>) -> Sentence {
    let mut parts = parts(pattern);
    match &mut parts[..] {
        [] => Sentence::Text(String::new()),
        [Part::Text(text)] => Sentence::Text(std::mem::take(text)),
        _ => Sentence::Parts(parts),
    }
}

fn parts(pattern: &Pattern<&str>) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for element in &pattern.elements {
        let part = match element {
            PatternElement::TextElement { value } => Part::Text((*value).to_owned()),
            PatternElement::Placeable { expression } => placed(expression),
        };
        // Lines of one text come one by one.
        match (parts.last_mut(), part) {
            (Some(Part::Text(text)), Part::Text(more)) => text.push_str(&more),
            (_, part) => parts.push(part),
        }
    }
    parts
}

fn placed(expression: &Expression<&str>) -> Part {
    match expression {
        Expression::Inline(inline) => inlined(inline),
        Expression::Select { selector, variants } => {
            let cases = variants.iter().flat_map(|variant| {
                let key = match variant.key {
                    VariantKey::Identifier { name } => name,
                    VariantKey::NumberLiteral { value } => value,
                };
                let usual = variant.default.then(|| ("*".to_owned(), parts(&variant.value)));
                [Some((key.to_owned(), parts(&variant.value))), usual].into_iter().flatten()
            });
            Part::Choice { select: variable(selector), cases: cases.collect() }
        }
    }
}

fn inlined(inline: &InlineExpression<&str>) -> Part {
    match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            Part::Text((*value).to_owned())
        }
        _ => Part::Variable { var: variable(inline) },
    }
}

fn variable(inline: &InlineExpression<&str>) -> String {
    match inline {
        InlineExpression::VariableReference { id } => id.name.to_owned(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fluent_understands_every_sentence_and_both_languages_have_the_same_ones() {
        let ids = |place: usize| -> Vec<String> {
            let ids = CATALOGUES.iter().flat_map(|catalogue| {
                let resource =
                    fluent_syntax::parser::parse(catalogue[place]).expect("it is Fluent");
                resource.body.into_iter().filter_map(|entry| match entry {
                    Entry::Message(message) => Some(message.id.name.to_owned()),
                    _ => None,
                })
            });
            let mut ids: Vec<String> = ids.collect();
            ids.sort();
            ids
        };
        let (english, french) = (ids(0), ids(1));
        let only = |a: &[String], b: &[String]| -> Vec<String> {
            a.iter().filter(|id| !b.contains(id)).cloned().collect()
        };
        let nothing: Vec<String> = Vec::new();
        assert_eq!(only(&english, &french), nothing, "French lacks them");
        assert_eq!(only(&french, &english), nothing, "English lacks them");
        let mut once = english.clone();
        once.dedup();
        assert_eq!(once, english, "none is there twice");
    }

    #[test]
    fn a_choice_is_data() {
        let text = "left = { $n ->\n    [one] one cell\n   *[other] { $n } cells\n} left\n";
        let resource = fluent_syntax::parser::parse(text).expect("it is Fluent");
        let Entry::Message(message) = &resource.body[0] else { panic!("a message") };
        let sentence = sentence(message.value.as_ref().expect("it says something"));
        let expected = r#"[{"select":"n","cases":{"*":[{"var":"n"}," cells"],"one":["one cell"],"other":[{"var":"n"}," cells"]}}," left"]"#;
        assert_eq!(crate::text(&sentence), expected);
    }
}
