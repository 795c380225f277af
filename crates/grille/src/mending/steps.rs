//! One solution by several changes, each of which leaves fewer: greedily where clues only ever exclude
//! solutions, else the best few of each step go on (beam search).

use grille_engine::{Solution, Standing};

use super::several::{TARGETS, edit};
use super::{Bench, Edit, SAMPLE, at_once};

/// So many clues are added one after the other at most.
const ADDED: usize = 400;

/// So many steps follow each other, so many ways go on from each, and so many are tried of each.
const STEPS: usize = 5;
const WIDTH: usize = 4;
const COMPARED: usize = 60;

/// A clue is compared with so many other solutions.
const OTHERS: usize = 16;

impl Bench<'_> {
    /// Changes that leave one solution of several, some of which are given.
    pub(super) fn in_steps(&self, sample: &[Solution]) -> Option<Vec<Edit>> {
        let first = sample.first()?;
        let edits = match self.spots.iter().any(|(place, _)| self.is_loose(*place, first)) {
            true => {
                let targets = sample.iter().take(TARGETS);
                targets.filter_map(|target| self.added(target, sample)).min_by_key(Vec::len)
            }
            false => self.beam(sample),
        };
        edits.map(|edits| self.shortened(edits))
    }

    /// Clues of a solution that leave no other, each of which excludes as many of those as it can.
    fn added(&self, target: &Solution, sample: &[Solution]) -> Option<Vec<Edit>> {
        let (mut edits, mut sample) = (Vec::new(), sample.to_vec());
        for _ in 0..ADDED {
            let (_, best) = self.telling(target, &sample).into_iter().next()?;
            edits = at_once(edits.into_iter().chain([best]));
            let changed = self.changed(&edits, SAMPLE)?;
            match changed.standing {
                Standing::Unique => return Some(edits),
                Standing::Several if !self.limits.reached() => sample = changed.solutions,
                _ => return None,
            }
        }
        None
    }

    /// Changes after which there are fewest solutions, and from there again.
    fn beam(&self, sample: &[Solution]) -> Option<Vec<Edit>> {
        let mut states = vec![(Vec::new(), sample.to_vec())];
        for _ in 0..STEPS {
            let mut next: Vec<(Vec<Edit>, Vec<Solution>)> = Vec::new();
            for (edits, sample) in &states {
                let now = self.written(edits)?;
                let bench = Bench::new(now.as_ref(), self.limits)?;
                for step in bench.steps(sample) {
                    if self.limits.reached() {
                        return None;
                    }
                    let edits = at_once(edits.iter().cloned().chain(step));
                    let Some(changed) = self.changed(&edits, SAMPLE) else { continue };
                    match changed.standing {
                        Standing::Unique => return Some(edits),
                        Standing::Several if next.iter().all(|(known, _)| *known != edits) => {
                            next.push((edits, changed.solutions));
                        }
                        _ => {}
                    }
                }
            }
            next.sort_by_key(|(_, solutions)| solutions.len());
            next.truncate(WIDTH);
            states = next;
        }
        None
    }

    /// Changes to go on with.
    fn steps(&self, sample: &[Solution]) -> Vec<Vec<Edit>> {
        let targets = sample.iter().take(2);
        let mut telling: Vec<(usize, Edit)> =
            targets.flat_map(|target| self.telling(target, sample)).collect();
        telling.sort_by_key(|(others, _)| std::cmp::Reverse(*others));
        let telling = telling.into_iter().map(|(_, edit)| vec![edit]);
        let near = self.neighbours(&sample[0], sample);
        telling.take(COMPARED).chain(near.into_iter().take(COMPARED)).collect()
    }

    /// Clues of a solution that others do not have, with the number of these, most first.
    fn telling(&self, target: &Solution, sample: &[Solution]) -> Vec<(usize, Edit)> {
        let mut found = Vec::new();
        for (place, now) in self.spots.iter().take_while(|_| !self.limits.reached()) {
            let others = sample.iter().take(OTHERS);
            let all: Vec<Vec<String>> = others.map(|one| self.suits(*place, one)).collect();
            for text in self.suits(*place, target).into_iter().filter(|text| text != now) {
                let others = all.iter().filter(|suits| !suits.contains(&text)).count();
                if others > 0 {
                    found.push((others, edit(*place, now, &text)));
                }
            }
        }
        found.sort_by_key(|(others, _)| std::cmp::Reverse(*others));
        found
    }
}
