//! The groups of `--help`: which heading an option stands under, and in which order they come.

use clap::{Arg, Command};

/// The headings, `heading-NAME` in the catalogues, in the order in which they are shown, each with its
/// options. `COMMAND/OPTION` is for one command alone, and comes before what is said for all.
///
/// What is in none of them says what is asked for: it is in the first.
pub const GROUPS: &[(&str, &[&str])] = &[
    ("task", &[]),
    (
        "make",
        &[
            "size",
            "sizes",
            "grade",
            "needs",
            "generate",
            "generate/count",
            "run/count",
            "seed",
            "symmetry",
            "density",
            "densities",
            "minimal",
            "givens",
            "loops",
            "doubles",
            "colours",
            "motif",
            "way",
            "generate/set",
            "title",
        ],
    ),
    ("image", &["from_image", "threshold", "dither", "invert", "preview", "generate/svg"]),
    ("page", &["port", "address", "no_open"]),
    ("input", &["family", "from", "set", "solution", "state"]),
    (
        "work",
        &[
            "method",
            "methods",
            "question",
            "beside",
            "no_connectivity",
            "only",
            "without",
            "timeout",
            "rounds",
            "threads",
        ],
    ),
    (
        "output",
        &[
            "to", "show", "plain", "svg", "json", "csv", "lines", "stats", "pictures", "markdown",
            "out", "resume", "report", "events",
        ],
    ),
    ("general", &["color", "lang", "quiet", "help", "version"]),
];

/// The heading of what is no option.
pub const ARGUMENTS: &str = "arguments";

/// The same command, what it takes first, then its options group by group.
///
/// Shown are headings in the order of what stands under them. Nothing may be moved once the command is
/// built: it would no longer be found.
pub fn in_order(command: Command) -> Command {
    let place = |arg: &Arg| {
        let name = of(arg, command.get_name());
        GROUPS.iter().position(|(group, _)| *group == name).map_or(0, |place| place + 1)
    };
    let mut arguments: Vec<&Arg> = command.get_arguments().collect();
    arguments.sort_by_key(|arg| place(arg));
    let ids: Vec<_> = arguments.into_iter().map(|arg| arg.get_id().clone()).collect();
    let moved = |command: Command, id| command.mut_arg(id, |arg| arg);
    ids.into_iter().fold(command, moved).mut_subcommands(in_order)
}

/// The group of an argument of a command.
pub fn of(arg: &Arg, command: &str) -> &'static str {
    if arg.is_positional() {
        return ARGUMENTS;
    }
    let id = arg.get_id().as_str();
    let own = format!("{command}/{id}");
    let with = |name: &str| GROUPS.iter().find(|(_, options)| options.contains(&name));
    with(&own).or_else(|| with(id)).map_or(GROUPS[0].0, |(group, _)| group)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::args::Arguments;

    /// Every option of every command, as `COMMAND/OPTION`.
    fn options(command: &Command) -> Vec<String> {
        let own = command.get_arguments().filter(|arg| !arg.is_positional());
        let own = own.map(|arg| format!("{}/{}", command.get_name(), arg.get_id()));
        own.chain(command.get_subcommands().flat_map(options)).collect()
    }

    #[test]
    fn every_option_of_a_group_is_one() {
        let mut root = Arguments::command();
        root.build();
        let all = options(&root);
        let is_one =
            |name: &str| all.iter().any(|id| id == name || id.ends_with(&format!("/{name}")));
        for name in GROUPS.iter().flat_map(|(_, options)| *options) {
            assert!(is_one(name), "{name}");
        }
    }

    #[test]
    fn groups_are_shown_one_after_the_other() {
        let mut root = in_order(Arguments::command());
        root.build();
        for command in root.get_subcommands() {
            let shown: Vec<&str> =
                command.get_arguments().map(|arg| of(arg, command.get_name())).collect();
            let mut each: Vec<&str> = shown.clone();
            each.dedup();
            let number = each.len();
            each.sort_unstable();
            each.dedup();
            assert_eq!(each.len(), number, "{}: {shown:?}", command.get_name());
        }
    }
}
