//! What follows from clauses when a literal becomes true (unit propagation by two watched
//! literals).

use super::clauses::{Clash, ClauseId, Clauses, HEAD};
use super::trail::{Reason, Trail};
use super::watches::Watch;
use crate::cnf::Literal;

/// So many clauses of two are looked at together.
const TOGETHER: usize = 32;

impl Clauses {
    /// What follows from clauses when a literal has become true, the short ones first.
    pub fn follow(&mut self, trail: &mut Trail, literal: Literal) -> Result<(), Clash> {
        self.follow_pairs(trail, !literal)?;
        self.follow_longer(trail, !literal)
    }

    fn follow_pairs(&mut self, trail: &mut Trail, gone: Literal) -> Result<(), Clash> {
        let gathered = self.pairs.gathered(gone);
        self.looks += 1 + gathered.len() as u64 / 16;
        for some in gathered.chunks(TOGETHER) {
            // Which ones are not true is hard to foretell, so they are gathered without a branch.
            let (mut open, mut count) = ([Literal::TRUE; TOGETHER], 0);
            for &other in some {
                open[count % TOGETHER] = other;
                count += usize::from(!trail.is_true(other));
            }
            for &other in &open[..count.min(TOGETHER)] {
                need(trail, other, gone)?;
            }
        }
        for other in self.pairs.others_since(gone) {
            need(trail, other, gone)?;
        }
        Ok(())
    }

    fn follow_longer(&mut self, trail: &mut Trail, gone: Literal) -> Result<(), Clash> {
        let list = self.watches.list(gone);
        let mut result = Ok(());
        let (mut kept, mut next) = (0, 0);
        self.looks += list.len() as u64 / 8;
        while next < list.len() {
            let mut watch = list[next];
            next += 1;
            if !trail.is_true(watch.other) {
                self.looks += 1;
                match replace(&mut self.words, trail, gone, watch.clause) {
                    Instead::Watch(found, other) => {
                        self.moved.push((found, Watch { other, ..watch }));
                        continue;
                    }
                    Instead::All(other) => watch.other = other,
                }
                if trail.is_open(watch.other) {
                    trail.set(watch.other, Reason::Clause(watch.clause));
                } else if trail.is_false(watch.other) {
                    result = Err(Clash::Clause(watch.clause));
                }
            }
            list[kept] = watch;
            kept += 1;
            if result.is_err() {
                break;
            }
        }
        self.watches.cut(gone, kept, next);
        for (found, watch) in self.moved.drain(..) {
            self.watches.push(found, watch);
        }
        result
    }
}

/// What to do about a watched literal that is false.
enum Instead {
    /// Watch another one, and know a further one.
    Watch(Literal, Literal),
    /// Go on watching it: all hangs on one.
    All(Literal),
}

/// A literal must be true, because another one of a clause of two is false.
fn need(trail: &mut Trail, literal: Literal, gone: Literal) -> Result<(), Clash> {
    if trail.is_open(literal) {
        trail.set(literal, Reason::Pair(gone));
    } else if trail.is_false(literal) {
        return Err(Clash::Pair(gone, literal));
    }
    Ok(())
}

/// Watch another literal of a clause instead of a false one, unless all hangs on one now.
fn replace(words: &mut [u32], trail: &Trail, gone: Literal, clause: ClauseId) -> Instead {
    let words = &mut words[clause.0 as usize - HEAD..];
    let Some(([last, _, length, one, two], rest)) = words.split_first_chunk_mut() else {
        unreachable!("a clause has three literals or more");
    };
    let rest = &mut rest[..*length as usize - 2];
    let other = *one ^ *two ^ gone.index() as u32;
    let first = Literal::of_index(other);
    if trail.is_true(first) {
        return Instead::All(first);
    }
    let open = |&word: &u32| !trail.is_false(Literal::of_index(word));
    // What was false when it was last looked at mostly still is.
    let (before, after) = rest.split_at(*last as usize);
    let place = match after.iter().position(open) {
        Some(place) => *last as usize + place,
        None => match before.iter().position(open) {
            Some(place) => place,
            None => return Instead::All(first),
        },
    };
    *last = place as u32;
    let found = Literal::of_index(rest[place]);
    if trail.is_true(found) {
        return Instead::All(found);
    }
    (*one, *two) = (other, rest[place]);
    rest[place] = gone.index() as u32;
    Instead::Watch(found, first)
}
