//! The XML of webpbn.com, with colours and many puzzles in a file.
//!
//! ```text
//! <puzzleset><puzzle defaultcolor="black">
//! <color name="red" char="r">ff0000</color>
//! <clues type="columns"><line><count>3</count><count color="red">1</count></line>…</clues>
//! <clues type="rows">…</clues>
//! <solution type="goal"><image>|..XX|…</image></solution>
//! </puzzle></puzzleset>
//! ```

use grille_engine::constraints::Run;
use grille_engine::message;
use grille_grid::Axis;
use roxmltree::Node;

use super::super::numbers::run_range;
use super::super::{LONGEST, Nonogram};
use super::clues::{Clue, check_count};
use super::declared::Declared;
use super::paint::{self, BLACK, Paint, WHITE};
use super::xml;
use crate::puzzle::{Entry, Extent, Fit, FormId, Format};
use crate::text::{ParseError, Titles};

pub(super) const WEBPBN: Format<Nonogram> = Format {
    id: FormId::new("webpbn"),
    extent: Extent::Rest,
    fits,
    read,
    write: Some(|nonogram| Ok(write(nonogram))),
};

fn fits(text: &str) -> Fit {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let end = text.char_indices().nth(4000).map_or(text.len(), |(at, _)| at);
    if text.starts_with('<') && text[..end].contains("<puzzle") { Fit::Sure } else { Fit::No }
}

fn read(text: &str) -> Vec<Entry<Nonogram>> {
    let wrong = |error| vec![Entry::new(Titles::default(), Err(error))];
    let document = match xml::parse(text) {
        Ok(document) => document,
        Err(error) => return wrong(error),
    };
    let root = document.root_element();
    let alone = Some(root).filter(|&root| xml::is(root, "puzzle"));
    let all: Vec<Entry<Nonogram>> =
        alone.into_iter().chain(xml::children(root, "puzzle")).map(read_entry).collect();
    if all.is_empty() {
        let found = message!("nonogram-no-puzzle-in", tag = root.tag_name().name());
        return wrong(ParseError::new(xml::tag(root), found, message!("nonogram-puzzleset")));
    }
    all
}

fn read_entry(puzzle: Node) -> Entry<Nonogram> {
    let words = |name| {
        let text = xml::children(puzzle, name).next()?.text()?.trim();
        (!text.is_empty()).then(|| text.to_owned())
    };
    let titles = Titles { title: words("title"), author: words("author") };
    match read_puzzle(puzzle) {
        Ok((nonogram, solution)) => Entry { solution, ..Entry::new(titles, Ok(nonogram)) },
        Err(error) => Entry::new(titles, Err(error)),
    }
}

fn read_puzzle(puzzle: Node) -> Result<(Nonogram, Option<String>), ParseError> {
    if let Some(shape) = puzzle.attribute_node("type").filter(|shape| shape.value() != "grid") {
        let found = message!("quoted", text = shape.value());
        return Err(ParseError::new(shape.range(), found, message!("nonogram-only-grid")));
    }
    let colours = Colours::read(puzzle)?;
    let clues = [colours.clues(puzzle, Axis::Row)?, colours.clues(puzzle, Axis::Column)?];
    let numbers = colours.declared.numbers(&clues[0], &clues[1]);
    let nonogram = colours.declared.nonogram(&numbers, clues, xml::tag(puzzle))?;
    let solution = goal(puzzle).and_then(|image| colours.picture(image, &numbers, &nonogram));
    Ok((nonogram, solution))
}

/// The colours of a puzzle, black and white among them.
struct Colours<'a> {
    named: Vec<Named<'a>>,
    /// The place of the background among them.
    background: usize,
    declared: Declared,
}

struct Named<'a> {
    name: &'a str,
    /// What stands for it in a picture.
    character: Option<char>,
    paint: Paint,
}

impl<'a> Colours<'a> {
    fn read(puzzle: Node<'a, '_>) -> Result<Self, ParseError> {
        let mut colours = Self { named: Vec::new(), background: 0, declared: Declared::new() };
        for node in xml::children(puzzle, "color") {
            let Some(name) = node.attribute("name") else {
                let found = message!("nonogram-nameless-colour");
                let expected = message!("quoted", text = "name=");
                return Err(ParseError::new(xml::tag(node), found, expected));
            };
            let character = node.attribute("char").and_then(|text| text.chars().next());
            colours.add(Named { name, character, paint: read_paint(node, name)? }, node)?;
        }
        for (name, character, paint) in [("black", 'X', BLACK), ("white", '.', WHITE)] {
            if colours.place(name).is_none() {
                colours.add(Named { name, character: Some(character), paint }, puzzle)?;
            }
        }
        let background = puzzle.attribute("backgroundcolor").unwrap_or("white");
        let place = colours.place(background).ok_or_else(|| unknown(puzzle, background))?;
        colours.background = place;
        colours.declared.background = colours.named[place].paint;
        Ok(colours)
    }

    fn add(&mut self, named: Named<'a>, at: Node) -> Result<(), ParseError> {
        let mut wishes = named.character.into_iter().chain(named.name.chars().next());
        let wish = wishes.find(char::is_ascii_alphabetic).unwrap_or(' ');
        self.declared.add(wish, named.paint, xml::tag(at))?;
        self.named.push(named);
        Ok(())
    }

    fn place(&self, name: &str) -> Option<usize> {
        self.named.iter().position(|known| known.name == name)
    }

    /// The clues of all rows, or of all columns.
    fn clues(&self, puzzle: Node, axis: Axis) -> Result<Vec<Clue>, ParseError> {
        let (kind, missing) = match axis {
            Axis::Row => ("rows", message!("nonogram-no-row-clues")),
            Axis::Column => ("columns", message!("nonogram-no-column-clues")),
        };
        let found =
            xml::children(puzzle, "clues").find(|node| node.attribute("type") == Some(kind));
        let Some(node) = found else {
            let expected = message!("quoted", text = format!("<clues type=\"{kind}\">"));
            return Err(ParseError::new(xml::tag(puzzle), missing, expected));
        };
        check_count(xml::children(node, "line").count(), axis, xml::tag(node))?;
        let default = node.attribute("defaultcolor").or(puzzle.attribute("defaultcolor"));
        let clue = |line| self.clue(line, default.unwrap_or("black"));
        xml::children(node, "line").map(clue).collect()
    }

    fn clue(&self, line: Node, default: &str) -> Result<Clue, ParseError> {
        let mut runs = Vec::new();
        for count in xml::children(line, "count") {
            let length = xml::content(count).number(0, LONGEST, run_range)?;
            let name = count.attribute("color").unwrap_or(default);
            let place = self.place(name).ok_or_else(|| unknown(count, name))?;
            if place == self.background {
                let found = message!("nonogram-run-in-background", name = name);
                let expected = message!("nonogram-another-colour");
                return Err(ParseError::new(xml::tag(count), found, expected));
            }
            if length > 0 {
                runs.push(Run { length, colour: place as u8 + 1 });
            }
        }
        Ok(Clue { runs, span: line.range() })
    }

    /// A picture in the signs of the nonogram, if it has no other colours than the clues.
    fn picture(&self, image: &str, numbers: &[Option<u8>], nonogram: &Nonogram) -> Option<String> {
        let sign = |character: char| {
            let place = self.named.iter().position(|known| known.character == Some(character))?;
            let value = if place == self.background { 0 } else { numbers[place]? };
            Some(nonogram.palette.colour(value).sign)
        };
        let row = |row: &str| row.chars().map(sign).chain([Some('\n')]).collect::<Option<String>>();
        image.split('|').skip(1).step_by(2).map(row).collect()
    }
}

fn unknown(node: Node, name: &str) -> ParseError {
    let found = message!("nonogram-the-colour", name = name);
    ParseError::new(xml::tag(node), found, message!("nonogram-declared-colour"))
}

/// `ff0000`; nothing, or a triangle such as `black/red`, is the colour of its word.
fn read_paint(node: Node, name: &str) -> Result<Paint, ParseError> {
    let content = xml::content(node);
    match content.text {
        "" => Ok(paint::from_word(name)),
        triangle if triangle.contains(['/', '\\']) => Ok(paint::from_word(triangle)),
        digits => paint::from_digits(digits.trim_start_matches('#'))
            .ok_or_else(|| content.error(message!("nonogram-hex-colour"))),
    }
}

/// The picture that the puzzle is to show.
fn goal<'a>(puzzle: Node<'a, '_>) -> Option<&'a str> {
    let is_goal = |node: &Node| node.attribute("type").is_none_or(|kind| kind == "goal");
    let solution = xml::children(puzzle, "solution").find(is_goal)?;
    xml::children(solution, "image").next()?.text()
}

fn write(nonogram: &Nonogram) -> String {
    let (default, background) = (name(nonogram, 1), name(nonogram, 0));
    let mut text = format!(
        "<?xml version=\"1.0\"?>\n<puzzleset>\n\
         <puzzle type=\"grid\" defaultcolor=\"{default}\" backgroundcolor=\"{background}\">\n"
    );
    for value in 0..nonogram.palette.len() as u8 {
        let (name, colour) = (name(nonogram, value), nonogram.palette.colour(value));
        let character = if colour.sign == '#' { 'X' } else { colour.sign };
        let digits = paint::digits(colour.paint);
        text.push_str(&format!("<color name=\"{name}\" char=\"{character}\">{digits}</color>\n"));
    }
    for (kind, axis) in [("columns", Axis::Column), ("rows", Axis::Row)] {
        let lines: String = nonogram.along(axis).iter().map(|runs| line(nonogram, runs)).collect();
        text.push_str(&format!("<clues type=\"{kind}\">\n{lines}</clues>\n"));
    }
    text + "</puzzle>\n</puzzleset>\n"
}

/// Black and white have these names, other colours that of their sign.
fn name(nonogram: &Nonogram, value: u8) -> String {
    match (value, nonogram.palette.colour(value)) {
        (0, colour) if colour.paint == WHITE => "white".to_owned(),
        (0, _) => "background".to_owned(),
        (_, colour) if colour.sign == '#' => "black".to_owned(),
        (_, colour) => colour.sign.to_string(),
    }
}

fn line(nonogram: &Nonogram, runs: &[Run]) -> String {
    let count = |run: &Run| match nonogram.palette.is_plain() {
        true => format!("<count>{}</count>", run.length),
        false => {
            format!("<count color=\"{}\">{}</count>", name(nonogram, run.colour), run.length)
        }
    };
    format!("<line>{}</line>\n", runs.iter().map(count).collect::<String>())
}
