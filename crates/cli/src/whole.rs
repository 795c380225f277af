//! Files that are there whole or not at all, however the program ends: they are written under another
//! name, and renamed.

use std::io;
use std::path::{Path, PathBuf};
use std::{ffi::OsString, fs};

use grille::{Argument, Message, message};

use crate::speech;

/// How the other name ends. It begins with a dot, so nobody takes it for a puzzle.
const PART: &str = ".grille-part";

/// Write a file.
pub fn write(path: &Path, content: &(impl AsRef<[u8]> + ?Sized)) -> Result<(), Message> {
    let part = part(path);
    let written = fs::write(&part, content).and_then(|()| fs::rename(&part, path));
    written.map_err(|error| trouble(path, &error))
}

/// Take away what a run that was killed left half written in a folder.
pub fn sweep(folder: &Path) -> Result<(), Message> {
    let swept = || {
        for entry in fs::read_dir(folder)? {
            let name = entry?.file_name();
            let shown = name.to_string_lossy();
            if shown.starts_with('.') && shown.ends_with(PART) {
                fs::remove_file(folder.join(name))?;
            }
        }
        Ok(())
    };
    swept().map_err(|error| trouble(folder, &error))
}

fn part(path: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(PART);
    path.with_file_name(name)
}

/// What is the matter with a file.
pub fn trouble(path: &Path, error: &io::Error) -> Message {
    message!("file-trouble", path = shown(path), error = speech::io(error))
}

/// A path in a message.
pub fn shown(path: &Path) -> Argument {
    Argument::from(path.display().to_string())
}
