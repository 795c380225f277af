//! What one can type for a family, a form, a method, a rule or a language: the lists, for completions.

use grille::{FAMILIES, Family, Language, Level, Symmetry};

use crate::methods;

/// The values of an argument, where they are names of a list.
pub fn of(argument: &str) -> Option<Vec<&'static str>> {
    match argument {
        "family" | "generate" => Some(FAMILIES.iter().map(|family| family.info().id).collect()),
        "from" => Some(forms(|_| true)),
        "to" => Some(forms(|writes| writes)),
        "method" | "methods" | "beside" => Some(each(|family| {
            methods::all().of(family).into_iter().map(|(method, _)| method.name()).collect()
        })),
        "only" | "without" => Some(each(|family| {
            grille::rules(family).into_iter().map(|rule| rule.id.name()).collect()
        })),
        "needs" => {
            Some(each(|family| family.rules().into_iter().map(|rule| rule.id.name()).collect()))
        }
        "grade" => Some(Level::ALL.map(Level::name).into()),
        "symmetry" => Some(Symmetry::ALL.map(Symmetry::name).into()),
        "motif" => Some(each(|family| family.maker().map_or(&[][..], |m| m.motifs()).to_vec())),
        "lang" => Some(Language::ALL.map(Language::code).into()),
        _ => None,
    }
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
