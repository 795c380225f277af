//! A folder of new puzzles: whole files only, and a run that was stopped goes on.

use std::collections::HashSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use grille::{Family, Message, Wish, message};

use crate::args::Generate;
use crate::whole::{self, shown, trouble};

/// Says what the folder is made from. It begins with a dot, so nobody takes it for a puzzle.
const RUN: &str = ".grille-generate";

/// A folder, and how its files are named.
pub struct Folder {
    path: PathBuf,
    seed: u64,
    /// `instance_t7_d0.2`, as the source document names its instances.
    stem: String,
    /// The numbers of the puzzles that were there when it was opened.
    there: HashSet<u64>,
}

impl Folder {
    /// Begin a run in a folder, or go on with the one that is there.
    pub fn open(
        path: &str,
        options: &Generate,
        family: &dyn Family,
        wish: &Wish,
    ) -> Result<Self, Message> {
        let path = PathBuf::from(path);
        let stem = stem(wish);
        let seed = options.seed.unwrap_or_else(super::chance);
        let said = run(options, family, wish);
        let known = match fs::read_to_string(path.join(RUN)) {
            Ok(text) => Some(text),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(trouble(&path, &error)),
        };
        let seed = match known {
            Some(text) if options.resume => resumed(&text, &said, options.seed)?,
            Some(_) => return Err(message!("generate-there", folder = shown(&path))),
            None => {
                begin(&path, &format!("seed = {seed}\n{said}"))?;
                seed
            }
        };
        whole::sweep(&path)?;
        let there = numbers(&path, &stem)?;
        Ok(Self { path, seed, stem, there })
    }

    /// The seed of the first puzzle.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Of so many puzzles, those that are missing, and how many these are.
    pub fn missing(&self, all: u64) -> (u64, impl Iterator<Item = u64> + Send) {
        let there = self.there.iter().filter(|&&number| number < all).count();
        (all - there as u64, (0..all).filter(|number| !self.there.contains(number)))
    }

    /// Write a puzzle: it is there whole, or not at all.
    pub fn write(&self, number: u64, text: &str) -> Result<(), Message> {
        whole::write(&self.file(number), text)
    }

    fn file(&self, number: u64) -> PathBuf {
        self.path.join(format!("{}_{}.txt", self.stem, number + 1))
    }
}

/// The numbers of the puzzles in a folder.
fn numbers(path: &Path, stem: &str) -> Result<HashSet<u64>, Message> {
    let entries = fs::read_dir(path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let names = entries.map_err(|error| trouble(path, &error))?.into_iter().filter_map(|entry| {
        let name = entry.file_name().into_string().ok()?;
        let number = name.strip_prefix(stem)?.strip_prefix('_')?.strip_suffix(".txt")?;
        number.parse::<u64>().ok()?.checked_sub(1)
    });
    Ok(names.collect())
}

/// Make the folder, and say in it what it is made from.
fn begin(path: &Path, said: &str) -> Result<(), Message> {
    fs::create_dir_all(path).map_err(|error| trouble(path, &error))?;
    whole::write(&path.join(RUN), said)
}

/// The seed of a run that goes on, if it is the same.
fn resumed(text: &str, said: &str, asked: Option<u64>) -> Result<u64, Message> {
    let other = || message!("generate-other");
    let (first, rest) = text.split_once('\n').ok_or_else(other)?;
    let seed = first.strip_prefix("seed = ").and_then(|seed| seed.parse().ok());
    let seed: u64 = seed.filter(|_| rest == said).ok_or_else(other)?;
    match asked.is_none_or(|asked| asked == seed) {
        true => Ok(seed),
        false => Err(other()),
    }
}

/// All that makes a puzzle what it is, beside its seed.
fn run(options: &Generate, family: &dyn Family, wish: &Wish) -> String {
    let form = options.to.as_deref().unwrap_or_default();
    let title = options.title.as_deref().unwrap_or_default();
    format!("family = {}\nform = {form}\ntitle = {title}\nwish = {wish:?}\n", family.info().id)
}

/// The names of the files without their numbers.
pub fn stem(wish: &Wish) -> String {
    let grille::Size { width, height, .. } = wish.size;
    let size = if width == height { format!("t{width}") } else { format!("t{width}x{height}") };
    let density = wish.density.map(|density| format!("_d{density}")).unwrap_or_default();
    format!("instance_{size}{density}")
}
