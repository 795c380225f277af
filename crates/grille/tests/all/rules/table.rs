//! Cases of single rules, in tables that anyone can add to: `cases.txt` in the folder of a family.

use std::collections::BTreeSet;

use grille::{Argument, Case, FAMILIES, Language, Message, Spot, Values, cases, place_word};

/// Everything that a rule says of a board, as `r1c3=1` or `r1c3!2` for what is struck.
fn said(case: &Case) -> BTreeSet<String> {
    let puzzle = case.puzzle.as_ref();
    let reasoner = puzzle.reasoner().expect("the family has rules");
    let model = puzzle.model().expect("it is small");
    let mut said = BTreeSet::new();
    for step in reasoner.find(case.rule.id, &case.known) {
        for change in step.changes() {
            let before = case.known.get(change.var);
            let after: Values = before.and(change.keep);
            let place = place_word(Spot::of(model.place(change.var), puzzle.size()));
            match after.single() {
                Some(value) if before != after => {
                    said.insert(format!("{place}={value}"));
                }
                _ => said.extend(before.without(after).iter().map(|v| format!("{place}!{v}"))),
            }
        }
    }
    said
}

#[test]
fn every_rule_says_what_the_table_has() {
    let mut fired: BTreeSet<String> = BTreeSet::new();
    let mut silent: BTreeSet<String> = BTreeSet::new();
    for family in FAMILIES {
        let all = cases(*family);
        let heads = family.cases().matches("\n=== ").count();
        assert_eq!(all.len(), heads, "a case of {} cannot be read", family.info().id);
        for case in all {
            let name = format!("{} {}", family.info().id, case.rule.id);
            let expected: BTreeSet<String> = case.says.iter().cloned().collect();
            assert_eq!(said(&case), expected, "{name}");
            if expected.is_empty() {
                silent.insert(name)
            } else {
                fired.insert(name)
            };
        }
        for rule in family.rules() {
            let name = format!("{} {}", family.info().id, rule.id);
            assert!(fired.contains(&name), "no case where {name} says something");
            assert!(silent.contains(&name), "no case where {name} nearly does");
        }
    }
}

/// Where a rule fires it is said why, in both languages, each in its own words.
#[test]
fn every_rule_is_told_in_both_languages() {
    let words = Language::ALL.map(grille::words);
    for case in FAMILIES.iter().flat_map(|family| cases(*family)) {
        let Some(shown) = case.shown() else { continue };
        let why = words.each_ref().map(|words| words.say(shown.told.step.why()));
        assert_ne!(why[0], why[1]);
        let then = shown.told.then.iter().map(|then| words[1].say(then));
        for french in then.chain([why[1].clone()]) {
            super::french::check(&french);
        }
        for number in [1, 2, 5] {
            let why = of_so_many(shown.told.step.why(), number);
            let said = words.each_ref().map(|words| words.say(&why));
            assert!(said.iter().all(|said| !said.contains(['{', '}', '⟦'])), "{said:?}");
            super::french::check(&said[1]);
        }
    }
}

/// The same sentence of so many places.
fn of_so_many(message: &Message, number: usize) -> Message {
    let list = |parts: &[Argument], joint| {
        Argument::List(parts.iter().cycle().take(number).cloned().collect(), joint)
    };
    let changed = |(name, value): &(&'static str, Argument)| match value {
        Argument::List(parts, joint) if !parts.is_empty() => (*name, list(parts, *joint)),
        Argument::Number(_) if *name == "number" => (*name, Argument::from(number)),
        Argument::Message(inner) => (*name, Argument::from(of_so_many(inner, number))),
        other => (*name, other.clone()),
    };
    Message { id: message.id, arguments: message.arguments.iter().map(changed).collect() }
}
