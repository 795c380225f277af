//! What there is: families, methods, completions, the manual.

use std::io::Write;

use clap::CommandFactory;
use clap_complete::Shell;
use grille::{FAMILIES, message};

use crate::args::Arguments;
use crate::exit::{self, Code};
use crate::speech;

pub fn families() -> Code {
    let mut text = String::new();
    for family in FAMILIES {
        let info = family.info();
        text.push_str(&format!("{} ({})\n", info.id, info.aliases.join(", ")));
        text.push_str(&format!("  {}\n", info.rules));
        for switch in info.switches {
            let about = switch.about;
            text.push_str(&format!("  --set {}={}: {about}\n", switch.key, switch.values));
        }
        for form in family.formats() {
            let way = if form.writes { "" } else { " (read only)" };
            text.push_str(&format!("    {:11} {}{way}\n", form.id, form.about));
        }
        text.push('\n');
    }
    print(text.as_bytes())
}

pub fn methods() -> Code {
    let mut text = String::new();
    let mut known: Vec<&str> = Vec::new();
    for family in FAMILIES {
        for (name, about) in grille::methods(*family) {
            if !known.contains(&about) {
                known.push(about);
                text.push_str(&format!("{name:8} {about}\n"));
            }
        }
    }
    print(text.as_bytes())
}

pub fn completions(shell: Shell) -> Code {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "grille", &mut text);
    print(&text)
}

pub fn man(command: Option<&str>) -> Code {
    let mut page = Arguments::command();
    page.build();
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
    print(&text)
}

fn print(text: &[u8]) -> Code {
    let mut out = std::io::stdout().lock();
    if let Err(error) = out.write_all(text).and_then(|()| out.flush()) {
        std::process::exit(exit::after_write_error(&error));
    }
    Code::Solved
}
