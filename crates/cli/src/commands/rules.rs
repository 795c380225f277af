//! `grille rules`: the rules that people use, family by family.

use grille::{Case, FAMILIES, Family, Level, RestsOn, Shown, message};

use super::way;
use crate::args::Rules;
use crate::exit::Code;
use crate::{paint, speech};

pub fn run(options: &Rules) -> Code {
    let named = match options.family.as_deref().map(grille::find_family).transpose() {
        Ok(named) => named,
        Err(error) => {
            anstream::eprintln!("{}", speech::say(&speech::with_hint(&error)));
            return Code::Bad;
        }
    };
    let families = named.map_or_else(|| FAMILIES.to_vec(), |family| vec![family]);
    let families = families.into_iter().filter(|family| !family.rules().is_empty());
    let lists: Vec<String> = families.map(|family| of_family(family, options.pictures)).collect();
    anstream::print!("{}", lists.join("\n"));
    Code::Solved
}

/// The rules of a family by their level, easiest first.
fn of_family(family: &'static dyn Family, with_pictures: bool) -> String {
    let cases = if with_pictures { grille::cases(family) } else { Vec::new() };
    let mut text = speech::words().name(family.info().id) + "\n";
    let rules = grille::rules(family);
    let widest = rules.iter().map(|rule| rule.id.name().len()).max().unwrap_or(0);
    for level in Level::ALL {
        let of_level: Vec<_> = rules.iter().filter(|rule| rule.level == level).collect();
        if of_level.is_empty() {
            continue;
        }
        text.push_str(&format!("  {}\n", speech::words().text(&format!("level-{}", level.name()))));
        for rule in of_level {
            let name = way::name(*rule, family);
            let note = match rule.rests_on {
                RestsOn::Clues => String::new(),
                RestsOn::Uniqueness => {
                    format!(" ({})", speech::say(&message!("rests-on-uniqueness")))
                }
            };
            text.push_str(&format!("    {:<widest$}  {name}{note}\n", rule.id.name()));
            let mut of_rule = cases.iter().filter(|case| case.rule == *rule);
            if let Some(shown) = of_rule.find_map(Case::shown) {
                text.push_str(&example(&shown));
            }
        }
    }
    text
}

/// A rule where it fires: why, what follows, and the board.
fn example(shown: &Shown) -> String {
    const INDENT: &str = "      ";
    let why = paint::sentence(INDENT, &speech::say(shown.told.step.why()));
    let then = paint::sentence(INDENT, &way::then(&shown.told));
    let picture = paint::shown_simply(&shown.pictures, INDENT.len());
    let picture: String = picture
        .lines()
        .map(|line| format!("{INDENT}{line}").trim_end().to_owned() + "\n")
        .collect();
    format!("{why}{then}{picture}\n")
}
