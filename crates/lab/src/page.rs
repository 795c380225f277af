//! All results as one page that needs nothing else.

use grille_engine::message;
use grille_words::Words;

use crate::plot::Picture;
use crate::study::Study;
use crate::table::{Grid, overview, short};

const STYLE: &str = include_str!("page.css");

/// A wrong answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Wrong {
    /// To which instance.
    pub instance: String,
    /// Of which method.
    pub method: String,
    /// What is wrong, in sentences.
    pub says: Vec<String>,
    /// The answer, drawn as SVG, where it can be.
    pub svg: Option<String>,
}

/// Wrong answers.
#[derive(Clone, Copy, Debug)]
pub struct Wrongs<'a> {
    /// Those that are shown.
    pub shown: &'a [Wrong],
    /// How many there are.
    pub number: usize,
    /// What their pictures have in common.
    pub style: &'a str,
}

/// The page: what became of the methods, the plots, wrong answers, every instance.
pub fn page(study: &Study, pictures: &[Picture], wrongs: Wrongs<'_>, words: &Words) -> String {
    let title = escaped(&words.text("lab-report"));
    let figures: String =
        pictures.iter().map(|picture| format!("<figure>\n{}</figure>\n", picture.svg)).collect();
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{}{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n\
         <h2>{}</h2>\n{}{figures}<p>{}</p>\n{}<h2>{}</h2>\n{}</body>\n</html>\n",
        words.language().code(),
        wrongs.style,
        escaped(&words.text("lab-report-methods")),
        table(&overview(study, words)),
        escaped(&words.text("lab-report-note")),
        wrong_answers(wrongs, words),
        escaped(&words.text("lab-report-instances")),
        table(&short(study, words)),
    )
}

/// Each wrong answer, drawn, with what is wrong.
fn wrong_answers(wrongs: Wrongs<'_>, words: &Words) -> String {
    if wrongs.shown.is_empty() {
        return String::new();
    }
    let figure = |wrong: &Wrong| {
        let says: String =
            wrong.says.iter().map(|said| format!("<p>{}</p>", escaped(said))).collect();
        format!(
            "<figure>\n{}<figcaption><p><b>{}</b>, {}</p>{says}</figcaption>\n</figure>\n",
            wrong.svg.as_deref().unwrap_or_default(),
            escaped(&wrong.instance),
            escaped(&wrong.method)
        )
    };
    let figures: String = wrongs.shown.iter().map(figure).collect();
    let more = match wrongs.number - wrongs.shown.len() {
        0 => String::new(),
        more => {
            let more = words.say(&message!("lab-report-more", number = more));
            format!("<p>{}</p>\n", escaped(&more))
        }
    };
    let head = escaped(&words.text("lab-report-wrong"));
    format!("<h2>{head}</h2>\n<div class=\"wrong\">\n{figures}</div>\n{more}")
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
