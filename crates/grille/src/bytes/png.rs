//! Pictures in PNG.

use std::io::Cursor;

use grille_grid::Size;
use grille_puzzles::{Paint, Pixels};
use png::{Decoder, Limits, Transformations};

use super::{MOST_BYTES, Unreadable};

/// The pixels of a picture; of one that moves, the first.
pub fn decode(bytes: &[u8]) -> Result<Pixels, Unreadable> {
    let limits = Limits { bytes: MOST_BYTES };
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), limits);
    decoder.set_transformations(Transformations::normalize_to_color8());
    // What the picture does not need is not unpacked.
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    let header = decoder.read_header_info().map_err(|_| Unreadable::Damaged)?;
    let size = super::allowed(Size::new(header.width, header.height))?;
    let mut reader = decoder.read_info().map_err(|_| Unreadable::Damaged)?;
    let mut data = vec![0; reader.output_buffer_size().ok_or(Unreadable::Damaged)?];
    let frame = reader.next_frame(&mut data).map_err(|_| Unreadable::Damaged)?;
    let samples = frame.color_type.samples();
    let paints = data[..frame.buffer_size()].chunks_exact(samples).map(paint).collect();
    Pixels::new(size, paints).ok_or(Unreadable::Damaged)
}

/// A colour from its samples: grey or red, green and blue, and how far one does not see through.
fn paint(samples: &[u8]) -> Option<Paint> {
    let (paint, alpha) = match *samples {
        [grey] => ((grey, grey, grey), 255),
        [grey, alpha] => ((grey, grey, grey), alpha),
        [red, green, blue] => ((red, green, blue), 255),
        [red, green, blue, alpha] => ((red, green, blue), alpha),
        _ => return None,
    };
    (alpha >= 128).then_some(paint)
}
