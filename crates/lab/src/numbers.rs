//! Numbers as people read them; units have the same signs in every language.

use grille_engine::Language;

/// A number with so many digits behind its point, or comma.
pub fn decimal(number: f64, digits: usize, language: Language) -> String {
    in_language(format!("{number:.digits$}"), language)
}

/// A number with as many digits as it needs.
pub fn shortest(number: f64, language: Language) -> String {
    in_language(number.to_string(), language)
}

/// French has a comma for the point.
fn in_language(digits: String, language: Language) -> String {
    match language {
        Language::English => digits,
        Language::French => digits.replace('.', ","),
    }
}

/// A time with its unit, in three digits.
pub fn time(seconds: f64, language: Language) -> String {
    let (number, unit) = match seconds {
        s if s >= 0.9995 => (s, "s"),
        s if s >= 0.9995e-3 => (s * 1e3, "ms"),
        s => (s * 1e6, "µs"),
    };
    format!("{}\u{a0}{unit}", three_digits(number, language))
}

/// A number from 1 on in three digits, if it has not more before its point.
fn three_digits(number: f64, language: Language) -> String {
    let digits = match number {
        n if n >= 99.95 => 0,
        n if n >= 9.995 => 1,
        _ => 2,
    };
    decimal(number, digits, language)
}

/// A power of ten of seconds: `10 µs`.
pub fn decade(exponent: i32) -> String {
    let (unit, below) = match exponent {
        0.. => ("s", 0),
        -3..=-1 => ("ms", -3),
        -6..=-4 => ("µs", -6),
        _ => ("ns", -9),
    };
    format!("{}\u{a0}{unit}", 10f64.powi(exponent - below))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_three_digits() {
        let cases = [(0.000_000_4, "0.40 µs"), (0.000_123, "123 µs"), (0.001_5, "1.50 ms")];
        let more = [(0.999_9, "1.00 s"), (61.26, "61.3 s"), (1234.0, "1234 s")];
        for (seconds, text) in cases.into_iter().chain(more) {
            assert_eq!(time(seconds, Language::English).replace('\u{a0}', " "), text);
        }
        assert_eq!(time(1.5, Language::French), "1,50\u{a0}s");
    }

    #[test]
    fn decades_have_units() {
        let all: Vec<String> = (-7..=2).map(decade).collect();
        let all = all.join(", ").replace('\u{a0}', " ");
        assert_eq!(all, "100 ns, 1 µs, 10 µs, 100 µs, 1 ms, 10 ms, 100 ms, 1 s, 10 s, 100 s");
    }
}
