//! Light colours and dark ones.

/// Is black read on this colour better than white? (Relative luminance, as WCAG has it.)
pub(crate) fn is_light(red: u8, green: u8, blue: u8) -> bool {
    let linear = |channel: u8| (f32::from(channel) / 255.0).powf(2.2);
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > 0.18
}
