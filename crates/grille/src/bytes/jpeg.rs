//! Pictures in JPEG: photos, which may be larger than any puzzle and are made smaller at once.

use grille_grid::Size;
use grille_puzzles::{Paint, Pixels};
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

use super::Unreadable;

/// The longest side of a photo, in pixels, and the most pixels that it has: some cameras make so many.
const LONGEST: u32 = 12_000;
const MOST: usize = 1 << 26;

/// The pixels of a picture; of a large one the means of squares of pixels.
pub fn decode(bytes: &[u8]) -> Result<Pixels, Unreadable> {
    let options = DecoderOptions::default()
        .set_max_width(LONGEST as usize)
        .set_max_height(LONGEST as usize)
        .jpeg_set_out_colorspace(ColorSpace::RGB);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().map_err(|_| Unreadable::Damaged)?;
    let info = decoder.info().ok_or(Unreadable::Damaged)?;
    let own = Size::new(info.width.into(), info.height.into());
    if own.area() == 0 {
        return Err(Unreadable::Damaged);
    }
    if own.area() > MOST {
        return Err(Unreadable::TooLarge(own));
    }
    let samples = decoder.decode().map_err(|_| Unreadable::Damaged)?;
    if samples.len() != 3 * own.area() {
        return Err(Unreadable::Damaged);
    }
    let by = own.width.max(own.height).div_ceil(Pixels::LONGEST_SIDE);
    let size = Size::new((own.width / by).max(1), (own.height / by).max(1));
    let size = super::allowed(size)?;
    let paint = |cell| {
        let (row, column) = (size.row(cell) * by, size.column(cell) * by);
        Some(mean(&samples, own, [row, column], by))
    };
    Pixels::new(size, size.cells().map(paint).collect()).ok_or(Unreadable::Damaged)
}

/// The mean colour of a square of pixels, as far as it lies in the picture.
fn mean(samples: &[u8], own: Size, [top, left]: [u32; 2], by: u32) -> Paint {
    let (mut sums, mut number) = ([0; 3], 0);
    for row in top..(top + by).min(own.height) {
        for column in left..(left + by).min(own.width) {
            let first = 3 * own.cell(row, column).index();
            for (sum, &sample) in sums.iter_mut().zip(&samples[first..first + 3]) {
                *sum += u32::from(sample);
            }
            number += 1;
        }
    }
    let [red, green, blue] = sums.map(|sum| (sum / number) as u8);
    (red, green, blue)
}
