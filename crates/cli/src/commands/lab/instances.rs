//! The instances of a folder, and new ones made into it, named as those of the source document.

use std::collections::HashSet;
use std::ffi::OsStr;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use grille::{Family, FormId, Grading, Limits, Message, Reading, Titles, Unmade, Wish, message};

use super::super::generate::{Writer, chance, stem};
use super::results::visible;
use crate::args::LabRun;
use crate::exit::Code;
use crate::in_order::held;
use crate::input::{self, Job};
use crate::jobs::{self, Report};
use crate::progress::{Answers, Progress};
use crate::whole::{self, trouble};
use crate::{speech, stop};

/// A puzzle and what its results are called.
pub struct Instance {
    pub name: String,
    pub job: Job,
}

/// Every puzzle of every file of a folder, or of a file; files that hold none are named, and the others
/// go on. What stands beside a puzzle under its name, such as its solution, need not hold one.
pub fn all(folder: &Path, reading: &Reading) -> Result<(Vec<Instance>, Code), Message> {
    let is_numbered = input::numbered(&folder.to_string_lossy()).is_some();
    let mut files = match folder.is_file() || is_numbered {
        true => vec![folder.to_owned()],
        false => visible(folder)?,
    };
    files.retain(|entry| entry.is_file() || is_numbered);
    let loaded: Vec<Loaded> = files.into_iter().map(|file| Loaded::of(file, reading)).collect();
    let stem = |file: &Path| file.file_stem().map(OsStr::to_owned);
    let holding = loaded.iter().filter(|loaded| !loaded.jobs.is_empty());
    let named: HashSet<_> = holding.map(|loaded| stem(&loaded.file)).collect();
    let (mut instances, mut code) = (Vec::new(), Code::Solved);
    for Loaded { file, jobs, mistakes } in loaded {
        if jobs.is_empty() && named.contains(&stem(&file)) {
            continue;
        }
        for mistake in &mistakes {
            anstream::eprintln!("{mistake}");
            code = Code::Bad;
        }
        let name = name(&file);
        let is_alone = mistakes.is_empty() && jobs.len() == 1;
        instances.extend(jobs.into_iter().map(|job| {
            let number = job.id.index.filter(|_| !is_alone);
            let name = number.map_or(name.clone(), |number| format!("{name}#{number}"));
            Instance { name, job }
        }));
    }
    Ok((instances, code))
}

/// What a file holds.
struct Loaded {
    file: PathBuf,
    jobs: Vec<Job>,
    mistakes: Vec<String>,
}

impl Loaded {
    fn of(file: PathBuf, reading: &Reading) -> Self {
        let (mut jobs, mut mistakes) = (Vec::new(), Vec::new());
        for loaded in input::load(&[file.display().to_string()], &Ok(reading.clone())) {
            match loaded {
                Ok(job) => jobs.push(job),
                Err(mistake) => mistakes.push(mistake.shown),
            }
        }
        Self { file, jobs, mistakes }
    }
}

/// The name of a file, without its ending where that is `.txt` and nothing else has the rest.
fn name(file: &Path) -> String {
    let whole = file.file_name().unwrap_or_default().to_string_lossy();
    let short = whole.strip_suffix(".txt").filter(|short| !file.with_file_name(short).exists());
    short.unwrap_or(&whole).to_owned()
}

/// Says what the folder is made from.
const RUN: &str = ".grille-instances";

/// New instances that are wished for.
struct Task {
    folder: PathBuf,
    family: &'static dyn Family,
    seed: u64,
    writer: Writer,
    is_over: AtomicBool,
    /// Sizes with densities that cannot be had, which are said once.
    without: Mutex<HashSet<String>>,
}

/// Make the instances that are not there yet.
pub fn make(options: &LabRun, family: &str) -> Result<Code, Message> {
    let family = grille::find_family(family).map_err(|error| error.message())?;
    let wishes = wishes(options, family)?;
    let folder = PathBuf::from(&options.folder);
    fs::create_dir_all(&folder).map_err(|error| trouble(&folder, &error))?;
    let seed = seed(&folder, family, options.seed)?;
    whole::sweep(&folder)?;
    let writer = Writer::of(FormId::OWN, true);
    let (is_over, without) = (AtomicBool::new(false), Mutex::default());
    let task = Task { folder, family, seed, writer, is_over, without };
    let all = wishes.iter().flat_map(|wish| (0..options.count).map(move |number| (wish, number)));
    let missing: Vec<(&Wish, u64)> =
        all.filter(|&(wish, number)| !task.file(wish, number).exists()).collect();
    let progress = Progress::counted(missing.len() as u64, Answers::Kept);
    // Nobody measures how long this takes.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let items = missing.into_iter().take_while(|_| !task.is_over.load(Ordering::Relaxed));
    Ok(jobs::each(items, cores, progress, |(wish, number), _| task.report(wish, number)))
}

/// Every size with every density.
fn wishes(options: &LabRun, family: &dyn Family) -> Result<Vec<Wish>, Message> {
    let maker = family.maker().ok_or_else(|| Unmade::NoMaker(family.info().id).message())?;
    let sizes = if options.sizes.is_empty() { vec![maker.usual()] } else { options.sizes.clone() };
    let densities: Vec<Option<f64>> = match options.densities.as_slice() {
        [] => vec![None],
        densities => densities.iter().copied().map(Some).collect(),
    };
    let mut wishes = Vec::new();
    for &size in &sizes {
        for &density in &densities {
            let wish = Wish { density, ..Wish::new(size) };
            grille::maker_for(family, &wish).map_err(|why| why.message())?;
            wishes.push(wish);
        }
    }
    Ok(wishes)
}

/// The seed of the first instance of each size and density: that of the folder, if it has one.
fn seed(folder: &Path, family: &dyn Family, asked: Option<u64>) -> Result<u64, Message> {
    let run = folder.join(RUN);
    let said = |seed: u64| format!("seed = {seed}\nfamily = {}\n", family.info().id);
    let known = match fs::read_to_string(&run) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let seed = asked.unwrap_or_else(chance);
            whole::write(&run, &said(seed))?;
            return Ok(seed);
        }
        Err(error) => return Err(trouble(&run, &error)),
    };
    let first = known.lines().next().and_then(|line| line.strip_prefix("seed = "));
    let seed = first.and_then(|seed| seed.parse::<u64>().ok());
    let is_same = |seed: &u64| known == said(*seed) && asked.is_none_or(|asked| asked == *seed);
    seed.filter(is_same).ok_or_else(|| message!("generate-other"))
}

impl Task {
    fn file(&self, wish: &Wish, number: u64) -> PathBuf {
        self.folder.join(format!("{}_{}.txt", stem(wish), number + 1))
    }

    fn report(&self, wish: &Wish, number: u64) -> Report {
        let limits = Limits { stop: &stop::interrupted };
        let seed = self.seed.wrapping_add(number);
        if held(&self.without).contains(&stem(wish)) {
            return Report { data: String::new(), talk: String::new(), code: Code::Limit };
        }
        let made = grille::make(self.family, wish, Grading::IfNeeded, seed, limits);
        if matches!(made, Err(Unmade::Density { .. })) && !held(&self.without).insert(stem(wish)) {
            return Report { data: String::new(), talk: String::new(), code: Code::Limit };
        }
        let kept = made.map_err(|why| (why.message(), Code::from(&why))).and_then(|made| {
            let text = self.writer.remarked(&made, &Titles::default());
            let written = text.and_then(|text| whole::write(&self.file(wish, number), &text));
            written.map_err(|why| (why, Code::Bad))
        });
        let (talk, code) = match kept {
            Ok(()) => (String::new(), Code::Solved),
            // Whoever pressed Ctrl-C knows why.
            Err((_, code)) if stop::interrupted() => (String::new(), code),
            Err((why, code)) => {
                self.is_over.store(code >= Code::Bad, Ordering::Relaxed);
                let name = format!("{}_{}", stem(wish), number + 1);
                (speech::named(&name, why) + "\n", code)
            }
        };
        Report { data: String::new(), talk, code }
    }
}
