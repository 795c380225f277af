//! The laboratory: what methods did on many instances, as data, tables and plots.
//!
//! ```
//! use grille_lab::{Record, Study};
//!
//! let text = "1 2\n2 1\nsolveTime = 0.05\nisOptimal = true\n";
//! let record = Record::read("instance_t2_1", "fast", text).expect("a result");
//! let study = Study::new(vec![record]);
//! assert_eq!(study.methods(), ["fast"]);
//! ```
//!
//! Nothing here opens a file or reads a clock: texts come in, texts go out.

mod natural;
mod numbers;
mod page;
mod plot;
mod record;
mod statistics;
mod study;
mod table;

use grille_engine::{Catalogue, catalogue};

pub use natural::compare as compare_names;
pub use page::{Wrong, Wrongs, page};
pub use plot::{Picture, pictures};
pub use record::{Question, Record, Verdict};
pub use study::Study;
pub use table::{csv, latex, markdown, results, summary};

/// What is said in tables and plots.
pub const WORDS: Catalogue = catalogue!();
