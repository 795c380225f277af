//! Catalogues put together, and what they say of a message.

use std::fmt;
use std::sync::{PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use grille_engine::{Argument, Joint, Language, Message, Spot, message};

use crate::entries::Entries;
use crate::numbers::{EXACT, digits};

/// Some catalogues in one language.
pub struct Words {
    language: Language,
    entries: Entries,
    /// Those sentences that were said: most runs of a program need a few, and understanding all of
    /// them takes longer than solving a puzzle.
    bundle: RwLock<FluentBundle<FluentResource>>,
    marks: [&'static str; 2],
}

impl Words {
    /// These catalogues, the common one among them or not.
    pub fn new(language: Language, catalogues: &[&'static str]) -> Self {
        let tag = language.code().parse().expect("our codes are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::English => |value, _| number(value, Language::English),
            Language::French => |value, _| number(value, Language::French),
        }));
        let entries = Entries::new(catalogues);
        Self { language, entries, bundle: RwLock::new(bundle), marks: ["", ""] }
    }

    /// English with every message in ⟦ ⟧, so that a test sees what comes from no catalogue.
    pub fn bracketed(catalogues: &[&'static str]) -> Self {
        Self { marks: ["⟦", "⟧"], ..Self::new(Language::English, catalogues) }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        let [open, close] = self.marks;
        format!("{open}{}{close}", self.part(message))
    }

    /// The sentence of an id that is put together from names of the lists, and has no arguments.
    pub fn text(&self, id: &str) -> String {
        let [open, close] = self.marks;
        format!("{open}{}{close}", self.find(id, None).unwrap_or_else(|| id.to_owned()))
    }

    /// Is there a sentence of this id?
    pub fn has(&self, id: &str) -> bool {
        self.entries.get(id).is_some()
    }

    /// What people call a thing that has a name of its own in every language: `ID-name`.
    pub fn name(&self, id: &str) -> String {
        self.text(&format!("{id}-name"))
    }

    /// A place in words.
    pub fn place(&self, spot: Spot) -> String {
        let [open, close] = self.marks;
        format!("{open}{}{close}", self.part(&place(spot)))
    }

    /// A message as a part of another one.
    pub fn part(&self, message: &Message) -> String {
        let arguments: FluentArgs =
            message.arguments.iter().map(|(name, value)| (*name, self.value(value))).collect();
        self.find(message.id, Some(&arguments)).unwrap_or_else(|| message.to_string())
    }

    /// What Fluent does not understand in the catalogues; for tests.
    pub fn mistakes(&self) -> Vec<String> {
        let mistake = |(id, text): (&str, &str)| {
            let errors = FluentResource::try_new(text.to_owned()).err()?.1;
            Some(format!("{id}: {errors:?}"))
        };
        self.entries.iter().filter_map(mistake).collect()
    }

    /// A sentence, if it is there and has all it needs. Both are checked by tests.
    fn find(&self, id: &str, arguments: Option<&FluentArgs>) -> Option<String> {
        self.load(id);
        let bundle = self.bundle.read().unwrap_or_else(PoisonError::into_inner);
        let message = bundle.get_message(id);
        let pattern = message.as_ref().and_then(|message| message.value());
        debug_assert!(pattern.is_some(), "no sentence `{id}` in {}", self.language.code());
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern?, arguments, &mut errors);
        debug_assert!(errors.is_empty(), "`{id}` in {}: {errors:?}", self.language.code());
        errors.is_empty().then(|| text.into_owned())
    }

    /// Let Fluent understand a sentence, and those it refers to, if it has not yet.
    fn load(&self, id: &str) {
        if self.bundle.read().unwrap_or_else(PoisonError::into_inner).has_message(id) {
            return;
        }
        let Some(text) = self.entries.get(id) else { return };
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
        // Another thread may have been quicker: then it is there already.
        let _ = self.bundle.write().unwrap_or_else(PoisonError::into_inner).add_resource(resource);
        references(text).for_each(|other| self.load(other));
    }

    fn value<'a>(&self, argument: &'a Argument) -> FluentValue<'a> {
        match argument {
            Argument::Number(number) if *number <= EXACT => FluentValue::from(*number as f64),
            Argument::Text(text) => text.as_str().into(),
            other => self.argument(other).into(),
        }
    }

    fn argument(&self, argument: &Argument) -> String {
        match argument {
            Argument::Number(number) => digits(*number, self.language),
            Argument::Text(text) => text.clone(),
            Argument::Name(id) => {
                self.find(&format!("{id}-name"), None).unwrap_or_else(|| (*id).to_owned())
            }
            Argument::Rule(family, rule) => {
                let found = self.find(&format!("{family}-rule-{rule}"), None);
                found.unwrap_or_else(|| rule.to_string())
            }
            Argument::Place(spot) => self.part(&place(*spot)),
            Argument::Message(message) => self.part(message),
            Argument::List(parts, joint) => self.list(parts, *joint),
            _ => argument.to_string(),
        }
    }

    fn list(&self, parts: &[Argument], joint: Joint) -> String {
        let parts: Vec<String> = parts.iter().map(|part| self.argument(part)).collect();
        let joined = |id| self.find(id, None).unwrap_or_default();
        match (joint, parts.as_slice()) {
            (Joint::And | Joint::Or, [first @ .., last]) if !first.is_empty() => {
                let is_and = joint == Joint::And;
                let word = if is_and { joined("joint-and") } else { joined("joint-or") };
                format!("{}{word}{last}", first.join(", "))
            }
            (Joint::Space, parts) => parts.join(" "),
            (_, parts) => parts.join(", "),
        }
    }
}

/// The sentences that a sentence has as parts: `{ help-lines }`.
fn references(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split("{ ").skip(1).filter_map(|part| part.split_once(" }"));
    parts.map(|(id, _)| id).filter(|id| !id.contains([' ', '$', '"']))
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

/// Numbers as Fluent shows them; larger ones come as text.
fn number(value: &FluentValue, language: Language) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    Some(digits(number.value as u128, language))
}

/// A place as a message. Rows and columns are names here: no plurals, no groups of digits.
fn place(spot: Spot) -> Message {
    let name = |number: u32| number.to_string();
    match spot {
        Spot::Cell { row, column } => {
            message!("place-cell", row = name(row), column = name(column))
        }
        Spot::Between { from, to } => message!(
            "place-between",
            row = name(from.0),
            column = name(from.1),
            to_row = name(to.0),
            to_column = name(to.1)
        ),
        Spot::Row(row) => message!("place-row", row = name(row)),
        Spot::Column(column) => message!("place-column", column = name(column)),
        Spot::Block(block) => message!("place-block", block = name(block)),
        Spot::Rows => message!("place-rows"),
        Spot::Columns => message!("place-columns"),
        _ => message!("place-other", place = spot.to_string()),
    }
}
