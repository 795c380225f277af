//! The same search in vector instructions of x86. The only `unsafe` code of this crate.
//!
//! Miri runs it when told that they are there, one puzzle in seconds: `cargo +nightly miri test -p
//! grille-nine --doc` with `-C target-feature=+avx2,+bmi1,+popcnt` in RUSTFLAGS and RUSTDOCFLAGS, and
//! with `+avx512f,+avx512bw,+avx512vl` behind it for the masks.

#![allow(unsafe_code)]

mod reading;

use std::arch::x86_64::*;
use std::arch::{asm, is_x86_feature_detected};

use crate::lanes::{Lanes, Sixteen, few};
use crate::search::{self, Task, Walk};
use crate::solver::Machine;
pub use reading::read;

/// Search with the best instructions that are wanted and there; nothing if there are none.
pub fn walk(task: &mut Task, machine: Machine) -> Option<Walk> {
    let found = is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("popcnt");
    if !found || machine == Machine::Plain {
        return None;
    }
    let masks = is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vl");
    if masks && machine == Machine::Best {
        // SAFETY: all its features were found on this machine.
        return Some(unsafe { walk_512(task) });
    }
    // SAFETY: all its features were found on this machine.
    Some(unsafe { walk_256(task) })
}

#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx2,bmi1,popcnt")]
fn walk_512(task: &mut Task) -> Walk {
    search::walk::<Wide<true>>(task)
}

#[target_feature(enable = "avx2,bmi1,popcnt")]
fn walk_256(task: &mut Task) -> Walk {
    search::walk::<Wide<false>>(task)
}

/// Sixteen lanes in a register of 256 bits.
///
/// Private, and named above only: whoever has one runs on a machine with AVX2.
#[derive(Clone, Copy)]
struct Wide<const MASKS: bool>(__m256i);

/// A call of an instruction of AVX2.
macro_rules! avx2 {
    ($call:expr) => {
        // SAFETY: see `Wide`: this code is reached only where AVX2 was found.
        unsafe { $call }
    };
}

impl<const MASKS: bool> Wide<MASKS> {
    /// One less in every lane.
    #[inline(always)]
    fn less_one(self) -> Self {
        self.add(Self::splat(u16::MAX))
    }

    /// The lesser number, lane by lane.
    #[inline(always)]
    fn min(self, other: Self) -> Self {
        Self(avx2!(_mm256_min_epu16(self.0, other.0)))
    }
}

impl<const MASKS: bool> Lanes for Wide<MASKS> {
    #[inline(always)]
    fn load(from: &Sixteen) -> Self {
        // The reference is to 32 bytes that are aligned to 32.
        Self(avx2!(_mm256_load_si256(std::ptr::from_ref(from).cast())))
    }

    #[inline(always)]
    fn store(self) -> Sixteen {
        let mut to = Sixteen::ZERO;
        // The reference is to 32 bytes that are aligned to 32.
        avx2!(_mm256_store_si256(std::ptr::from_mut(&mut to).cast(), self.0));
        to
    }

    #[inline(always)]
    fn splat(number: u16) -> Self {
        Self(avx2!(_mm256_set1_epi16(number as i16)))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(avx2!(_mm256_and_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(avx2!(_mm256_or_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Self(avx2!(_mm256_xor_si256(self.0, other.0)))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Self(avx2!(_mm256_andnot_si256(other.0, self.0)))
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(avx2!(_mm256_add_epi16(self.0, other.0)))
    }

    #[inline(always)]
    fn right(self) -> Self {
        Self(avx2!(shuffle(self.0, 0x0706_0100_0504_0302)))
    }

    #[inline(always)]
    fn left(self) -> Self {
        Self(avx2!(shuffle(self.0, 0x0706_0302_0100_0504)))
    }

    #[inline(always)]
    fn below(self) -> Self {
        Self(avx2!(_mm256_permute4x64_epi64::<0b11_00_10_01>(self.0)))
    }

    #[inline(always)]
    fn above(self) -> Self {
        Self(avx2!(_mm256_permute4x64_epi64::<0b11_01_00_10>(self.0)))
    }

    #[inline(always)]
    fn tail(self) -> Self {
        self.and(self.less_one())
    }

    #[inline(always)]
    fn empty(self) -> Self {
        Self(avx2!(_mm256_cmpeq_epi16(self.0, _mm256_setzero_si256())))
    }

    #[inline(always)]
    fn holes(of: &[Self; 9]) -> Self {
        let [a, b, c, d, e, f, g, h, i] = *of;
        a.min(b).min(c.min(d)).min(e.min(f).min(g.min(h))).min(i).empty()
    }

    #[inline(always)]
    fn turned(self) -> Self {
        let pairs = avx2!(_mm256_setr_epi8(
            0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15, //
            0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15,
        ));
        let paired = avx2!(_mm256_shuffle_epi8(self.0, pairs));
        let order = avx2!(_mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
        Self(avx2!(_mm256_permutevar8x32_epi32(paired, order)))
    }

    #[inline(always)]
    fn is_zero(self) -> bool {
        avx2!(_mm256_testz_si256(self.0, self.0)) == 1
    }

    #[inline(always)]
    fn numbers(self) -> Self {
        // Times a de Bruijn number, the upper four bits tell all places apart.
        let hash = avx2!(_mm256_mullo_epi16(self.0, _mm256_set1_epi16(0x09AF)));
        let hash = avx2!(_mm256_srli_epi16::<12>(hash));
        let number = avx2!(_mm256_setr_epi8(
            1, 2, 3, 6, 4, 0, 7, 0, 0, 5, 9, 0, 0, 8, 0, 0, //
            1, 2, 3, 6, 4, 0, 7, 0, 0, 5, 9, 0, 0, 8, 0, 0,
        ));
        let numbers = avx2!(_mm256_shuffle_epi8(number, hash));
        Self(avx2!(_mm256_and_si256(numbers, _mm256_set1_epi16(0xF))))
    }

    #[inline(always)]
    fn rows(left: Self, middle: Self, right: Self) -> [[u8; 16]; 3] {
        let pairs = avx2!(_mm256_or_si256(left.0, _mm256_slli_epi16::<8>(middle.0)));
        // Eight bytes of pairs, eight of the right: band 1 and 3, then band 2 and nothing.
        let outer = avx2!(_mm256_unpacklo_epi64(pairs, right.0));
        let inner = avx2!(_mm256_castsi256_si128(_mm256_unpackhi_epi64(pairs, right.0)));
        let upper = avx2!(_mm256_castsi256_si128(outer));
        let lower = avx2!(_mm256_extracti128_si256::<1>(outer));
        [weave(upper), weave(inner), weave(lower)]
    }

    #[inline(always)]
    fn where_few<const MOST: u32>(self, other: Self) -> Self {
        if !MASKS {
            return few::<MOST, Self>(self, other);
        }
        let mut rest = other;
        for _ in 1..MOST {
            rest = rest.tail();
        }
        // SAFETY: `Wide<true>` is named only where these parts of AVX-512 were found.
        unsafe {
            let few = _mm256_testn_epi16_mask(rest.0, rest.less_one().0);
            Self(_mm256_maskz_mov_epi16(few, self.0))
        }
    }
}

/// Move bytes within groups of eight. `from` has the place of each, the first one lowest.
///
/// As an instruction: the compiler would make two of it, to save a constant.
#[inline]
#[target_feature(enable = "avx2")]
fn shuffle(lanes: __m256i, from: i64) -> __m256i {
    let upper = from + 0x0808_0808_0808_0808;
    let from = _mm256_setr_epi64x(from, upper, from, upper);
    if cfg!(miri) {
        // Miri knows what the instruction does, but reads no assembly.
        return _mm256_shuffle_epi8(lanes, from);
    }
    let mut moved = lanes;
    // SAFETY: one instruction of AVX2 on registers, without effects.
    unsafe {
        asm!(
            "vpshufb {moved}, {moved}, {from}",
            moved = inout(ymm_reg) moved,
            from = in(ymm_reg) from,
            options(pure, nomem, nostack, preserves_flags),
        );
    }
    moved
}

/// Nine bytes of a row from pairs of cells, two bytes a box, and cells at right, two bytes a box.
#[inline(always)]
fn weave(row: __m128i) -> [u8; 16] {
    let mut bytes = [0; 16];
    avx2!({
        let order = _mm_setr_epi8(0, 1, 8, 2, 3, 10, 4, 5, 12, -1, -1, -1, -1, -1, -1, -1);
        _mm_storeu_si128(bytes.as_mut_ptr().cast(), _mm_shuffle_epi8(row, order));
    });
    bytes
}
