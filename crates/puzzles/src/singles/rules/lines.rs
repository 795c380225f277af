//! What one look at a cell or at the equal numbers of a line says.

use grille_engine::{Domains, Reason, Spot, Step, message};
use grille_grid::Cell;

use super::{
    BESIDE, BETWEEN, Board, PAIR, Repeat, SEEN, TRIPLE, is_open, is_shaded, is_white, list, shaded,
    white,
};

/// Beside a shaded cell all are white.
pub(super) fn beside(board: &Board, known: &Domains) -> Vec<Step> {
    let mut steps = Vec::new();
    for cell in board.size().cells().filter(|&cell| is_shaded(known, cell)) {
        let changes = white(board.size().around(cell), known);
        if changes.is_empty() {
            continue;
        }
        let spot = board.spot(cell);
        let why = message!("singles-beside-why", cell = spot);
        steps.extend(Step::new(BESIDE, Reason::cells([spot]), why, changes));
    }
    steps
}

/// The number of a white cell is not seen again in its line.
pub(super) fn seen(board: &Board, known: &Domains) -> Vec<Step> {
    let mut steps = Vec::new();
    for Repeat { line, number, cells, .. } in &board.repeats {
        let Some(&cell) = cells.iter().find(|&&cell| is_white(known, cell)) else { continue };
        let changes = shaded(cells.iter().copied(), known);
        if changes.is_empty() {
            continue;
        }
        let (spot, line) = (board.spot(cell), Spot::from(*line));
        let why = message!("singles-seen-why", cell = spot, number = *number, line = line);
        let reason = Reason::cells([spot]).and(Reason::lines([line]));
        steps.extend(Step::new(SEEN, reason, why, changes));
    }
    steps
}

/// Three equal numbers side by side: the one in the middle stays, for two of them are shaded.
pub(super) fn triple(board: &Board, known: &Domains) -> Vec<Step> {
    let mut steps = Vec::new();
    for repeat in &board.repeats {
        for three in repeat.cells.windows(3) {
            let &[first, middle, last] = three else { continue };
            let row = repeat.are_touching(first, middle) && repeat.are_touching(middle, last);
            if !row || !three.iter().any(|&cell| is_open(known, cell)) {
                continue;
            }
            let mut changes = white([middle], known);
            changes.extend(shaded([first, last], known));
            let spots = board.spots(three);
            let why = message!("singles-triple-why", cells = list(&spots), number = repeat.number);
            steps.extend(Step::new(TRIPLE, Reason::cells(spots), why, changes));
        }
    }
    steps
}

/// Between two equal numbers a cell stays white, for one of them is shaded.
pub(super) fn between(board: &Board, known: &Domains) -> Vec<Step> {
    let mut steps = Vec::new();
    for Repeat { number, cells, stride, .. } in &board.repeats {
        for (i, &first) in cells.iter().enumerate() {
            let middle = Cell(first.0 + stride);
            let last = Cell(middle.0 + stride);
            // The one in the middle may be equal too.
            if !cells[i + 1..].iter().take(2).any(|&cell| cell == last) || !is_open(known, middle) {
                continue;
            }
            let spots = board.spots(&[first, last]);
            let why = message!("singles-between-why", cells = list(&spots), number = *number);
            steps.extend(Step::new(BETWEEN, Reason::cells(spots), why, white([middle], known)));
        }
    }
    steps
}

/// Of two equal numbers side by side one stays white, so all others of the line are shaded.
pub(super) fn pair(board: &Board, known: &Domains) -> Vec<Step> {
    let mut steps = Vec::new();
    for repeat in board.repeats.iter().filter(|repeat| repeat.cells.len() > 2) {
        for pair in repeat.cells.windows(2).filter(|pair| repeat.are_touching(pair[0], pair[1])) {
            let others = repeat.cells.iter().copied().filter(|cell| !pair.contains(cell));
            let changes = shaded(others, known);
            if changes.is_empty() {
                continue;
            }
            let (spots, line) = (board.spots(pair), Spot::from(repeat.line));
            let why = message!(
                "singles-pair-why",
                cells = list(&spots),
                number = repeat.number,
                line = line
            );
            let reason = Reason::cells(spots).and(Reason::lines([line]));
            steps.extend(Step::new(PAIR, reason, why, changes));
        }
    }
    steps
}
