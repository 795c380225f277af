//! Islands that surely hang together, as groups that are joined and parted again (union–find with
//! undo).

use grille_engine::{Forest, Joined};

/// Islands that hang together, and those among them that want more bridges.
#[derive(Debug)]
pub(super) struct Groups {
    forest: Forest,
    /// For each island that stands for a group.
    wants: Vec<Wants>,
    /// The islands of a group that want more bridges, as a ring: the ones before and after each.
    rings: Vec<[u32; 2]>,
    /// The island that wanted bridges in the larger group before each join.
    before: Vec<u32>,
}

/// What a group wants.
#[derive(Clone, Copy, Debug)]
struct Wants {
    /// Islands that want more bridges,
    wanting: u32,
    /// and one of them, if there is any.
    some: u32,
}

const BEFORE: usize = 0;
const AFTER: usize = 1;

impl Groups {
    /// Every island alone and in want of bridges.
    pub fn new(count: u32) -> Self {
        Self {
            forest: Forest::new(count),
            wants: (0..count).map(|some| Wants { wanting: 1, some }).collect(),
            rings: (0..count).map(|i| [i, i]).collect(),
            before: Vec::new(),
        }
    }

    /// Who speaks for the island's group.
    pub fn of(&self, island: u32) -> u32 {
        self.forest.root(island)
    }

    pub fn together(&self, a: u32, b: u32) -> bool {
        self.of(a) == self.of(b)
    }

    /// How many islands a group has.
    pub fn size(&self, group: u32) -> u32 {
        self.forest.size(group)
    }

    /// How many islands of a group want more bridges.
    pub fn wanting(&self, group: u32) -> u32 {
        self.wants[group as usize].wanting
    }

    /// An island of a group that wants more bridges.
    pub fn some(&self, group: u32) -> Option<u32> {
        let group = &self.wants[group as usize];
        (group.wanting > 0).then_some(group.some)
    }

    /// The next island of the same group that wants more bridges, and so on round.
    pub fn next(&self, island: u32) -> u32 {
        self.rings[island as usize][AFTER]
    }

    /// An island has got all its bridges.
    pub fn content(&mut self, island: u32) {
        let [before, after] = self.rings[island as usize];
        self.rings[before as usize][AFTER] = after;
        self.rings[after as usize][BEFORE] = before;
        let group = self.of(island) as usize;
        let group = &mut self.wants[group];
        group.wanting -= 1;
        if group.some == island {
            group.some = after;
        }
    }

    /// The last island that was content wants bridges again.
    pub fn wants(&mut self, island: u32) {
        let [before, after] = self.rings[island as usize];
        self.rings[before as usize][AFTER] = island;
        self.rings[after as usize][BEFORE] = island;
        let group = self.of(island) as usize;
        let group = &mut self.wants[group];
        group.wanting += 1;
        if group.wanting == 1 {
            group.some = island;
        }
    }

    /// Join the groups of two islands; `false` when they are one already.
    pub fn join(&mut self, a: u32, b: u32) -> bool {
        let (a, b) = (self.of(a), self.of(b));
        if a == b {
            return false;
        }
        let Joined { large, small } = self.forest.join(a, b);
        self.link(small, large);
        let part = self.wants[small as usize];
        let whole = &mut self.wants[large as usize];
        self.before.push(whole.some);
        if whole.wanting == 0 {
            whole.some = part.some;
        }
        whole.wanting += part.wanting;
        true
    }

    /// Undo the last `join` that did something.
    pub fn part(&mut self) {
        let Joined { large, small } = self.forest.part().expect("something was joined");
        let part = self.wants[small as usize];
        let whole = &mut self.wants[large as usize];
        whole.wanting -= part.wanting;
        whole.some = self.before.pop().expect("each join was noted");
        self.link(small, large);
    }

    /// Make one ring of two, or two of one.
    fn link(&mut self, one: u32, other: u32) {
        let (Some(one), Some(other)) = (self.some(one), self.some(other)) else { return };
        let (after_one, after_other) = (self.next(one), self.next(other));
        self.rings[one as usize][AFTER] = after_other;
        self.rings[other as usize][AFTER] = after_one;
        self.rings[after_other as usize][BEFORE] = one;
        self.rings[after_one as usize][BEFORE] = other;
    }
}

#[cfg(test)]
mod tests {
    use grille_chance::Seed;

    use super::*;

    /// The islands of a group that want bridges, in order.
    fn wanting(groups: &Groups, group: u32) -> Vec<u32> {
        let Some(first) = groups.some(group) else { return Vec::new() };
        let mut ring = vec![first];
        while groups.next(ring[ring.len() - 1]) != first {
            ring.push(groups.next(ring[ring.len() - 1]));
        }
        assert_eq!(ring.len() as u32, groups.wanting(group));
        ring.sort();
        ring
    }

    #[test]
    fn parting_brings_back_what_joining_took() {
        let mut groups = Groups::new(4);
        assert!(groups.join(0, 1));
        groups.content(1);
        assert!(groups.join(1, 3));
        assert!(!groups.join(0, 3));
        let all = groups.of(3);
        assert_eq!(groups.size(all), 3);
        assert_eq!(wanting(&groups, all), [0, 3]);
        groups.part();
        groups.wants(1);
        assert!(groups.together(0, 1) && !groups.together(1, 3));
        let pair = groups.of(0);
        assert_eq!(groups.size(pair), 2);
        assert_eq!(wanting(&groups, pair), [0, 1]);
    }

    /// What a group is must not depend on how often it was joined and parted before.
    #[test]
    fn random_changes_taken_back_leave_every_group_as_it_was() {
        let count = 12;
        let mut seed = Seed(1);
        let any_island = |seed: &mut Seed| seed.below(count as usize) as u32;
        let state = |groups: &Groups| -> Vec<(u32, Vec<u32>)> {
            (0..count).map(|i| (groups.of(i), wanting(groups, groups.of(i)))).collect()
        };
        let mut groups = Groups::new(count);
        let mut content = vec![false; count as usize];
        let mut history = Vec::new();
        for _ in 0..20_000 {
            if seed.one_in(2) && history.len() < 30 {
                let (a, b) = (any_island(&mut seed), any_island(&mut seed));
                let before = state(&groups);
                if !std::mem::replace(&mut content[a as usize], true) {
                    groups.content(a);
                    history.push((Some(a), before));
                } else if groups.join(a, b) {
                    history.push((None, before));
                }
            } else if let Some((change, before)) = history.pop() {
                match change {
                    Some(island) => {
                        content[island as usize] = false;
                        groups.wants(island);
                    }
                    None => groups.part(),
                }
                assert_eq!(state(&groups), before);
            }
        }
    }
}
