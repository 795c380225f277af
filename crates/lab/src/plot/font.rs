//! The font of plots: a small one of our own, so that nothing is needed from the machine.

use std::sync::Once;

use plotters::style::{FontStyle, register_font};

/// What text is set in: by readers of SVG as they like, in bitmaps as it is built in.
pub const FONT: &str = "sans-serif";

/// The letters of English and French of DejaVu Sans (licence in `fonts/LICENSE`).
const LETTERS: &[u8] = include_bytes!("../../fonts/plot-sans.ttf");

/// Plotters has the font from now on; it measures text by it even where it does not draw it.
pub fn make_ready() {
    static READY: Once = Once::new();
    READY.call_once(|| {
        assert!(register_font(FONT, FontStyle::Normal, LETTERS).is_ok(), "the font is a font");
    });
}
