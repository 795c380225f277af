//! Results as LaTeX: a document that compiles by itself, and whose tables can be taken from it.

use grille_engine::Language;
use grille_words::Words;

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
        "\\documentclass{{article}}\n\
         \\usepackage[utf8]{{inputenc}}\n\
         \\usepackage[landscape,margin=15mm]{{geometry}}\n\
         \\usepackage{{longtable}}\n\
         {babel}\\begin{{document}}\n\
         \\scriptsize\n\
         {}\n{}\\end{{document}}\n",
        written(&overview(study, words)),
        written(&long(study, words))
    )
}

fn written(grid: &Grid) -> String {
    let columns = "r".repeat(grid.head.len() - 1);
    let line = |row: &Vec<String>| {
        let cells: Vec<String> = row.iter().map(|cell| escaped(cell)).collect();
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
            // The fonts that every TeX has know no other letters; a name with them still compiles.
            'Ð' | 'Þ' | 'ð' | 'þ' | '÷' => safe.push('?'),
            ' '..='~' | 'À'..='ÿ' | 'Œ' | 'œ' => safe.push(sign),
            _ => safe.push('?'),
        }
    }
    safe
}
