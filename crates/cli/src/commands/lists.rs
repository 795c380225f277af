//! What there is: families, methods, completions, the manual.

use std::io::Write;

use clap_complete::Shell;
use grille::{Argument, FAMILIES, Family, Joint, MethodId, Switch, message};

use crate::exit::{self, Code};
use crate::{help, methods, paint, speech};

pub fn families() -> Code {
    let texts: Vec<String> = FAMILIES.iter().map(|family| in_words(*family)).collect();
    print(texts.concat().as_bytes())
}

/// A family: its names, its rules, what one can change, how it is written.
fn in_words(family: &dyn Family) -> String {
    let (info, words) = (family.info(), speech::words());
    let id = info.id;
    let name = words.name(id);
    let names = std::iter::once(id).chain(info.aliases.iter().copied());
    let others: Vec<&str> = names.filter(|other| *other != name).collect();
    let mut text = format!("{name} ({})\n", others.join(", "));
    text.push_str(&paint::sentence("  ", &words.text(&format!("{id}-rules"))));
    for Switch { key, .. } in info.switches {
        let about = words.text(&format!("{id}-switch-{key}"));
        let values = words.text(&format!("{id}-switch-{key}-values"));
        let set = format!("--set {key}={values}{}{about}", words.text("colon"));
        text.push_str(&paint::sentence("  ", &set));
    }
    if let Some(maker) = family.maker() {
        let wishes = maker.heeds().iter().map(|wanted| format!("--{}", wanted.name()));
        let wishes = Argument::list(wishes, Joint::Comma);
        let size = maker.usual();
        let (width, height) = (size.width, size.height);
        let made = message!("families-made", wishes = wishes, width = width, height = height);
        text.push_str(&paint::sentence("  ", &speech::say(&made)));
    }
    for motif in family.maker().map_or(&[][..], |maker| maker.motifs()) {
        let about = words.text(&format!("{id}-motif-{motif}"));
        let motif = format!("--motif {motif}{}{about}", words.text("colon"));
        text.push_str(&paint::sentence("  ", &motif));
    }
    for form in family.formats() {
        let about = words.text(&grille::form_words(family, form.id));
        let note = if form.writes { String::new() } else { speech::say(&message!("read-only")) };
        let before = format!("    {:11} ", form.id.name());
        text.push_str(&paint::sentence(&before, &format!("{about}{note}")));
    }
    text + "\n"
}

pub fn methods() -> Code {
    let mut known: Vec<(MethodId, String)> = Vec::new();
    for method in FAMILIES.iter().flat_map(|family| methods::all().of(*family)) {
        if !known.contains(&method) {
            known.push(method);
        }
    }
    let widest = known.iter().map(|(name, _)| name.name().len()).max().unwrap_or(0);
    let line = |(name, about): &(MethodId, String)| {
        paint::sentence(&format!("{:widest$}  ", name.name()), &speech::words().text(about))
    };
    print(known.iter().map(line).collect::<String>().as_bytes())
}

pub fn completions(shell: Shell) -> Code {
    let mut text = Vec::new();
    let mut command = match shell {
        Shell::Elvish | Shell::PowerShell => help::completed_in_words(),
        _ => help::completed(),
    };
    clap_complete::generate(shell, &mut command, "grille", &mut text);
    print(&text)
}

pub fn man(command: Option<&str>) -> Code {
    let mut page = help::grouped();
    if let Some(name) = command {
        let Some(part) = page.find_subcommand(name) else {
            anstream::eprintln!("{}", speech::say(&message!("no-such-command", name = name)));
            return Code::Bad;
        };
        page = part.clone();
    }
    let title = page.get_display_name().unwrap_or(page.get_name()).to_owned();
    let mut text = Vec::new();
    clap_mangen::Man::new(page)
        .title(title)
        .render(&mut text)
        .expect("writing to memory does not fail");
    let text = String::from_utf8(text).expect("the page is made of strings");
    print(as_written(&titled(&text)).as_bytes())
}

/// What clap calls the sections of a page; those of options have our headings already.
pub const SECTIONS: &[&str] =
    &["NAME", "SYNOPSIS", "DESCRIPTION", "SUBCOMMANDS", "EXTRA", "VERSION"];

/// The same page with the titles of its sections in the language of the user.
fn titled(page: &str) -> String {
    let line = |line: &str| match line.strip_prefix(".SH ") {
        Some(title) if SECTIONS.contains(&title) => {
            format!(".SH {}\n", speech::words().text(&format!("man-{}", title.to_lowercase())))
        }
        // A heading of French ends in the space before its colon, which no title has.
        _ => format!("{}\n", line.replace("\u{202f}\"", "\"").trim_end_matches('\u{202f}')),
    };
    page.lines().map(line).collect()
}

/// The same page with lines that are set in, as examples are, kept as they are written; nearer to the
/// margin than other text, so that they have room.
fn as_written(page: &str) -> String {
    let lines: Vec<&str> = page.lines().collect();
    let is_set_in = |line: &&str| line.starts_with("  ");
    let block = |block: &[&str]| {
        let text = block.join("\n");
        match is_set_in(&block[0]) {
            true => format!(".nf\n.in 4n\n{text}\n.in\n.fi\n"),
            false => text + "\n",
        }
    };
    lines.chunk_by(|a, b| is_set_in(a) == is_set_in(b)).map(block).collect()
}

/// Print all of it.
pub fn print(text: &[u8]) -> Code {
    let mut out = std::io::stdout().lock();
    if let Err(error) = out.write_all(text).and_then(|()| out.flush()) {
        std::process::exit(exit::after_write_error(&error));
    }
    Code::Solved
}
