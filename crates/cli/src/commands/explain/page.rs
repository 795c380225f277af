//! The way as one page that needs nothing else: the board, the steps beside it, arrow keys; on paper
//! boards beside the steps that they belong to.

use std::io;
use std::path::Path;

use grille::{Mind, Told, Way, message};
use grille_paint::svg::{Frame, Series, Use};

use super::super::way as steps;
use crate::input::Job;
use crate::page::{Page, escaped};
use crate::speech;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// A cell takes so many pixels at most.
const LARGEST_CELL: u32 = 64;

/// Boards with more rows or columns are scrolled.
const MOST_AT_ONCE: u32 = 45;

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
    let (mut series, mut list) = (Series::default(), String::new());
    // Whoever needs pencil marks keeps them from then on.
    let mut pencilled = false;
    way.each(|told, known| {
        pencilled |= told.needs_pencil_marks();
        let picture = if pencilled { Mind::pencilled } else { Mind::picture };
        let frame = series.add(picture(mind, told, known, true));
        let (why, then) = (steps::why(told, mind.family()), steps::then(told));
        let more = format!("{}<p>{}</p>", chain(told, mind), escaped(&then));
        list.push_str(&item(&frame, &why, &more));
    });
    let end = series.add(mind.board(way.end()));
    let solved = match way.is_solved() {
        true => message!("way-solved"),
        false => message!("way-stuck", open = way.end().open()),
    };
    list.push_str(&item(&end, &speech::say(&solved), ""));
    let size = job.puzzle.size();
    let widest = LARGEST_CELL * size.width.max(6);
    let class = if size.width.max(size.height) > MOST_AT_ONCE { "large" } else { "whole" };
    let keys = escaped(&speech::say(&message!("way-keys")));
    let board = series.picture(&title);
    let body = format!(
        "<main><div id=\"board\" class=\"{class}\" style=\"max-width:min({widest}px, 100%)\">\n{board}</div></main>\n\
         <aside><h1>{}</h1>\n<p class=\"keys\">{keys}</p>\n<ol>\n{list}</ol>\n</aside>\n",
        escaped(&title)
    );
    let style = format!("{}{STYLE}", grille_paint::svg::style());
    Page { title: &title, style: &style, body: &body, script: SCRIPT }.html()
}

/// A step in the list, with what it changes on the board and what it points at.
fn item(frame: &Frame, text: &str, more: &str) -> String {
    let names = |uses: &[Use]| uses.iter().map(Use::to_string).collect::<Vec<_>>().join(" ");
    let data = |name: &str, uses: &[Use]| match uses {
        [] => String::new(),
        _ => format!(" data-{name}=\"{}\"", names(uses)),
    };
    let (changes, lights) = (data("changes", &frame.changes), data("lights", &frame.lights));
    format!("<li{changes}{lights}><a href=\"#\">{}</a>{more}</li>\n", escaped(text))
}

/// What follows from a value that was tried, as a list.
fn chain(told: &Told, mind: &Mind<'_>) -> String {
    let Some(found) = &told.chain else { return String::new() };
    let lines = steps::chain(found, mind.family());
    let items: String = lines.iter().map(|line| format!("<li>{}</li>", escaped(line))).collect();
    format!("<ul>{items}</ul>")
}
