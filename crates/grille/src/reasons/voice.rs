//! A puzzle and how its family speaks of it: places, values, steps in words.

use std::cell::OnceCell;

use grille_engine::{
    Area, Argument, Bond, Change, ClueId, Cue, Domains, Drawing, Inference, Ink, Joint, Known,
    Mark, Message, Model, Place, Posted, Reason, Scope, Shape, Spot, Step, Value, Values, Var,
    message,
};
use grille_grid::{Cell, Size};
use grille_puzzles::{Instance, Reasoner, RuleInfo, TooLarge};

use super::chain::Chain;

/// A step with its rule and what follows, in words.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// The rule.
    pub rule: RuleInfo,
    /// The step.
    pub step: Step,
    /// What follows, one sentence for places that are alike.
    pub then: Vec<Message>,
    /// What follows as data: where, what could be there, what can be there now.
    pub news: Vec<News>,
    /// Cells that show why, beyond those that the step names.
    pub witnesses: Vec<Spot>,
    /// Where a value was tried: what follows from it, to the contradiction.
    pub chain: Option<Chain>,
}

impl Told {
    /// So many places are named to somebody who is told where to look.
    const LOOKED_AT: usize = 3;

    /// Is it about values that are still possible?
    pub fn needs_pencil_marks(&self) -> bool {
        let strikes = self.news.iter().any(|news| news.after.single().is_none());
        strikes || !self.step.chain().is_empty()
    }

    /// Where to look: what the step looks at, lines and clues rather than cells.
    pub fn looks_at(&self) -> Vec<Spot> {
        let [cells, clues, lines] = self.step.reason().parts();
        let changed: Vec<Spot> = self.news.iter().map(|news| news.spot).collect();
        let first = [lines, clues, cells, &changed].into_iter().find(|spots| !spots.is_empty());
        let mut spots = first.unwrap_or_default().to_vec();
        spots.dedup();
        spots.truncate(Self::LOOKED_AT);
        spots
    }
}

/// What a step says of one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct News {
    /// Which variable of the model.
    pub var: Var,
    /// Where it is.
    pub spot: Spot,
    /// What could be there.
    pub before: Values,
    /// What can be there now.
    pub after: Values,
}

/// So many places are named one by one.
const FEW: usize = 4;

/// A puzzle, and how its family speaks of it.
pub(super) struct Voice<'p> {
    pub puzzle: &'p dyn Instance,
    pub reasoner: Box<dyn Reasoner>,
    /// Made when somebody asks: whoever grades seldom does.
    model: OnceCell<Model>,
}

impl<'p> Voice<'p> {
    /// A puzzle that has a model.
    pub fn of(puzzle: &'p dyn Instance, reasoner: Box<dyn Reasoner>) -> Result<Self, TooLarge> {
        puzzle.refusal().map_or(Ok(Self { puzzle, reasoner, model: OnceCell::new() }), Err)
    }

    /// The same with another model, such as one of some clues alone.
    pub fn with(puzzle: &'p dyn Instance, reasoner: Box<dyn Reasoner>, model: Model) -> Self {
        Self { puzzle, reasoner, model: OnceCell::from(model) }
    }

    /// The narrow waist of the puzzle.
    pub fn model(&self) -> &Model {
        self.model.get_or_init(|| self.puzzle.model().expect("nothing refused it"))
    }

    /// Where a variable is.
    pub fn spot(&self, var: Var) -> Spot {
        Spot::of(self.model().place(var), self.puzzle.size())
    }

    /// Where a clue stands.
    pub fn spot_of_clue(&self, clue: ClueId) -> Spot {
        Spot::of(self.model().clues()[clue.0 as usize].place, self.puzzle.size())
    }

    /// What somebody would say of a place.
    pub fn says(&self, before: Values, after: Values, var: Var) -> Message {
        self.reasoner.says(before, after, &[self.spot(var)])
    }

    /// A step in words.
    pub fn told(&self, rule: RuleInfo, step: Step, known: &Domains) -> Told {
        let news = step.changes().iter().filter_map(|&change| self.news(change, known));
        let news: Vec<News> = news.collect();
        let mut groups: Vec<(Values, Values, Vec<Spot>)> = Vec::new();
        for found in &news {
            // Where one value is left it does not matter what else was possible.
            let before = match found.after.single() {
                Some(_) => found.after,
                None => found.before.without(found.after),
            };
            match groups.iter_mut().find(|(b, a, _)| same(*b, *a, before, found.after)) {
                Some((_, _, spots)) => spots.push(found.spot),
                None => groups.push((found.before, found.after, vec![found.spot])),
            }
        }
        let says = |(before, after, spots): &(Values, Values, Vec<Spot>)| {
            self.reasoner.says(*before, *after, spots)
        };
        let then = groups.iter().map(says).collect();
        let witnesses = self.reasoner.witnesses(&step, known);
        Told { rule, step, then, news, witnesses, chain: None }
    }

    /// The board with what is known, as somebody would have it who writes pencil marks only where a
    /// step needs them.
    pub fn board(&self, known: &Domains) -> Drawing {
        let mut fully = self.puzzle.draw(Known::Candidates(known));
        if has_notes(&fully) {
            return self.puzzle.draw(Known::Domains(known));
        }
        // That there could be a stroke is no step of anybody's.
        let is_known =
            |mark: &Mark| !matches!(mark.shape, Shape::Stroke { .. }) || mark.ink != Ink::Faint;
        fully.marks.retain(is_known);
        fully
    }

    /// The board before a step, with what it looks at and, if that is to be seen, what follows.
    pub fn picture(&self, told: &Told, known: &Domains, follows: bool) -> Drawing {
        match told.needs_pencil_marks() {
            true => self.pencilled(told, known, follows),
            false => self.lit(self.board(known), told, follows),
        }
    }

    /// The same with pencil marks, if the family has such.
    pub fn pencilled(&self, told: &Told, known: &Domains, follows: bool) -> Drawing {
        let fully = self.puzzle.draw(Known::Candidates(known));
        match has_notes(&fully) {
            true => self.lit(fully, told, follows),
            false => self.lit(self.board(known), told, follows),
        }
    }

    /// The same, and without pencil marks if it has any: that is narrower.
    pub fn pictures(&self, told: &Told, known: &Domains, follows: bool) -> [Drawing; 2] {
        [self.picture(told, known, follows), self.lit(self.board(known), told, follows)]
    }

    /// The board with what a step looks at.
    fn lit(&self, drawing: Drawing, told: &Told, follows: bool) -> Drawing {
        let size = self.puzzle.size();
        let changed = told.news.iter().filter(|_| follows).flat_map(|news| self.places(news));
        let changed: Vec<Place> = changed.collect();
        let spots = || told.step.reason().spots().chain(told.witnesses.iter().copied());
        let because = spots().filter_map(|spot| spot.place(size));
        let because = because.filter(|place| !changed.contains(place));
        let lights: Vec<(Place, Cue)> = because
            .map(|place| (place, Cue::Because))
            .chain(changed.iter().map(|&place| (place, Cue::Follows)))
            .collect();
        let blocks = spots().filter(|spot| spot.place(size).is_none());
        let areas = blocks.filter_map(|spot| self.area(spot)).collect();
        let struck = told.news.iter().filter(|_| follows).flat_map(|news| self.struck(news));
        let struck = struck.collect();
        let bonds = told.step.chain().iter().filter_map(|link| self.bond(link)).collect();
        Drawing { areas, struck, bonds, ..drawing.lit(&lights).numbered() }
    }

    /// A block as a rectangle of cells.
    fn area(&self, spot: Spot) -> Option<Area> {
        let cells = cells_of(self.model(), spot);
        Some(Area { from: *cells.first()?, to: *cells.last()?, cue: Cue::Because })
    }

    /// The pencil marks that a step strikes.
    fn struck(&self, news: &News) -> Vec<(Cell, Value)> {
        match (news.after.single(), news.spot.place(self.puzzle.size())) {
            (None, Some(Place::Cell(cell))) => {
                news.before.without(news.after).iter().map(|value| (cell, value)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// A link between the pencil marks of two cells.
    fn bond(&self, link: &Inference) -> Option<Bond> {
        let end = |(var, value)| match self.model().place(var) {
            Place::Cell(cell) => Some((cell, value)),
            _ => None,
        };
        let &Inference { from, to, strength } = link;
        Some(Bond { from: end(from)?, to: end(to)?, strength })
    }

    /// Where one sees what follows: where each value has a place of its own, as queens have, there.
    fn places(&self, news: &News) -> Vec<Place> {
        let struck = news.before.without(news.after);
        let values = if news.after.single().is_some() { news.after } else { struck };
        let player = self.puzzle.family().player();
        let apart = |value| player?.apart(self.puzzle, news.var, value);
        let places: Vec<Place> = values.iter().filter_map(apart).collect();
        if places.is_empty() {
            news.spot.place(self.puzzle.size()).into_iter().collect()
        } else {
            places
        }
    }

    fn news(&self, change: Change, known: &Domains) -> Option<News> {
        let before = known.get(change.var);
        let after = before.and(change.keep);
        let news = News { var: change.var, spot: self.spot(change.var), before, after };
        (before != after).then_some(news)
    }

    /// A constraint in a sentence, and what one looks at to see it.
    pub fn part(&self, posted: &Posted) -> (Argument, Reason) {
        let clues = posted.clues.iter().map(|&clue| self.spot_of_clue(clue));
        let reason = Reason::clues(clues);
        let reason = match &posted.scope {
            Scope::Spot(spot) => reason.and(Reason::lines([*spot])),
            _ => reason,
        };
        (subject(self.model(), self.puzzle.size(), posted), reason)
    }
}

/// Has it pencil marks?
fn has_notes(drawing: &Drawing) -> bool {
    drawing.marks.iter().any(|mark| matches!(mark.shape, Shape::Notes { .. }))
}

/// The cells of a row, column or block, in reading order.
pub fn cells_of(model: &Model, spot: Spot) -> Vec<Cell> {
    let of_it = model.constraints().iter().find(|posted| posted.scope == Scope::Spot(spot));
    let vars = of_it.map(|posted| posted.constraint.vars()).unwrap_or_default();
    let cell = |&var: &Var| match model.place(var) {
        Place::Cell(cell) => Some(cell),
        _ => None,
    };
    vars.iter().filter_map(cell).collect()
}

/// A constraint in a sentence: where it applies, or, if it is a rule of the whole board, the places
/// that it speaks of, if they are few.
pub(crate) fn subject(model: &Model, size: Size, posted: &Posted) -> Argument {
    match (&posted.scope, posted.constraint.vars()) {
        (Scope::Spot(spot), _) => Argument::from(*spot),
        (Scope::Message(scope), _) => Argument::from(scope.clone()),
        (_, few) if few.len() <= FEW => {
            let spots = few.iter().map(|&var| Spot::of(model.place(var), size));
            Argument::from(message!("neighbours", cells = Argument::list(spots, Joint::Comma)))
        }
        _ => Argument::from(message!("the-board")),
    }
}

/// Do two places change alike: the same value is left, or the same values are struck?
fn same(before: Values, after: Values, other: Values, other_after: Values) -> bool {
    match (after.single(), other_after.single()) {
        (Some(one), Some(another)) => one == another,
        (None, None) => before.without(after) == other,
        _ => false,
    }
}
