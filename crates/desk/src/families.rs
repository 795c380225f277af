//! The families as the page shows them: names, rules, sizes, forms, methods, and a small board.

use grille::{
    Entries, FAMILIES, Family, Level, Question, Reading, Request, Titles, ask, form_words, read,
};
use serde::Serialize;

use crate::sheet::{Sheet, capital, table};
use crate::work::Work;

#[derive(Serialize)]
pub struct Families {
    families: Vec<OneFamily>,
    levels: Vec<Named>,
    version: &'static str,
}

#[derive(Serialize)]
struct OneFamily {
    id: &'static str,
    name: String,
    also: Option<String>,
    rules: String,
    short: String,
    emblem: Option<Emblem>,
    usual: [u32; 2],
    sizes: Vec<[u32; 2]>,
    levels: Vec<&'static str>,
    wishes: Vec<&'static str>,
    symmetries: Vec<&'static str>,
    forms: Vec<Form>,
    methods: Vec<Named>,
    sets: &'static str,
    pictures: bool,
}

#[derive(Serialize)]
struct Emblem {
    sheet: Sheet,
    entries: Entries,
}

#[derive(Serialize)]
struct Named {
    id: &'static str,
    name: String,
}

#[derive(Serialize)]
struct Form {
    id: &'static str,
    name: String,
    writes: bool,
}

/// All families that are played.
pub fn families(work: &Work<'_>) -> Families {
    let played = FAMILIES.iter().filter(|family| family.player().is_some());
    let level = |level: Level| Named {
        id: level.name(),
        name: capital(&work.words().say(&level.message())),
    };
    Families {
        families: played.filter_map(|family| one(*family, work)).collect(),
        levels: Level::ALL.map(level).into(),
        version: env!("CARGO_PKG_VERSION"),
    }
}

fn one(family: &'static dyn Family, work: &Work<'_>) -> Option<OneFamily> {
    let (words, info, player) = (work.words(), family.info(), family.player()?);
    let also = format!("{}-also", info.id);
    let usual = family.maker().map_or((8, 8), |maker| (maker.usual().width, maker.usual().height));
    let heeds = family.maker().map_or(&[][..], |maker| maker.heeds());
    let turns = heeds.contains(&grille::Wanted::Symmetry);
    let form = |form: grille::FormatInfo| Form {
        id: form.id.name(),
        name: words.text(&form_words(family, form.id)),
        writes: form.writes,
    };
    let methods = grille::methods(family).into_iter();
    let emblem = emblem(family, work);
    Some(OneFamily {
        id: info.id,
        name: capital(&words.name(info.id)),
        also: words.has(&also).then(|| words.text(&also)),
        rules: words.text(&format!("{}-rules", info.id)),
        short: words.text(&format!("{}-short", info.id)),
        sets: emblem.as_ref().map_or("cells", |emblem| emblem.sheet.sets()),
        emblem,
        usual: [usual.0, usual.1],
        sizes: player.sizes().iter().map(|&(width, height)| [width, height]).collect(),
        levels: Level::ALL.map(Level::name).into(),
        wishes: heeds.iter().map(|wanted| wanted.name()).collect(),
        symmetries: match turns {
            true => grille::Symmetry::ALL.map(grille::Symmetry::name).into(),
            false => Vec::new(),
        },
        forms: family.formats().into_iter().map(form).collect(),
        methods: methods
            .map(|(id, name)| Named { id: id.name(), name: words.text(&name) })
            .collect(),
        pictures: family.draws_pictures(),
    })
}

/// A small board, some of which is filled in.
fn emblem(family: &'static dyn Family, work: &Work<'_>) -> Option<Emblem> {
    let reading = Reading { family: Some(family), ..Reading::default() };
    let puzzle = read(player_emblem(family), &reading).ok()?.into_iter().next()?.puzzle.ok()?;
    let table = table(puzzle.as_ref(), work).ok()?;
    let answer = ask(puzzle.as_ref(), &Request::new(Question::Solve { most: 1 }), work.limits());
    let solved = table.entries(answer.ok()?.solutions.first()?);
    // About half of the seats, the same ones for ever, without a pattern that one sees.
    let is_shown = |seat: usize| (seat as u32).wrapping_mul(2_654_435_761) >> 31 == 0;
    let blank = table.blank();
    let entry = |seat: usize| blank[seat].or(solved[seat].filter(|_| is_shown(seat)));
    let sheet = Sheet::new(puzzle.as_ref(), &Titles::default(), work).ok()?;
    Some(Emblem { sheet, entries: (0..solved.len()).map(entry).collect() })
}

fn player_emblem(family: &dyn Family) -> &'static str {
    family.player().map_or(family.info().example, |player| player.emblem())
}
