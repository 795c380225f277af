//! Nonograms by hand: cells are filled or crossed out, and numbers of runs that are found are struck.

use grille_engine::{Message, Place, Solution, Value, Values, message};
use grille_grid::{Axis, Line, Size};

use super::forms::own::read_runs;
use super::lines::Outermost;
use super::numbers::{check_lines, check_room};
use super::{Nonogram, Palette, Run};
use crate::abilities::Filling;
use crate::misfit::Misfit;
use crate::play::{Hand, Pen, Play, Settled};

pub(super) const PLAY: Play<Nonogram> = Play {
    hand: Hand::Paint,
    pens,
    rest: Some(0),
    apart: None,
    settled,
    sizes: &[
        (5, 5),
        (10, 10),
        (15, 10),
        (15, 15),
        (20, 15),
        (20, 20),
        (25, 25),
        (30, 30),
        (50, 50),
    ],
    emblem: "5 5\n1 1\n5\n5\n3\n1\n2\n4\n4\n4\n2\n",
    blank,
    words: |_| None,
    put,
    suits,
};

/// Colours, then the cross that keeps a cell empty.
fn pens(nonogram: &Nonogram) -> Vec<Pen> {
    let palette = &nonogram.palette;
    let colour = |value: Value| match palette.is_plain() {
        true => Pen {
            value,
            name: message!("nonogram-value-filled"),
            act: message!("nonogram-act-fill"),
            key: 'f',
        },
        false => {
            let sign = palette.colour(value).sign;
            Pen::word(value, &sign.to_string())
        }
    };
    let cross = Pen {
        value: 0,
        name: message!("nonogram-value-empty"),
        act: message!("nonogram-act-cross"),
        key: 'x',
    };
    (1..palette.len() as Value).map(colour).chain([cross]).collect()
}

fn blank(size: Size) -> Result<Nonogram, Message> {
    let lines = |count: u32, axis| {
        check_lines(count as usize, axis).map_err(|misfit: Misfit| misfit.message())?;
        Ok(vec![Vec::new(); count as usize])
    };
    let (rows, columns) = (lines(size.height, Axis::Row)?, lines(size.width, Axis::Column)?);
    Ok(Nonogram::new(Palette::plain(), rows, columns))
}

fn put(nonogram: &mut Nonogram, place: Place, text: &str) -> Result<(), Message> {
    let Place::Line(line) = place else { return Err(message!("nonogram-line-of-board")) };
    let runs = read_runs(text, &nonogram.palette).map_err(|error| error.message())?;
    let size = nonogram.size;
    let (lines, room) = match line.axis {
        Axis::Row => (size.height, size.width),
        Axis::Column => (size.width, size.height),
    };
    if line.index >= lines {
        return Err(message!("nonogram-line-of-board"));
    }
    check_room(&runs, (line.axis, line.index), room as usize).map_err(|misfit| misfit.message())?;
    let sides = [Axis::Row, Axis::Column].map(|axis| nonogram.along(axis).to_vec());
    let [mut rows, mut columns] = sides;
    match line.axis {
        Axis::Row => rows[line.index as usize] = runs,
        Axis::Column => columns[line.index as usize] = runs,
    }
    *nonogram = Nonogram::new(nonogram.palette.clone(), rows, columns);
    Ok(())
}

/// The runs of a line.
fn suits(nonogram: &Nonogram, place: Place, solution: &Solution) -> Vec<String> {
    let Place::Line(line) = place else { return Vec::new() };
    let cells: Vec<Value> = line.cells().map(|cell| solution[cell.index()]).collect();
    let filled = cells.chunk_by(|a, b| a == b).filter(|run| run[0] > 0);
    let runs = filled.map(|run| Run { length: run.len() as u32, colour: run[0] });
    vec![nonogram.clue_text(&runs.collect::<Vec<Run>>())]
}

/// Runs with one place left, all of which is filled.
fn settled(nonogram: &Nonogram, filling: &Filling) -> Settled {
    let all = Values::below(nonogram.palette.len());
    let of_line = |line: Line| {
        let can = line.cells().map(|cell| filling[cell.index()].map_or(all, Values::one));
        let can: Vec<Values> = can.collect();
        let runs = nonogram.runs(line);
        let starts = Outermost::new(runs).starts(&can).unwrap_or_default();
        let is_there = |&(_, (run, (first, last))): &(u32, (&Run, (usize, usize)))| {
            let mut cells = can[first..].iter().take(run.length as usize);
            first == last && cells.all(|&cell| cell == Values::one(run.colour))
        };
        let done = (0..).zip(runs.iter().zip(starts)).filter(is_there);
        done.map(|(item, _)| (Place::Line(line), item)).collect::<Vec<_>>()
    };
    Settled { done: nonogram.size.lines().flat_map(of_line).collect(), over: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `#` filled, `x` crossed out, `.` open: the numbers of a line that are struck.
    #[track_caller]
    fn check(clue: &[u32], cells: &str, expected: &[u32]) {
        let columns = vec![Vec::<u32>::new(); cells.len()];
        let nonogram = Nonogram::from_clues([clue], columns).expect("one row");
        let value = |sign| match sign {
            '#' => Some(1),
            'x' => Some(0),
            _ => None,
        };
        let filling: Filling = cells.chars().map(value).collect();
        let settled = settled(&nonogram, &filling);
        let row = Place::Line(nonogram.size.line(Axis::Row, 0));
        let done = settled.done.into_iter().filter(|(place, _)| *place == row);
        assert_eq!(done.map(|(_, item)| item).collect::<Vec<_>>(), expected, "{cells}");
    }

    #[test]
    fn a_number_is_struck_when_its_run_can_be_nowhere_else_and_is_filled() {
        check(&[2, 1], "##x..", &[0]);
        check(&[2, 1], "##...", &[0]);
        check(&[2, 1], ".##..", &[0]);
        check(&[2, 1], ".#...", &[]);
        check(&[2, 1], "##.#.", &[0, 1]);
        check(&[1, 1], "#....", &[0]);
        check(&[1, 1], "..#..", &[]);
        check(&[1, 1], "###..", &[]);
    }
}
