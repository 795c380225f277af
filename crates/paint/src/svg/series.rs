//! Pictures of one board, one after the other: it is drawn once, and then what changes.
//!
//! What stands at places is told by its look, seen from the corner of a cell, and by that cell. Many
//! cells share a look, so it is written once (`<use>`), whatever a family draws.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;

use grille_engine::{Drawing, Lattice, Mark, Place};
use grille_grid::Cell;

use super::geometry::{Board, UNIT};
use super::layers::{LAYERS, Layers};
use super::letters::Letters;
use super::{frames, head, marks};
use crate::lattice::free_cells;

/// A look at a cell: `LOOK.CELL`, both numbered from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Use {
    look: u32,
    cell: u32,
}

impl fmt::Display for Use {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.look, self.cell)
    }
}

/// One of the pictures.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Frame {
    /// What was there in the picture before and is not any more, and what was not and is now: so
    /// one comes back by the same changes.
    pub changes: Vec<Use>,
    /// What is pointed at in this picture alone.
    pub lights: Vec<Use>,
}

/// Pictures of one board.
#[derive(Default)]
pub struct Series {
    looks: HashMap<(usize, String), u32>,
    first: Option<Drawing>,
    last: Option<Drawing>,
    letters: Letters,
}

impl Series {
    /// Add a picture.
    pub fn add(&mut self, drawing: Drawing) -> Frame {
        let letters = std::mem::take(&mut self.letters);
        let changes = match self.last.take() {
            None => Vec::new(),
            Some(last) => {
                let places = changed(&last, &drawing);
                let [before, after] =
                    [&last, &drawing].map(|one| self.standing(one, &letters, &places));
                before.symmetric_difference(&after).copied().collect()
            }
        };
        let mut board = Board::new(&drawing).lettered(&letters);
        let mut lights = Vec::new();
        for pointer in frames::pointers(&drawing) {
            let paint = |board: &Board<'_>, layers: &mut Layers| pointer.paint(board, layers);
            lights.extend(self.uses(pointer.corner(), &mut board, paint));
        }
        if self.first.is_none() {
            self.first = Some(drawing.clone());
        }
        self.last = Some(drawing);
        self.letters = letters;
        Frame { changes, lights }
    }

    /// The first picture without what is pointed at, for a page that has the style sheet, with all
    /// looks that the others need (`k0`, `k1`, …). Its layers are groups, and so are the looks of each
    /// layer; what never changes is a group in its layer (`fixed0`, …), so that it can be shown again.
    pub fn picture(mut self, title: &str) -> String {
        let Some(first) = self.first.take() else { return String::new() };
        let everywhere: BTreeSet<Place> = first.marks.iter().filter_map(place_of).collect();
        let letters = std::mem::take(&mut self.letters);
        let standing = self.standing(&first, &letters, &everywhere);
        let board = Board::new(&first).lettered(&letters);
        let mut layers = Layers::default();
        marks::sheet(&board, &mut layers);
        let fixed = first.marks.iter().filter(|mark| place_of(mark).is_none());
        fixed.for_each(|mark| marks::mark(&board, mark, &mut layers));
        let mut looks: Vec<(u32, (usize, String))> =
            self.looks.into_iter().map(|(look, number)| (number, look)).collect();
        looks.sort_unstable();
        let data = format!(" data-columns=\"{}\" data-unit=\"{UNIT}\"", board.size.width);
        let mut text = head(&board, title, &data) + &letters.outlines() + "<defs id=\"looks\">\n";
        for layer in 0..LAYERS {
            let own = looks.iter().filter(|(_, (own, _))| *own == layer);
            let look = |(number, (_, look)): &(u32, (usize, String))| {
                format!("<g id=\"k{number}\" class=\"grille\">{}</g>\n", look.trim_end())
            };
            text += &format!("<g>\n{}</g>\n", own.map(look).collect::<String>());
        }
        text += "</defs>\n";
        for (layer, fixed) in layers.0.iter().enumerate() {
            let used = |used: &Use| {
                let (x, y) = board.corner(Cell(used.cell));
                format!("<use href=\"#k{}\" x=\"{x}\" y=\"{y}\"/>\n", used.look)
            };
            let own = standing.iter().filter(|used| looks[used.look as usize].1.0 == layer);
            let own: String = own.map(used).collect();
            text +=
                &format!("<g>\n<g id=\"fixed{layer}\" class=\"grille\">\n{fixed}</g>\n{own}</g>\n");
        }
        text + "</svg>\n"
    }

    /// What stands at some places.
    fn standing(
        &mut self,
        drawing: &Drawing,
        letters: &Letters,
        places: &BTreeSet<Place>,
    ) -> BTreeSet<Use> {
        let mut board = Board::new(drawing).lettered(letters);
        let mut by_place: BTreeMap<Place, Vec<&Mark>> = BTreeMap::new();
        for mark in &drawing.marks {
            if let Some(place) = place_of(mark).filter(|place| places.contains(place)) {
                by_place.entry(place).or_default().push(mark);
            }
        }
        let mut standing = BTreeSet::new();
        for &place in places {
            let own = by_place.remove(&place).unwrap_or_default();
            standing.extend(self.uses(frames::first_cell(place), &mut board, |board, layers| {
                own.iter().for_each(|mark| marks::mark(board, mark, layers));
            }));
        }
        standing.extend(self.dots(drawing));
        standing
    }

    /// The dots of points where nothing stands.
    fn dots(&mut self, drawing: &Drawing) -> Vec<Use> {
        if drawing.lattice != Lattice::Points {
            return Vec::new();
        }
        let mut free = free_cells(drawing).peekable();
        let Some(&first) = free.peek() else { return Vec::new() };
        let mut board = Board::new(drawing);
        let dots = self.uses(first, &mut board, |board, layers| marks::dot(board, first, layers));
        free.flat_map(|cell| dots.iter().map(move |dot| Use { cell: cell.0, ..*dot })).collect()
    }

    /// What is painted for a place, seen from a cell.
    fn uses(
        &mut self,
        from: Cell,
        board: &mut Board<'_>,
        paint: impl FnOnce(&Board<'_>, &mut Layers),
    ) -> Vec<Use> {
        board.see_from(from);
        let mut layers = Layers::default();
        paint(board, &mut layers);
        let painted = layers.0.into_iter().enumerate().filter(|(_, look)| !look.is_empty());
        let used = |look| {
            let next = self.looks.len() as u32;
            Use { look: *self.looks.entry(look).or_insert(next), cell: from.0 }
        };
        painted.map(used).collect()
    }
}

/// The place of a mark that may change; clues beside the board and its lines do not.
fn place_of(mark: &Mark) -> Option<Place> {
    mark.place.filter(|place| !matches!(place, Place::Line(_)))
}

/// The places at which two pictures are not the same.
fn changed(one: &Drawing, other: &Drawing) -> BTreeSet<Place> {
    let pairs = || one.marks.iter().zip(&other.marks);
    let is_alike = one.marks.len() == other.marks.len() && pairs().all(|(a, b)| a.place == b.place);
    if one.is_open() != other.is_open() {
        // A finished picture is painted in another way.
        return one.marks.iter().chain(&other.marks).filter_map(place_of).collect();
    }
    // Families draw place by place, so most often the marks stand in the same order.
    let places: Vec<Place> = match is_alike {
        true => pairs().filter(|(a, b)| a != b).filter_map(|(a, _)| a.place).collect(),
        false => one.differences(other),
    };
    places.into_iter().filter(|place| !matches!(place, Place::Line(_))).collect()
}
