//! Pictures of one board, one after the other: changes lead from each to the next.

use std::collections::BTreeSet;

use grille::{Cue, Drawing, Known, Place};
use grille_paint::svg::Series;

use crate::pictures::{half_known, puzzle, solutions};

/// What a look is, and where it is seen.
type Seen = BTreeSet<(String, String)>;

/// All looks of a picture by name, and those that stand on the board at the beginning.
fn parts(picture: &str) -> (Vec<String>, BTreeSet<String>) {
    let document = roxmltree::Document::parse(picture).expect("a document");
    let is_look = |node: &roxmltree::Node<'_, '_>| {
        node.attribute("href").is_some_and(|name| name.starts_with("#k"))
    };
    let uses = document.descendants().filter(is_look);
    let number =
        |text: Option<&str>| text.and_then(|text| text.parse::<u32>().ok()).expect("it is");
    let svg = document.root_element();
    let (columns, unit) =
        (number(svg.attribute("data-columns")), number(svg.attribute("data-unit")));
    let name = |node: roxmltree::Node<'_, '_>| {
        let [x, y] = ["x", "y"].map(|name| number(node.attribute(name)) / unit);
        format!("{}.{}", &node.attribute("href").expect("it refers")[2..], y * columns + x)
    };
    let standing = uses.map(name).collect();
    let mut looks = vec![String::new(); picture.matches("<g id=\"k").count()];
    for line in picture.split("<g id=\"k").skip(1) {
        let (number, rest) = line.split_once('"').expect("it ends");
        let (look, _) = rest.split_once("</g>\n").expect("it ends");
        looks[number.parse::<usize>().expect("a number")] = look.to_owned();
    }
    (looks, standing)
}

fn seen(looks: &[String], standing: &BTreeSet<String>) -> Seen {
    let look = |name: &String| {
        let (look, cell) = name.split_once('.').expect("two numbers");
        (looks[look.parse::<usize>().expect("a number")].clone(), cell.to_owned())
    };
    standing.iter().map(look).collect()
}

/// Each picture that the changes lead to is what stands on the board if it is drawn alone.
#[track_caller]
fn check(drawings: &[Drawing]) {
    let mut series = Series::default();
    let frames: Vec<_> = drawings.iter().map(|drawing| series.add(drawing.clone())).collect();
    let (looks, mut standing) = parts(&series.picture(""));
    for (frame, drawing) in frames.iter().zip(drawings) {
        for change in frame.changes.iter().map(|change| change.to_string()) {
            if !standing.remove(&change) {
                standing.insert(change);
            }
        }
        let mut alone = Series::default();
        alone.add(drawing.clone());
        let (own, there) = parts(&alone.picture(""));
        assert_eq!(seen(&looks, &standing), seen(&own, &there));
        assert_eq!(frame.lights.is_empty(), drawing.highlights.is_empty());
    }
}

#[test]
fn changes_lead_from_each_picture_to_the_next() {
    let examples = [
        "1.....2......3.4",
        "examples/boat.txt",
        "corpus/nonogram/colours-7x5.txt",
        "examples/bridges.txt",
        "examples/singles.txt",
        "examples/takuzu.txt",
        "6",
    ];
    for example in examples {
        let puzzle = puzzle(example);
        let solution = &solutions(puzzle.as_ref())[0];
        let half = half_known(puzzle.as_ref(), solution);
        let draw = |known: Known<'_>| puzzle.draw(known);
        let places = [(Place::Cell(grille::Cell(0)), Cue::Follows)];
        check(&[
            draw(Known::Nothing),
            draw(Known::Candidates(&half)),
            draw(Known::Domains(&half)).lit(&places),
            draw(Known::Solution(solution)),
            draw(Known::Nothing),
        ]);
    }
}

/// Cells that look alike are drawn once: what a picture takes does not grow with their number.
#[test]
fn a_look_is_written_once() {
    let board = puzzle("examples/boat.txt");
    let solution = &solutions(board.as_ref())[0];
    let mut series = Series::default();
    series.add(board.draw(Known::Nothing));
    let last = series.add(board.draw(Known::Solution(solution)));
    let picture = series.picture("");
    assert!(last.changes.len() > 20, "{}", last.changes.len());
    assert_eq!(picture.matches("class=\"shade\"").count(), 1);
}
