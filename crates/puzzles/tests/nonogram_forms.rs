//! The text forms of nonograms: what each one reads, writes, refuses and says of wrong files.

use std::collections::BTreeMap;

use grille_engine::message;
use grille_puzzles::nonogram::Nonogram;
use grille_puzzles::text::own;
use grille_puzzles::{Entry, FAMILIES, Fit, FormId, Format, Instance, Puzzle};
use proptest::prelude::*;

/// ```text
/// #.#
/// ###
/// ```
const CUP: &str = "grille 1 nonogram\nrows\n1 1\n3\ncolumns\n2\n1\n2\n";

/// ```text
/// rb.
/// .b.
/// ```
const STAIRS: &str = "grille 1 nonogram\ncolours\n. #ffffff\nr #ff0000\nb #0000ff\n\
                      rows\n1r 1b\n1b\ncolumns\n1r\n2b\n0\n";

const WEBPBN: &str = r#"<?xml version="1.0"?>
<!DOCTYPE pbn SYSTEM "https://webpbn.com/pbn-0.3.dtd">
<puzzleset><source>ourselves</source>
<puzzle type="grid" defaultcolor="blue">
<title>Stairs &amp; more</title><author>Somebody</author>
<color name="white" char=".">fff</color>
<color name="red" char="%">FF0000</color>
<color name="green" char="g">00ff00</color>
<color name="blue" char="b">0000ff</color>
<clues type="columns">
<line><count color="red">1</count></line><line><count>2</count></line><line></line>
</clues>
<clues type="rows" defaultcolor="red">
<line><count>1</count><count color="blue">1</count></line>
<line><count color="blue">1</count></line>
</clues>
<solution type="saved"><image>|???|???|</image></solution>
<solution type="goal"><image>
|%b.|
|.b.|
</image></solution>
</puzzle>
<puzzle><title>Bad</title></puzzle>
<puzzle><title>Cup</title>
<clues type="rows">
<line><count>1</count><count>1</count></line><line><count>3</count></line>
</clues>
<clues type="columns">
<line><count>2</count></line><line><count>1</count></line><line><count>2</count></line>
</clues>
<solution><image>|X.X||XXX|</image></solution>
</puzzle></puzzleset>
"#;

const OLSAK: &str = "Stairs\n#declarations\n  0:   white  comment\n  1:*  red\n  g:   forest/sky\n\
                     \x20b:b\t#0000FF\n: rows\n1 1b\n1b\n:\n1\n2b\n\n: end\nmore words\n";

/// One file in every form that has something to read, and the puzzle that it is.
const SAMPLES: &[(&str, &str, &str)] = &[
    ("clues", "2 3\n1 1\n3\n2\n1\n2\n", CUP),
    ("nin", "3 2\n1 1\n3\n2\n1\n2\n", CUP),
    ("mk", "2 3\r\n1 1\r\n3\r\n#\r\n2\r\n1\r\n2\r\n\r\n", CUP),
    ("mk", "1 2\n\n#\n0\n\n", "grille 1 nonogram\nrows\n0\ncolumns\n0\n0\n"),
    (
        "non",
        "catalogue \"ours 1\"\ntitle \"A cup\"\nby Somebody\nwidth 3\nheight 2\n\nrows\n1,1\n3\n\n\
         columns\n2\n1\n2\n\ngoal \"101111\"\n",
        CUP,
    ),
    ("cwd", "2\n3\n1 1\n3\n\n2\n1\n2\n", CUP),
    ("cwd", "1\n2\n1\n\n\n1\n", "grille 1 nonogram\nrows\n1\ncolumns\n0\n1\n"),
    ("olsak", ":\n1 1\n3\n:\n2\n1\n2\n\n\n", CUP),
    ("olsak", OLSAK, STAIRS),
    ("webpbn", WEBPBN, STAIRS),
    (
        "tournament",
        "$7\n3\n1\n\n1\n2\n1\n\n\n$8\n1\n1\n",
        "grille 1 nonogram\nrows\n1\n2\n1\ncolumns\n3\n1\n0\n",
    ),
];

fn format(id: &str) -> &'static Format<Nonogram> {
    Nonogram::ABILITIES
        .forms
        .iter()
        .find(|format| format.id.name() == id)
        .expect("such a form exists")
}

fn read(id: &str, text: &str) -> Vec<Entry<Nonogram>> {
    (format(id).read)(text)
}

fn from_own(text: &str) -> Nonogram {
    own::read(text).remove(0).puzzle.expect("our own form is right in tests")
}

/// The form that fits best, and its family.
fn best(text: &str) -> (Fit, &'static str, &'static str) {
    let fits = FAMILIES.iter().map(|family| {
        let fitting = |id: FormId| family.fit(id, text).map_or(Fit::No, |fitting| fitting.fit);
        let forms = family.formats().into_iter().map(|form| form.id);
        let fits = forms.map(|id| (fitting(id), family.info().id, id.name()));
        fits.reduce(|best, next| if next.0 > best.0 { next } else { best }).expect("has forms")
    });
    let all: Vec<_> = fits.collect();
    let best = *all.iter().max_by_key(|(fit, ..)| *fit).expect("has families");
    let ties = all.iter().filter(|(fit, ..)| *fit == best.0).count();
    assert_eq!(ties, 1, "{all:?} for {text}");
    best
}

#[test]
fn every_form_reads_its_sample() {
    for (id, text, expected) in SAMPLES {
        let puzzle = read(id, text).remove(0).puzzle;
        assert_eq!(puzzle.as_ref(), Ok(&from_own(expected)), "{id}: {text}");
    }
}

#[test]
fn every_sample_is_known_by_its_content() {
    for (id, text, _) in SAMPLES {
        assert_eq!(best(text), (Fit::Sure, "nonogram", *id), "{text}");
    }
}

#[test]
fn what_a_form_writes_it_reads() {
    for (id, _, expected) in SAMPLES {
        let puzzle = from_own(expected);
        let write = format(id).write.expect("every form of nonograms is written");
        let text = write(&puzzle).expect("the sample came from this form");
        assert_eq!(read(id, &text).remove(0).puzzle, Ok(puzzle), "{text}");
    }
}

#[test]
fn forms_in_black_refuse_colours() {
    for id in ["clues", "nin", "mk", "non", "cwd", "tournament"] {
        let write = format(id).write.expect("every form of nonograms is written");
        assert_eq!(write(&from_own(STAIRS)), Err(message!("nonogram-no-colours")));
    }
    let write = format("tournament").write.expect("tournaments are written");
    assert_eq!(write(&from_own(CUP)), Err(message!("nonogram-square-only")));
}

/// Title, author and solution of each puzzle; what could not be read has none.
fn about(id: &str, text: &str) -> Vec<[String; 3]> {
    let words = |entry: Entry<Nonogram>| {
        [entry.titles.title, entry.titles.author, entry.solution].map(Option::unwrap_or_default)
    };
    read(id, text).into_iter().map(words).collect()
}

#[test]
fn titles_and_solutions_are_kept() {
    let stairs = ["Stairs & more", "Somebody", "rb.\n.b.\n"];
    assert_eq!(about("webpbn", WEBPBN), [stairs, ["Bad", "", ""], ["Cup", "", "#.#\n###\n"]]);
    assert_eq!(about("olsak", OLSAK), [["Stairs", "", ""]]);
    assert_eq!(about("tournament", "$1\n1\n1\n$2\nx\n1\n"), [["1", "", ""], ["2", "", ""]]);
    let non = SAMPLES.iter().find(|(id, ..)| *id == "non").expect("there is one").1;
    assert_eq!(about("non", non), [["A cup", "Somebody", "101\n111\n"]]);
}

#[test]
fn solutions_that_came_along_are_read() {
    let mut came = Vec::new();
    for (id, text, _) in SAMPLES {
        for entry in read(id, text) {
            let (Ok(puzzle), Some(solution)) = (entry.puzzle, entry.solution) else { continue };
            let values = puzzle.read_solution(&solution).expect("the forms agree");
            assert_eq!(values.len(), Puzzle::size(&puzzle).area());
            came.push(*id);
        }
    }
    came.dedup();
    assert_eq!(came, ["non", "webpbn"]);
    let cup = from_own(CUP);
    let solution = vec![1, 0, 1, 1, 1, 1];
    assert_eq!(Instance::read_solution(&cup, "# the cup\n#.#\n###\n"), Ok(solution.clone()));
    assert_eq!(
        Instance::read_solution(&cup, &Instance::solution_text(&cup, &solution)),
        Ok(solution)
    );
    let error = Instance::read_solution(&cup, "#.#\n#!#\n").expect_err("`!` is no sign");
    assert_eq!(error.to_string(), "found `!`, expected `.`, `?` or `#`");
    let half = Instance::read_filling(&cup, "#.?\n?##\n").expect("`?` is open");
    assert_eq!(half, [Some(1), Some(0), None, None, Some(1), Some(1)]);
    let error = Instance::read_solution(&cup, "#.?\n?##\n").expect_err("it is half-filled");
    assert_eq!(error.to_string(), "found an unfinished solution, expected a finished one");
}

#[track_caller]
fn check_error(id: &str, text: &str, place: (usize, usize), sentence: &str) {
    let error = read(id, text).into_iter().find_map(|entry| entry.puzzle.err());
    let error = error.expect("the text is wrong");
    assert_eq!((error.line_column(text), error.to_string().as_str()), (place, sentence));
}

#[test]
fn wrong_clues_are_pointed_at() {
    check_error("mk", "2 2\n1\n#\n1\n1\n", (3, 1), "found a line `#` after 1 row, expected 2 rows");
    check_error("mk", "1 1\n1\n1\n", (3, 1), "found `1`, expected a line `#` after the rows");
    check_error("mk", "1 2\n1\n#\n1\n", (5, 1), "found the end after 1 column, expected 2 columns");
    check_error("mk", "1 1\n1\n#\n1\n\n 9\n", (6, 2), "found `9`, expected nothing after 1 column");
    let side = "expected a number of lines from 1 to 2000";
    check_error("mk", "1 99999\n", (1, 3), &format!("found `99999`, {side}"));
    check_error("cwd", "2\n4 4\n", (2, 1), "found 2 words, expected the width, alone on its line");
    check_error("cwd", "1\n1\né\n\n1\n", (3, 1), "found `é`, expected a run from 0 to 2000");
    let long = "found runs that need 3 cells, expected at most 2, the length of the line";
    check_error("cwd", "1\n2\n1 1\n\n1\n1\n", (3, 1), long);
    let odd = "found 3 lines of clues, expected as many for the columns as for the rows";
    check_error("tournament", "$1\n1\n1\n$2\n1\n1\n1\n", (4, 1), odd);
    check_error(
        "tournament",
        "1\n$1\n",
        (1, 1),
        "found no number of a puzzle, expected a line like `$1`",
    );
    check_error("tournament", "$1\n$2\n1\n1\n", (1, 1), "found 0 rows, expected 1 to 2000 rows");
}

#[test]
fn wrong_keywords_are_pointed_at() {
    check_error("non", "3\nwidth 2\n", (1, 1), "found `3`, expected a keyword such as `width`");
    check_error("non", "height 2\n", (1, 1), "found no line `width`, expected a line `width`");
    let side = "found `x`, expected a number of lines from 1 to 2000";
    check_error("non", "width 1\nheight \"x\"\n", (2, 9), side);
    let rows = "width 1\nheight 2\nrows\n1\ncolumns\n1\n";
    check_error("non", rows, (3, 1), "found 1 line below `rows`, expected 2 lines");
}

#[test]
fn wrong_colours_are_pointed_at() {
    check_error("olsak", "#d\n", (2, 1), "found the end, expected `:` and the rows");
    check_error("olsak", ":\n1\n", (3, 1), "found the end, expected `:` and the columns");
    check_error("olsak", ":\n:\n1\n:\n", (3, 1), "found 0 rows, expected 1 to 2000 rows");
    check_error("olsak", "#Triddler\n:\n", (1, 1), "found a triddler, expected a board of squares");
    let colour = "expected signs and a colour, as in `r:% red` or `r:% #ff0000`";
    check_error("olsak", "#d\n  r red\n:\n1\n:\n1\n", (2, 3), &format!("found `r red`, {colour}"));
    check_error("olsak", "#d\nr:r #f\n:\n1\n:\n1\n", (2, 1), &format!("found `r:r #f`, {colour}"));
    let sign = "expected a length and the sign of a colour, as in `3a`";
    check_error("olsak", "#d\nr:r red\n:\n1r 1\n:\n1r\n", (4, 4), &format!("found `1`, {sign}"));
    check_error("olsak", "#d\nr:r red\n:\n1é\n:\n1r\n", (4, 1), &format!("found `1é`, {sign}"));
}

#[track_caller]
fn check_xml(puzzle: &str, place: (usize, usize), sentence: &str) {
    check_error("webpbn", &format!("<puzzleset>\n{puzzle}</puzzleset>"), place, sentence);
}

#[test]
fn wrong_xml_is_pointed_at() {
    let why = "found `<`, expected well-formed XML (expected 'é' tag, not 'puzzleset')";
    check_xml("é <é>", (2, 6), why);
    let entity = "<!DOCTYPE a [<!ENTITY b \"c\">]><puzzle/>";
    check_error(
        "webpbn",
        entity,
        (1, 14),
        "found an entity, expected XML that declares no entities",
    );
    let end = "expected well-formed XML (the root node was opened but never closed)";
    check_error("webpbn", "<puzzle>\n", (2, 1), &format!("found the end, {end}"));
    let other = "found no puzzle in `<svg>`, expected `<puzzleset>`, in it `<puzzle>`";
    check_error("webpbn", "<svg/>", (1, 1), other);
    let triddler = "found `triddler`, expected `grid`, the one shape we know";
    check_xml("<puzzle type='triddler'/>", (2, 9), triddler);
    let rows = "<puzzle><clues type='rows'><line><count";
    check_xml("<puzzle/>", (2, 1), "found no clues of rows, expected `<clues type=\"rows\">`");
    let end = "</line></clues></puzzle>";
    let number = "found `é`, expected a run from 0 to 2000";
    check_xml(&format!("{rows}> é</count>{end}"), (2, 42), number);
    let colour = "found the colour `red`, expected a colour that is declared";
    check_xml(&format!("{rows} color='red'>1</count>{end}"), (2, 34), colour);
    let white = "found a run in `white`, the background, expected another colour";
    check_xml(&format!("{rows} color='white'>1</count>{end}"), (2, 34), white);
    let digits = "found `zzz`, expected a colour in hexadecimal digits, as in `ff0000`";
    check_xml("<puzzle><color name='red'>zzz</color></puzzle>", (2, 27), digits);
}

/// The clue of a line of colours, in our own form.
fn clue(cells: &[usize], signs: &BTreeMap<usize, char>) -> String {
    let runs = cells.chunk_by(|a, b| a == b).filter(|run| run[0] > 0);
    let words: Vec<String> = runs.map(|run| format!("{}{}", run.len(), signs[&run[0]])).collect();
    if words.is_empty() { "0".to_owned() } else { words.join(" ") }
}

/// The nonogram of a picture, in black if that is its only colour.
fn from_picture(width: usize, cells: &[usize]) -> Nonogram {
    let used = |colour: &usize| cells.contains(colour);
    let signs: BTreeMap<usize, char> = (1..).zip('a'..='d').filter(|(c, _)| used(c)).collect();
    let mut text = "grille 1 nonogram\ncolours\n. #ffffff\n".to_owned();
    for (colour, sign) in &signs {
        text += &format!("{sign} #{}\n", if *colour == 1 { "000000" } else { "0000f1" });
    }
    let rows = cells.chunks(width).map(<[usize]>::to_vec);
    let column = |x: usize| cells.iter().skip(x).step_by(width).copied().collect::<Vec<_>>();
    let line = |cells: Vec<usize>| clue(&cells, &signs) + "\n";
    let plain = signs.keys().all(|&colour| colour == 1);
    let rows: String = rows.map(line).collect();
    let columns: String = (0..width).map(column).map(line).collect();
    let body = format!("rows\n{rows}columns\n{columns}");
    match plain {
        true => from_own(&format!("grille 1 nonogram\n{}", body.replace('a', ""))),
        false => from_own(&(text + &body)),
    }
}

fn pictures() -> impl Strategy<Value = Nonogram> {
    (1..7usize, 1..7usize, 1..5usize).prop_flat_map(|(width, height, most)| {
        let cells = prop::collection::vec(0..=most, width * height);
        cells.prop_map(move |cells| from_picture(width, &cells))
    })
}

/// A sample with a part of it replaced.
fn damaged() -> impl Strategy<Value = String> {
    let words =
        prop_oneof!["\\PC{0,8}", "[0-9 \n:#$a<>/\"|=-]{0,6}", Just("é\u{feff}\r\n".to_owned())];
    (0..SAMPLES.len(), any::<prop::sample::Index>(), 0..20usize, words).prop_map(
        |(sample, from, length, words)| {
            let characters: Vec<char> = SAMPLES[sample].1.chars().collect();
            let from = from.index(characters.len());
            let to = (from + length).min(characters.len());
            let (before, after) = (&characters[..from], &characters[to..]);
            before.iter().chain(words.chars().collect::<Vec<_>>().iter()).chain(after).collect()
        },
    )
}

/// No panic, and every error points at characters of the text.
fn check_all_forms(text: &str) {
    for format in Nonogram::ABILITIES.forms {
        (format.fits)(text);
        for entry in (format.read)(text) {
            if let Err(error) = entry.puzzle {
                assert!(text.get(error.span.clone()).is_some(), "{}: {error:?}", format.id);
            }
        }
    }
}

proptest! {
    #[test]
    fn pictures_survive_every_form(puzzle in pictures()) {
        for format in Nonogram::ABILITIES.forms {
            let Some(write) = format.write else { continue };
            let Ok(text) = write(&puzzle) else { continue };
            prop_assert_eq!((format.read)(&text).remove(0).puzzle, Ok(puzzle.clone()), "{}", text);
        }
    }

    #[test]
    fn no_text_makes_a_form_panic(text in "\\PC{0,60}|[ 0-9a\n\t:#$,<>]{0,60}|\\p{Any}{0,40}") {
        check_all_forms(&text);
    }

    #[test]
    fn no_damaged_file_makes_a_form_panic(text in damaged()) {
        check_all_forms(&text);
    }
}
