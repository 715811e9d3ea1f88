//! The gradients, patterns and grains of the looks; `assets/css/looks.css` says which look uses which.
//!
//! Each look stands in a group of its own, so that its colours hold there whatever the page wears.

use maud::{Markup, html};

use super::looks::{BoardLook, StoneLook};

/// What the looks of boards and stones are drawn with.
pub(super) fn definitions() -> Markup {
    html! {
        @for look in BoardLook::ALL {
            g data-board=(look.as_str()) { (board(look)) }
        }
        @for look in StoneLook::ALL {
            g data-stones=(look.as_str()) { (stones(look)) }
        }
    }
}

fn board(look: BoardLook) -> Markup {
    let name = look.as_str();
    html! {
        @if matches!(look, BoardLook::Wood | BoardLook::Slate) {
            linearGradient id={ "plank-" (name) } x1="0" y1="0" x2="0.25" y2="1" {
                stop.stop-wood offset="0" {} stop.stop-wood-deep offset="1" {}
            }
        }
        @if look != BoardLook::Print {
            radialGradient id={ "hollow-" (name) } cx=".5" cy=".35" r=".7" {
                stop.stop-hollow offset="0" {}
                stop.stop-hollow offset=".55" stop-opacity=".85" {}
                stop.stop-wood offset="1" {}
            }
        }
        @match look {
            BoardLook::Wood => (grain("grain", ".008 .42", "0 0 0 1.1 -.36")),
            BoardLook::Slate => {
                (grain("cleavage", ".006 .06", "0 0 0 1.5 -.55"))
                (scratched())
            }
            BoardLook::Print => (hatched()),
            BoardLook::Cloth => {
                (woven("woven", "ground-square"))
                (woven("woven-light", "ground-square-light"))
            }
        }
    }
}

/// Veins, coarse along one way and fine across; `strength` makes them of the noise.
fn grain(id: &str, frequency: &str, strength: &str) -> Markup {
    let matrix = format!("0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  {strength}");
    html! {
        filter id=(id) x="0" y="0" width="100%" height="100%" {
            feTurbulence type="fractalNoise" baseFrequency=(frequency) numOctaves="3" seed="11" result="noise" {}
            feColorMatrix in="noise" values=(matrix) result="veins" {}
            feFlood.grain-colour {}
            feComposite operator="in" in2="veins" {}
            feComposite operator="in" in2="SourceGraphic" {}
        }
    }
}

/// Lines that slipped a little, as under a nail.
fn scratched() -> Markup {
    html! {
        filter id="scratched" x="-2%" y="-2%" width="104%" height="104%" {
            feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="3" seed="4" result="noise" {}
            feDisplacementMap in="SourceGraphic" in2="noise" scale="6" xChannelSelector="R" yChannelSelector="G" {}
        }
    }
}

/// Dark squares as an engraver makes them.
fn hatched() -> Markup {
    html! {
        pattern id="hatched" width="8" height="8" patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)" {
            rect.ground-square width="8" height="8" {}
            path.hatching d="M4 0V8" stroke-width="1.3" stroke-opacity=".5" {}
        }
    }
}

/// Threads over and under each other.
fn woven(id: &str, ground: &str) -> Markup {
    html! {
        pattern id=(id) width="6" height="6" patternUnits="userSpaceOnUse" {
            rect class=(ground) width="6" height="6" {}
            path.thread d="M0 1.5H3M3 4.5H6" stroke-width="1.3" stroke-opacity=".26" {}
            path.thread d="M4.5 0V3M1.5 3V6" stroke-width="1.3" stroke-opacity=".15" {}
        }
    }
}

fn stones(look: StoneLook) -> Markup {
    let name = look.as_str();
    html! {
        @match look {
            // Flat discs are of one colour.
            StoneLook::Discs => {}
            StoneLook::Turned => {
                (turned_white("white-turned", &GROOVES))
                (turned_white("white-carrier", &GROOVES[2..]))
                (turned_black())
            }
            StoneLook::Ivory | StoneLook::Marked => {
                radialGradient id={ "white-" (name) } cx=".38" cy=".3" r=".8" {
                    stop.stop-ivory-light offset="0" {}
                    stop.stop-ivory offset=".55" {}
                    stop.stop-ivory-shade offset="1" {}
                }
                radialGradient id={ "black-" (name) } cx=".38" cy=".3" r=".85" {
                    stop.stop-ebony-light offset="0" {}
                    stop.stop-ebony offset=".5" {}
                    stop.stop-ebony-deep offset="1" {}
                }
            }
        }
        @if look == StoneLook::Marked { (sun()) (moon()) }
    }
}

/// Where the grooves of a light stone lie, in hundredths of its radius.
const GROOVES: [u8; 3] = [34, 58, 80];

/// Maple with grooves, each a dark cut with a light edge.
fn turned_white(id: &str, grooves: &[u8]) -> Markup {
    html! {
        radialGradient id=(id) cx=".5" cy=".5" r=".5" {
            stop.stop-ivory offset="0" {}
            @for groove in grooves {
                stop.stop-ivory offset={ (groove - 4) "%" } {}
                stop.stop-ivory-groove offset={ (groove - 1) "%" } {}
                stop.stop-ivory-groove offset={ (groove + 1) "%" } {}
                stop.stop-ivory-light offset={ (groove + 4) "%" } stop-opacity=".9" {}
                stop.stop-ivory offset={ (groove + 8) "%" } {}
            }
            stop.stop-ivory-shade offset="1" {}
        }
    }
}

/// Walnut, hollowed towards a bead in the middle, which is the mark.
fn turned_black() -> Markup {
    html! {
        radialGradient id="black-turned" cx=".5" cy=".5" r=".5" {
            stop.stop-ebony-deep offset=".3" {}
            stop.stop-ebony offset=".62" {}
            stop.stop-ebony-light offset=".7" {}
            stop.stop-ebony offset=".8" {}
            stop.stop-ebony-deep offset="1" {}
        }
        radialGradient id="bead" cx=".4" cy=".34" r=".8" {
            stop.stop-ebony-mark offset=".25" {}
            stop.stop-ebony-light offset="1" {}
        }
    }
}

/// A disc with eight rays.
fn sun() -> Markup {
    html! {
        pattern id="sun" width="1" height="1" viewBox="-21 -21 42 42" {
            g.painted-sun {
                circle r="9" {}
                @for turn in 0..8 {
                    path d="M-3.4-12 0-20.5 3.4-12Z" transform={ "rotate(" (turn * 45) ")" } {}
                }
            }
        }
    }
}

/// A crescent.
fn moon() -> Markup {
    html! {
        pattern id="moon" width="1" height="1" viewBox="-21 -21 42 42" {
            path.painted-moon d="M5.5-17A18 18 0 1 0 16.5 8.5 14.5 14.5 0 1 1 5.5-17Z" {}
        }
    }
}
