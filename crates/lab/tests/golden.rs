//! A small folder of results as every kind of table and plot, in both languages.
//!
//! `SNAPSHOTS=overwrite cargo test -p grille-lab --test golden` writes what comes out now.

use std::fs;
use std::io::Write;
use std::path::Path;

use grille_engine::Language;
use grille_lab::{Record, Study, WORDS, Wrong, Wrongs};
use grille_words::{COMMON, Words};
use snapbox::{Data, assert_data_eq};

/// What families are called is not for this crate to say.
const NAMES: [&str; 2] = ["bridges-name = bridges", "bridges-name = ponts"];

fn words(language: Language) -> Words {
    let name = NAMES[usize::from(language == Language::French)];
    Words::new(language, &[COMMON.text(language), WORDS.text(language), name])
}

fn study() -> Study {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/results");
    let mut records = Vec::new();
    for method in ["fast", "greedy"] {
        for file in fs::read_dir(root.join(method)).expect("a folder") {
            let path = file.expect("a file").path();
            let instance = path.file_stem().expect("a name").to_string_lossy();
            let text = fs::read_to_string(&path).expect("text");
            records.push(Record::read(&instance, method, &text).expect("a result"));
        }
    }
    Study::new(records)
}

#[track_caller]
fn check(text: String, name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    assert_data_eq!(Data::text(text).raw(), Data::read_from(&path, None).raw());
}

#[test]
fn tables_are_as_they_were_looked_at() {
    let study = study();
    check(grille_lab::csv(&study), "results.csv");
    for language in Language::ALL {
        let (words, code) = (words(language), language.code());
        check(grille_lab::summary(&study, &words, 100), &format!("summary.{code}.txt"));
        check(grille_lab::results(&study, &words, 100), &format!("results.{code}.txt"));
        check(grille_lab::markdown(&study, &words), &format!("results.{code}.md"));
        check(grille_lab::latex(&study, &words), &format!("results.{code}.tex"));
    }
}

#[test]
fn a_narrow_terminal_has_narrow_tables() {
    let (study, words) = (study(), words(Language::English));
    for width in [30, 40, 60, 80] {
        for table in [grille_lab::results, grille_lab::summary] {
            let text = table(&study, &words, width);
            let widest = text.lines().map(|line| line.chars().count()).max();
            assert!(widest.is_some_and(|widest| widest <= width), "{width}:\n{text}");
        }
    }
}

#[test]
fn plots_are_well_formed_and_say_what_they_show() {
    let study = study();
    for language in Language::ALL {
        let pictures = grille_lab::pictures(&study, &words(language));
        let names: Vec<&str> = pictures.iter().map(|picture| picture.name.as_str()).collect();
        let kinds = ["bridges-time", "bridges-profile", "bridges-boxes", "bridges-guesses"];
        let others = ["bridges-solution-profile", "bridges-solution-boxes"];
        assert_eq!(names, [&kinds[..], &others].concat(), "each question has its own");
        for picture in &pictures {
            let document = roxmltree::Document::parse(&picture.svg).expect("well-formed");
            let title = document.descendants().find(|node| node.has_tag_name("title"));
            assert_eq!(title.and_then(|node| node.text()), Some(picture.title.as_str()));
            let texts: Vec<&str> = document
                .descendants()
                .filter(|node| node.has_tag_name("text"))
                .filter_map(|node| node.text())
                .collect();
            let is_other = others.contains(&picture.name.as_str());
            let has = |method: &str| texts.iter().any(|text| text.contains(method));
            let expected = if is_other { [false, true] } else { [true, false] };
            assert_eq!(["fast", "greedy"].map(has), expected, "{texts:?}");
        }
        let wrong = Wrong {
            instance: "boat".to_owned(),
            method: "greedy".to_owned(),
            says: vec!["3 < 4".to_owned()],
            svg: Some("<svg class=\"grille\"></svg>\n".to_owned()),
        };
        let wrongs = Wrongs { shown: &[wrong], number: 3, style: ".grille { }" };
        let page = grille_lab::page(&study, &pictures, wrongs, &words(language));
        assert_eq!(page.matches("<svg").count(), 7);
        assert!(page.contains("3 &lt; 4") && page.contains(".grille { }"));
        assert!(!page.contains("href=") && !page.contains("src="), "it needs nothing else");
    }
}

/// The pixels of a row of a PNG that are dark, from the left.
fn dark(png: &[u8], row: std::ops::Range<usize>) -> Vec<usize> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("it is small")];
    let info = reader.next_frame(&mut pixels).expect("whole");
    assert_eq!((info.width, info.color_type), (1520, png::ColorType::Rgb));
    let is_dark = |pixel: &[u8]| pixel.iter().all(|&channel| channel < 100);
    let rows = pixels.chunks(info.line_size).take(row.end).skip(row.start);
    let dark = rows.flat_map(|row| {
        let pixels = row.chunks(3).enumerate().filter(|(_, pixel)| is_dark(pixel));
        pixels.map(|(x, _)| x).collect::<Vec<_>>()
    });
    dark.collect()
}

#[test]
fn bitmaps_have_the_title_in_the_middle() {
    for picture in grille_lab::pictures(&study(), &words(Language::French)) {
        let dark = dark(&picture.png(), 0..60);
        let (left, right) = (dark.iter().min().expect("text"), dark.iter().max().expect("text"));
        assert!(dark.len() > 300, "{}: {} dark pixels", picture.name, dark.len());
        // The text beside the axis of a flat picture may reach up here.
        assert!(*left < 30 || (left + right).abs_diff(1520) < 40, "{left} {right}");
    }
}

#[test]
fn what_stands_on_a_plot_stands_within_it() {
    for picture in grille_lab::pictures(&study(), &words(Language::French)) {
        let document = roxmltree::Document::parse(&picture.svg).expect("well-formed");
        let frame = document.root_element().attribute("viewBox").expect("a size");
        let frame: Vec<f64> = frame.split(' ').map(|n| n.parse().expect("a number")).collect();
        for line in document.descendants().filter(|node| node.has_tag_name("polyline")) {
            let points = line.attribute("points").expect("points").split_whitespace();
            for point in points {
                let (x, y) = point.split_once(',').expect("two numbers");
                let (x, y): (f64, f64) = (x.parse().expect("x"), y.parse().expect("y"));
                assert!((0.0..=frame[2]).contains(&x) && (0.0..=frame[3]).contains(&y));
            }
        }
    }
}

#[test]
#[ignore = "needs LaTeX: Debian's texlive-latex-base is enough"]
fn tables_compile_with_a_real_latex() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let every: String = (' '..='\u{250}').filter(|sign| !sign.is_control()).collect();
    let odd = "solveTime = 1\nisOptimal = true\n";
    for language in Language::ALL {
        let mut records = study().records().to_vec();
        records.push(Record::read(&format!("{every}日本"), "{m}_\\#", odd).expect("a result"));
        let file = folder.join(format!("results-{}.tex", language.code()));
        fs::write(&file, grille_lab::latex(&Study::new(records), &words(language))).expect("ours");
        let compiled = std::process::Command::new("pdflatex")
            .args(["-interaction=nonstopmode", "-halt-on-error", "-output-directory"])
            .args([folder, &file])
            .output();
        match compiled {
            Ok(output) => {
                assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
            }
            // Past what tests capture, so that it is seen.
            Err(error) => {
                let said = "SKIPPED, for there is no pdflatex (Debian's texlive-latex-base has it)";
                writeln!(std::io::stderr(), "{said}: {error}").expect("somebody reads");
                return;
            }
        }
    }
}
