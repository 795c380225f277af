//! The command as somebody at a terminal or in a pipe meets it.

mod brackets;
mod completions;
mod explain;
mod generate;
mod lab;
mod lines;
mod pictures;
mod plain;
mod reading;
mod stream;
mod watch;
