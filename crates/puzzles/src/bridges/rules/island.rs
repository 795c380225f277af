//! One island at a time: what it lacks against what its directions can take; and crossings.

use grille_engine::{Change, Domains, Reason, Spot, Step, Var, message};

use super::board::Board;
use super::{BLOCKED, EACH_WAY, ENOUGH, FULL, LAST, SHARE};

/// All bridges of an island are there, so its other spans have no more.
pub(super) fn enough(board: &Board, known: &Domains) -> Vec<Step> {
    let finished = board.unfinished(known).filter(|&island| board.missing(known, island) == 0);
    let steps = finished.filter_map(|island| {
        let open = board.open(known, island);
        let changes = open.map(|span| Board::exactly(span, board.least(known, span))).collect();
        let number = board.number(island);
        let why = message!("bridges-enough-why", island = board.name(island), number = number);
        let there = board.net.around(island).map(|(span, _)| span);
        let there = there.filter(|&span| board.least(known, span) > 0);
        let cells = Reason::cells(there.map(|span| board.span(span)));
        Step::new(ENOUGH, cells.and(clue(board, island)), why, changes)
    });
    steps.collect()
}

/// Everything that an island lacks is in its last open direction.
pub(super) fn last(board: &Board, known: &Domains) -> Vec<Step> {
    let mut steps = Vec::new();
    for island in 0..board.net.islands() {
        let mut open = board.open(known, island);
        let (Some(span), None) = (open.next(), open.next()) else { continue };
        let missing = board.missing(known, island);
        if missing > 0 {
            let why = message!("bridges-last-why", island = board.name(island), missing = missing);
            let changes = vec![Board::exactly(span, board.least(known, span) + missing)];
            steps.extend(Step::new(LAST, clue(board, island), why, changes));
        }
    }
    steps
}

/// An island needs everything that its directions can take.
pub(super) fn full(board: &Board, known: &Domains) -> Vec<Step> {
    let is_full = |&island: &u32| board.room(known, island) == board.number(island);
    let steps = board.unfinished(known).filter(is_full).filter_map(|island| {
        let open = board.open(known, island);
        let changes: Vec<Change> =
            open.map(|span| Board::exactly(span, board.most(known, span))).collect();
        let missing = board.missing(known, island);
        let why = message!(
            "bridges-full-why",
            island = board.name(island),
            missing = missing,
            directions = changes.len()
        );
        Step::new(FULL, clue(board, island), why, changes)
    });
    steps.collect()
}

/// A bridge leaves no room for those that would cross it.
pub(super) fn blocked(board: &Board, known: &Domains) -> Vec<Step> {
    let there = (0..board.net.spans()).filter(|&span| board.least(known, span) > 0);
    let steps = there.filter_map(|span| {
        let crossed = board.net.crossings.around(span).iter().copied();
        let possible = crossed.filter(|&other| known.get(Var(other)).most() > 0);
        let changes = possible.map(|other| Board::exactly(other, 0)).collect();
        let spot = board.span(span);
        let why = message!("bridges-blocked-why", span = spot);
        Step::new(BLOCKED, Reason::cells([spot]), why, changes)
    });
    steps.collect()
}

/// An island has one bridge less than its directions can take, all of which are free: so every
/// direction has one. (With wider spans: some less, but not as many as a span takes.)
pub(super) fn each_way(board: &Board, known: &Domains) -> Vec<Step> {
    let mut steps = Vec::new();
    let widest = board.net.most;
    for island in board.unfinished(known) {
        let Some(ways) = free_directions(board, known, island) else { continue };
        let others = widest * (ways - 1);
        let number = board.number(island);
        if number <= others || number >= others + widest || ways == 1 {
            continue;
        }
        let spans = board.net.around(island).map(|(span, _)| span);
        let open = spans.filter(|&span| board.is_open(known, span));
        let least = number - others;
        let new = open.filter(|&span| board.least(known, span) < least);
        let changes = new.map(|span| Board::at_least(span, least)).collect();
        let why = message!(
            "bridges-each-way-why",
            island = board.name(island),
            directions = ways,
            others = ways - 1,
            bridges = others
        );
        steps.extend(Step::new(EACH_WAY, clue(board, island), why, changes));
    }
    steps
}

/// How many directions an island has, if each of them takes as many bridges as a span can.
fn free_directions(board: &Board, known: &Domains, island: u32) -> Option<u32> {
    let possible = board.net.around(island).map(|(span, _)| board.most(known, span));
    let mut possible = possible.filter(|&most| most > 0);
    possible.try_fold(0, |ways, most| (most == board.net.most).then_some(ways + 1))
}

/// A span has what the other directions of an island cannot take.
pub(super) fn share(board: &Board, known: &Domains) -> Vec<Step> {
    let mut steps = Vec::new();
    for island in board.unfinished(known) {
        let (number, room) = (board.number(island), board.room(known, island));
        for span in board.open(known, island) {
            let others = room - board.most(known, span);
            let least = number.saturating_sub(others);
            if least <= board.least(known, span) {
                continue;
            }
            let around = board.net.around(island).map(|(other, _)| other);
            let beside = around.filter(|&other| other != span && board.most(known, other) > 0);
            let cells = Reason::cells(beside.map(|other| board.span(other)));
            let why = message!(
                "bridges-share-why",
                island = board.name(island),
                span = board.span(span),
                others = others
            );
            let changes = vec![Board::at_least(span, least)];
            steps.extend(Step::new(SHARE, cells.and(clue(board, island)), why, changes));
        }
    }
    steps
}

/// The number of an island.
fn clue(board: &Board, island: u32) -> Reason {
    let spot: Spot = board.islands[island as usize];
    Reason::clues([spot])
}
