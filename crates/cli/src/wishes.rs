//! What `grille generate FAMILY --help` says: the wishes that this family heeds, and nothing of others.

use clap::{Arg, Command};
use grille::{Argument, FAMILIES, Family, Joint, Wanted, message};

use crate::{groups, speech};

/// The family that was typed after `generate`, if there is one.
pub fn typed_family() -> Option<&'static dyn Family> {
    let mut after = std::env::args().skip_while(|argument| argument != "generate").skip(1);
    after.find_map(|argument| grille::family(&argument))
}

/// The command for any family: each wish with the families that heed it, where not all do.
pub fn of_all(command: Command) -> Command {
    command.mut_args(with_families)
}

fn with_families(arg: Arg) -> Arg {
    let is_said = groups::of(&arg, "generate") == "image" && arg.get_id() != "from_image";
    if is_said {
        return arg;
    }
    if arg.get_id() == "family" {
        let names = FAMILIES.iter().map(|family| Argument::Name(family.info().id));
        let list = message!("help-values", values = Argument::list(names, Joint::Comma));
        return noted(arg, &speech::say(&list));
    }
    let heeding = FAMILIES.iter().filter(|family| heeds(**family, &arg));
    let families: Vec<Argument> = heeding.map(|family| Argument::Name(family.info().id)).collect();
    if families.is_empty() || families.len() == FAMILIES.len() {
        return arg;
    }
    let note = message!("help-only-for", families = Argument::list(families, Joint::Comma));
    noted(arg, &speech::say(&note))
}

/// The same help with a note behind it.
fn noted(arg: Arg, note: &str) -> Arg {
    let short = arg.get_help().map(ToString::to_string).unwrap_or_default();
    let long = arg.get_long_help().map(|long| format!("{long}\n\n{note}"));
    let arg = arg.help(format!("{short} {note}"));
    match long {
        Some(long) => arg.long_help(long),
        None => arg,
    }
}

/// Does the family heed this wish? Sizes, levels and the like are heeded by all.
fn heeds(family: &dyn Family, arg: &Arg) -> bool {
    let id = arg.get_id().as_str();
    let is_image = groups::of(arg, "generate") == "image";
    match Wanted::ALL.into_iter().find(|wanted| wanted.name() == id) {
        Some(wanted) => family.maker().is_some_and(|maker| maker.heeds().contains(&wanted)),
        None if is_image => family.draws_pictures(),
        None => true,
    }
}

/// The command for one family.
pub fn of_family(command: Command, family: &'static dyn Family) -> Command {
    let about = message!("about-generate-of", family = Argument::Name(family.info().id));
    command.about(speech::say(&about)).mut_args(|arg| {
        let is_idle =
            !heeds(family, &arg) || arg.get_id() == "set" && family.info().switches.is_empty();
        worded(arg, family).hide(is_idle)
    })
}

/// An option with what this family knows of it.
fn worded(arg: Arg, family: &dyn Family) -> Arg {
    let (maker, words) = (family.maker(), speech::words());
    match (arg.get_id().as_str(), maker) {
        ("family", _) => {
            arg.help(words.text(&format!("{}-rules", family.info().id))).long_help(None)
        }
        ("size", Some(maker)) => {
            let size = maker.usual();
            let message = message!("help-size-of", width = size.width, height = size.height);
            arg.help(speech::say(&message))
        }
        ("needs", _) => {
            arg.help(speech::say(&message!("help-needs-of", family = family.info().id)))
        }
        ("motif", Some(maker)) => {
            let id = |motif: &&str| format!("{}-motif-{motif}", family.info().id);
            let each = maker.motifs().iter().map(|motif| (motif.to_string(), id(motif)));
            listed(arg, words.text("help-motif-of"), each.collect())
        }
        ("set", _) => {
            let switches = family.info().switches.iter();
            let id = |key: &str| format!("{}-switch-{key}", family.info().id);
            let values = |key: &str| words.text(&format!("{}-values", id(key)));
            let each = switches
                .map(|switch| (format!("{}={}", switch.key, values(switch.key)), id(switch.key)));
            listed(arg, words.text("help-set-of"), each.collect())
        }
        _ => arg,
    }
}

/// What an option can be, each with its sentence.
fn listed(arg: Arg, about: String, each: Vec<(String, String)>) -> Arg {
    let words = speech::words();
    let line = |(value, id): &(String, String)| {
        format!("\n- {value}{}{}", words.text("colon"), words.text(id))
    };
    let lines: String = each.iter().map(line).collect();
    let values = each.into_iter().map(|(value, _)| value);
    let note = message!("help-values", values = Argument::list(values, Joint::Comma));
    let short = format!("{about} {}", speech::say(&note));
    arg.help(short).long_help(format!("{about}\n\n{}{lines}", words.text("help-values-heading")))
}
