//! What a finding really rests on: a smallest set of known cells from which the rule still sees it
//! (deletion by halves, as for minimal unsatisfiable sets).

use grille_engine::Values;

use super::row::{Finder, Finding, Row};

/// The known places of a line without any of which the rule would not find the same.
pub(super) fn needed(find: Finder, row: &Row, finding: &Finding) -> Vec<usize> {
    let mut thinner = row.clone();
    let known: Vec<usize> =
        (0..row.can.len()).filter(|&i| row.can[i] != row.strip.free[i]).collect();
    let mut needed = Vec::new();
    let mut parts: Vec<&[usize]> = vec![&known];
    while let Some(places) = parts.pop() {
        if places.is_empty() {
            continue;
        }
        let mut can = thinner.can.clone();
        places.iter().for_each(|&i| can[i] = row.strip.free[i]);
        let less = Row::new(row.strip.clone(), can);
        if find(&less).iter().any(|other| says_as_much(other, finding, row)) {
            thinner = less;
        } else if let [place] = places {
            needed.push(*place);
        } else {
            let (before, behind) = places.split_at(places.len() / 2);
            parts.extend([behind, before]);
        }
    }
    needed
}

/// Does a finding in a line of which less is known say the same for the same reason?
fn says_as_much(other: &Finding, finding: &Finding, row: &Row) -> bool {
    let said = |place: usize| -> Option<Values> {
        let change = other.changes.iter().find(|(at, _)| *at == place)?;
        Some(change.1.and(row.can[place]))
    };
    let same = |&(place, keep): &(usize, Values)| {
        said(place).is_some_and(|after| after.without(keep).is_empty())
    };
    other.because == finding.because && finding.changes.iter().all(same)
}
