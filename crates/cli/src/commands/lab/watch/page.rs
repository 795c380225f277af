//! Films as one page that needs nothing else: boards side by side, a slider, the keys of the terminal.

use std::collections::BTreeMap;

use grille::{
    Domains, Film, Known, Message, Narrator, Place, Sight, Spot, Value, Values, Var, message,
};

use super::Watch;
use crate::page::{Page, escaped};
use crate::speech;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// A page with all films.
pub fn html(watch: &Watch<'_>, films: &[Film]) -> String {
    let title = speech::named(&watch.job.name, speech::kind(watch.puzzle));
    let looks = looks(watch, films);
    let body: String = films.iter().map(|film| section(watch, film, &looks.base)).collect();
    let last = films.iter().map(|film| film.frames.len()).max().unwrap_or(0);
    let [run, keys] = [message!("watch-page-run"), message!("watch-page-keys")]
        .map(|message| escaped(&speech::say(&message)));
    let body = format!(
        "<h1>{}</h1>\n<main>\n{body}</main>\n<footer>\n<button id=\"run\">{run}</button>\n\
         <input id=\"place\" type=\"range\" min=\"0\" max=\"{last}\" value=\"0\" aria-label=\"{run}\">\n\
         <p>{keys}</p>\n</footer>\n{}",
        escaped(&title),
        looks.templates
    );
    let style = format!("{}{STYLE}", grille_paint::svg::style());
    Page { title: &title, style: &style, body: &body, script: SCRIPT }.html()
}

/// A film: its board, what is counted, what stands beside the board, and its data.
fn section(watch: &Watch<'_>, film: &Film, board: &str) -> String {
    let words = speech::words();
    let data =
        grille_wire::Film::new(watch.job.id.clone(), watch.puzzle, film, &watch.narrator, words);
    let data = grille_wire::line(&data).replace('<', "\\u003c");
    let length = escaped(&speech::say(&Narrator::length(film)));
    let label = |message: Message| escaped(&speech::say(&message));
    let counters: String = [
        message!("watch-guesses"),
        message!("watch-deductions"),
        message!("watch-clashes"),
        message!("watch-restarts"),
        message!("watch-solutions"),
        message!("watch-depth"),
        message!("watch-open"),
    ]
    .map(|counter| format!("<div><dt>{}</dt><dd></dd></div>", label(counter)))
    .concat();
    let method = film.method;
    let (side, title) = match film.sight {
        Sight::Tree => ("tree", message!("watch-tree")),
        Sight::Stacks => ("stacks", message!("watch-stacks")),
    };
    format!(
        "<section>\n<h2>{method}</h2>\n<p class=\"length\">{length}</p>\n\
         <div class=\"board\">{board}</div>\n<p class=\"say\" aria-live=\"polite\"></p>\n\
         <div class=\"filled\" title=\"{}\"><span></span></div>\n\
         <dl>{counters}</dl>\n<h3>{}</h3>\n<canvas width=\"600\" height=\"72\"></canvas>\n\
         <h3 class=\"side-title\">{}</h3>\n<ol class=\"side {}\"></ol>\n\
         <script type=\"application/json\">{data}</script>\n</section>\n",
        label(message!("watch-filled")),
        label(message!("watch-choices")),
        label(title),
        side,
    )
}

/// How every place looks: while nothing is known there, and with each value.
///
/// The elements of a place stand in a group that knows its variable; a page changes groups, so it need
/// not know how anything is drawn.
struct Looks {
    base: String,
    templates: String,
}

fn looks(watch: &Watch<'_>, films: &[Film]) -> Looks {
    let start: Vec<Values> = films.first().map(|film| film.start.clone()).unwrap_or_default();
    let places = places(watch, start.len());
    let open = vec![start.iter().fold(Values::NONE, |all, &one| all.or(one)); start.len()];
    // Everything is open, for what is settled from the start may not be told yet.
    let several = |values: &Values| values.or(Values::below(2));
    let nothing = Domains::new(open.iter().map(several).collect());
    let base = grouped(&picture(watch, &nothing), &places);
    let last = open.first().filter(|all| !all.is_empty()).map_or(0, |all| all.most());
    let template = |value: Value| {
        let all = Domains::new(vec![Values::one(value); start.len()]);
        let groups = grouped(&picture(watch, &all), &places).groups;
        let differ = groups.iter().filter(|(place, group)| base.groups.get(*place) != Some(*group));
        let groups: String = differ.map(|(_, group)| group.as_str()).collect();
        format!("<template data-value=\"{value}\"><svg>{groups}</svg></template>\n")
    };
    Looks { templates: (0..=last).map(template).collect(), base: base.text }
}

fn picture(watch: &Watch<'_>, domains: &Domains) -> String {
    grille_paint::svg::inline(&watch.puzzle.draw(Known::Domains(domains)), "")
}

/// The attribute by which pictures name a place, for every place of every variable.
fn places(watch: &Watch<'_>, variables: usize) -> BTreeMap<String, u32> {
    let size = watch.puzzle.size();
    let cell = |cell| format!("data-cell=\"{}\"", Spot::cell(cell, size));
    let mut places = BTreeMap::new();
    for var in (0..variables as u32).map(Var) {
        let names = match watch.narrator.model().place(var) {
            Place::Cell(one) => vec![cell(one)],
            Place::Line(line) => line.cells().map(cell).collect(),
            between @ Place::Between(..) => {
                vec![format!("data-between=\"{}\"", Spot::of(between, size))]
            }
        };
        places.extend(names.into_iter().map(|name| (name, var.0)));
    }
    places
}

/// A picture whose elements are put together by place.
struct Grouped {
    text: String,
    groups: BTreeMap<String, String>,
}

/// Put the elements of each place into a group, where the first of them stood. Where nothing is drawn
/// yet, the group lies below what takes the pointer, and a stroke below what strokes join. Pictures have
/// an element a line.
fn grouped(svg: &str, places: &BTreeMap<String, u32>) -> Grouped {
    let mut inside: BTreeMap<&str, String> = BTreeMap::new();
    let mut lines: Vec<Result<&str, &str>> = Vec::new();
    for line in svg.lines() {
        let Some(name) = place_of(line).filter(|&name| places.contains_key(name)) else {
            lines.push(Ok(line));
            continue;
        };
        if !inside.contains_key(name) {
            lines.push(Err(name));
        }
        inside.entry(name).or_default().push_str(line);
    }
    let mut empty: Vec<&str> = places.keys().map(String::as_str).collect();
    empty.retain(|name| !inside.contains_key(name));
    let (strokes, others): (Vec<&str>, Vec<&str>) =
        empty.into_iter().partition(|name| name.starts_with("data-between"));
    let top = lines.iter().position(|line| line.is_ok_and(is_clear)).unwrap_or(lines.len());
    lines.splice(top..top, others.into_iter().map(Err));
    let is_joined = |line: &str| place_of(line).is_some() || is_clear(line);
    let joined = lines.iter().position(|line| line.is_ok_and(is_joined)).unwrap_or(top);
    lines.splice(joined..joined, strokes.into_iter().map(Err));
    let group = |(name, var): (&String, &u32)| {
        let elements = inside.get(name.as_str()).map_or("", String::as_str);
        (name.clone(), format!("<g data-var=\"{var}\" data-at='{name}'>{elements}</g>"))
    };
    let groups: BTreeMap<String, String> = places.iter().map(group).collect();
    let text = lines.iter().map(|line| match line {
        Ok(line) => format!("{line}\n"),
        Err(name) => format!("{}\n", groups[*name]),
    });
    Grouped { text: text.collect(), groups }
}

/// The place of an element that is seen, as its attribute names it.
fn place_of(line: &str) -> Option<&str> {
    let start = line.find("data-cell=").or_else(|| line.find("data-between="))?;
    let end = line[start..].match_indices('"').nth(1)?.0;
    (!is_clear(line)).then_some(&line[start..=start + end])
}

/// Is this an area that only takes the pointer?
fn is_clear(line: &str) -> bool {
    line.contains("class=\"hit\"")
}
