//! A puzzle as data that can be drawn, played and set without knowing its family.

use std::collections::BTreeMap;

use grille::{
    Domains, Drawing, FormId, Hand, Ink, Instance, Known, Mark, Place, Point, Scope, Shape, Spot,
    Table, Titles, Values,
};
use serde::Serialize;

use crate::look::{Look, colour, ink_name, lattice_name};
use crate::trouble::Trouble;
use crate::work::Work;

/// A puzzle as data.
#[derive(Debug, Serialize)]
pub struct Sheet {
    family: &'static str,
    name: String,
    rules: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    author: Option<String>,
    puzzle: String,
    width: u32,
    height: u32,
    lattice: &'static str,
    left: u32,
    above: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    ground: Option<String>,
    lines: Vec<Stroke>,
    printed: Vec<Printed>,
    seats: Vec<Seated>,
    values: Vec<Written>,
    hand: &'static str,
    pens: Vec<u8>,
    rest: Option<u8>,
    notes: Option<Notes>,
    groups: Option<Vec<Vec<usize>>>,
    switches: Vec<Switch>,
    sets: &'static str,
    clues: Option<ClueWords>,
}

#[derive(Debug, Serialize)]
struct Stroke {
    from: [f32; 2],
    to: [f32; 2],
    ink: String,
}

#[derive(Debug, Serialize)]
struct Printed {
    place: String,
    item: u32,
    at: [f32; 2],
    text: String,
    ink: String,
}

#[derive(Debug, Serialize)]
struct Seated {
    place: String,
    given: Option<u8>,
    most: u8,
}

#[derive(Debug, Serialize)]
struct Written {
    value: u8,
    word: String,
    name: String,
    act: String,
    key: char,
    looks: Vec<Look>,
}

#[derive(Debug, Serialize)]
struct Notes {
    across: u32,
}

#[derive(Debug, Serialize)]
struct Switch {
    key: &'static str,
    name: String,
    values: &'static [&'static str],
    value: Option<String>,
}

#[derive(Debug, Serialize)]
struct ClueWords {
    words: Vec<String>,
}

impl Sheet {
    /// A puzzle as data, where its family is played and it is not too large.
    pub fn new(puzzle: &dyn Instance, titles: &Titles, work: &Work<'_>) -> Result<Self, Trouble> {
        let table = table(puzzle, work)?;
        let (words, info, size) = (work.words(), puzzle.info(), puzzle.size());
        let player = table.player();
        let drawing = puzzle.draw(Known::Nothing);
        let text = puzzle.write(FormId::OWN, titles).map_err(|why| Trouble::say(&why, work))?;
        let clue_words = player.words(puzzle);
        let seat = |seat: &grille::Seat| Seated {
            place: Spot::of(seat.place, size).to_string(),
            given: seat.given,
            most: seat.most,
        };
        Ok(Self {
            family: info.id,
            name: capital(&words.name(info.id)),
            rules: words.text(&format!("{}-rules", info.id)),
            title: titles.title.clone(),
            author: titles.author.clone(),
            width: size.width,
            height: size.height,
            lattice: lattice_name(drawing.lattice),
            left: drawing.left,
            above: drawing.above,
            ground: drawing.ground.map(colour),
            lines: strokes(&drawing),
            printed: printed(&drawing),
            seats: table.seats().iter().map(seat).collect(),
            values: values(puzzle, &table, work),
            hand: hand_name(player.hand()),
            pens: player.pens(puzzle).iter().map(|pen| pen.value).collect(),
            rest: player.rest(),
            notes: notes(puzzle, &table),
            groups: groups(puzzle, &table),
            switches: switches(puzzle, &text, work),
            sets: if clue_words.is_some() { "cells" } else { "lines" },
            clues: clue_words.map(|words| ClueWords { words }),
            puzzle: text,
        })
    }
}

impl Sheet {
    /// How a setter writes clues: in cells, or at the border.
    pub fn sets(&self) -> &'static str {
        self.sets
    }
}

/// A board of more cells is nothing for a page.
const LARGEST: usize = 160 * 160;

/// A puzzle to be played; a sentence where it cannot be.
pub fn table<'p>(puzzle: &'p dyn Instance, work: &Work<'_>) -> Result<Table<'p>, Trouble> {
    let is_small = puzzle.size().area() <= LARGEST;
    let table = is_small.then(|| Table::new(puzzle)).flatten();
    table.ok_or_else(|| Trouble::say(&grille::message!("desk-too-large"), work))
}

fn hand_name(hand: Hand) -> &'static str {
    match hand {
        Hand::Paint => "paint",
        Hand::Write => "write",
        Hand::Join => "join",
    }
}

/// With a capital letter, as at the head of a sentence; but a place such as `r3c5` stays as it is.
pub fn capital(text: &str) -> String {
    let mut signs = text.chars();
    let Some(first) = signs.next() else { return String::new() };
    match signs.clone().next().is_some_and(|second| second.is_ascii_digit()) {
        true => text.to_owned(),
        false => first.to_uppercase().collect::<String>() + signs.as_str(),
    }
}

/// The lines of the board itself.
fn strokes(drawing: &Drawing) -> Vec<Stroke> {
    let stroke = |mark: &Mark| match (&mark.shape, mark.place) {
        (Shape::Stroke { from, to, .. }, None) => {
            Some(Stroke { from: pair(*from), to: pair(*to), ink: ink_name(mark.ink) })
        }
        _ => None,
    };
    drawing.marks.iter().filter_map(stroke).collect()
}

fn pair(point: Point) -> [f32; 2] {
    [point.x, point.y]
}

/// What the setter wrote, numbered at each place.
fn printed(drawing: &Drawing) -> Vec<Printed> {
    let mut items: BTreeMap<Place, u32> = BTreeMap::new();
    let mut word = |mark: &Mark| {
        let Shape::Word { at, text } = &mark.shape else { return None };
        let place = mark.place.filter(|_| mark.ink != Ink::Faint)?;
        let item = items.entry(place).or_default();
        *item += 1;
        Some(Printed {
            place: Spot::of(place, drawing.size()).to_string(),
            item: *item - 1,
            at: pair(*at),
            text: text.clone(),
            ink: ink_name(mark.ink),
        })
    };
    drawing.marks.iter().filter_map(&mut word).collect()
}

/// What can be written, and how that looks at a seat where nothing is given.
fn values(puzzle: &dyn Instance, table: &Table<'_>, work: &Work<'_>) -> Vec<Written> {
    let lattice = puzzle.draw(Known::Nothing).lattice;
    let words = work.words();
    let write = |pen: grille::Pen| {
        let open = |seat: &&grille::Seat| seat.given.is_none() && seat.most >= pen.value;
        let seat = table.seats().iter().find(open).or(table.seats().first());
        let marks = seat.map(|seat| table.looks(seat, pen.value)).unwrap_or_default();
        let looks: Vec<Look> = marks.iter().filter_map(|mark| Look::new(mark, lattice)).collect();
        let word = match looks.first() {
            Some(Look::Word { text, .. }) => text.clone(),
            Some(Look::Fill { sign, .. }) => sign.to_string(),
            _ => pen.value.to_string(),
        };
        Written {
            value: pen.value,
            word,
            name: words.say(&pen.name),
            act: words.say(&pen.act),
            key: pen.key,
            looks,
        }
    };
    table.player().pens(puzzle).into_iter().map(write).collect()
}

/// How many pencil marks lie side by side, where people write many values.
fn notes(puzzle: &dyn Instance, table: &Table<'_>) -> Option<Notes> {
    if table.player().hand() != Hand::Write {
        return None;
    }
    let domains = puzzle.model().ok()?.domains();
    let drawing = puzzle.draw(Known::Candidates(&Domains::new(
        domains.vars().map(|var| domains.get(var)).collect::<Vec<Values>>(),
    )));
    let across = drawing.marks.iter().find_map(|mark| match mark.shape {
        Shape::Notes { across, .. } => Some(across),
        _ => None,
    });
    across.map(|across| Notes { across })
}

/// Seats in which no value stands twice, where people write many values: lines and blocks.
fn groups(puzzle: &dyn Instance, table: &Table<'_>) -> Option<Vec<Vec<usize>>> {
    if table.player().hand() != Hand::Write {
        return None;
    }
    let model = puzzle.model().ok()?;
    let is_group = |posted: &&grille::Posted| {
        matches!(posted.scope, Scope::Spot(_)) && posted.constraint.vars().len() > 1
    };
    let seats = |posted: &grille::Posted| {
        let vars = posted.constraint.vars().iter();
        vars.flat_map(|&var| table.of(var).map(|(seat, _)| seat)).collect()
    };
    Some(model.constraints().iter().filter(is_group).map(seats).collect())
}

/// Rules that may be changed, as the text of the puzzle has them.
fn switches(puzzle: &dyn Instance, text: &str, work: &Work<'_>) -> Vec<Switch> {
    let info = puzzle.info();
    let value = |key: &str| {
        let lines = text.lines().filter_map(|line| line.split_once('='));
        lines.map(|(k, v)| (k.trim(), v.trim())).find(|(k, _)| *k == key).map(|(_, v)| v.to_owned())
    };
    let switch = |switch: &grille::Switch| Switch {
        key: switch.key,
        name: work.words().text(&format!("{}-switch-{}-short", info.id, switch.key)),
        values: switch.values,
        value: value(switch.key).or(switch.values.first().map(|usual| (*usual).to_owned())),
    };
    info.switches.iter().map(switch).collect()
}
