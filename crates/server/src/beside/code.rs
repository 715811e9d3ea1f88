//! A link as a QR code, for the camera of a phone.

use std::fmt::Write as _;

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};

/// The light rim around a code that a camera needs, in modules.
const RIM: i32 = 4;

/// A text as a QR code, drawn dark on light whatever the colours of the page; none if it is too long.
pub fn picture(text: &str, label: &str) -> Option<Markup> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let side = code.size() + 2 * RIM;
    Some(html! {
        svg.code xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (side) " " (side) }
            role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width=(side) height=(side) fill="#fff" {}
            path d=(dark(&code)) fill="#000" {}
        }
    })
}

/// The dark modules, those beside each other in one stroke.
fn dark(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|x| code.get_module(*x, y)).count();
            let run = i32::try_from(run).unwrap_or(0);
            if run > 0 {
                // Writing into a text cannot fail.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + RIM, y + RIM);
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strokes_are_exactly_the_dark_modules() {
        let code =
            QrCode::encode_text("http://192.168.178.20:7900/", QrCodeEcc::Low).expect("a code");
        let mut drawn = std::collections::BTreeSet::new();
        for stroke in dark(&code).split('M').skip(1) {
            let (at, rest) = stroke.split_once('h').expect("a stroke");
            let (x, y) = at.split_once(' ').expect("a place");
            let run: i32 = rest.split_once('v').expect("a run").0.parse().expect("a number");
            let [x, y] = [x, y].map(|text| text.parse::<i32>().expect("a number") - RIM);
            for x in x..x + run {
                assert!(drawn.insert((x, y)), "{x} {y} is drawn twice");
            }
        }
        let all = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        let modules = all.filter(|(x, y)| code.get_module(*x, *y)).collect();
        assert_eq!(drawn, modules);
    }

    #[test]
    fn a_text_too_long_for_a_code_is_none() {
        assert!(picture(&"a".repeat(200), "a link").is_some());
        assert!(picture(&"a".repeat(4000), "a link").is_none());
    }
}
