//! All results as one page that needs nothing else.

use grille_words::Words;

use crate::plot::Picture;
use crate::study::Study;
use crate::table::{Grid, overview, short};

const STYLE: &str = include_str!("page.css");

/// The page: what became of the methods, the plots, every instance.
pub fn page(study: &Study, pictures: &[Picture], words: &Words) -> String {
    let title = escaped(&words.text("lab-report"));
    let figures: String =
        pictures.iter().map(|picture| format!("<figure>\n{}</figure>\n", picture.svg)).collect();
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n\
         <h2>{}</h2>\n{}{figures}<p>{}</p>\n<h2>{}</h2>\n{}</body>\n</html>\n",
        words.language().code(),
        escaped(&words.text("lab-report-methods")),
        table(&overview(study, words)),
        escaped(&words.text("lab-report-note")),
        escaped(&words.text("lab-report-instances")),
        table(&short(study, words)),
    )
}

fn table(grid: &Grid) -> String {
    let head: String =
        grid.head.iter().map(|name| format!("<th scope=\"col\">{}</th>", escaped(name))).collect();
    let row = |row: &Vec<String>| {
        let cells: String =
            row[1..].iter().map(|cell| format!("<td>{}</td>", escaped(cell))).collect();
        format!("<tr><th scope=\"row\">{}</th>{cells}</tr>\n", escaped(&row[0]))
    };
    let rows: String = grid.rows.iter().map(row).collect();
    format!(
        "<div class=\"table\"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n\
         </table></div>\n"
    )
}

/// A text as it stands in a page.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
