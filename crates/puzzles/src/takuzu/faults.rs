//! What contradicts the rules of takuzu at sight: three equal givens, too many in a line, equal lines.

use std::collections::BTreeMap;

use grille_engine::{Scope, Spot, message};
use grille_grid::{Axis, Cell, Line};

use super::fast::is_crowded;
use super::{EqualLines, Takuzu};
use crate::complaint::Complaint;

/// A complaint for everything that givens alone break.
pub(super) fn faults(takuzu: &Takuzu) -> Vec<Complaint> {
    let lines = takuzu.size.lines();
    let mut faults: Vec<Complaint> =
        lines.flat_map(|line| side_by_side(takuzu, line).chain(too_many(takuzu, line))).collect();
    if takuzu.equal_lines == EqualLines::Forbidden {
        faults.extend(Axis::BOTH.into_iter().flat_map(|axis| equal(takuzu, axis)));
        faults.extend(Axis::BOTH.into_iter().filter_map(|axis| crowded(takuzu, axis)));
    }
    faults
}

/// Three or more equal givens side by side.
fn side_by_side(takuzu: &Takuzu, line: Line) -> impl Iterator<Item = Complaint> {
    let cells: Vec<Cell> = line.cells().collect();
    let given = |cell: &Cell| takuzu.givens[cell.index()];
    let runs: Vec<Vec<Cell>> = cells
        .chunk_by(|a, b| given(a).is_some() && given(a) == given(b))
        .filter(|run| run.len() > 2)
        .map(<[Cell]>::to_vec)
        .collect();
    let size = takuzu.size;
    let complaint =
        move |run| Complaint::of_cells(message!("balanced-three"), Spot::from(line), size, run);
    runs.into_iter().map(complaint)
}

/// More of a value than half of the line.
fn too_many(takuzu: &Takuzu, line: Line) -> impl Iterator<Item = Complaint> {
    let half = line.length / 2;
    [0, 1].into_iter().filter_map(move |value| {
        let is = |cell: &Cell| takuzu.givens[cell.index()] == Some(value);
        let times = line.cells().filter(is).count();
        let rule = || message!("takuzu-too-many", times = times, value = value, most = half);
        let cells = || line.cells().filter(is);
        (times > half as usize)
            .then(|| Complaint::of_cells(rule(), Spot::from(line), takuzu.size, cells()))
    })
}

/// Lines that are given whole, and are equal.
fn equal(takuzu: &Takuzu, axis: Axis) -> impl Iterator<Item = Complaint> {
    let mut whole: BTreeMap<Vec<u8>, Vec<Spot>> = BTreeMap::new();
    for line in takuzu.size.lines_along(axis) {
        let values: Option<Vec<u8>> =
            line.cells().map(|cell| takuzu.givens[cell.index()]).collect();
        if let Some(values) = values {
            whole.entry(values).or_default().push(line.into());
        }
    }
    let twins = whole.into_values().filter(|lines| lines.len() > 1);
    twins.map(|places| Complaint { rule: message!("takuzu-equal"), scope: Scope::Board, places })
}

/// More lines than can differ.
fn crowded(takuzu: &Takuzu, axis: Axis) -> Option<Complaint> {
    let (lines, length) = (takuzu.size.count(axis), takuzu.size.line(axis, 0).length);
    let rule = || message!("takuzu-crowded", lines = lines, cells = length);
    is_crowded(lines as usize, length as usize).then(|| Complaint {
        rule: rule(),
        scope: Spot::from(axis).into(),
        places: Vec::new(),
    })
}
