//! Islands that surely hang together, as groups that are joined and parted again.

/// A forest of islands: whoever has no parent but itself speaks for its group.
///
/// Joining hangs the smaller tree under the larger one and never shortens paths, so that parting
/// in the opposite order brings everything back.
#[derive(Debug)]
pub(super) struct Groups {
    islands: Vec<Island>,
    joined: Vec<u32>,
}

/// An island; all but the parent tells of its group, and holds only for the one that speaks.
#[derive(Clone, Copy, Debug)]
struct Island {
    parent: u32,
    size: u32,
    /// Islands that want more bridges.
    wanting: u32,
    /// Their numbers, all combined by `xor`: of a single one, its own.
    mixed: u32,
}

impl Groups {
    /// Every island alone and in want of bridges.
    pub fn new(count: u32) -> Self {
        let island = |parent| Island { parent, size: 1, wanting: 1, mixed: parent };
        Self { islands: (0..count).map(island).collect(), joined: Vec::new() }
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

    /// The numbers of those islands, combined by `xor`.
    pub fn mixed(&self, group: u32) -> u32 {
        self.islands[group as usize].mixed
    }

    /// An island has got all its bridges.
    pub fn content(&mut self, island: u32) {
        let group = self.of(island) as usize;
        self.islands[group].wanting -= 1;
        self.islands[group].mixed ^= island;
    }

    /// An island wants bridges again.
    pub fn wants(&mut self, island: u32) {
        let group = self.of(island) as usize;
        self.islands[group].wanting += 1;
        self.islands[group].mixed ^= island;
    }

    /// Join the groups of two islands; `false` when they are one already.
    pub fn join(&mut self, a: u32, b: u32) -> bool {
        let (a, b) = (self.of(a), self.of(b));
        if a == b {
            return false;
        }
        let (small, large) = if self.size(a) < self.size(b) { (a, b) } else { (b, a) };
        let part = self.islands[small as usize];
        self.islands[small as usize].parent = large;
        let whole = &mut self.islands[large as usize];
        whole.size += part.size;
        whole.wanting += part.wanting;
        whole.mixed ^= part.mixed;
        self.joined.push(small);
        true
    }

    /// Undo the last `join` that did something.
    pub fn part(&mut self) {
        let small = self.joined.pop().expect("something was joined");
        let part = self.islands[small as usize];
        let whole = &mut self.islands[part.parent as usize];
        whole.size -= part.size;
        whole.wanting -= part.wanting;
        whole.mixed ^= part.mixed;
        self.islands[small as usize].parent = small;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parting_brings_back_what_joining_took() {
        let mut groups = Groups::new(4);
        assert!(groups.join(0, 1));
        groups.content(1);
        assert!(groups.join(1, 3));
        assert!(!groups.join(0, 3));
        let all = groups.of(3);
        assert_eq!((groups.size(all), groups.wanting(all), groups.mixed(all)), (3, 2, 3));
        groups.part();
        groups.wants(1);
        assert!(groups.together(0, 1) && !groups.together(1, 3));
        let pair = groups.of(0);
        assert_eq!((groups.size(pair), groups.wanting(pair), groups.mixed(pair)), (2, 2, 1));
    }
}
