//! `grille lab report`: results as tables and plots.

use std::fs;
use std::path::Path;

use grille::{Message, message};
use grille_lab::{Study, Wrongs};

use super::super::lists;
use super::{results, wrong};
use crate::args::LabReport;
use crate::exit::Code;
use crate::whole::{self, trouble};
use crate::{paint, speech};

pub fn run(options: &LabReport) -> Result<Code, Message> {
    let results = Path::new(&options.results);
    let (study, mistakes) = results::read(results)?;
    for mistake in &mistakes {
        anstream::eprintln!("{mistake}");
    }
    if study.records().is_empty() {
        return Err(message!("lab-no-results", folder = options.results.as_str()));
    }
    options.out.as_deref().map_or(Ok(()), |folder| write(&study, results, Path::new(folder)))?;
    let (words, width) = (speech::words(), paint::terminal_width());
    let tables =
        [grille_lab::results, grille_lab::summary].map(|table| table(&study, words, width));
    lists::print(tables.join("\n").as_bytes());
    Ok(if mistakes.is_empty() { Code::Solved } else { Code::Bad })
}

/// Every kind of table, the plots, and a page that holds all of it and draws wrong answers.
pub fn write(study: &Study, results: &Path, folder: &Path) -> Result<(), Message> {
    fs::create_dir_all(folder).map_err(|error| trouble(folder, &error))?;
    let words = speech::words();
    let pictures = grille_lab::pictures(study, words);
    whole::write(&folder.join("results.csv"), &grille_lab::csv(study))?;
    whole::write(&folder.join("results.md"), &grille_lab::markdown(study, words))?;
    whole::write(&folder.join("results.tex"), &grille_lab::latex(study, words))?;
    for picture in &pictures {
        whole::write(&folder.join(format!("{}.svg", picture.name)), &picture.svg)?;
        whole::write(&folder.join(format!("{}.png", picture.name)), &picture.png())?;
    }
    let (wrong, number) = wrong::of(study, results);
    let wrongs = Wrongs { shown: &wrong, number, style: &grille_paint::svg::style() };
    whole::write(&folder.join("report.html"), &grille_lab::page(study, &pictures, wrongs, words))
}
