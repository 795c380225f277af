//! A game in hand: how far it is, whether it is right, how it ends.

use grille::{
    Complaint, Entries, Instance, Question, Request, Spot, Standing, Table, ask, first_mistake,
    message,
};
use serde::Serialize;

use crate::request::{Puzzle, State};
use crate::rich::Rich;
use crate::setting::{Given, given};
use crate::sheet::table;
use crate::trouble::Trouble;
use crate::work::Work;

#[derive(Serialize)]
pub struct Progress {
    solved: bool,
    left: usize,
    of: usize,
    done: Vec<Done>,
    over: Vec<String>,
    live: Vec<usize>,
}

#[derive(Serialize)]
struct Done {
    place: String,
    item: u32,
}

#[derive(Serialize)]
pub struct Checked {
    right: bool,
    left: usize,
    wrong: Vec<usize>,
    text: Rich,
}

#[derive(Serialize)]
pub struct Solved {
    verdict: &'static str,
    entries: Option<Entries>,
    text: String,
}

/// What a player has written, if it is as much as there are seats.
pub fn entries<'s>(state: &'s State, table: &Table<'_>) -> Result<&'s [Option<u8>], Trouble> {
    let fits = |(seat, value): (&grille::Seat, &Option<u8>)| value.is_none_or(|v| v <= seat.most);
    let is_right = state.entries.len() == table.seats().len()
        && table.seats().iter().zip(&state.entries).all(fits);
    is_right.then_some(&state.entries[..]).ok_or_else(|| Trouble::unasked("`entries` do not fit"))
}

/// How far a player is, by the rules alone.
pub fn progress(state: &State, work: &Work<'_>) -> Result<Progress, Trouble> {
    let Given { puzzle, .. } = given(&state.puzzle, work)?;
    let table = table(puzzle.as_ref(), work)?;
    let entries = entries(state, &table)?;
    let settled = table.settled(entries);
    let name = |place| Spot::of(place, puzzle.size()).to_string();
    Ok(Progress {
        solved: table.is_finished(entries),
        left: table.left(entries),
        of: table.open(),
        done: settled.done.iter().map(|&(place, item)| Done { place: name(place), item }).collect(),
        over: settled.over.iter().map(|&place| name(place)).collect(),
        live: breaking(puzzle.as_ref(), &table, entries),
    })
}

/// Seats that break a rule as far as one sees without knowing the solution.
fn breaking(puzzle: &dyn Instance, table: &Table<'_>, entries: &[Option<u8>]) -> Vec<usize> {
    let mistake = first_mistake(puzzle, &table.filling(entries)).ok().flatten();
    mistake.map(|mistake| seats_of(&mistake, puzzle, table, entries)).unwrap_or_default()
}

/// The seats at the places of a complaint where something is written.
fn seats_of(
    complaint: &Complaint,
    puzzle: &dyn Instance,
    table: &Table<'_>,
    entries: &[Option<u8>],
) -> Vec<usize> {
    let is_meant = |seat: &grille::Seat| {
        let var = puzzle.model().ok().map(|model| Spot::of(model.place(seat.var), puzzle.size()));
        var.is_some_and(|spot| complaint.places.contains(&spot))
    };
    let written = |(number, seat): &(usize, &grille::Seat)| {
        seat.given.is_none() && entries[*number].is_some_and(|v| seat.apart.is_none() || v == 1)
    };
    let seats = table.seats().iter().enumerate().filter(written);
    seats.filter(|(_, seat)| is_meant(seat)).map(|(number, _)| number).collect()
}

/// Is everything right so far? Of a puzzle with one solution by that, else by the rules.
pub fn check(state: &State, work: &Work<'_>) -> Result<Checked, Trouble> {
    let Given { puzzle, .. } = given(&state.puzzle, work)?;
    let table = table(puzzle.as_ref(), work)?;
    let entries = entries(state, &table)?;
    let answer = ask(puzzle.as_ref(), &Request::new(Question::Solve { most: 2 }), work.limits());
    let answer = answer.map_err(|why| Trouble::say(&why.message(), work))?;
    let left = table.left(entries);
    let told = |message| Rich::plain(work.words().say(&message));
    let wrong = match (answer.standing, answer.solutions.first()) {
        (Some(Standing::Unique), Some(solution)) => table.wrong(entries, solution),
        (Some(Standing::None), _) => {
            let text = told(message!("desk-no-solution"));
            return Ok(Checked { right: false, left, wrong: Vec::new(), text });
        }
        _ => breaking(puzzle.as_ref(), &table, entries),
    };
    let text = match (wrong.len(), left) {
        (0, _) if table.is_finished(entries) => told(message!("desk-finished")),
        (0, left) => told(message!("desk-right", left = left)),
        (number, _) => told(message!("desk-wrong", number = number)),
    };
    Ok(Checked { right: wrong.is_empty(), left, wrong, text })
}

/// The solution, if there is one and no other.
pub fn solve(asked: &Puzzle, work: &Work<'_>) -> Result<Solved, Trouble> {
    let Given { puzzle, .. } = given(&asked.puzzle, work)?;
    let table = table(puzzle.as_ref(), work)?;
    let answer = ask(puzzle.as_ref(), &Request::new(Question::Solve { most: 2 }), work.limits());
    let answer = answer.map_err(|why| Trouble::say(&why.message(), work))?;
    let standing = answer.standing.unwrap_or(Standing::Unknown);
    let entries = answer.solutions.first().map(|solution| table.entries(solution));
    let text = work.words().say(&verdict(standing));
    Ok(Solved { verdict: standing.word(), entries, text })
}

/// A verdict in a few words.
pub fn verdict(standing: Standing) -> grille::Message {
    match standing {
        Standing::Unique => message!("desk-unique"),
        Standing::Several => message!("desk-several"),
        Standing::None => message!("desk-none"),
        Standing::Unknown => message!("desk-unknown"),
    }
}
