//! Words as outlines in the fonts of the page, for pictures that are looked at where these are not.
//!
//! A document has the outline of each letter once; words use it.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::sync::OnceLock;

use super::geometry::number;

/// The fonts, each with the beginning of the names of its letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Font {
    /// What is printed.
    Serif,
    /// What is written.
    Sans,
}

/// The outline of a letter, and how far the next one stands.
#[derive(Clone, Copy)]
struct Outline {
    advance: f32,
    path: &'static str,
}

impl Font {
    /// The font of a class of words.
    fn of(class: &str) -> Self {
        if class.starts_with("given") { Self::Serif } else { Self::Sans }
    }

    fn outlines(self) -> &'static HashMap<char, Outline> {
        static SERIF: OnceLock<HashMap<char, Outline>> = OnceLock::new();
        static SANS: OnceLock<HashMap<char, Outline>> = OnceLock::new();
        match self {
            Self::Serif => SERIF.get_or_init(|| outlines(include_str!("letters/serif.txt"))),
            Self::Sans => SANS.get_or_init(|| outlines(include_str!("letters/sans.txt"))),
        }
    }

    /// The name of a letter in a document.
    fn name(self, letter: char) -> String {
        let font = if self == Self::Serif { 's' } else { 'n' };
        format!("{font}{}", u32::from(letter))
    }
}

/// A line a letter: itself, how far the next one stands, and its path.
fn outlines(text: &'static str) -> HashMap<char, Outline> {
    let outline = |line: &'static str| {
        let mut words = line.splitn(3, ' ');
        let letter = words.next()?.chars().next()?;
        Some((letter, Outline { advance: words.next()?.parse().ok()?, path: words.next()? }))
    };
    text.lines().filter_map(outline).collect()
}

/// The letters that a picture needs, as far as its words are outlines.
#[derive(Default)]
pub(super) struct Letters(RefCell<BTreeSet<(Font, char)>>);

impl Letters {
    /// A word around a point, so large, as what stands within its element; nothing, if some letter of
    /// it has no outline.
    pub fn word(&self, class: &str, text: &str, (x, y): (f32, f32), size: f32) -> Option<Placed> {
        let font = Font::of(class);
        let outlines: Option<Vec<(char, Outline)>> =
            text.chars().map(|c| Some((c, *font.outlines().get(&c)?))).collect();
        let outlines = outlines?;
        let (mut uses, mut width) = (String::new(), 0.0);
        for (letter, outline) in outlines {
            let at = if width > 0.0 { format!(" x=\"{width}\"") } else { String::new() };
            uses += &format!("<use href=\"#{}\"{at}/>", font.name(letter));
            width += outline.advance;
            self.0.borrow_mut().insert((font, letter));
        }
        let scale = size / 1000.0;
        let [x, y] = [x - width * scale / 2.0, y].map(number);
        let scale = (scale * 1e4).round() / 1e4;
        Some(Placed { transform: format!("translate({x} {y}) scale({scale})"), uses })
    }

    /// The outlines, to stand before all that uses them.
    pub fn outlines(&self) -> String {
        let letters = self.0.borrow();
        if letters.is_empty() {
            return String::new();
        }
        let path = |&(font, letter): &(Font, char)| {
            let path = font.outlines().get(&letter).map_or("", |outline| outline.path);
            format!("<path id=\"{}\" d=\"{path}\"/>\n", font.name(letter))
        };
        format!("<defs>\n{}</defs>\n", letters.iter().map(path).collect::<String>())
    }
}

/// A word as letters that are used.
pub(super) struct Placed {
    pub transform: String,
    pub uses: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_and_letters_have_outlines_in_both_fonts() {
        for font in [Font::Serif, Font::Sans] {
            let has = |c: char| font.outlines().get(&c).is_some_and(|one| one.path.ends_with('Z'));
            assert!(('0'..='9').chain('A'..='Z').chain('a'..='z').all(has), "{font:?}");
        }
    }

    #[test]
    fn a_word_with_a_letter_that_has_none_stays_text() {
        let letters = Letters::default();
        assert!(letters.word("given", "1♥", (0.0, 0.0), 20.0).is_none());
        assert_eq!(letters.outlines(), "");
        let word = letters.word("given", "11", (0.0, 0.0), 20.0).expect("two digits");
        assert_eq!(word.uses, "<use href=\"#s49\"/><use href=\"#s49\" x=\"618\"/>");
        assert_eq!(word.transform, "translate(-12.36 0) scale(0.02)");
        assert_eq!(letters.outlines().matches("<path").count(), 1);
    }
}
