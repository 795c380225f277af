//! Drawings painted: as text for terminals and as SVG for everything that shows pictures.
//!
//! A family says what there is to see (`grille_engine::Drawing`); here it gets its characters,
//! shapes and colours. No family is known by name, and nothing is printed.

mod lattice;
mod light;
pub mod svg;
pub mod text;
