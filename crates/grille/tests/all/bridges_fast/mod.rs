//! Bridges by their own method: the same answers as by trying everything, or by a general method.

mod everything;
mod pictures;
mod random;
mod sea;
