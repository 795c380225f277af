//! What is known of a text before its forms are asked.

use grille_puzzles::{FAMILIES, Family, FormId, FormatInfo};

use crate::reading::{Reading, Unrecognised};

/// How much of a text the forms may take that are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Wanted {
    /// Any part.
    All,
    /// A line.
    Line,
}

/// What is known before reading.
#[derive(Clone, Copy)]
pub struct Known {
    pub family: Option<&'static dyn Family>,
    pub form: Option<FormId>,
    pub extent: Wanted,
}

impl Known {
    /// What is known, if the family has such a form, or any family has.
    pub fn of(reading: &Reading) -> Result<Self, Unrecognised> {
        let Some(form) = reading.form else {
            return Ok(Self { family: reading.family, form: None, extent: Wanted::All });
        };
        let unknown = |_| Unrecognised::NoSuchForm(form.name().to_owned());
        let form = match reading.family {
            Some(family) => family.form(form.name()).map_err(unknown)?,
            None => form,
        };
        Ok(Self { family: reading.family, form: Some(form), extent: Wanted::All })
    }

    /// Is nothing known?
    pub fn is_open(&self) -> bool {
        self.family.is_none() && self.form.is_none()
    }

    /// The families that are possible.
    pub fn families(&self) -> Vec<&'static dyn Family> {
        self.family.map_or_else(|| FAMILIES.to_vec(), |family| vec![family])
    }

    /// Is a form possible?
    pub fn allows(&self, info: &FormatInfo) -> bool {
        self.form.is_none_or(|form| form == info.id)
            && (self.extent == Wanted::All || info.is_lines)
    }
}
