//! Drawings as text and as SVG.

mod narrow;
mod pictures;
mod pointing;
mod series;
