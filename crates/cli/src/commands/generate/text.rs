//! New puzzles as text, each with a remark that says how it is made again.

use std::sync::OnceLock;

use grille::{Family, FormId, Made, Message, Reading, Titles, message};

use crate::args::Generate;
use crate::speech;

/// Writes puzzles in one form.
pub struct Writer {
    form: FormId,
    is_alone: bool,
    /// Found out with the first puzzle that is written: those of one run are alike.
    layout: OnceLock<Layout>,
}

/// How a form holds puzzles.
struct Layout {
    /// Does it have room for a remark before a puzzle?
    has_remarks: bool,
    /// What must stand between two puzzles so that both are read; none where a file holds one.
    gap: Option<&'static str>,
}

impl Writer {
    /// The form that was asked for, or our own.
    pub fn new(options: &Generate, family: &dyn Family) -> Result<Self, Message> {
        let form = options.to.as_deref().map_or(Ok(FormId::OWN), |name| family.form(name))?;
        let is_alone = options.count == 1 || options.json || options.out.is_some();
        Ok(Self::of(form, is_alone))
    }

    /// A form, for puzzles of which each has a text to itself, or for a collection.
    pub fn of(form: FormId, is_alone: bool) -> Self {
        Self { form, is_alone, layout: OnceLock::new() }
    }

    /// The puzzle alone.
    pub fn text(&self, made: &Made, titles: &Titles) -> Result<String, Message> {
        made.puzzle.write(self.form, titles)
    }

    /// The puzzle with its remark, where the form has room for one.
    pub fn remarked(&self, made: &Made, titles: &Titles) -> Result<String, Message> {
        let text = self.text(made, titles)?;
        Ok(match self.layout(made, &text).has_remarks {
            true => with_remark(made, &text),
            false => text,
        })
    }

    /// A puzzle of a collection, with what must stand before it so that all can be read back.
    pub fn entry(&self, made: &Made, titles: &Titles, number: u64) -> Result<String, Message> {
        let text = self.remarked(made, titles)?;
        if self.is_alone {
            return Ok(text);
        }
        let gap = self.layout(made, &text).gap;
        let gap = gap.ok_or_else(|| message!("one-puzzle-a-file", form = self.form))?;
        Ok(if number == 0 { text } else { format!("{gap}{text}") })
    }

    fn layout(&self, made: &Made, text: &str) -> &Layout {
        self.layout.get_or_init(|| {
            let remarked = with_remark(made, text);
            let has_remarks = self.reads(&remarked, made, 1);
            let one = if has_remarks { &remarked } else { text };
            let is_gap = |gap: &&str| self.reads(&format!("{one}{gap}{one}"), made, 2);
            Layout { has_remarks, gap: ["", "\n"].into_iter().find(is_gap) }
        })
    }

    /// Is a text read as the puzzle, so many times?
    fn reads(&self, text: &str, made: &Made, times: usize) -> bool {
        let own = |puzzle: &dyn grille::Instance| puzzle.write(FormId::OWN, &Titles::default());
        let expected = own(made.puzzle.as_ref()).ok();
        let family = Some(made.puzzle.family());
        let reading = Reading { form: Some(self.form), family, ..Reading::default() };
        let items = grille::read(text, &reading).unwrap_or_default();
        let is_it = |item: &grille::Item| {
            let puzzle = item.puzzle.as_ref().ok();
            puzzle.and_then(|puzzle| own(puzzle.as_ref()).ok()) == expected
        };
        items.len() == times && items.iter().all(is_it)
    }
}

fn with_remark(made: &Made, text: &str) -> String {
    format!("# {}\n{text}", remark(made))
}

/// `seed 7, medium, score 46`
pub fn remark(made: &Made) -> String {
    let seed = made.seed.to_string();
    speech::bare(&match &made.grade {
        Some(grade) => message!(
            "generate-graded",
            seed = seed,
            level = grade.level().message(),
            score = grade.score()
        ),
        None => message!("generate-seed", seed = seed),
    })
}
