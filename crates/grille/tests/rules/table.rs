//! Cases of single rules, in tables that anyone can add to: `cases/FAMILY.txt`.
//!
//! A case is a line `=== FAMILY RULE`, a puzzle in any form, perhaps a line `struck PLACE!VALUE …`
//! (values as the model numbers them), and a line `-->` with everything that the rule says: `r1c3=1`
//! (a value of the model), `r1c3!2` for a value that is struck, or `nothing`; rows as `row3`. Every rule
//! has a case of both kinds.

use std::collections::BTreeSet;

use grille::{Domains, FAMILIES, Instance, Reading, Spot, Values};

/// All tables, one after the other.
fn tables() -> String {
    let folder = crate::root().join("crates/grille/tests/rules/cases");
    let files = std::fs::read_dir(folder).expect("the tables are there");
    let text = files.map(|file| std::fs::read_to_string(file.expect("it is listed").path()));
    text.map(|text| format!("\n{}", text.expect("it is text"))).collect()
}

/// A place as one word.
fn word_of(spot: Spot) -> String {
    spot.to_string().replace(' ', "")
}

/// Everything that a rule says of a board, as `r1c3=1` or `r1c3!2` for what is struck.
fn said(puzzle: &dyn Instance, rule: &str, struck: &str) -> BTreeSet<String> {
    let reasoner = puzzle.reasoner().expect("the family has rules");
    let model = puzzle.model().expect("it is small");
    let known: Domains = {
        let mut known = reasoner.start().expect("nothing is wrong with it");
        for word in struck.split_whitespace() {
            let (place, value) = word.split_once('!').expect("PLACE!VALUE");
            let var = known
                .vars()
                .find(|&var| word_of(Spot::of(model.place(var), puzzle.size())) == place);
            let value = value.parse().expect("a value of the model");
            known.strike(var.expect("the place is there"), value).expect("others are left");
        }
        known
    };
    let info = puzzle.family().rules().into_iter().find(|info| info.id.name() == rule);
    let info = info.unwrap_or_else(|| panic!("no rule `{rule}`"));
    let mut said = BTreeSet::new();
    for step in reasoner.find(info.id, &known) {
        for change in step.changes() {
            let before = known.get(change.var);
            let after: Values = before.and(change.keep);
            let place = word_of(Spot::of(model.place(change.var), puzzle.size()));
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
    let table = tables();
    let mut fired: BTreeSet<String> = BTreeSet::new();
    let mut silent: BTreeSet<String> = BTreeSet::new();
    for case in table.split("\n=== ").skip(1) {
        let (head, rest) = case.split_once('\n').expect("a head");
        let (family, rule) = head.split_once(' ').expect("FAMILY RULE");
        let (text, expected) = rest.split_once("\n-->").expect("a line `-->`");
        let (text, struck) = text.split_once("\nstruck ").unwrap_or((text, ""));
        let family = grille::family(family).expect("a family");
        let reading = Reading { family: Some(family), ..Reading::default() };
        let mut items = grille::read(text, &reading).expect("a puzzle");
        let puzzle = items.remove(0).puzzle.expect("without a mistake");
        let expected: BTreeSet<String> = expected
            .lines()
            .take(1)
            .flat_map(|line| line.split_whitespace())
            .filter(|word| *word != "nothing")
            .map(str::to_owned)
            .collect();
        assert_eq!(said(puzzle.as_ref(), rule, struck), expected, "{head}\n{text}");
        let name = format!("{} {rule}", family.info().id);
        if expected.is_empty() {
            silent.insert(name)
        } else {
            fired.insert(name)
        };
    }
    for family in FAMILIES {
        for rule in family.rules() {
            let name = format!("{} {}", family.info().id, rule.id);
            assert!(fired.contains(&name), "no case where {name} says something");
            assert!(silent.contains(&name), "no case where {name} nearly does");
        }
    }
}
