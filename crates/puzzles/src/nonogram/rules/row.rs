//! A line with what is known of its cells, and where its blocks can be.

use std::cell::OnceCell;
use std::ops::Range;
use std::rc::Rc;

use grille_engine::constraints::Run;
use grille_engine::{Spot, Value, Values};
use grille_grid::{Cell, Line, Size};

use super::super::Nonogram;
use super::super::lines::Outermost;

/// A line of which nothing is known but its clue.
pub(super) struct Strip {
    pub line: Spot,
    pub cells: Vec<Cell>,
    pub runs: Vec<Run>,
    outermost: Outermost,
    /// What each cell can be at the start.
    pub free: Vec<Values>,
    /// The clue as people write it, whole and block by block.
    pub clue: String,
    pub blocks: Vec<String>,
    /// The sign of each value, where there are colours to be told apart.
    pub signs: Option<Vec<char>>,
    size: Size,
}

impl Strip {
    pub fn new(nonogram: &Nonogram, line: Line, start: &[Values]) -> Self {
        let runs = nonogram.runs(line).to_vec();
        let cells: Vec<Cell> = line.cells().collect();
        let palette = &nonogram.palette;
        let sign = |value| palette.colour(value).sign;
        Self {
            line: line.into(),
            free: cells.iter().map(|cell| start[cell.index()]).collect(),
            clue: nonogram.clue_text(&runs),
            blocks: runs.iter().map(|&run| nonogram.clue_text(&[run])).collect(),
            signs: (!palette.is_plain()).then(|| (0..palette.len() as u8).map(sign).collect()),
            cells,
            outermost: Outermost::new(&runs),
            runs,
            size: nonogram.size,
        }
    }

    pub fn spot(&self, place: usize) -> Spot {
        Spot::cell(self.cells[place], self.size)
    }

    /// The colours of its blocks.
    pub fn colours(&self) -> Values {
        self.runs.iter().map(|run| run.colour).collect()
    }
}

/// A line with what is known of its cells.
#[derive(Clone)]
pub(super) struct Row {
    pub strip: Rc<Strip>,
    pub can: Vec<Values>,
    reaches: OnceCell<Vec<Reach>>,
}

/// Where a block can be, from its first to its last start.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    pub first: usize,
    pub last: usize,
    pub length: usize,
    pub colour: Value,
}

impl Reach {
    /// The places it can have.
    pub fn places(self) -> Range<usize> {
        self.first..self.last + self.length
    }

    /// The places it has wherever it lies.
    pub fn sure(self) -> Range<usize> {
        self.last..self.first + self.length
    }

    /// Can it have all of these?
    pub fn covers(self, places: &Range<usize>) -> bool {
        let own = self.places();
        own.start <= places.start && places.end <= own.end && places.len() <= self.length
    }
}

/// Neighbouring cells of one colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Group {
    pub places: Range<usize>,
    pub colour: Value,
}

/// What a rule sees in one line.
pub(super) type Finder = fn(&Row) -> Vec<Finding>;

/// What follows at which places, and why.
#[derive(Debug)]
pub(super) struct Finding {
    pub because: Because,
    pub changes: Vec<(usize, Values)>,
}

/// Why something follows; places and blocks are numbered from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Because {
    /// There are no blocks.
    Empty,
    /// There is no room to move.
    Full,
    /// These blocks are longer than the room to move.
    Overlap(Vec<usize>),
    /// All blocks are there.
    Finished,
    /// No cell can be spared.
    Fill,
    /// A block begins, or ends, at a place.
    Begins { block: usize, place: usize, is_end: bool },
    /// A block has a place and lies on one side of another.
    Leans { block: usize, place: usize, bound: usize },
    /// No block that these cells can belong to is longer.
    Complete(Range<usize>),
    /// All blocks of a colour are longer than a hole.
    Gap { hole: Range<usize>, colour: Value, shortest: usize },
    /// These cells belong to a block.
    Reach { block: usize, places: Range<usize> },
    /// The two cells beside this hole belong to one block.
    Join { block: usize, hole: Range<usize> },
    /// All these cells together are too long for any block there.
    Split(Range<usize>),
    /// These cells belong to a block of at least so many that lies on one side of a place.
    Wall { places: Range<usize>, bound: usize, shortest: usize },
    /// The outermost placements.
    Edges,
    /// No block of a colour that reaches a hole fits into it.
    GapReach { hole: Range<usize>, colour: Value },
    /// All placements.
    Line,
}

impl Row {
    pub fn new(strip: Rc<Strip>, can: Vec<Values>) -> Self {
        Self { strip, can, reaches: OnceCell::new() }
    }

    pub fn is_open(&self) -> bool {
        self.can.iter().any(|can| can.count() > 1)
    }

    pub fn len(&self) -> usize {
        self.can.len()
    }

    pub fn runs(&self) -> &[Run] {
        &self.strip.runs
    }

    pub fn is_empty_at(&self, place: usize) -> bool {
        self.can[place] == Values::one(0)
    }

    pub fn is_filled_at(&self, place: usize) -> bool {
        !self.can[place].has(0)
    }

    /// Where each block can be; nothing on a line that has no placement.
    pub fn reaches(&self) -> &[Reach] {
        self.reaches.get_or_init(|| {
            let starts = self.strip.outermost.starts(&self.can).unwrap_or_default();
            let reach = |(run, (first, last)): (&Run, (usize, usize))| Reach {
                first,
                last,
                length: run.length as usize,
                colour: run.colour,
            };
            self.runs().iter().zip(starts).map(reach).collect()
        })
    }

    /// The blocks that some cells of one colour can belong to.
    pub fn owners(&self, places: &Range<usize>, colour: Value) -> impl Iterator<Item = usize> {
        let owns = move |reach: &Reach| reach.colour == colour && reach.covers(places);
        let owners = self.reaches().iter().enumerate().filter(move |(_, reach)| owns(reach));
        owners.map(|(block, _)| block)
    }

    /// The only block that a group can belong to.
    pub fn owner(&self, group: &Group) -> Option<usize> {
        let mut owners = self.owners(&group.places, group.colour);
        owners.next().filter(|_| owners.next().is_none())
    }

    /// All cells whose colour is known, those of one colour side by side together.
    pub fn groups(&self) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        for (place, can) in self.can.iter().enumerate() {
            let Some(colour) = can.single().filter(|&colour| colour > 0) else { continue };
            match groups.last_mut() {
                Some(group) if group.places.end == place && group.colour == colour => {
                    group.places.end += 1;
                }
                _ => groups.push(Group { places: place..place + 1, colour }),
            }
        }
        groups
    }

    /// The stretches of cells that can have a colour, each as long as can be.
    pub fn stretches(&self, colour: Value) -> Vec<Range<usize>> {
        let mut stretches: Vec<Range<usize>> = Vec::new();
        for place in (0..self.len()).filter(|&place| self.can[place].has(colour)) {
            match stretches.last_mut() {
                Some(stretch) if stretch.end == place => stretch.end += 1,
                _ => stretches.push(place..place + 1),
            }
        }
        stretches
    }

    /// The stretch of cells that can have the colour of a group, around it.
    pub fn room(&self, group: &Group) -> Range<usize> {
        let fits = |place: &usize| self.can[*place].has(group.colour);
        let before = (0..group.places.start).rev().take_while(fits).count();
        let behind = (group.places.end..self.len()).take_while(fits).count();
        group.places.start - before..group.places.end + behind
    }

    /// Changes, as far as they say something new.
    fn news(&self, changes: impl IntoIterator<Item = (usize, Values)>) -> Vec<(usize, Values)> {
        let is_news = |&(place, keep): &(usize, Values)| {
            !self.can[place].without(keep).is_empty() && !self.can[place].and(keep).is_empty()
        };
        changes.into_iter().filter(is_news).collect()
    }

    /// A finding, if it says something new.
    pub fn finding(
        &self,
        because: Because,
        changes: impl IntoIterator<Item = (usize, Values)>,
    ) -> Option<Finding> {
        let mut changes = self.news(changes);
        changes.sort_unstable_by_key(|change| change.0);
        (!changes.is_empty()).then_some(Finding { because, changes })
    }
}

/// These places are empty.
pub(super) fn empty(places: Range<usize>) -> impl Iterator<Item = (usize, Values)> {
    filled(places, 0)
}

/// These places have a colour.
pub(super) fn filled(places: Range<usize>, colour: Value) -> impl Iterator<Item = (usize, Values)> {
    places.map(move |place| (place, Values::one(colour)))
}

/// These places do not have a colour.
pub(super) fn lacking(
    places: impl IntoIterator<Item = usize>,
    colour: Value,
) -> impl Iterator<Item = (usize, Values)> {
    let others = Values(u64::MAX).without(Values::one(colour));
    places.into_iter().map(move |place| (place, others))
}
