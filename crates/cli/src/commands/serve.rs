//! `grille serve`: the page, until it is told to quit.

use std::net::SocketAddr;
use std::process::{Command, Stdio};

use grille::message;
use grille_serve::Options;

use crate::args::Serve;
use crate::exit::Code;
use crate::speech;

pub fn run(options: &Serve) -> Code {
    let where_to = Options { address: options.address, port: options.port };
    let served = grille_serve::serve(where_to, |address, _| announce(address, options));
    match served {
        Ok(()) => Code::Solved,
        Err(error) => {
            let name = SocketAddr::new(options.address, options.port).to_string();
            anstream::eprintln!("{}", speech::named(&name, speech::io(&error)));
            Code::Bad
        }
    }
}

/// Say where the page is, and show it.
fn announce(address: SocketAddr, options: &Serve) {
    if options.port != 0 && address.port() != options.port {
        let taken = message!("serve-taken", port = options.port.to_string());
        anstream::eprintln!("{}", speech::say(&taken));
    }
    let page = format!("http://{address}/");
    anstream::println!("{page}");
    if !speech::is_quiet() {
        anstream::eprintln!("{}", speech::say(&message!("serve-how")));
    }
    if !address.ip().is_loopback() {
        anstream::eprintln!("{}", speech::say(&message!("serve-public")));
    }
    if !options.no_open {
        open(&page);
    }
}

/// Show a page in the browser, where there is one; its address was said in any case.
fn open(page: &str) {
    let opener = match std::env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ => "xdg-open",
    };
    let child = Command::new(opener)
        .arg(page)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    // Somebody must wait for a child that has ended.
    if let Ok(mut child) = child {
        std::thread::spawn(move || child.wait());
    }
}
