//! Results as plots: what is drawn. How it is drawn is in `figure`, how it looks in `style`, and how it
//! becomes pixels in `bitmap`.
//!
//! Curves are in the units of their axes: of logarithms where an axis is logarithmic.

mod axis;
mod bitmap;
mod figure;
mod font;
mod style;

use std::collections::BTreeSet;

use grille_engine::{Argument, Message, message};
use grille_words::Words;

use crate::numbers;
use crate::record::{Question, Record};
use crate::statistics::{Spread, by_size, profile};
use crate::study::Study;
use crate::table::capital;
use axis::Axis;
use figure::{Curve, Figure, Panel, Stroke};

/// A plot, as SVG and, if that is asked for, as PNG.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// What its file is called, without ending.
    pub name: String,
    /// What it shows.
    pub title: String,
    /// The picture.
    pub svg: String,
    figure: Figure,
}

impl Picture {
    /// The same as PNG.
    pub fn png(&self) -> Vec<u8> {
        self.figure.png(&self.title)
    }
}

/// Every plot that the results have data for, family by family.
pub fn pictures(study: &Study, words: &Words) -> Vec<Picture> {
    let families = study.by_family().into_iter();
    families.flat_map(|(family, study)| of_family(&family, &study, words)).collect()
}

/// Nothing is drawn beside what answers another question: where there are two, each has its own plots.
fn of_family(family: &str, study: &Study, words: &Words) -> Vec<Picture> {
    match study.by_question().as_slice() {
        [(_, alone)] => of_question(family, None, alone, words),
        questions => questions
            .iter()
            .flat_map(|(question, study)| of_question(family, Some(*question), study, words))
            .collect(),
    }
}

/// The plots of one question, which is named if there is another one.
fn of_question(
    family: &str,
    question: Option<Question>,
    study: &Study,
    words: &Words,
) -> Vec<Picture> {
    let name = Argument::from(match family {
        "" => words.text("lab-report-instances"),
        id => words.name(id),
    });
    let figures = [
        ("time", message!("lab-plot-time", family = name.clone()), times(study, words)),
        ("profile", message!("lab-plot-profile", family = name.clone()), shares(study, words)),
        ("boxes", message!("lab-plot-boxes", family = name.clone()), boxes(study, words)),
        ("guesses", message!("lab-plot-guesses", family = name), guesses(study, words)),
    ];
    let picture = |(kind, title, figure): (&str, Message, Option<Figure>)| {
        let title = match question.map(Question::message) {
            Some(question) => message!("lab-plot-of", title = title, question = question),
            None => title,
        };
        let title = capital(&words.say(&title));
        let part = (question == Some(Question::Solution)).then_some("solution");
        let parts = [Some(family).filter(|family| !family.is_empty()), part, Some(kind)];
        let name = parts.into_iter().flatten().collect::<Vec<_>>().join("-");
        let figure = figure?;
        let svg = figure.svg(&title);
        Some(Picture { name, title, svg, figure })
    };
    figures.into_iter().filter_map(picture).collect()
}

/// Time against size: a curve a density where there are several, in a panel a method; else a curve
/// a method.
fn times(study: &Study, words: &Words) -> Option<Figure> {
    against_size(study, words, &|record| Some(record.seconds), &|values| {
        Axis::time(words.text("lab-axis-time"), values)
    })
}

/// Guesses against size, likewise.
fn guesses(study: &Study, words: &Words) -> Option<Figure> {
    let guesses = |record: &Record| record.counters.get("guesses").map(|&count| count as f64);
    against_size(study, words, &guesses, &|values| {
        Axis::count(words.text("lab-axis-guesses"), values)
    })
}

fn against_size(
    study: &Study,
    words: &Words,
    value: &dyn Fn(&Record) -> Option<f64>,
    axis: &dyn Fn(&[f64]) -> Axis,
) -> Option<Figure> {
    let densities = densities(study);
    let by_density = densities.len() > 1;
    let mut panels: Vec<(String, Vec<Curve>)> = Vec::new();
    for (style, method) in study.methods().iter().enumerate() {
        let curve = |name: String, style: usize, density: Option<f64>| {
            let is_it = |record: &&Record| density.is_none() || record.density == density;
            let points = by_size(study.of(method).filter(is_it), value);
            Curve { name, style, points, stroke: Stroke::Line }
        };
        match by_density {
            true => {
                let named = |(style, &density): (usize, &f64)| {
                    let number = numbers::shortest(density, words.language());
                    let name = words.say(&message!("lab-density", density = number));
                    curve(name, style, Some(density))
                };
                panels.push((method.clone(), densities.iter().enumerate().map(named).collect()));
            }
            false => {
                let curve = curve(method.clone(), style, None);
                match panels.first_mut() {
                    Some((_, curves)) => curves.push(curve),
                    None => panels.push((String::new(), vec![curve])),
                }
            }
        }
    }
    let points = || panels.iter().flat_map(|(_, curves)| curves).flat_map(|curve| &curve.points);
    let sides: Vec<f64> = points().map(|point| point.0).collect();
    let values: Vec<f64> = points().map(|point| point.1).collect();
    // A curve of one size says nothing.
    let is_one_size = sides.iter().all(|side| *side == sides[0]);
    if sides.is_empty() || is_one_size {
        return None;
    }
    let x = Axis::sizes(words.text("lab-axis-size"), &sides);
    let y = axis(&values);
    let panel = |(title, curves): (String, Vec<Curve>)| {
        let curves = curves.into_iter().map(|curve| curve.on(&x, &y)).collect();
        Panel { title, x: x.clone(), y: y.clone(), curves, boxes: Vec::new() }
    };
    Some(Figure { panels: panels.into_iter().map(panel).collect(), has_legend: true })
}

fn densities(study: &Study) -> Vec<f64> {
    let all: BTreeSet<u64> =
        study.records().iter().filter_map(|record| record.density).map(f64::to_bits).collect();
    all.into_iter().map(f64::from_bits).collect()
}

/// The share of instances solved within a time.
fn shares(study: &Study, words: &Words) -> Option<Figure> {
    let times: Vec<f64> = solved(study.records()).collect();
    if times.is_empty() {
        return None;
    }
    let x = Axis::time(words.text("lab-axis-time"), &times);
    let y = Axis::percent(words.text("lab-axis-share"));
    let curve = |(style, method): (usize, &String)| {
        let points = profile(study.of(method)).into_iter();
        let points = points.map(|(time, share)| (time, share * 100.0)).collect();
        Curve { name: method.clone(), style, points, stroke: Stroke::Steps }.on(&x, &y)
    };
    let curves = study.methods().iter().enumerate().map(curve).collect();
    let panel = Panel { title: String::new(), x, y, curves, boxes: Vec::new() };
    Some(Figure { panels: vec![panel], has_legend: true })
}

fn solved<'a>(records: impl IntoIterator<Item = &'a Record>) -> impl Iterator<Item = f64> {
    records.into_iter().filter(|record| record.is_solved()).map(|record| record.seconds)
}

/// How the times of each method are spread.
fn boxes(study: &Study, words: &Words) -> Option<Figure> {
    let times: Vec<f64> = solved(study.records()).collect();
    if times.is_empty() {
        return None;
    }
    let x = Axis::time(words.text("lab-axis-time"), &times);
    let name = |method: &String| {
        let (solved, all) = (solved(study.of(method)).count(), study.of(method).count());
        let method = method.as_str();
        words.say(&message!("lab-solved-of", method = method, solved = solved, all = all))
    };
    let names = study.methods().iter().map(name).collect();
    let y = Axis::names(words.text("lab-axis-method"), names);
    let spread = |method: &String| {
        let spread = Spread::of(solved(study.of(method)))?;
        let Spread { least, lower, median, upper, most } = spread;
        Some([least, lower, median, upper, most].map(|time| x.place(time)))
    };
    let boxes = study.methods().iter().map(spread).collect();
    let panel = Panel { title: String::new(), x, y, curves: Vec::new(), boxes };
    Some(Figure { panels: vec![panel], has_legend: false })
}
