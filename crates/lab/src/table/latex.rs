//! Results as LaTeX: a document that compiles by itself, and whose tables can be taken from it.

use grille_engine::Language;
use grille_words::Words;

use super::plain::cut;
use super::{Grid, long, overview};
use crate::study::Study;

/// What became of all runs, then every instance by every method, over as many pages as it takes.
pub fn latex(study: &Study, words: &Words) -> String {
    // Without the French of babel, which a small TeX does not have, accents are right all the same.
    let babel = match words.language() {
        Language::English => "",
        Language::French => "\\IfFileExists{french.ldf}{\\usepackage[french]{babel}}{}\n",
    };
    format!(
        "\\documentclass[a4paper]{{article}}\n\
         \\usepackage[utf8]{{inputenc}}\n\
         \\usepackage[landscape,margin=15mm]{{geometry}}\n\
         \\usepackage{{longtable}}\n\
         {babel}\\begin{{document}}\n\
         \\scriptsize\n\
         \\setlength{{\\tabcolsep}}{{3pt}}\n\
         {}\n{}\\end{{document}}\n",
        written(&overview(study, words)),
        written(&long(study, words))
    )
}

/// The page has so much room for letters, and between two columns one takes so much, in points.
const ROOM: usize = 740;
const LETTER: usize = 4;
const GAP: usize = 6;

/// Names of instances are cut to so many letters.
const NAME: usize = 48;

/// A table below another where one is too wide for the page: each begins with the names of the rows.
fn written(grid: &Grid) -> String {
    let rows = || std::iter::once(&grid.head).chain(&grid.rows);
    let width = |column: usize| {
        let letters = rows().map(|row| row[column].chars().count()).max().unwrap_or(0);
        letters.min(if column == 0 { NAME } else { usize::MAX }) * LETTER + GAP
    };
    let mut blocks: Vec<Vec<usize>> = Vec::new();
    let mut taken = ROOM;
    for column in 1..grid.head.len() {
        if taken + width(column) > ROOM {
            blocks.push(Vec::new());
            taken = width(0);
        }
        taken += width(column);
        blocks.last_mut().into_iter().for_each(|block| block.push(column));
    }
    blocks.iter().map(|columns| block(grid, columns)).collect()
}

/// The names of the rows and some of the columns.
fn block(grid: &Grid, chosen: &[usize]) -> String {
    let columns = "r".repeat(chosen.len());
    let line = |row: &Vec<String>| {
        let cells = chosen.iter().map(|&column| escaped(&row[column]));
        let cells: Vec<String> =
            std::iter::once(escaped(&cut(&row[0], NAME))).chain(cells).collect();
        format!("{} \\\\\n", cells.join(" & "))
    };
    format!(
        "\\begin{{longtable}}{{l{columns}}}\n\\hline\n{}\\hline\n\\endhead\n{}\\hline\n\
         \\end{{longtable}}\n",
        line(&grid.head),
        grid.rows.iter().map(line).collect::<String>()
    )
}

/// A text whose signs TeX takes for themselves.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for sign in text.chars() {
        match sign {
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => safe.extend(['\\', sign]),
            '\\' => safe.push_str("\\textbackslash{}"),
            '~' => safe.push_str("\\textasciitilde{}"),
            '^' => safe.push_str("\\textasciicircum{}"),
            '<' | '>' | '|' => safe.extend(['$', sign, '$']),
            '×' => safe.push_str("$\\times$"),
            '\u{a0}' | '\u{202f}' => safe.push('~'),
            '–' => safe.push_str("--"),
            'µ' => safe.push_str("$\\mu$"),
            '’' => safe.push('\''),
            '…' => safe.push_str("\\dots{}"),
            // The fonts that every TeX has know no other letters; a name with them still compiles.
            'Ð' | 'Þ' | 'ð' | 'þ' | '÷' => safe.push('?'),
            ' '..='~' | 'À'..='ÿ' | 'Œ' | 'œ' => safe.push(sign),
            _ => safe.push('?'),
        }
    }
    safe
}
