//! The way as one page that needs nothing else: the board, the steps beside it, arrow keys.

use std::io;
use std::path::Path;

use grille::{Drawing, Known, Mind, Told, Way, message};

use super::super::way as steps;
use crate::input::Job;
use crate::page::{Page, escaped};
use crate::speech;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// A cell takes so many pixels at most.
const LARGEST_CELL: u32 = 64;

/// The file of a page: the first is as it was asked for, the next ones have their number, `way-2.html`.
pub fn name(file: &str, before: u32) -> String {
    let path = Path::new(file);
    if before == 0 {
        return file.to_owned();
    }
    let mut name = path.file_stem().unwrap_or_default().to_os_string();
    name.push(format!("-{}", before + 1));
    if let Some(end) = path.extension() {
        name.push(".");
        name.push(end);
    }
    path.with_file_name(name).to_string_lossy().into_owned()
}

/// Write the page into a file.
pub fn write(file: &str, job: &Job, mind: &Mind<'_>, way: &Way) -> io::Result<()> {
    std::fs::write(file, html(job, mind, way))
}

fn html(job: &Job, mind: &Mind<'_>, way: &Way) -> String {
    let title = speech::named(&job.name, speech::kind(job.puzzle.as_ref()));
    let mut boards = String::new();
    let mut list = String::new();
    for (i, told) in way.steps().iter().enumerate() {
        boards.push_str(&board(&mind.picture(told, way.before(i), true), i));
        let (why, then) = (steps::why(told, mind.family()), steps::then(told));
        list.push_str(&format!(
            "<li><a href=\"#step-{i}\">{}</a>{} <p>{}</p></li>\n",
            escaped(&why),
            chain(told, mind),
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
    let body = format!(
        "<main><div id=\"boards\" style=\"max-width:min({widest}px, 100%)\">\n{boards}</div></main>\n\
         <aside><h1>{}</h1>\n<p class=\"keys\">{keys}</p>\n<ol>\n{list}</ol>\n</aside>\n",
        escaped(&title)
    );
    Page { title: &title, style: STYLE, body: &body, script: SCRIPT }.html()
}

/// What follows from a value that was tried, as a list.
fn chain(told: &Told, mind: &Mind<'_>) -> String {
    let Some(found) = &told.chain else { return String::new() };
    let lines = steps::chain(found, mind.family());
    let items: String = lines.iter().map(|line| format!("<li>{}</li>", escaped(line))).collect();
    format!("<ul>{items}</ul>")
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
