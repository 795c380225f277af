//! When to look whether a limit was reached.

use grille_engine::Limits;

/// Work since the limits were last looked at.
pub(super) struct Patience<'a> {
    limits: Limits<'a>,
    work: u32,
    over: bool,
}

/// Work is counted in islands and spans that are looked at. For ways around a closed span it is
/// about so much,
pub(super) const DETOUR: u32 = 80;

/// for a guess, or for what a clash teaches,
pub(super) const GUESS: u32 = 64;

/// and for a step with its clauses.
pub(super) const STEP: u32 = 4;

/// The limits are looked at after so much work.
const ASK: u32 = 1 << 12;

impl<'a> Patience<'a> {
    pub fn new(limits: Limits<'a>) -> Self {
        Self { limits, work: 0, over: false }
    }

    /// Some work has been done, or is about to be: must it end?
    pub fn is_over_after(&mut self, work: u32) -> bool {
        self.work = self.work.saturating_add(work);
        if self.work >= ASK {
            self.work = 0;
            self.over |= self.limits.reached();
        }
        self.over
    }

    /// Must the work end, asked at once?
    pub fn is_over_now(&mut self) -> bool {
        self.is_over_after(ASK)
    }
}
