//! The same code for several processors: what is there is asked, never assumed.
//!
//! The only place with `unsafe`, and for one reason: a function that was compiled for a better
//! processor may be called only there.
#![allow(unsafe_code)]

use crate::kernel::narrow;
use crate::{Group, LANES};

/// What the processor can do. It is made by asking, so that having one is the proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Machine(Kind);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Anything: one line after the other.
    Plain,
    /// Four lanes.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// Four lanes, and bits mirrored in two instructions. Eight lanes were measured too: quicker
    /// group after group, but slower for one small board now and then, which is what people have.
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

impl Machine {
    /// Every machine that this one can be, the plainest first.
    pub fn all() -> impl Iterator<Item = Self> {
        let kinds = [
            Some(Kind::Plain),
            #[cfg(target_arch = "x86_64")]
            is_x86_feature_detected!("avx2").then_some(Kind::Avx2),
            #[cfg(target_arch = "x86_64")]
            (is_x86_feature_detected!("avx512f")
                && is_x86_feature_detected!("avx512bw")
                && is_x86_feature_detected!("avx512vl")
                && is_x86_feature_detected!("gfni"))
            .then_some(Kind::Avx512),
        ];
        kinds.into_iter().flatten().map(Self)
    }

    /// The best of them.
    pub fn best() -> Self {
        Self::all().last().unwrap_or(Self(Kind::Plain))
    }

    /// Narrow what the cells of all lines of a group can be to what their clues allow.
    pub fn narrow(self, group: &mut Group) {
        match self.0 {
            Kind::Plain => plain(group),
            #[cfg(target_arch = "x86_64")]
            // SAFETY: `Machine::all` is the only maker of this kind, and it has asked.
            Kind::Avx2 => unsafe { avx2(group) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as above, for each of the features.
            Kind::Avx512 => unsafe { avx512(group) },
        }
    }
}

fn plain(group: &mut Group) {
    for lane in 0..group.len().min(LANES) {
        narrow::<1>(group, lane);
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn avx2(group: &mut Group) {
    for four in 0..group.len().min(LANES).div_ceil(4) {
        narrow::<4>(group, 4 * four);
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,gfni")]
fn avx512(group: &mut Group) {
    for four in 0..group.len().min(LANES).div_ceil(4) {
        narrow::<4>(group, 4 * four);
    }
}
