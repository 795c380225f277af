//! A folder of results: `METHOD/INSTANCE.txt`, each whole, and a run that was stopped goes on.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use grille::{Message, message};
use grille_lab::{Record, Study};

use crate::args::{Asked, LabRun};
use crate::speech;
use crate::whole::{self, shown, trouble};

/// Says under which conditions the results came, for times are not to be compared otherwise.
const RUN: &str = ".grille-lab";

/// How the files of results end.
const ENDING: &str = ".txt";

/// The folder of puzzles about which somebody is wrong, which is no method.
const PUZZLES: &str = ".grille-puzzles";

/// A folder of results.
pub struct Results {
    path: PathBuf,
}

impl Results {
    /// Begin a run in a folder, or go on with the one that is there.
    pub fn open(options: &LabRun) -> Result<Self, Message> {
        let path = PathBuf::from(&options.out);
        fs::create_dir_all(&path).map_err(|error| trouble(&path, &error))?;
        let timeout = options.timeout.map(|time| time.as_secs_f64().to_string());
        let timeout = timeout.as_deref().unwrap_or("none");
        let said =
            format!("timeout = {timeout}\nfirst = {}\n", options.question == Asked::Solution);
        let run = path.join(RUN);
        match fs::read_to_string(&run) {
            Ok(known) if known == said => {}
            Ok(_) => return Err(message!("lab-other-run", folder = shown(&path))),
            Err(error) if error.kind() == ErrorKind::NotFound => whole::write(&run, &said)?,
            Err(error) => return Err(trouble(&run, &error)),
        }
        Ok(Self { path })
    }

    /// Make room for the results of a method.
    pub fn begin(&self, method: &str) -> Result<(), Message> {
        let folder = self.path.join(method);
        fs::create_dir_all(&folder).map_err(|error| trouble(&folder, &error))?;
        whole::sweep(&folder)
    }

    /// Is a result there?
    pub fn has(&self, method: &str, instance: &str) -> bool {
        self.file(method, instance).exists()
    }

    /// Keep a result.
    pub fn keep(&self, record: &Record) -> Result<(), Message> {
        whole::write(&self.file(&record.method, &record.instance), &record.text())
    }

    /// Keep the puzzle of an instance about which somebody is wrong, so that a report can draw it.
    pub fn keep_puzzle(&self, instance: &str, text: &str) -> Result<(), Message> {
        let folder = self.path.join(PUZZLES);
        fs::create_dir_all(&folder).map_err(|error| trouble(&folder, &error))?;
        whole::write(&folder.join(format!("{instance}{ENDING}")), text)
    }

    fn file(&self, method: &str, instance: &str) -> PathBuf {
        self.path.join(method).join(format!("{instance}{ENDING}"))
    }
}

/// All results of a folder, and what is the matter with files that are none.
pub fn read(path: &Path) -> Result<(Study, Vec<String>), Message> {
    let (mut records, mut mistakes) = (Vec::new(), Vec::new());
    for folder in visible(path)?.into_iter().filter(|entry| entry.is_dir()) {
        let Some(method) = name(&folder) else { continue };
        for file in visible(&folder)? {
            let Some(instance) = name(&file).and_then(|name| name.strip_suffix(ENDING)) else {
                continue;
            };
            let read = fs::read_to_string(&file).map_err(|error| speech::io(&error));
            match read.and_then(|text| Record::read(instance, method, &text)) {
                Ok(record) => records.push(record),
                Err(why) => mistakes.push(speech::named(&file.display().to_string(), why)),
            }
        }
    }
    Ok((Study::new(records), mistakes))
}

/// The puzzle of an instance, in our own form, if somebody was wrong about it.
pub fn kept_puzzle(path: &Path, instance: &str) -> Option<String> {
    fs::read_to_string(path.join(PUZZLES).join(format!("{instance}{ENDING}"))).ok()
}

/// What is in a folder and not hidden, in order.
pub fn visible(folder: &Path) -> Result<Vec<PathBuf>, Message> {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let entries = entries.map_err(|error| trouble(folder, &error))?;
    let paths = entries.into_iter().map(|entry| entry.path());
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| name(path).is_some_and(|name| !name.starts_with('.'))).collect();
    paths.sort_by(|one, other| {
        let name = |path: &Path| path.to_string_lossy().into_owned();
        grille_lab::compare_names(&name(one), &name(other))
    });
    Ok(paths)
}

fn name(path: &Path) -> Option<&str> {
    path.file_name().and_then(|name| name.to_str())
}
