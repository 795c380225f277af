//! Puzzles that come and go: opened, blank, changed, converted, drawn.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use grille::{
    Content, Domains, FormId, Instance, Item, Known, Place, Reading, Size, Spot, Table, Titles,
    Values, decode, find_family, message, read, read_picture,
};
use serde::Serialize;

use crate::request::{Blank, Convert, Edit, Open, Puzzle, State};
use crate::sheet::{Sheet, table};
use crate::trouble::Trouble;
use crate::work::Work;

/// So many puzzles of a file are told.
const MOST: usize = 500;

#[derive(Serialize)]
pub struct Opened {
    puzzles: Vec<Sheet>,
    more: usize,
}

#[derive(Serialize)]
pub struct Shown {
    sheet: Sheet,
}

#[derive(Serialize)]
pub struct Text {
    text: String,
}

#[derive(Serialize)]
pub struct Drawn {
    svg: String,
}

/// A puzzle that was read, with its title.
pub struct Given {
    pub puzzle: Box<dyn Instance>,
    pub titles: Titles,
}

/// The first puzzle of a text.
pub fn given(text: &str, work: &Work<'_>) -> Result<Given, Trouble> {
    let items = read(text, &Reading::default());
    let items = items.map_err(|why| Trouble::unrecognised(&why, text, work))?;
    let first = items.into_iter().next();
    let item = first.ok_or_else(|| Trouble::say(&message!("empty-text"), work))?;
    let titles = item.titles;
    let puzzle = item.puzzle.map_err(|error| Trouble::misread(&error, text, work))?;
    Ok(Given { puzzle, titles })
}

/// All puzzles of a text or a file.
pub fn open(open: &Open, work: &Work<'_>) -> Result<Opened, Trouble> {
    let content = match (&open.text, &open.bytes) {
        (Some(text), _) => Content::Text(text.clone()),
        (None, Some(bytes)) => {
            let bytes = bytes_of(bytes)?;
            decode(&bytes).map_err(|why| Trouble::unreadable(&why, work))?
        }
        (None, None) => return Err(Trouble::unasked("neither `text` nor `bytes`")),
    };
    let (text, items) = match content {
        Content::Text(text) => {
            let items = read(&text, &Reading::default());
            let items = items.map_err(|why| Trouble::unrecognised(&why, &text, work))?;
            (text, items)
        }
        Content::Picture(pixels) => {
            let item = read_picture(&pixels, &Reading::default());
            (String::new(), vec![item.map_err(|why| Trouble::unreadable(&why, work))?])
        }
    };
    sheets(items, &text, work)
}

/// The puzzles of a file; a mistake in the first of them is told, others are left out.
fn sheets(items: Vec<Item>, text: &str, work: &Work<'_>) -> Result<Opened, Trouble> {
    let count = items.len();
    let mut puzzles = Vec::new();
    let mut first_trouble = None;
    for item in items.into_iter().take(MOST) {
        let puzzle = item.puzzle.map_err(|error| Trouble::misread(&error, text, work));
        let sheet = puzzle.and_then(|puzzle| Sheet::new(puzzle.as_ref(), &item.titles, work));
        match sheet {
            Ok(sheet) => puzzles.push(sheet),
            Err(trouble) => first_trouble = first_trouble.or(Some(trouble)),
        }
    }
    match first_trouble {
        Some(trouble) if puzzles.is_empty() => Err(trouble),
        _ => Ok(Opened { puzzles, more: count.saturating_sub(MOST) }),
    }
}

/// Bytes in base 64.
pub fn bytes_of(text: &str) -> Result<Vec<u8>, Trouble> {
    BASE64_STANDARD.decode(text.trim()).map_err(|error| Trouble::unasked(&error.to_string()))
}

/// What a puzzle looks like.
pub fn sheet(asked: &Puzzle, work: &Work<'_>) -> Result<Shown, Trouble> {
    let Given { puzzle, titles } = given(&asked.puzzle, work)?;
    shown(puzzle.as_ref(), &titles, work)
}

fn shown(puzzle: &dyn Instance, titles: &Titles, work: &Work<'_>) -> Result<Shown, Trouble> {
    Ok(Shown { sheet: Sheet::new(puzzle, titles, work)? })
}

/// The largest board that one sets by hand.
const LARGEST: u32 = 100;

/// An empty board.
pub fn blank(asked: &Blank, work: &Work<'_>) -> Result<Shown, Trouble> {
    let size = size(asked.width, asked.height, work)?;
    let puzzle = blank_of(&asked.family, size, work)?;
    shown(puzzle.as_ref(), &Titles::default(), work)
}

fn size(width: u32, height: u32, work: &Work<'_>) -> Result<Size, Trouble> {
    match [width, height].iter().all(|side| (1..=LARGEST).contains(side)) {
        true => Ok(Size::new(width, height)),
        false => Err(Trouble::say(&message!("desk-sides", most = LARGEST), work)),
    }
}

fn blank_of(family: &str, size: Size, work: &Work<'_>) -> Result<Box<dyn Instance>, Trouble> {
    let family = find_family(family).map_err(|why| Trouble::unrecognised(&why, "", work))?;
    let player = family.player().ok_or_else(|| Trouble::say(&message!("desk-too-large"), work))?;
    player.blank(size).map_err(|why| Trouble::say(&why, work))
}

/// A puzzle with some changes.
pub fn edit(edit: &Edit, work: &Work<'_>) -> Result<Shown, Trouble> {
    let Given { mut puzzle, mut titles } = given(&edit.puzzle, work)?;
    let now = puzzle.size();
    let wished = size(edit.width.unwrap_or(now.width), edit.height.unwrap_or(now.height), work)?;
    if (wished.width, wished.height) != (now.width, now.height) {
        puzzle = resized(puzzle.as_ref(), wished, work)?;
    }
    for (key, value) in &edit.settings {
        puzzle.set(key, value).map_err(|why| Trouble::say(&why, work))?;
    }
    let player = table(puzzle.as_ref(), work)?.player();
    for clue in &edit.clues {
        let place = place(&clue.place, puzzle.size());
        let place = place.ok_or_else(|| Trouble::say(&message!("cell-of-board"), work))?;
        let changed = player.put(puzzle.as_ref(), place, &clue.text);
        puzzle = changed.map_err(|why| Trouble::say(&why, work))?;
    }
    let named = |text: &Option<String>, now: &mut Option<String>| {
        if let Some(text) = text {
            *now = Some(text.trim().replace(['\n', '\r'], " ")).filter(|text| !text.is_empty());
        }
    };
    named(&edit.title, &mut titles.title);
    named(&edit.author, &mut titles.author);
    shown(puzzle.as_ref(), &titles, work)
}

/// A board of another size with the clues that have room there.
fn resized(
    puzzle: &dyn Instance,
    size: Size,
    work: &Work<'_>,
) -> Result<Box<dyn Instance>, Trouble> {
    let mut other = blank_of(puzzle.info().id, size, work)?;
    let Some(player) = puzzle.family().player() else { return Ok(other) };
    let Ok(model) = puzzle.model() else { return Ok(other) };
    for clue in model.clues() {
        let place = Spot::of(clue.place, puzzle.size()).to_string();
        let kept = self::place(&place, size);
        let put = kept.and_then(|place| player.put(other.as_ref(), place, &clue.text).ok());
        other = put.unwrap_or(other);
    }
    Ok(other)
}

/// A place of a board by its name: `r3c5`, `row 3`, `column 2`.
pub fn place(name: &str, size: Size) -> Option<Place> {
    if let Some((kind, number)) = name.split_once(' ') {
        let number: u32 = number.parse().ok()?;
        let (most, spot) = match kind {
            "row" => (size.height, Spot::Row(number)),
            "column" => (size.width, Spot::Column(number)),
            _ => return None,
        };
        return if (1..=most).contains(&number) { spot.place(size) } else { None };
    }
    let (row, column) = name.strip_prefix('r')?.split_once('c')?;
    let (row, column) = (row.parse().ok()?, column.parse().ok()?);
    let is_there = (1..=size.height).contains(&row) && (1..=size.width).contains(&column);
    if is_there { Spot::Cell { row, column }.place(size) } else { None }
}

/// A puzzle in another form.
pub fn convert(asked: &Convert, work: &Work<'_>) -> Result<Text, Trouble> {
    let Given { puzzle, titles } = given(&asked.puzzle, work)?;
    let form: Result<FormId, _> = puzzle.family().form(&asked.form);
    let text = form.and_then(|form| puzzle.write(form, &titles));
    text.map(|text| Text { text }).map_err(|why| Trouble::say(&why, work))
}

/// A puzzle with what is written on it, as a picture.
pub fn picture(state: &State, work: &Work<'_>) -> Result<Drawn, Trouble> {
    let Given { puzzle, titles } = given(&state.puzzle, work)?;
    let title = titles.title.unwrap_or_default();
    let svg = |known: Known<'_>| grille_paint::svg::document(&puzzle.draw(known), &title);
    let table =
        Table::new(puzzle.as_ref()).filter(|table| table.seats().len() == state.entries.len());
    let Some(table) = table else { return Ok(Drawn { svg: svg(Known::Nothing) }) };
    let Ok(model) = puzzle.model() else { return Ok(Drawn { svg: svg(Known::Nothing) }) };
    let all = model.domains();
    let marks = table.marks(&state.entries);
    let left = |(var, marks): (grille::Var, &Option<Values>)| marks.unwrap_or(all.get(var));
    let domains = Domains::new(all.vars().zip(&marks).map(left).collect());
    let finished = table.finished(&state.entries);
    Ok(Drawn { svg: svg(finished.as_ref().map_or(Known::Domains(&domains), Known::Solution)) })
}
