//! The text forms of nonograms, one file each, and what they share.

mod bare;
mod clues;
mod counted;
mod cwd;
mod declared;
mod drawing;
mod links;
mod mk;
mod non;
mod olsak;
pub(super) mod own;
mod paint;
mod parted;
mod plain;
mod solution;
mod tournament;
mod webpbn;
mod xml;

pub(super) use solution::read_filling;

use super::Nonogram;
use crate::puzzle::Format;

pub(super) const FORMATS: &[Format<Nonogram>] = &[
    plain::SOURCE,
    plain::NIN,
    bare::BARE,
    drawing::DRAWING,
    mk::MK,
    non::NON,
    cwd::CWD,
    webpbn::WEBPBN,
    olsak::OLSAK,
    tournament::TOURNAMENT,
    crate::links::puzzlink(),
    crate::links::tatham(),
    crate::links::save(),
];
