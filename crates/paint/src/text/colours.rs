//! How many colours a terminal has, and which of them is nearest to one that it has not.

use anstyle::{Color, RgbColor, Style};
use anstyle_lossy::palette::Palette;

use crate::light::is_light;

/// The colours of a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// None, or nobody wants them.
    None,
    /// The sixteen that every terminal mixes in its own way.
    Sixteen,
    /// A cube of 216 and a row of greys.
    TwoHundredFiftySix,
    /// As many as can be named.
    All,
}

impl Colours {
    /// Are there so many that different paints do not come out alike?
    pub(super) fn are_many(self) -> bool {
        matches!(self, Self::TwoHundredFiftySix | Self::All)
    }

    /// The same style in colours that there are. Where a ground is given and no ink, that is black
    /// or white, whichever is read on the ground as it comes out.
    pub(super) fn style(self, style: Style) -> Style {
        if self == Self::None {
            return Style::new();
        }
        let ground = style.get_bg_color().map(|colour| self.nearest(colour));
        let ink = match (style.get_fg_color(), ground) {
            (None, Some(ground)) => Some(self.nearest(letter_on(ground))),
            (ink, _) => ink.map(|colour| self.nearest(colour)),
        };
        style.fg_color(ink).bg_color(ground)
    }

    /// The nearest colour to a paint that can be told from the ground it lies on, unless it is the
    /// same: away from light grounds are darker colours, away from dark ones lighter.
    pub(super) fn nearest_on(self, ground: RgbColor, paint: RgbColor) -> Color {
        let other = self.nearest(ground.into());
        if paint == ground {
            return other;
        }
        let darker = is_light(ground.0, ground.1, ground.2);
        let moved = |channel: u8, by: u8| match darker {
            true => channel.saturating_sub(by),
            false => channel.saturating_add(by),
        };
        let away = |by| RgbColor(moved(paint.0, by), moved(paint.1, by), moved(paint.2, by));
        let mut colours = (0..=255).map(|by| self.nearest(away(by).into()));
        colours.find(|colour| *colour != other).unwrap_or(other)
    }

    fn nearest(self, colour: Color) -> Color {
        match (self, colour) {
            (Self::Sixteen, Color::Rgb(paint)) => {
                anstyle_lossy::rgb_to_ansi(paint, Palette::default()).into()
            }
            (Self::TwoHundredFiftySix, Color::Rgb(paint)) => {
                anstyle_lossy::rgb_to_xterm(paint).into()
            }
            _ => colour,
        }
    }
}

fn letter_on(ground: Color) -> Color {
    let RgbColor(red, green, blue) = anstyle_lossy::color_to_rgb(ground, Palette::default());
    let grey = if is_light(red, green, blue) { 0 } else { 255 };
    RgbColor(grey, grey, grey).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Relative luminance, word by word as WCAG has it.
    fn luminance(colour: Color) -> f64 {
        let RgbColor(red, green, blue) = anstyle_lossy::color_to_rgb(colour, Palette::default());
        let [red, green, blue] = [red, green, blue].map(|channel| {
            let part = f64::from(channel) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    #[test]
    fn letters_are_read_on_every_paint_in_all_colours_and_in_few() {
        let steps = || (0..=255).step_by(15);
        let paints = steps().flat_map(|r| steps().map(move |g| (r, g)));
        for (red, green, blue) in paints.flat_map(|(r, g)| steps().map(move |b| (r, g, b))) {
            let paint = Style::new().bg_color(Some(RgbColor(red, green, blue).into()));
            for colours in [Colours::Sixteen, Colours::TwoHundredFiftySix, Colours::All] {
                let style = colours.style(paint);
                let [ink, ground] = [style.get_fg_color(), style.get_bg_color()]
                    .map(|colour| luminance(colour.expect("both are given")));
                let contrast = (ink.max(ground) + 0.05) / (ink.min(ground) + 0.05);
                assert!(contrast >= 4.5, "{contrast} for {red} {green} {blue} in {colours:?}");
            }
        }
    }

    #[test]
    fn a_paint_is_told_from_its_ground_in_few_colours() {
        let (white, black) = (RgbColor(255, 255, 255), RgbColor(0, 0, 0));
        for (ground, paint) in [(white, RgbColor(245, 190, 245)), (black, RgbColor(20, 0, 0))] {
            for colours in [Colours::Sixteen, Colours::TwoHundredFiftySix, Colours::All] {
                let own = colours.nearest_on(ground, ground);
                assert_eq!(own, colours.nearest(ground.into()));
                assert_ne!(colours.nearest_on(ground, paint), own);
            }
            assert_eq!(Colours::All.nearest_on(ground, paint), paint.into());
        }
    }

    #[test]
    fn terminals_are_given_no_colours_that_they_do_not_have() {
        let style = RgbColor(208, 32, 32).on(RgbColor(250, 250, 210));
        let shown = |colours: Colours| colours.style(style).render().to_string();
        assert_eq!(shown(Colours::None), "");
        assert_eq!(shown(Colours::Sixteen), "\u{1b}[31m\u{1b}[107m");
        assert_eq!(shown(Colours::TwoHundredFiftySix), "\u{1b}[38;5;160m\u{1b}[48;5;230m");
        assert_eq!(shown(Colours::All), "\u{1b}[38;2;208;32;32m\u{1b}[48;2;250;250;210m");
    }
}
