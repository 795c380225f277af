//! Nonograms made from lists of runs, and the checks that the readers share.

use grille_engine::{Message, Spot, message};
use grille_grid::Axis;

use super::{LONGEST, Nonogram, Palette, Run};
use crate::misfit::Misfit;

impl Nonogram {
    /// A black and white picture from the runs of its rows and of its columns. An empty line has no
    /// run, or one of length 0.
    ///
    /// ```
    /// use grille_puzzles::nonogram::Nonogram;
    ///
    /// let rows = [vec![2], vec![1, 1]];
    /// let nonogram = Nonogram::from_clues(&rows, [[1], [1], [2]]).expect("two by three");
    /// let error = Nonogram::from_clues(&rows, [[1], [1]]).expect_err("too narrow");
    /// let expected = "found runs that need 3 cells, expected at most 2, the length of the line";
    /// assert_eq!(error.to_string(), format!("row 2: {expected}"));
    /// ```
    pub fn from_clues(
        rows: impl IntoIterator<Item: AsRef<[u32]>>,
        columns: impl IntoIterator<Item: AsRef<[u32]>>,
    ) -> Result<Self, Misfit> {
        let run = |&length: &u32| Run { length, colour: 1 };
        let filled = |length: &&u32| **length > 0;
        let black = |runs: &[u32]| runs.iter().filter(filled).map(run).collect();
        let rows = rows.into_iter().map(|runs| black(runs.as_ref())).collect();
        let columns = columns.into_iter().map(|runs| black(runs.as_ref())).collect();
        Self::checked(Palette::plain(), rows, columns)
    }

    /// A picture in colours; the colour of a run is its number in the palette, from 1.
    ///
    /// ```
    /// use grille_puzzles::nonogram::{Nonogram, Palette, Run};
    ///
    /// let (white, red, blue) = ((255, 255, 255), (255, 0, 0), (0, 0, 255));
    /// let palette = Palette::new(white, &[('r', red), ('b', blue)]).expect("two colours");
    /// let [red, blue] = [1, 2].map(|colour| Run { length: 1, colour });
    /// let columns = [[red], [blue]];
    /// assert!(Nonogram::from_coloured_clues(palette, [[red, blue]], columns).is_ok());
    /// ```
    pub fn from_coloured_clues(
        palette: Palette,
        rows: impl IntoIterator<Item: AsRef<[Run]>>,
        columns: impl IntoIterator<Item: AsRef<[Run]>>,
    ) -> Result<Self, Misfit> {
        let rows: Vec<Vec<Run>> = rows.into_iter().map(|runs| runs.as_ref().to_vec()).collect();
        let columns: Vec<Vec<Run>> =
            columns.into_iter().map(|runs| runs.as_ref().to_vec()).collect();
        Self::checked(palette, rows, columns)
    }

    /// The runs of every row, or of every column.
    pub fn clues(&self, axis: Axis) -> impl Iterator<Item = &[Run]> {
        self.along(axis).iter().map(Vec::as_slice)
    }

    /// The background and the colours of runs.
    pub fn palette(&self) -> &Palette {
        &self.palette
    }

    /// A picture, if its runs fit their lines and have colours of the palette.
    fn checked(
        palette: Palette,
        rows: Vec<Vec<Run>>,
        columns: Vec<Vec<Run>>,
    ) -> Result<Self, Misfit> {
        check_lines(rows.len(), Axis::Row)?;
        check_lines(columns.len(), Axis::Column)?;
        let sides = [(&rows, Axis::Row, columns.len()), (&columns, Axis::Column, rows.len())];
        for (clues, axis, room) in sides {
            for (index, runs) in (0..).zip(clues) {
                runs.iter().try_for_each(|run| check_run(run, &palette, (axis, index)))?;
                check_room(runs, (axis, index), room)?;
            }
        }
        Ok(Self::new(palette, rows, columns))
    }
}

/// Are these as many lines as a board can have?
pub(super) fn check_lines(lines: usize, axis: Axis) -> Result<(), Misfit> {
    if (1..=LONGEST as usize).contains(&lines) {
        return Ok(());
    }
    let expected = match axis {
        Axis::Row => message!("nonogram-rows-range", most = LONGEST),
        Axis::Column => message!("nonogram-columns-range", most = LONGEST),
    };
    Err(Misfit::Lines { axis, lines, expected })
}

/// Do the runs of a line fit into its cells?
pub(super) fn check_room(runs: &[Run], line: (Axis, u32), room: usize) -> Result<(), Misfit> {
    let needed = room_needed(runs);
    if needed <= room { Ok(()) } else { Err(Misfit::Runs { line: spot(line), needed, room }) }
}

/// Is there such a run, and such a colour?
fn check_run(run: &Run, palette: &Palette, line: (Axis, u32)) -> Result<(), Misfit> {
    let at = Some(spot(line));
    if !(1..=LONGEST).contains(&run.length) {
        return Err(Misfit::Number { number: run.length, at, expected: run_range(1, LONGEST) });
    }
    let (colour, colours) = (u32::from(run.colour), palette.len() - 1);
    if !(1..=colours).contains(&colour) {
        let expected = message!("nonogram-colour-number", low = 1, high = colours);
        return Err(Misfit::Number { number: colour, at, expected });
    }
    Ok(())
}

/// The length of a run.
pub(super) fn run_range(low: u32, high: u32) -> Message {
    message!("nonogram-run", low = low, high = high)
}

/// The cells that a line's runs take at the least.
pub(super) fn room_needed(runs: &[Run]) -> usize {
    let gaps = runs.windows(2).filter(|pair| pair[0].colour == pair[1].colour).count();
    runs.iter().map(|run| run.length as usize).sum::<usize>() + gaps
}

/// A line by its axis and its number, from 0.
fn spot((axis, index): (Axis, u32)) -> Spot {
    match axis {
        Axis::Row => Spot::Row(index + 1),
        Axis::Column => Spot::Column(index + 1),
    }
}
