//! What was typed as a wish.

use grille::{
    Argument, Family, Joint, Loops, MakersWay, Message, RuleId, Unexplained, Unmade, Wish, message,
};

use crate::args::{Generate, Way, Whether};
use crate::values;

/// The wish of the user; the error says what cannot be.
pub fn of(options: &Generate, family: &dyn Family) -> Result<Wish, Message> {
    let id = family.info().id;
    let maker = family.maker().ok_or_else(|| Unmade::NoMaker(id).message())?;
    let needs = options.needs.as_deref().map(|name| rule(family, name)).transpose()?;
    if let Some(motif) = &options.motif {
        check_motif(motif, maker.motifs())?;
    }
    Ok(Wish {
        level: options.grade,
        needs,
        density: options.density,
        symmetry: options.symmetry,
        is_minimal: options.minimal,
        givens: options.givens,
        loops: options.loops.map(|whether| match whether {
            Whether::Yes => Loops::Wanted,
            Whether::No => Loops::Unwanted,
        }),
        doubles: options.doubles,
        colours: options.colours,
        motif: options.motif.clone(),
        way: match options.way {
            Way::Ours => MakersWay::Ours,
            Way::Document => MakersWay::Document,
        },
        settings: options.set.clone(),
        ..Wish::new(options.size.unwrap_or(maker.usual()))
    })
}

fn rule(family: &dyn Family, name: &str) -> Result<RuleId, Message> {
    let unknown = || Unexplained::NoSuchRule(name.to_owned(), family.info().id).message();
    values::rule(family, name).ok_or_else(unknown)
}

fn check_motif(motif: &str, known: &[&str]) -> Result<(), Message> {
    if known.is_empty() || known.contains(&motif) {
        return Ok(());
    }
    let names = Argument::list(known.iter().copied(), Joint::Comma);
    Err(message!("write-one-of", names = names))
}
