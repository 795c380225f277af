//! The way as one page that needs nothing else: the board, the steps beside it, arrow keys.

use std::io;

use grille::{Drawing, Known, Mind, Way, message};

use super::super::way as steps;
use crate::input::Job;
use crate::speech;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// A cell takes so many pixels at most.
const LARGEST_CELL: u32 = 64;

/// Write the page into a file.
pub fn write(file: &str, job: &Job, mind: &Mind<'_>, way: &Way) -> io::Result<()> {
    std::fs::write(file, html(job, mind, way))
}

fn html(job: &Job, mind: &Mind<'_>, way: &Way) -> String {
    let title = escaped(&speech::named(&job.name, speech::kind(job.puzzle.as_ref())));
    let language = speech::words().language().code();
    let mut boards = String::new();
    let mut list = String::new();
    for (i, told) in way.steps().iter().enumerate() {
        boards.push_str(&board(&mind.picture(told, way.before(i), true), i));
        let (why, then) = (steps::why(told, mind.family()), steps::then(told));
        list.push_str(&format!(
            "<li><a href=\"#step-{i}\">{}</a> <p>{}</p></li>\n",
            escaped(&why),
            escaped(&then)
        ));
    }
    let end = job.puzzle.draw(Known::Domains(way.end()));
    boards.push_str(&board(&end, way.steps().len()));
    let last = way.steps().len();
    let solved = match way.is_solved() {
        true => message!("way-solved"),
        false => message!("way-stuck", open = way.end().open()),
    };
    let solved = escaped(&speech::say(&solved));
    list.push_str(&format!("<li><a href=\"#step-{last}\">{solved}</a></li>\n"));
    let widest = LARGEST_CELL * job.puzzle.size().width.max(6);
    let keys = escaped(&speech::say(&message!("way-keys")));
    format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
         <main><div id=\"boards\" style=\"max-width:min({widest}px, 100%)\">\n{boards}</div></main>\n\
         <aside><h1>{title}</h1>\n<p class=\"keys\">{keys}</p>\n<ol>\n{list}</ol>\n</aside>\n\
         <script>\n{SCRIPT}</script>\n</body>\n</html>\n"
    )
}

/// The board before a step, as a picture of its own: names in one drawing are not those of another.
fn board(drawing: &Drawing, step: usize) -> String {
    let hidden = if step > 0 { " hidden" } else { "" };
    let picture = in_address(&grille_paint::svg::document(drawing, ""));
    let source = format!("data:image/svg+xml,{picture}");
    format!("<figure id=\"step-{step}\"{hidden}><img alt=\"\" src=\"{source}\"></figure>\n")
}

/// A text as a part of an address in quotes.
fn in_address(text: &str) -> String {
    let mut address = String::with_capacity(text.len() * 5 / 4);
    for sign in text.chars() {
        match sign {
            '%' | '#' | '"' | '<' | '>' | '&' | '\n' => {
                address.push_str(&format!("%{:02X}", sign as u32));
            }
            _ => address.push(sign),
        }
    }
    address
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
