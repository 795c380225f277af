//! Steps in words, as several commands tell them.

use grille::{Argument, Family, Joint, RuleInfo, Told, message};

use crate::speech;

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
