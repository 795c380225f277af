//! The text of a puzzle becomes candidates, three rows at a time.

use std::arch::is_x86_feature_detected;
use std::arch::x86_64::*;

use crate::cells::Cells;
use crate::givens::{BAD, CHARACTERS};
use crate::lanes::Sixteen;

/// Read what a text stands for. It cannot be done if it has a bad character, or the machine no AVX2.
#[inline]
pub fn read(text: &[u8; 81], cells: &mut Cells) -> bool {
    // SAFETY: its feature was found on this machine.
    is_x86_feature_detected!("avx2") && unsafe { read_256(text, cells) }
}

/// Are all characters good? Then the cells are what they stand for.
///
/// A cell of a register has its lower digits in one byte and the ninth in the next:
///
/// ```text
/// row      a b c d e f g h i
/// place 0  a . d . g . - -      lower digits
///          . a . d . g - -      the ninth
/// ```
#[target_feature(enable = "avx2")]
fn read_256(text: &[u8; 81], cells: &mut Cells) -> bool {
    let Halves { good, lower, ninth } = BY_HALF;
    let (good, lower, ninth) = (twice(good), twice(lower), twice(ninth));
    let mut all = _mm256_set1_epi8(-1);
    for row in 0..3 {
        // Eight of the nine cells of a row, the first ones and the last ones.
        let parts = [0, 1].map(|first| bands(text, 9 * row + first));
        let parts = parts.map(|bytes| {
            all = _mm256_and_si256(all, _mm256_cmpeq_epi8(_mm256_shuffle_epi8(good, bytes), bytes));
            (_mm256_shuffle_epi8(lower, bytes), _mm256_shuffle_epi8(ninth, bytes))
        });
        for (place, part, first) in [(0, 0, 0), (1, 0, 1), (2, 1, 1)] {
            let (lower, ninth) = parts[part];
            let from = every_third(first);
            let ninth = _mm256_slli_epi16::<8>(_mm256_shuffle_epi8(ninth, from));
            let cell = _mm256_or_si256(_mm256_shuffle_epi8(lower, from), ninth);
            let to: *mut Sixteen = &mut cells[3 * row + place];
            // SAFETY: the pointer is from a reference to 32 bytes that are aligned to 32.
            unsafe { _mm256_store_si256(to.cast(), cell) };
        }
    }
    // The last eight bytes are none of the text.
    _mm256_movemask_epi8(all) | 0xFF << 24 == -1
}

/// The same table for both halves of a register.
#[target_feature(enable = "avx2")]
fn twice(table: [u8; 16]) -> __m256i {
    // SAFETY: the pointer is to 16 bytes that can be read.
    _mm256_broadcastsi128_si256(unsafe { _mm_loadu_si128(table.as_ptr().cast()) })
}

/// Eight bytes of each band, and eight that stand for nothing in every table.
#[target_feature(enable = "avx2")]
fn bands(text: &[u8; 81], first: usize) -> __m256i {
    let eight = |band: usize| {
        let at = first + 27 * band;
        i64::from_le_bytes(text[at..at + 8].try_into().expect("eight bytes"))
    };
    _mm256_setr_epi64x(eight(0), eight(1), eight(2), -1)
}

/// For `_mm256_shuffle_epi8`: three bytes of each eight, each with an empty one behind it.
#[target_feature(enable = "avx2")]
fn every_third(first: i8) -> __m256i {
    let [a, b, c, d, e, f] = [0, 3, 6, 8, 11, 14].map(|place| first + place);
    _mm256_setr_epi8(
        a, -1, b, -1, c, -1, -1, -1, d, -1, e, -1, f, -1, -1, -1, //
        a, -1, b, -1, c, -1, -1, -1, d, -1, e, -1, f, -1, -1, -1,
    )
}

/// What characters stand for, found by the lower half of a byte: no two good ones have the same.
struct Halves {
    /// The good character with this half; if there is none, a byte with another half.
    good: [u8; 16],
    /// Which of the digits 1 to 8 it stands for.
    lower: [u8; 16],
    /// Whether it stands for 9.
    ninth: [u8; 16],
}

const BY_HALF: Halves = {
    let mut halves = Halves { good: [0; 16], lower: [0; 16], ninth: [0; 16] };
    halves.good[0] = 1;
    let mut byte = 0;
    while byte < CHARACTERS.len() {
        let (meaning, half) = (CHARACTERS[byte], byte % 16);
        if meaning as u64 != BAD {
            assert!(halves.good[half] as usize % 16 != half, "two characters have the same half");
            halves.good[half] = byte as u8;
            halves.lower[half] = meaning as u8;
            halves.ninth[half] = (meaning >> 8) as u8;
        }
        byte += 1;
    }
    halves
};
