//! What must be true of every text.

use grille::{
    Content, FAMILIES, Family, FormId, Instance, Item, Known, ParseError, Reading, Titles,
    Unrecognised,
};
use proptest::test_runner::TestCaseError;
use proptest::{prop_assert, prop_assert_eq};

/// Nothing, or what is wrong with a text.
pub type Checked = Result<(), TestCaseError>;

/// Larger boards are read, but not modelled and drawn here.
const SMALL: usize = 400;

/// Nothing known, the family known, the form known, or both.
pub fn readings() -> Vec<Reading> {
    let mut all = vec![Reading::default()];
    for family in FAMILIES {
        let family = Some(*family);
        all.push(Reading { family, ..Reading::default() });
        for form in family.into_iter().flat_map(Family::formats) {
            let form = Some(form.id);
            all.push(Reading { form, ..Reading::default() });
            all.push(Reading { family, form, settings: Vec::new() });
        }
    }
    all
}

/// Any bytes: a text, a picture, or neither.
pub fn bytes_survive(bytes: &[u8]) -> Checked {
    match grille::decode(bytes) {
        Err(why) => prop_assert!(!why.to_string().is_empty()),
        Ok(Content::Text(text)) => survives(&text)?,
        Ok(Content::Picture(pixels)) => match grille::read_picture(&pixels, &Reading::default()) {
            Err(why) => prop_assert!(!why.to_string().is_empty()),
            Ok(item) => check_item(&item, "")?,
        },
    }
    Ok(())
}

/// However it is read, nothing panics and errors point into the text.
pub fn survives(text: &str) -> Checked {
    for reading in readings() {
        if let Err(why) = grille::recognise(text, &reading) {
            check_unrecognised(&why, text)?;
        }
        match grille::read(text, &reading) {
            Ok(items) => items.iter().try_for_each(|item| check_item(item, text))?,
            Err(why) => check_unrecognised(&why, text)?,
        }
    }
    Ok(())
}

fn check_unrecognised(why: &Unrecognised, text: &str) -> Checked {
    prop_assert!(!why.to_string().is_empty());
    if let Unrecognised::Foreign(error) = why {
        check_error(error, text)?;
    }
    Ok(())
}

fn check_item(item: &Item, text: &str) -> Checked {
    if let Some(read) = &item.read_as {
        let family = grille::family(read.family).expect("the family exists");
        prop_assert!(family.formats().iter().any(|known| known.id == read.form));
    }
    match &item.puzzle {
        Err(error) => check_error(error, text),
        Ok(puzzle) => {
            check_puzzle(puzzle.as_ref(), &item.titles)?;
            let mut solutions = item.solution.iter().map(String::as_str).chain([text]);
            solutions.try_for_each(|solution| check_solution_text(puzzle.as_ref(), solution))
        }
    }
}

/// The place of an error can be cut out of the text, and shown.
fn check_error(error: &ParseError, text: &str) -> Checked {
    prop_assert!(text.get(error.span.clone()).is_some(), "{error:?} lies outside of {text:?}");
    let (line, column) = error.line_column(text);
    let lines: Vec<&str> = text.split('\n').collect();
    let shown = lines.get(line - 1).is_some_and(|line| column <= line.chars().count() + 1);
    prop_assert!(shown, "{error:?} at line {line}, column {column} of {text:?}");
    prop_assert!(!error.to_string().is_empty());
    Ok(())
}

fn check_puzzle(puzzle: &dyn Instance, titles: &Titles) -> Checked {
    if puzzle.size().area() > SMALL {
        return Ok(());
    }
    puzzle.draw(Known::Nothing);
    if let Ok(model) = puzzle.model() {
        puzzle.draw(Known::Candidates(&model.domains()));
    }
    let family = grille::family(puzzle.info().id).expect("every puzzle has a family");
    for form in family.formats() {
        let written = puzzle.write(form.id, titles);
        prop_assert!(written.is_ok() || form.id != FormId::OWN, "our own form takes everything");
        prop_assert!(written.is_err() || form.writes, "{} is not written", form.id);
    }
    prop_assert!(puzzle.write(FormId::new("no such form"), titles).is_err());
    prop_assert!(puzzle.faults().iter().all(|fault| !fault.to_string().is_empty()));
    Ok(())
}

/// A solution in any words is read or refused, and what is read can be judged and written.
pub fn check_solution_text(puzzle: &dyn Instance, text: &str) -> Checked {
    let filling = match puzzle.read_filling(text) {
        Err(error) => return check_error(&error, text),
        Ok(filling) => filling,
    };
    if puzzle.model().is_ok() {
        let mistake = grille::first_mistake(puzzle, &filling).expect("it has a model");
        prop_assert!(mistake.is_none_or(|mistake| !mistake.to_string().is_empty()));
    }
    match puzzle.read_solution(text) {
        Err(error) => check_error(&error, text),
        Ok(solution) => {
            let complaints = grille::complaints(puzzle, &solution);
            prop_assert!(complaints.iter().all(|complaint| !complaint.to_string().is_empty()));
            puzzle.solution_text(&solution);
            Ok(())
        }
    }
}

/// A solution that was read can be written and read again; what it leaves out may be open then.
pub fn check_solution_kept(puzzle: &dyn Instance, text: &str) -> Checked {
    let Ok(solution) = puzzle.read_solution(text) else { return Ok(()) };
    let written = puzzle.solution_text(&solution);
    let again = puzzle.read_filling(&written);
    prop_assert_eq!(again.as_ref().map(Vec::len), Ok(solution.len()), "{:?}", written);
    let values = again.into_iter().flatten().zip(solution);
    for (found, value) in values {
        prop_assert!(found.is_none_or(|found| found == value), "{:?} from {:?}", written, text);
    }
    Ok(())
}
