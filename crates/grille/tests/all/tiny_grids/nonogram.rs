//! Nonograms: the runs of each line are those of its clue.

use std::collections::BTreeMap;

use super::{check, check_solutions, fillings, lines};
use crate::common::{Seed, Sheet};

/// Length and colour of each run of a line.
type Runs = Vec<(usize, usize)>;

/// The runs of the rows, then those of the columns.
type Clues = Vec<Runs>;

fn runs(line: &[usize]) -> Runs {
    let runs = line.chunk_by(|a, b| a == b).map(|run| (run.len(), run[0]));
    runs.filter(|&(_, colour)| colour > 0).collect()
}

/// How many pictures have the same clues.
struct Pictures {
    height: usize,
    with: BTreeMap<Clues, usize>,
}

impl Pictures {
    fn new(colours: usize, width: usize, height: usize) -> Self {
        let lines = lines(width, height);
        let mut with = BTreeMap::new();
        for picture in fillings(colours + 1, width * height) {
            let line = |cells: &Vec<usize>| cells.iter().map(|&cell| picture[cell]).collect();
            let clues: Clues = lines.iter().map(|cells| runs(&(line(cells)) as &Vec<_>)).collect();
            *with.entry(clues).or_default() += 1;
        }
        Self { height, with }
    }

    fn check(&self, form: usize, clues: &Clues) {
        let expected = self.with.get(clues).copied().unwrap_or(0);
        check(&self.sheet(form, clues), expected);
    }

    fn sheet(&self, form: usize, clues: &Clues) -> Sheet {
        let coloured = clues.iter().flatten().any(|&(_, colour)| colour > 1);
        if coloured {
            in_colours(form, self.height, clues)
        } else {
            in_black(form, self.height, clues)
        }
    }
}

fn clue_lines(clues: &[Runs], word: impl Fn(&(usize, usize)) -> String) -> String {
    let line = |runs: &Runs| match runs.is_empty() {
        true => "0\n".to_owned(),
        false => runs.iter().map(&word).collect::<Vec<_>>().join(" ") + "\n",
    };
    clues.iter().map(line).collect()
}

fn in_black(form: usize, height: usize, clues: &Clues) -> Sheet {
    let width = clues.len() - height;
    let black = |clues: &[Runs]| clue_lines(clues, |(length, _)| length.to_string());
    let (rows, columns) = (black(&clues[..height]), black(&clues[height..]));
    let (id, text) = match form % 9 {
        0 => ("clues", format!("{height} {width}\n{rows}{columns}")),
        1 => ("nin", format!("{width} {height}\n{rows}{columns}")),
        2 => ("mk", format!("{height} {width}\n{rows}#\n{columns}")),
        3 => ("cwd", format!("{height}\n{width}\n{rows}\n{columns}")),
        4 => ("olsak", format!(": rows\n{rows}: columns\n{columns}: end\n")),
        5 => {
            let (rows, columns) = (rows.replace(' ', ","), columns.replace(' ', ","));
            ("non", format!("width {width}\nheight {height}\nrows\n{rows}columns\n{columns}"))
        }
        6 if width == height => ("tournament", format!("$1\n{columns}{rows}")),
        7 => ("webpbn", in_elements("", clues, height)),
        _ => ("grille", format!("grille 1 nonogram\nrows\n{rows}columns\n{columns}")),
    };
    Sheet::new("nonogram", id, text)
}

fn in_colours(form: usize, height: usize, clues: &Clues) -> Sheet {
    let word = |(length, colour): &(usize, usize)| format!("{length}{}", ["", "r", "g"][*colour]);
    let (rows, columns) = clues.split_at(height);
    if form.is_multiple_of(3) {
        let (rows, columns) = (clue_lines(rows, word), clue_lines(columns, word));
        let colours = "colours\n. #ffffff\nr #ff0000\ng #00ff00\n";
        let text = format!("grille 1 nonogram\n{colours}rows\n{rows}columns\n{columns}");
        return Sheet::new("nonogram", "grille", text);
    }
    if form % 3 == 1 {
        let (rows, columns) = (clue_lines(rows, word), clue_lines(columns, word));
        let colours = "#d\n0:. white\nr:r red\ng:g #00ff00\n";
        let text = format!("{colours}: rows\n{rows}: columns\n{columns}: end\n");
        return Sheet::new("nonogram", "olsak", text);
    }
    let colours = "<color name=\"red\">f00</color><color name=\"green\">0f0</color>";
    Sheet::new("nonogram", "webpbn", in_elements(colours, clues, height))
}

/// The XML of webpbn.com, in black unless there are colours.
fn in_elements(colours: &str, clues: &Clues, height: usize) -> String {
    let line = |runs: &Runs| {
        let count = |&(length, colour): &(usize, usize)| match colours {
            "" => format!("<count>{length}</count>"),
            _ => format!("<count color=\"{}\">{length}</count>", ["", "red", "green"][colour]),
        };
        format!("<line>{}</line>", runs.iter().map(count).collect::<String>())
    };
    let (rows, columns) = clues.split_at(height);
    let [rows, columns] = [rows, columns].map(|clues| clues.iter().map(line).collect::<String>());
    format!(
        "<puzzle>{colours}<clues type=\"rows\">{rows}</clues>\
         <clues type=\"columns\">{columns}</clues></puzzle>"
    )
}

/// Runs that fit a line, which is to say the runs of some line.
fn random_clues(seed: &mut Seed, colours: usize, width: usize, height: usize) -> Clues {
    let mut clue = |length: usize| {
        let line: Vec<usize> = (0..length).map(|_| seed.below(colours + 1)).collect();
        runs(&line)
    };
    let rows: Clues = (0..height).map(|_| clue(width)).collect();
    rows.into_iter().chain((0..width).map(|_| clue(height))).collect()
}

#[test]
fn the_clues_of_every_picture_of_12_cells_and_less() {
    let sizes = [(1, 1), (1, 3), (4, 1), (2, 2), (3, 2), (2, 4), (3, 3), (4, 3), (3, 4)];
    for (width, height) in sizes {
        let pictures = Pictures::new(1, width, height);
        for (number, clues) in pictures.with.keys().enumerate() {
            pictures.check(number, clues);
        }
    }
}

#[test]
fn the_clues_of_every_picture_of_6_cells_in_two_colours() {
    for (width, height) in [(1, 1), (5, 1), (1, 4), (2, 2), (3, 2), (2, 3)] {
        let pictures = Pictures::new(2, width, height);
        for (number, clues) in pictures.with.keys().enumerate() {
            pictures.check(number, clues);
        }
    }
}

#[test]
fn clues_of_no_picture_or_of_several() {
    let mut seed = Seed(3);
    for (colours, width, height) in [(1, 3, 3), (1, 4, 3), (1, 3, 4), (2, 3, 2), (2, 2, 3)] {
        let pictures = Pictures::new(colours, width, height);
        for round in 0..300 {
            pictures.check(round, &random_clues(&mut seed, colours, width, height));
        }
    }
}

/// Clues of one picture with one line changed: wrong, but not by much.
#[test]
fn clues_of_a_picture_but_for_one_line() {
    let mut seed = Seed(4);
    for (colours, width, height) in [(1, 4, 3), (2, 2, 3)] {
        let pictures = Pictures::new(colours, width, height);
        let known: Vec<&Clues> = pictures.with.keys().collect();
        for round in 0..300 {
            let mut clues = (*seed.pick(&known)).clone();
            let line = seed.below(clues.len());
            clues[line] = random_clues(&mut seed, colours, width, height)[line].clone();
            pictures.check(round, &clues);
        }
    }
}

#[test]
fn solutions_can_be_read_again() {
    for (colours, width, height) in [(1, 3, 2), (2, 2, 2), (1, 1, 3), (1, 3, 1)] {
        let pictures = Pictures::new(colours, width, height);
        for clues in pictures.with.keys() {
            check_solutions(&pictures.sheet(0, clues));
        }
    }
}
