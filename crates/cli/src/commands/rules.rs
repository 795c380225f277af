//! `grille rules`: the rules that people use, family by family.

use grille::{FAMILIES, Family, Level, RestsOn, message};

use super::way;
use crate::args::Rules;
use crate::exit::Code;
use crate::speech;

pub fn run(options: &Rules) -> Code {
    let named = match options.family.as_deref().map(grille::find_family).transpose() {
        Ok(named) => named,
        Err(error) => {
            anstream::eprintln!("{}", speech::say(&speech::with_hint(&error)));
            return Code::Bad;
        }
    };
    let families = named.map_or_else(|| FAMILIES.to_vec(), |family| vec![family]);
    let lists: Vec<String> =
        families.into_iter().filter(|family| !family.rules().is_empty()).map(of_family).collect();
    anstream::print!("{}", lists.join("\n"));
    Code::Solved
}

/// The rules of a family by their level, easiest first.
fn of_family(family: &dyn Family) -> String {
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
        }
    }
    text
}
