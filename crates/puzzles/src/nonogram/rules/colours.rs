//! The rule about two lines that cross and share no colour.

use grille_engine::{
    Argument, Change, Domains, Joint, Reason, RuleId, Spot, Step, Values, Var, message,
};
use grille_grid::Cell;

use super::super::Nonogram;
use super::board::Board;

/// The cells of a row in columns that have none of its colours.
pub(super) struct Strangers {
    row: Spot,
    clue: String,
    cells: Vec<(Cell, Spot)>,
}

/// For each row that is not empty, where it has any: columns that are not empty either.
pub(super) fn strangers(nonogram: &Nonogram) -> Vec<Strangers> {
    let size = nonogram.size;
    let height = size.height as usize;
    let columns: Vec<Values> =
        (0..size.width as usize).map(|column| nonogram.values(height + column)).collect();
    let of_row = |row: usize| {
        let values = nonogram.values(row);
        let is_stranger = |column: &usize| {
            let other = columns[*column];
            values.count() > 1 && other.count() > 1 && values.and(other).count() == 1
        };
        let cell =
            |column: usize| (size.cell(row as u32, column as u32), Spot::Column(column as u32 + 1));
        Strangers {
            row: Spot::Row(row as u32 + 1),
            clue: nonogram.clue_text(nonogram.clue(row)),
            cells: (0..columns.len()).filter(is_stranger).map(cell).collect(),
        }
    };
    (0..height).map(of_row).filter(|strangers| !strangers.cells.is_empty()).collect()
}

/// Where two lines cross that share no colour the cell is empty.
pub(super) fn find(board: &Board, known: &Domains) -> Vec<Step> {
    let step = |strangers: &Strangers| {
        let is_open = |(cell, _): &&(Cell, Spot)| known.get(Var(cell.0)).count() > 1;
        let open: Vec<&(Cell, Spot)> = strangers.cells.iter().filter(is_open).collect();
        let columns = || open.iter().map(|(_, column)| *column);
        let why = message!(
            "nonogram-colours-why",
            line = strangers.row,
            clue = strangers.clue.as_str(),
            others = Argument::list(columns(), Joint::And)
        );
        let reason = Reason::clues([strangers.row].into_iter().chain(columns()));
        let empty = |(cell, _): &&(Cell, Spot)| Change { var: Var(cell.0), keep: Values::one(0) };
        Step::new(RuleId::new("colours"), reason, why, open.iter().map(empty).collect())
    };
    board.strangers().iter().filter_map(step).collect()
}
