//! Islands that surely hang together, as groups that are joined and parted again.

/// A forest of islands: whoever has no parent but itself speaks for its group.
///
/// Joining hangs the smaller tree under the larger one and never shortens paths, so that parting
/// in the opposite order brings everything back.
#[derive(Debug)]
pub(super) struct Groups {
    islands: Vec<Island>,
    /// The islands of a group that want more bridges, as a ring: the ones before and after each.
    rings: Vec<[u32; 2]>,
    joined: Vec<Joined>,
}

/// An island; all but the parent tells of its group, and holds only for the one that speaks.
#[derive(Clone, Copy, Debug)]
struct Island {
    parent: u32,
    size: u32,
    /// Islands that want more bridges,
    wanting: u32,
    /// and one of them, if there is any.
    some: u32,
}

/// A group was hung under another one, of which `some` island wanted more bridges.
#[derive(Clone, Copy, Debug)]
struct Joined {
    small: u32,
    some: u32,
}

const BEFORE: usize = 0;
const AFTER: usize = 1;

impl Groups {
    /// Every island alone and in want of bridges.
    pub fn new(count: u32) -> Self {
        let island = |parent| Island { parent, size: 1, wanting: 1, some: parent };
        let islands = (0..count).map(island).collect();
        Self { islands, rings: (0..count).map(|i| [i, i]).collect(), joined: Vec::new() }
    }

    /// Who speaks for the island's group.
    pub fn of(&self, mut island: u32) -> u32 {
        loop {
            let parent = self.islands[island as usize].parent;
            if parent == island {
                return island;
            }
            island = parent;
        }
    }

    pub fn together(&self, a: u32, b: u32) -> bool {
        self.of(a) == self.of(b)
    }

    /// How many islands a group has.
    pub fn size(&self, group: u32) -> u32 {
        self.islands[group as usize].size
    }

    /// How many islands of a group want more bridges.
    pub fn wanting(&self, group: u32) -> u32 {
        self.islands[group as usize].wanting
    }

    /// An island of a group that wants more bridges.
    pub fn some(&self, group: u32) -> Option<u32> {
        let group = &self.islands[group as usize];
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
        let group = &mut self.islands[group];
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
        let group = &mut self.islands[group];
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
        let (small, large) = if self.size(a) < self.size(b) { (a, b) } else { (b, a) };
        self.link(small, large);
        let part = self.islands[small as usize];
        self.islands[small as usize].parent = large;
        let whole = &mut self.islands[large as usize];
        self.joined.push(Joined { small, some: whole.some });
        if whole.wanting == 0 {
            whole.some = part.some;
        }
        whole.size += part.size;
        whole.wanting += part.wanting;
        true
    }

    /// Undo the last `join` that did something.
    pub fn part(&mut self) {
        let Joined { small, some } = self.joined.pop().expect("something was joined");
        let part = self.islands[small as usize];
        let whole = &mut self.islands[part.parent as usize];
        whole.size -= part.size;
        whole.wanting -= part.wanting;
        whole.some = some;
        self.link(small, part.parent);
        self.islands[small as usize].parent = small;
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
