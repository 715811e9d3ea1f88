//! The contrast of the colours, checked in every theme and with every look.

use std::collections::BTreeMap;

use super::looks::{BoardLook, StoneLook};

const COLOURS: &str = include_str!("../../assets/css/colours.css");
const LOOKS: &str = include_str!("../../assets/css/looks.css");
const CONTRAST: &str = include_str!("../../assets/css/contrast.css");

/// Text, and what it is written on: 4.5 to 1.
const TEXTS: [(&str, &[&str]); 7] = [
    ("ink", &["paper", "card"]),
    ("muted", &["paper", "card"]),
    ("accent", &["paper", "card"]),
    ("on-accent", &["accent"]),
    ("coordinate", &["wood", "wood-deep"]),
    ("rim-coordinate", &["rim"]),
    // The numbers of the squares.
    ("rim-coordinate", &["square-dark"]),
];

/// Marks, and what they are drawn on: 3 to 1.
const MARKS: [(&str, &[&str]); 9] = [
    ("mark", &["wood", "wood-deep", "square-dark"]),
    ("line", &["wood", "wood-deep"]),
    ("focus", &["paper", "card"]),
    ("field", &["paper", "card"]),
    ("board-focus", &["wood", "wood-deep", "square-dark"]),
    ("ivory-mark", &["ivory"]),
    ("ebony-mark", &["ebony"]),
    ("ebony-edge", &["wood", "wood-deep", "square-dark"]),
    // What tells the two colours of stones apart.
    ("ivory", &["ebony"]),
];

type Theme = BTreeMap<String, f64>;

/// The luminance of every colour of one theme.
fn theme(css: &str, dark: bool) -> Theme {
    css.lines().filter_map(|line| declaration(line.trim(), dark)).collect()
}

/// The same with the colours of a board and a set of stones.
fn with_looks(dark: bool, board: BoardLook, stones: StoneLook) -> Theme {
    let mut all = theme(COLOURS, dark);
    all.extend(look(&format!("[data-board=\"{}\"]", board.as_str()), dark));
    all.extend(look(&format!("[data-stones=\"{}\"]", stones.as_str()), dark));
    all
}

/// The colours of one look.
fn look(selector: &str, dark: bool) -> Theme {
    let start = LOOKS.find(&format!("{selector} {{")).unwrap_or_else(|| panic!("no {selector}"));
    let block = LOOKS[start..].split('}').next().unwrap_or_default();
    theme(block, dark)
}

fn declaration(line: &str, dark: bool) -> Option<(String, f64)> {
    let (name, value) = line.strip_prefix("--")?.split_once(": ")?;
    let value = value.strip_suffix(';')?;
    if !value.starts_with('#') && !value.starts_with("light-dark(") {
        return None;
    }
    let colour = match value.strip_prefix("light-dark(") {
        None => value,
        Some(pair) => {
            let (light, other) = pair.strip_suffix(')')?.split_once(", ")?;
            if dark { other } else { light }
        }
    };
    Some((name.to_string(), luminance(colour)))
}

/// The relative luminance of `#rrggbb`, as WCAG defines it.
fn luminance(colour: &str) -> f64 {
    let hex = colour.strip_prefix('#').unwrap_or_else(|| panic!("{colour} is no #rrggbb"));
    assert_eq!(hex.len(), 6, "{colour}");
    let channel = |at: usize| {
        let value = u8::from_str_radix(&hex[at..at + 2], 16).expect("hexadecimal digits");
        let value = f64::from(value) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4)
}

fn ratio(a: f64, b: f64) -> f64 {
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn check(name: &str, theme: &Theme, pairs: &[(&str, &[&str])], least: f64) {
    let colour = |key: &str| *theme.get(key).unwrap_or_else(|| panic!("{name}: no --{key}"));
    for (front, backs) in pairs {
        for back in *backs {
            let found = ratio(colour(front), colour(back));
            assert!(found >= least, "{name}: --{front} on --{back} is {found:.2}, not {least}");
        }
    }
}

#[test]
fn text_and_marks_stand_out_in_every_theme() {
    let mut themes = vec![("contrast".to_string(), theme(CONTRAST, true))];
    for board in BoardLook::ALL {
        for stones in StoneLook::ALL {
            for (name, dark) in [("light", false), ("dark", true)] {
                let name = format!("{name} {} {}", board.as_str(), stones.as_str());
                themes.push((name, with_looks(dark, board, stones)));
            }
        }
    }
    for (name, theme) in themes {
        check(&name, &theme, &TEXTS, 4.5);
        check(&name, &theme, &MARKS, 3.0);
        // A light stone stands out by itself or by its edge.
        for ground in ["wood", "wood-deep", "square-dark"] {
            let stone = ratio(theme["ivory"], theme[ground]);
            let edge = ratio(theme["ivory-edge"], theme[ground]);
            assert!(stone.max(edge) >= 3.0, "{name}: ivory on {ground}: {stone:.2}, {edge:.2}");
        }
    }
}

#[test]
fn every_colour_has_its_like_in_high_contrast() {
    let high = theme(CONTRAST, true);
    assert!(high.len() > 30);
    for board in BoardLook::ALL {
        for stones in StoneLook::ALL {
            let normal = with_looks(false, board, stones);
            let names = normal.keys().collect::<Vec<_>>();
            assert_eq!(names, high.keys().collect::<Vec<_>>(), "{board:?} {stones:?}");
        }
    }
}

#[test]
fn the_ratio_is_that_of_wcag() {
    assert!((ratio(luminance("#ffffff"), luminance("#000000")) - 21.0).abs() < 1e-9);
    assert!((ratio(luminance("#777777"), luminance("#ffffff")) - 4.48).abs() < 0.01);
}
