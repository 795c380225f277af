//! Both cases of a cell, shaded and white, followed for a few steps: what they share is true.

use std::collections::{BTreeMap, BTreeSet};

use grille_engine::{
    Argument, Change, Domains, Joint, Message, Reason, Step, Values, Var, message,
};
use grille_grid::Cell;

use super::chains::Chains;
use super::{BOTH, Board, SHADED, WHITE, is_open, is_shaded, says};

/// So many steps one follows from another.
const DEPTH: u32 = 6;

/// What follows from one case, in order.
#[derive(Default)]
struct Case {
    trail: Vec<Entry>,
}

/// A cell that follows.
#[derive(Clone)]
struct Entry {
    cell: Cell,
    value: u8,
    /// How many steps it took.
    depth: u32,
    cause: Cause,
}

/// What something follows from.
#[derive(Clone, Default)]
struct Cause {
    /// By place in the trail.
    entries: Vec<usize>,
    /// Where a chain would close: those shaded cells of it that were known before.
    chain: Option<Vec<Cell>>,
}

impl Cause {
    fn one(entry: usize) -> Self {
        Self { entries: vec![entry], chain: None }
    }
}

/// The case contradicts itself: that is a trial, and not told here.
struct Contradiction;

/// What is needed to follow cases one after the other.
struct Follower<'b> {
    board: &'b Board,
    known: &'b Domains,
    chains: Chains,
    /// For each cell its place in the trail, from 1; 0 where it is not in it.
    places: Vec<usize>,
}

impl Follower<'_> {
    /// What follows from a value of a cell.
    fn follow(&mut self, cell: Cell, value: u8) -> Result<Case, Contradiction> {
        let mut case = Case::default();
        let joined = self.chains.joined();
        let result = self.follow_all(&mut case, cell, value);
        self.chains.take_back(case.shaded(), joined);
        case.trail.iter().for_each(|entry| self.places[entry.cell.index()] = 0);
        result.map(|()| case)
    }

    fn follow_all(&mut self, case: &mut Case, cell: Cell, value: u8) -> Result<(), Contradiction> {
        self.put(case, cell, value, Cause::default())?;
        let followed = self.follow_simple(case, 0)?;
        self.follow_chains(case)?;
        self.follow_simple(case, followed).map(|_| ())
    }

    /// Beside shaded cells, and in line with white ones, from a place in the trail on.
    fn follow_simple(&mut self, case: &mut Case, from: usize) -> Result<usize, Contradiction> {
        let board = self.board;
        let mut next = from;
        while let Some(&Entry { cell, value, depth, .. }) = case.trail.get(next) {
            if value == SHADED && !self.chains.add(board, cell) {
                return Err(Contradiction);
            }
            if depth < DEPTH && value == SHADED {
                for near in board.size().around(cell) {
                    self.put(case, near, WHITE, Cause::one(next))?;
                }
            } else if depth < DEPTH {
                for &twin in board.twins(cell) {
                    self.put(case, twin, SHADED, Cause::one(next))?;
                }
            }
            next += 1;
        }
        Ok(next)
    }

    /// What would close a chain with one of the shaded cells at its corner.
    fn follow_chains(&mut self, case: &mut Case) -> Result<(), Contradiction> {
        let board = self.board;
        let shaded: Vec<Cell> = case.shaded().collect();
        for cell in shaded.into_iter().flat_map(|cell| board.diagonal(cell)) {
            let is_new = is_open(self.known, cell) && self.places[cell.index()] == 0;
            if !is_new || !self.chains.would_close(board, cell) {
                continue;
            }
            let is_shaded = |cell: Cell| {
                let place = self.places[cell.index()];
                is_shaded(self.known, cell) || place > 0 && case.trail[place - 1].value == SHADED
            };
            let Some(ring) = board.ring(cell, &is_shaded) else { continue };
            let (new, before): (Vec<Cell>, Vec<Cell>) =
                ring.cells.iter().partition(|cell| self.places[cell.index()] > 0);
            let entries = new.iter().map(|cell| self.places[cell.index()] - 1).collect();
            self.put(case, cell, WHITE, Cause { entries, chain: Some(before) })?;
        }
        Ok(())
    }

    fn put(
        &mut self,
        case: &mut Case,
        cell: Cell,
        value: u8,
        cause: Cause,
    ) -> Result<(), Contradiction> {
        let place = &mut self.places[cell.index()];
        let before = match place.checked_sub(1) {
            Some(place) => Some(case.trail[place].value),
            None => self.known.value(Var(cell.0)),
        };
        match before {
            Some(before) if before == value => Ok(()),
            Some(_) => Err(Contradiction),
            None => {
                let depths = cause.entries.iter().map(|&entry| case.trail[entry].depth + 1);
                let depth = depths.max().unwrap_or(0);
                case.trail.push(Entry { cell, value, depth, cause });
                *place = case.trail.len();
                Ok(())
            }
        }
    }
}

impl Case {
    /// The cells that are shaded.
    fn shaded(&self) -> impl Iterator<Item = Cell> {
        self.trail.iter().filter(|entry| entry.value == SHADED).map(|entry| entry.cell)
    }

    /// What leads to a cell, in order, with it and without the start.
    fn way_to(&self, place: usize) -> Vec<Entry> {
        let mut needed = vec![place];
        let mut next = 0;
        while let Some(&place) = needed.get(next) {
            for &entry in &self.trail[place].cause.entries {
                if entry > 0 && !needed.contains(&entry) {
                    needed.push(entry);
                }
            }
            next += 1;
        }
        needed.sort_unstable();
        needed.into_iter().map(|place| self.trail[place].clone()).collect()
    }
}

/// A cell that follows in both cases, with the way to it in each.
struct Shared {
    start: Cell,
    ways: [Vec<Entry>; 2],
}

impl Shared {
    fn length(&self) -> usize {
        self.ways.iter().map(Vec::len).sum()
    }
}

/// What follows both if a cell is shaded and if it is white; for each cell the shortest way.
pub(super) fn both(board: &Board, known: &Domains) -> Vec<Step> {
    let chains = Chains::new(board, known);
    let places = vec![0; board.size().area()];
    let mut follower = Follower { board, known, chains, places };
    let mut best: BTreeMap<Cell, Shared> = BTreeMap::new();
    for start in board.size().cells().filter(|&cell| is_open(known, cell)) {
        let Ok(dark) = follower.follow(start, SHADED) else { continue };
        let Ok(light) = follower.follow(start, WHITE) else { continue };
        for (i, j) in shared_places(&dark, &light) {
            let shared = Shared { start, ways: [dark.way_to(i), light.way_to(j)] };
            let cell = dark.trail[i].cell;
            if best.get(&cell).is_none_or(|best| shared.length() < best.length()) {
                best.insert(cell, shared);
            }
        }
    }
    best.values().filter_map(|shared| step(board, shared)).collect()
}

/// Where two cases say the same, by places in their trails.
fn shared_places(one: &Case, other: &Case) -> Vec<(usize, usize)> {
    let place = |entry: &Entry| {
        let same = |e: &Entry| e.cell == entry.cell && e.value == entry.value;
        other.trail.iter().position(same)
    };
    let places = one.trail.iter().enumerate();
    places.filter_map(|(i, entry)| Some((i, place(entry)?))).collect()
}

fn step(board: &Board, shared: &Shared) -> Option<Step> {
    let told = |way: &[Entry]| -> Argument {
        Argument::list(way.iter().map(|entry| clause(board, entry)), Joint::And)
    };
    let [dark, light] = &shared.ways;
    let &Entry { cell, value, .. } = dark.last()?;
    let start = board.spot(shared.start);
    let why = message!("singles-both-why", cell = start, shaded = told(dark), white = told(light));
    let entries = || dark.iter().chain(light);
    let chains = entries().filter_map(|entry| entry.cause.chain.as_ref()).flatten();
    let links = entries().map(|entry| &entry.cell).chain(chains);
    let links: BTreeSet<Cell> = links.copied().filter(|&link| link != cell).collect();
    let reason = Reason::cells([start]).and(Reason::cells(board.spots(&links)));
    let change = Change { var: Var(cell.0), keep: Values::one(value) };
    Step::new(BOTH, reason, why, vec![change])
}

fn clause(board: &Board, entry: &Entry) -> Message {
    let spot = board.spot(entry.cell);
    match entry.cause.chain {
        Some(_) => message!("singles-both-cut", cell = spot),
        None => says(entry.value, &[spot]),
    }
}
