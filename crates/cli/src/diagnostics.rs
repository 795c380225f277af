//! A mistake in a file, shown with its line and the place marked.

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use grille::{ParseError, message};

use crate::input::Source;
use crate::{paint, speech};

/// The error with the line it is on.
pub fn render(source: &Source, error: &ParseError) -> String {
    let (line, text, span) = excerpt(&source.text, error);
    let label = speech::say(&message!("expected", expected = error.expected.clone()));
    let snippet = Snippet::source(text)
        .path(&source.name)
        .line_start(source.line + line)
        .annotation(AnnotationKind::Primary.span(span).label(&label));
    let title = speech::say(&message!("found", found = error.found.clone()));
    let kind = speech::say(&message!("error"));
    let report = [Level::ERROR.with_name(&kind).primary_title(&title).element(snippet)];
    let renderer = if paint::stderr_has_colours() { Renderer::styled() } else { Renderer::plain() };
    let width = paint::terminal_width().max(60);
    renderer.decor_style(DecorStyle::Ascii).term_width(width).render(&report)
}

/// The line of an error with its number, and the place on it; a long line is cut around it.
fn excerpt<'a>(text: &'a str, error: &ParseError) -> (usize, &'a str, std::ops::Range<usize>) {
    let start = floor(text, error.span.start);
    let line_start = text[..start].rfind('\n').map_or(0, |i| i + 1);
    let line_end = text[start..].find('\n').map_or(text.len(), |i| start + i);
    let from = floor(text, line_start.max(start.saturating_sub(AROUND)));
    let to = floor(text, line_end.min(start + AROUND));
    let end = floor(text, error.span.end).clamp(start, to);
    let (line, _) = error.line_column(text);
    (line, &text[from..to], start - from..end - from)
}

/// Bytes shown on either side of a mistake.
const AROUND: usize = 400;

/// The next place at or before `at` where a character begins.
fn floor(text: &str, at: usize) -> usize {
    text.floor_char_boundary(at.min(text.len()))
}
