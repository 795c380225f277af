//! Save files of Simon Tatham's collection: of all their fields, the game, its parameters and its
//! description.
//!
//! ```text
//! SAVEFILE:41:Simon Tatham's Portable Puzzle Collection
//! GAME    :4:Solo
//! CPARAMS :5:2x2dt
//! DESC    :9:a1d2b3d3a
//! ```

use grille_engine::message;

use super::tatham::{Id, Tatham, check_game};
use crate::puzzle::{Entry, Extent, Fit, FormId, Format};
use crate::text::{ParseError, Titles, Token};

/// The form of save files.
pub const SAVE: FormId = FormId::new("save");

/// The text form of a family's save files.
pub(crate) const fn save<P: Tatham>() -> Format<P> {
    Format { id: SAVE, extent: Extent::Rest, fits: fits::<P>, read: read::<P>, write: None }
}

/// The fields of a save file, each with its name.
pub(super) struct Save<'a> {
    fields: Vec<(&'a str, Token<'a>)>,
    /// The first field, which stands for the whole file.
    head: Token<'a>,
}

/// How a save file begins.
const HEAD: &str = "SAVEFILE:";

impl<'a> Save<'a> {
    /// Does a text begin like a save file?
    pub fn is(text: &str) -> bool {
        text.trim_start().starts_with(HEAD)
    }

    /// All fields of a text.
    pub fn of(text: &'a str) -> Result<Self, ParseError> {
        let mut fields = Vec::new();
        let mut at = text.len() - text.trim_start().len();
        while at < text.trim_end().len() {
            let (name, value) = field(text, at)?;
            at = value.span().end;
            at += text[at..].len() - text[at..].trim_start_matches(['\r', '\n']).len();
            fields.push((name, value));
        }
        let head = fields.first().map_or(Token { text: "", start: 0 }, |(_, value)| *value);
        Ok(Self { fields, head })
    }

    /// The name of the game.
    pub fn game(&self) -> Result<Token<'a>, ParseError> {
        self.field("GAME")
    }

    /// The current game, as an id. The parameters of the next one may differ.
    pub fn id(&self) -> Result<Id<'a>, ParseError> {
        let (game, description) = (self.game()?, self.field("DESC")?);
        let parameters = self.field("CPARAMS").or_else(|_| self.field("PARAMS"))?;
        let id = Id::new(Some(game), parameters, Some(description), description);
        id.ok_or_else(|| parameters.error(message!("id-parameters")))
    }

    fn field(&self, name: &str) -> Result<Token<'a>, ParseError> {
        let found = self.fields.iter().find(|(field, _)| *field == name);
        found.map(|(_, value)| *value).ok_or_else(|| {
            let found = message!("save-no-field", name = name);
            ParseError::new(self.head.span(), found, message!("save-field"))
        })
    }
}

/// The field on the line at a place: its name, and its value, as long as it says.
fn field(text: &str, at: usize) -> Result<(&str, Token<'_>), ParseError> {
    let line = text[at..].lines().next().unwrap_or_default();
    let wrong = || Token { text: line, start: at }.error(message!("save-field"));
    let (name, rest) = line.split_once(':').ok_or_else(wrong)?;
    let (length, _) = rest.split_once(':').ok_or_else(wrong)?;
    let start = at + name.len() + length.len() + 2;
    let end = length.parse::<usize>().ok().and_then(|length| start.checked_add(length));
    let value = end.and_then(|end| line.get(start - at..end - at)).ok_or_else(wrong)?;
    Ok((name.trim_end(), Token { text: value, start }))
}

fn fits<P: Tatham>(text: &str) -> Fit {
    let id = || Save::of(text).ok()?.id().ok();
    match Save::is(text) && id().is_some_and(|id| check_game::<P>(&id).is_ok()) {
        true => Fit::Sure,
        false => Fit::No,
    }
}

/// The one puzzle of a save file.
pub(super) fn read<P: Tatham>(text: &str) -> Vec<Entry<P>> {
    let read = || {
        let id = Save::of(text)?.id()?;
        check_game::<P>(&id)?;
        P::from_id(&id)
    };
    vec![Entry::new(Titles::default(), read())]
}
