//! Every rule on every short line against all its placements, one by one: nothing is said that they
//! do not share, and the cells of the reason alone suffice for it.

use grille_engine::constraints::{Run, Runs};
use grille_engine::{Constraint, Domains, Spot, Step, Values, Var};

use super::super::{Nonogram, Palette};
use super::board::Board;
use super::row::Row;
use crate::rules::View;

/// All full lines of a length, in colours from 1 on.
fn full_lines(length: u32, colours: u8) -> impl Iterator<Item = Vec<u8>> {
    let values = u32::from(colours) + 1;
    let value = move |line: u32, place: u32| (line / values.pow(place) % values) as u8;
    (0..values.pow(length)).map(move |line| (0..length).map(|place| value(line, place)).collect())
}

/// All clues that fit a line, each with its placements.
fn clues(length: u32, colours: u8) -> Vec<(Vec<Run>, Vec<Vec<u8>>)> {
    let mut clues: Vec<(Vec<Run>, Vec<Vec<u8>>)> = Vec::new();
    for line in full_lines(length, colours) {
        let clue = Runs::of(line.iter().copied());
        match clues.iter_mut().find(|(own, _)| *own == clue) {
            Some((_, placements)) => placements.push(line),
            None => clues.push((clue, vec![line])),
        }
    }
    clues
}

/// What the placements of a line share, if the cells can be so much.
fn shared(runs: &[Run], can: Vec<Values>) -> Option<Domains> {
    let places = (0..can.len() as u32).map(Var).collect();
    let mut domains = Domains::new(can);
    Runs::new(places, runs.to_vec()).prune(&mut domains).ok()?;
    Some(domains)
}

fn check_step(step: &Step, runs: &[Run], can: &[Values], free: Values) {
    let used =
        |place: &u32| step.reason().parts()[0].contains(&Spot::Cell { row: 1, column: place + 1 });
    let known = |place: u32| if used(&place) { can[place as usize] } else { free };
    let alone = shared(runs, (0..can.len() as u32).map(known).collect());
    let alone = alone.expect("less is known than on a line with a placement");
    for change in step.changes() {
        let after = alone.get(change.var).and(can[change.var.index()]);
        assert!(after.without(change.keep).is_empty(), "{step:?} of {runs:?} with {can:?}");
    }
}

/// Each block reaches from its first to its last start in all placements that fit.
fn check_reaches(row: &Row, placements: &[Vec<u8>]) {
    let fits = |line: &&Vec<u8>| line.iter().zip(&row.can).all(|(&value, can)| can.has(value));
    let starts: Vec<Vec<usize>> = placements.iter().filter(fits).map(|line| starts(line)).collect();
    let of_block = |block: usize| starts.iter().map(move |starts| starts[block]);
    for (block, reach) in row.reaches().iter().enumerate() {
        let (first, last) = (of_block(block).min(), of_block(block).max());
        assert_eq!((Some(reach.first), Some(reach.last)), (first, last), "{:?}", row.can);
    }
}

/// Where the blocks of a full line start.
fn starts(line: &[u8]) -> Vec<usize> {
    let is_start =
        |&place: &usize| line[place] > 0 && (place == 0 || line[place - 1] != line[place]);
    (0..line.len()).filter(is_start).collect()
}

fn check_lines(length: u32, palette: &Palette) {
    let colours = palette.len() as u8 - 1;
    let free = Values::below(palette.len());
    let every: Vec<Run> = (1..=colours).map(|colour| Run { length: 1, colour }).collect();
    let states = free.0 as u32;
    for (runs, placements) in clues(length, colours) {
        let columns = vec![every.clone(); length as usize];
        // The columns need room for their runs, in rows that are empty.
        let mut rows = vec![runs.clone()];
        rows.resize(colours.into(), Vec::new());
        let board = Board::new(&Nonogram::new(palette.clone(), rows, columns));
        for number in 0..states.pow(length) {
            let can = |place| Values(u64::from(number / states.pow(place) % states + 1));
            let can: Vec<Values> = (0..length).map(can).collect();
            let start = board.start().iter().zip(&can).map(|(start, can)| start.and(*can));
            let can: Vec<Values> = start.collect();
            if can.iter().any(|can| can.is_empty()) || shared(&runs, can.clone()).is_none() {
                continue;
            }
            let known = can.iter().chain(&board.start()[can.len()..]).copied().collect();
            let known = Domains::new(known);
            check_reaches(&board.rows(&known)[0], &placements);
            for rule in Board::RULES.iter().filter(|rule| rule.id.name() != "colours") {
                let steps = (rule.find)(&board, &known);
                let own = steps.iter().filter(|step| step.reason().parts()[1] == [Spot::Row(1)]);
                own.for_each(|step| check_step(step, &runs, &can, free));
            }
        }
    }
}

#[test]
fn rules_say_of_black_lines_what_all_placements_share() {
    (1..=7).for_each(|length| check_lines(length, &Palette::plain()));
}

#[test]
fn rules_say_of_coloured_lines_what_all_placements_share() {
    let colours = [('a', (255, 0, 0)), ('b', (0, 0, 255))];
    let palette = Palette::new((255, 255, 255), &colours).expect("two colours");
    (1..=4).for_each(|length| check_lines(length, &palette));
}
