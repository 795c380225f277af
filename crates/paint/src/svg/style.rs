//! The style sheet: what every role looks like by day and by night.

/// Which elements, which property, its value on a light and on a dark ground.
const COLOURS: &[(&str, &str, &str, &str)] = &[
    (".sheet", "fill", "#fff", "#1a1d22"),
    (".square", "fill", "#eceee9", "#24282f"),
    (".thin,.edge", "stroke", "#848993", "#69707c"),
    (".border,.isle", "stroke", "#17191e", "#c6cad2"),
    (".isle", "fill", "#fff", "#1a1d22"),
    (".given", "fill", "#17191e", "#ecedef"),
    (".on-shade", "fill", "#fff", "#1a1d22"),
    (".found", "fill", "#1c46b8", "#9db7ff"),
    (".stroke,.ring", "stroke", "#1c46b8", "#9db7ff"),
    (".shade", "fill", "#262a33", "#d5d8de"),
    (".note", "fill", "#4d525c", "#b4b9c2"),
    (".number", "fill", "#656a75", "#9298a3"),
    (".cross,.maybe", "stroke", "#656a75", "#9298a3"),
    (".dot", "fill", "#a3a8b1", "#5a606b"),
    (".halo", "stroke", "#fff", "#1a1d22"),
    (".where", "fill", "#ffe270", "#564504"),
    (".halo-where", "stroke", "#ffe270", "#564504"),
    (".ring-where", "stroke", "#17191e", "#ffdf5e"),
    (".because,.bond", "stroke", "#1c6f9c", "#6bb9ea"),
    (".follows,.struck", "stroke", "#0a7550", "#54d3a0"),
    (".wrong", "stroke", "#b01e2e", "#ff8e8e"),
    (".ring-differs", "stroke", "#8a3a86", "#e6a2e1"),
    (".corner", "fill", "#8a3a86", "#e6a2e1"),
    (".differs", "fill", "#f3e3f2", "#3a2439"),
];

/// What is the same by day and by night.
const SHAPES: &str = "\
.grille text{text-anchor:middle;font-variant-numeric:lining-nums tabular-nums;pointer-events:none}
.grille .given{font-family:serif;font-weight:600}
.grille .found,.grille .note,.grille .sign,.grille .number{font-family:sans-serif;font-weight:500}
.grille .thin,.grille .edge{stroke-width:1}
.grille .thin,.grille .border{fill:none;shape-rendering:crispEdges}
.grille .border{stroke-width:2}
.grille .isle{stroke-width:1.75}
.grille .stroke{stroke-width:2.5}
.grille .maybe{stroke-width:1.5;stroke-dasharray:3 4}
.grille .cross{stroke-width:1.5;stroke-linecap:round}
.grille .ring{fill:none;stroke-width:1.75}
.grille .halo{fill:none;stroke-width:7}
.grille .ring-where{fill:none;stroke-width:3}
.grille .because{fill:none;stroke-width:6;stroke-dasharray:2 2.5}
.grille .slim{stroke-width:3.5}
.grille .bond{fill:none;stroke-width:1.75}
.grille .weak{stroke-dasharray:3 2.5}
.grille .struck{stroke-width:1.75;stroke-linecap:round}
.grille .follows{fill:none;stroke-width:2.5;stroke-dasharray:5 3}
.grille .wrong{fill:none;stroke-width:2}
.grille .ring-differs{fill:none;stroke-width:2}
.grille .hit{fill:none;stroke:none;pointer-events:all}
";

/// The style sheet of all pictures.
pub fn style() -> String {
    let rule = |selectors: &str, property: &str, value: &str| {
        let selectors: Vec<String> =
            selectors.split(',').map(|class| format!(".grille {class}")).collect();
        format!("{}{{{property}:{value}}}\n", selectors.join(","))
    };
    let light = COLOURS.iter().map(|(class, property, light, _)| rule(class, property, light));
    let dark = COLOURS.iter().map(|(class, property, _, dark)| rule(class, property, dark));
    let (light, dark) = (light.collect::<String>(), dark.collect::<String>());
    format!("\n{SHAPES}{light}@media (prefers-color-scheme:dark){{\n{dark}}}\n")
}
