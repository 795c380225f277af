//! Wrong answers of a folder of results: drawn, with what is wrong.

use std::collections::BTreeMap;
use std::path::Path;

use grille::{Complaint, Cue, Instance, Known, Message, Place, Reading, message};
use grille_lab::{Record, Study, Verdict, Wrong};

use super::super::pictures;
use super::results;
use crate::speech;

/// So many are drawn: who mends a method will look again.
const DRAWN: usize = 24;

/// What is wrong with the answers that are, the first of them, and how many there are in all.
pub fn of(study: &Study, folder: &Path) -> (Vec<Wrong>, usize) {
    let wrong: Vec<&Record> = study.records().iter().filter(|record| record.is_wrong()).collect();
    let mut puzzles: BTreeMap<&str, Option<Box<dyn Instance>>> = BTreeMap::new();
    let drawn = wrong.iter().take(DRAWN).map(|record| {
        let name = record.instance.as_str();
        let puzzle = puzzles.entry(name).or_insert_with(|| puzzle(folder, name));
        told(record, puzzle.as_deref())
    });
    (drawn.collect(), wrong.len())
}

/// The puzzle of an instance that somebody was wrong about.
fn puzzle(folder: &Path, instance: &str) -> Option<Box<dyn Instance>> {
    let text = results::kept_puzzle(folder, instance)?;
    grille::read(&text, &Reading::default()).ok()?.into_iter().next()?.puzzle.ok()
}

fn told(record: &Record, puzzle: Option<&dyn Instance>) -> Wrong {
    let (instance, method) = (record.instance.clone(), record.method.clone());
    let answer = puzzle.and_then(|puzzle| {
        let solution = puzzle.read_solution(&record.answer).ok()?;
        let complaints = grille::complaints(puzzle, &solution);
        Some((puzzle, solution, complaints))
    });
    let says = match &answer {
        Some((_, _, complaints)) if !complaints.is_empty() => {
            complaints.iter().map(Complaint::message).collect()
        }
        _ => vec![contradicted(record)],
    };
    let says = says.iter().map(speech::say).collect();
    let svg = answer.filter(|(puzzle, ..)| pictures::can_draw(*puzzle));
    let svg = svg.map(|(puzzle, solution, complaints)| {
        let spots = complaints.iter().flat_map(|complaint| &complaint.places);
        let mut places: Vec<Place> = spots.filter_map(|spot| spot.place(puzzle.size())).collect();
        places.sort();
        places.dedup();
        let lights: Vec<(Place, Cue)> =
            places.into_iter().map(|place| (place, Cue::Wrong)).collect();
        let drawing = puzzle.draw(Known::Solution(&solution)).lit(&lights);
        grille_paint::svg::inline(&drawing, &format!("{instance}, {method}"))
    });
    Wrong { instance, method, says, svg }
}

/// Why an answer is wrong that breaks no rule itself.
fn contradicted(record: &Record) -> Message {
    match record.verdict {
        Verdict::None => message!("lab-wrong-none"),
        Verdict::Unique => message!("lab-wrong-unique"),
        _ => message!("lab-wrong-rule"),
    }
}
