//! A column of texts that Python handed over, in one piece or in several, read where it lies.

use std::ops::Range;

use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, LargeStringArray, StringArray, StringViewArray};
use arrow_schema::DataType;
use grille::{Words, message};
use pyo3::prelude::*;

use super::capsules;
use crate::trouble::refused;

/// Texts in order.
pub struct Texts {
    pieces: Vec<Piece>,
}

/// Texts in one array.
enum Piece {
    Usual(StringArray),
    Large(LargeStringArray),
    Views(StringViewArray),
}

impl Texts {
    /// The texts of an object of Arrow, or of a sequence. Of a table, those of the column of this name, or
    /// of the only one that has texts.
    pub fn of(column: &Bound<'_, PyAny>, name: Option<&str>, words: &Words) -> PyResult<Self> {
        let Some(arrays) = capsules::arrays(column)? else {
            let texts: Vec<Option<String>> = column.extract()?;
            return Ok(Self { pieces: vec![Piece::Usual(StringArray::from(texts))] });
        };
        let piece = |array| Piece::of(array, name, words, column.py());
        Ok(Self { pieces: arrays.into_iter().map(piece).collect::<PyResult<_>>()? })
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.pieces.iter().map(|piece| piece.array().len()).sum()
    }

    /// How long they are together.
    pub fn bytes(&self) -> usize {
        self.pieces.iter().map(Piece::bytes).sum()
    }

    /// Hand over the texts of some rows, in order; nothing for a row that has none.
    pub fn each<'t>(&'t self, rows: Range<usize>, mut take: impl FnMut(Option<&'t str>)) {
        let mut before = 0;
        for piece in &self.pieces {
            let length = piece.array().len();
            let inside = rows.start.max(before)..rows.end.min(before + length);
            inside.for_each(|row| take(piece.text(row - before)));
            before += length;
        }
    }
}

impl Piece {
    fn of(array: ArrayRef, name: Option<&str>, words: &Words, py: Python<'_>) -> PyResult<Self> {
        match array.data_type() {
            DataType::Utf8 => Ok(Self::Usual(array.as_string::<i32>().clone())),
            DataType::LargeUtf8 => Ok(Self::Large(array.as_string::<i64>().clone())),
            DataType::Utf8View => Ok(Self::Views(array.as_string_view().clone())),
            DataType::Struct(fields) => {
                let is_text = |kind: &DataType| {
                    matches!(kind, DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View)
                };
                let is_meant = |place: &usize| {
                    let field = &fields[*place];
                    is_text(field.data_type()) && name.is_none_or(|name| name == field.name())
                };
                let meant: Vec<usize> = (0..fields.len()).filter(is_meant).collect();
                match meant[..] {
                    [place] => Self::of(array.as_struct().column(place).clone(), None, words, py),
                    _ => {
                        let name = name.unwrap_or("puzzle");
                        Err(refused(py, &message!("python-which-column", name = name), words))
                    }
                }
            }
            other => {
                let found = other.to_string();
                Err(refused(py, &message!("python-no-text-column", found = found), words))
            }
        }
    }

    fn array(&self) -> &dyn Array {
        match self {
            Self::Usual(array) => array,
            Self::Large(array) => array,
            Self::Views(array) => array,
        }
    }

    fn bytes(&self) -> usize {
        match self {
            Self::Usual(array) => array
                .value_offsets()
                .last()
                .copied()
                .unwrap_or(0)
                .saturating_sub(array.value_offsets().first().copied().unwrap_or(0))
                as usize,
            Self::Large(array) => array
                .value_offsets()
                .last()
                .copied()
                .unwrap_or(0)
                .saturating_sub(array.value_offsets().first().copied().unwrap_or(0))
                as usize,
            Self::Views(array) => array.total_bytes_len(),
        }
    }

    fn text(&self, row: usize) -> Option<&str> {
        match self {
            Self::Usual(array) => array.is_valid(row).then(|| array.value(row)),
            Self::Large(array) => array.is_valid(row).then(|| array.value(row)),
            Self::Views(array) => array.is_valid(row).then(|| array.value(row)),
        }
    }
}
