//! What contradicts the rules of bridges at sight: islands that nobody can feed, an odd total.

use grille_engine::{Message, Scope, message};

use super::{Bridges, Island, Spans};
use crate::complaint::Complaint;

/// A complaint for every island that cannot have its bridges, and for what all of them add up to.
pub(super) fn faults(bridges: &Bridges) -> Vec<Complaint> {
    let spans = bridges.spans();
    let total: u32 = bridges.islands.iter().map(|island| island.bridges).sum();
    let odd = (total % 2 == 1).then(|| Complaint {
        rule: message!("bridges-odd", total = total),
        scope: Scope::Board,
        places: Vec::new(),
    });
    let hungry = (0u32..).zip(&bridges.islands).filter_map(|(number, island)| {
        let rule = hungry(bridges, &spans, number)?;
        let cells = [island.cell];
        Some(Complaint::of_cells(rule, bridges.scope(island), bridges.size, cells))
    });
    hungry.chain(odd).collect()
}

/// Why an island cannot have as many bridges as its number says, if so.
fn hungry(bridges: &Bridges, spans: &Spans, number: u32) -> Option<Message> {
    let island = bridges.islands[number as usize];
    let neighbours: Vec<Island> = spans
        .at(number)
        .flat_map(|span| spans.all[span as usize].ends)
        .filter(|&end| end != number)
        .map(|end| bridges.islands[end as usize])
        .collect();
    let offered = |other: &Island| island.bridges.min(other.bridges).min(bridges.most);
    let at_most: u32 = neighbours.iter().map(offered).sum();
    if neighbours.is_empty() {
        return Some(message!("bridges-alone"));
    }
    if at_most < island.bridges {
        return Some(message!("bridges-hungry", bridges = at_most));
    }
    // Two that give each other all they have are cut off from the others.
    let is_all =
        |other: &&Island| other.bridges == island.bridges && offered(other) == island.bridges;
    let kept = neighbours.iter().filter(is_all).count() as u32;
    let others = bridges.islands.len() > 2;
    (others && at_most - kept < island.bridges).then(|| message!("bridges-cut-off"))
}
