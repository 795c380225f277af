//! Results as Markdown.

use grille_words::Words;

use super::{Grid, long, overview};
use crate::study::Study;

/// What became of all runs, then every instance by every method.
pub fn markdown(study: &Study, words: &Words) -> String {
    format!("{}\n{}", written(&overview(study, words)), written(&long(study, words)))
}

fn written(grid: &Grid) -> String {
    let line = |row: &Vec<String>| {
        let cells: Vec<String> = row.iter().map(|cell| escaped(cell)).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let rule = format!("|---|{}\n", "--:|".repeat(grid.head.len() - 1));
    line(&grid.head) + &rule + &grid.rows.iter().map(line).collect::<String>()
}

/// Signs that would be read as Markdown are kept from it.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for sign in text.chars() {
        if matches!(sign, '\\' | '|' | '*' | '_' | '`' | '<' | '&' | '[' | ']') {
            safe.push('\\');
        }
        safe.push(sign);
    }
    safe
}
