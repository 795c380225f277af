//! The same code for several processors: what is there is asked, never assumed.
//!
//! The only place with `unsafe`, and for one reason: a function that was compiled for a better
//! processor may be called only there.
#![allow(unsafe_code)]

use crate::kernel::narrow_all;
use crate::{Group, Word};

/// What the processor can do. It is made by asking, so that having one is the proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Machine(Kind);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Anything: one line after the other.
    Plain,
    /// Vectors of 32 bytes.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// Vectors of 32 bytes, and bits mirrored in two instructions. Vectors of 64 bytes were measured
    /// too: quicker group after group, but slower for one small board now and then, which is what
    /// people have.
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
    pub fn narrow<T: Word>(self, group: &mut Group<T>) {
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

fn plain<T: Word>(group: &mut Group<T>) {
    narrow_all::<T, 1>(group);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn avx2<T: Word>(group: &mut Group<T>) {
    T::in_vectors(group);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,gfni")]
fn avx512<T: Word>(group: &mut Group<T>) {
    T::in_vectors(group);
}
