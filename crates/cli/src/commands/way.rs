//! Steps in words, as several commands tell them.

use grille::{Argument, Chain, DIRECT, Family, Joint, RuleInfo, Told, message};

use crate::{paint, speech};

/// The name of a rule in the language of the user.
pub fn name(rule: RuleInfo, family: &dyn Family) -> String {
    speech::words().text(&grille::rule_words(family, rule.id))
}

/// "Pair (rule A): r1c1 and r1c2 are both 0, …"
pub fn why(told: &Told, family: &dyn Family) -> String {
    let rule = name(told.rule, family);
    let why = told.step.why().clone();
    speech::say(&message!("way-why", rule = rule, why = why))
}

/// What follows, on one line.
pub fn then(told: &Told) -> String {
    speech::say(&message!("way-then", then = conclusions(told)))
}

fn conclusions(told: &Told) -> Argument {
    Argument::list(told.then.iter().cloned(), Joint::Comma)
}

/// A step of a chain on one line.
fn link(told: &Told, family: &dyn Family) -> String {
    match told.rule == DIRECT {
        true => {
            let why = told.step.why().clone();
            speech::say(&message!("way-link", why = why, then = conclusions(told)))
        }
        false => format!("{} {}", why(told, family), then(told)),
    }
}

/// The steps of a chain to its contradiction, a line each, those of a trial within it farther in.
pub fn chain(chain: &Chain, family: &dyn Family) -> Vec<String> {
    let mut lines = Vec::new();
    for told in &chain.links {
        lines.push(link(told, family));
        let inner = told.chain.iter().flat_map(|inner| self::chain(inner, family));
        lines.extend(inner.map(|line| format!("  {line}")));
    }
    lines.push(speech::say(&chain.end.why));
    lines
}

/// The same below a step, so far in.
pub fn below(told: &Told, family: &dyn Family, indent: &str) -> String {
    let lines = told.chain.iter().flat_map(|found| chain(found, family));
    lines.map(|line| paint::sentence(&format!("{indent}- "), &line)).collect()
}
