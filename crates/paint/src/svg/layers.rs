//! What lies above what, whatever the order in which it was drawn.

use std::fmt::Display;

/// The layers of a picture, the lowest first.
#[derive(Clone, Copy)]
pub(super) enum Layer {
    /// Sheet and squares.
    Ground,
    /// Grounds of highlights.
    Wash,
    /// Filled cells.
    Fill,
    /// Lines of the board.
    Line,
    /// Strokes, crosses and rings.
    Mark,
    /// What stands on strokes: islands and words.
    Word,
    /// Frames of highlights.
    Frame,
    /// Clear areas that take the pointer.
    Hit,
}

/// How many there are.
pub(super) const LAYERS: usize = 8;

/// Elements, sorted by layer.
#[derive(Default)]
pub(super) struct Layers(pub(super) [String; LAYERS]);

impl Layers {
    /// Add an element above those of its layer.
    pub fn add(&mut self, layer: Layer, element: impl Display) {
        self.0[layer as usize] += &format!("{element}\n");
    }

    /// All elements, the lowest first.
    pub fn text(&self) -> String {
        self.0.concat()
    }
}
