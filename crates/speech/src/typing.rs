//! Turns as people type them, and what they may have meant.

use board::{State, Throw};
use draughts::{Square, numbering::Coordinates};
use game::AnyGame;

/// A turn in the one form that all games read: small letters, `-` between places, `x` before what
/// is taken, no blanks.
pub fn tidy(position: &AnyGame, typed: &str) -> String {
    let mut text = String::new();
    for c in typed.trim().to_lowercase().chars() {
        match c {
            '–' | '—' | '−' | '‐' | '‑' | '→' | '>' => text.push('-'),
            ':' | '×' | '*' => text.push('x'),
            _ => text.push(c),
        }
    }
    let text = text.replace("--", "-").replace("/x", "x");
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut tidied = String::new();
    for word in words {
        let is_sign = |c: char| matches!(c, '-' | 'x' | '+' | '/');
        let joined = tidied.is_empty() || tidied.ends_with(is_sign) || word.starts_with(is_sign);
        // A piece is huffed before the move, which is another word: x22 9-13.
        let huffs = matches!(position, AnyGame::Draughts(_)) && tidied.starts_with('x');
        tidied.push_str(match (joined, huffs && !tidied.contains('/')) {
            (true, _) => "",
            (false, true) => "/",
            (false, false) => "-",
        });
        tidied.push_str(word);
    }
    tidied
}

/// The place in a tidy turn that this board does not have, if the text is a turn otherwise.
pub fn off_board(position: &AnyGame, text: &str) -> Option<String> {
    let mut places = Vec::new();
    for part in text.split(['-', 'x', '+', '/']).filter(|part| !part.is_empty()) {
        match part.len() {
            4 if part.is_char_boundary(2) && is_place(&part[..2]) && is_place(&part[2..]) => {
                places.extend([&part[..2], &part[2..]]);
            }
            _ if is_place(part) => places.push(part),
            _ => return None,
        }
    }
    places.into_iter().find(|place| !is_on_board(position, place)).map(str::to_string)
}

/// Whether a text names a place of some board: a letter and a digit, or the number of a square.
fn is_place(text: &str) -> bool {
    match *text.as_bytes() {
        [letter, digit] => {
            (letter.is_ascii_lowercase() || letter.is_ascii_digit()) && digit.is_ascii_digit()
        }
        _ => false,
    }
}

fn is_on_board(position: &AnyGame, place: &str) -> bool {
    match position {
        AnyGame::Mill(mill) => mill.board().point(place).is_some(),
        AnyGame::Battue(_) => hunt::battue::board().point(place).is_some(),
        AnyGame::Draughts(draughts) => Coordinates::new(&draughts.rules()).read(place).is_some(),
        AnyGame::Wolf(_) => match *place.as_bytes() {
            [file, rank] => {
                Square::from_coords(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1')).is_some()
            }
            _ => false,
        },
        AnyGame::Pegs(pegs) => place.parse().is_ok_and(|hole| pegs.layout().holes().contains(hole)),
    }
}

/// Reads `(5,5,4)`, `5,5,4`, `5 5 4` or `554`.
pub fn read_throw(typed: &str) -> Option<Throw> {
    if let Ok(throw) = typed.parse() {
        return Some(throw);
    }
    let dice: Vec<u8> = typed
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, ',' | '-' | '+'))
        .map(|c| c.to_digit(10).map(|digit| digit as u8))
        .collect::<Option<_>>()?;
    Throw::new(dice.try_into().ok()?)
}

#[cfg(test)]
mod tests {
    use board::RuleSet;
    use game::catalogue;

    use super::*;

    fn start(id: &str) -> AnyGame {
        catalogue::find(id).unwrap().rules.initial()
    }

    #[test]
    fn turns_are_typed_as_one_likes() {
        let mill = start("classic");
        for (typed, text) in [
            ("D5-C5", "d5-c5"),
            ("d5 c5", "d5-c5"),
            ("d5 - c5", "d5-c5"),
            ("d5–c5", "d5-c5"),
            ("d5—c5", "d5-c5"),
            ("d5->c5", "d5-c5"),
            ("d5c5", "d5c5"),
            ("f2 xd6", "f2xd6"),
            ("f2 x d6", "f2xd6"),
            ("f2:d6", "f2xd6"),
            ("f2×D6", "f2xd6"),
            ("d5-c5/xd6", "d5-c5xd6"),
            ("a1 + a4 + a7", "a1+a4+a7"),
            ("  pass ", "pass"),
        ] {
            assert_eq!(tidy(&mill, typed), text, "{typed}");
        }
        let draughts = start("english");
        for (typed, text) in [
            ("11 15", "11-15"),
            ("22 x 15", "22x15"),
            ("x22 9-13", "x22/9-13"),
            ("x22/9 13", "x22/9-13"),
        ] {
            assert_eq!(tidy(&draughts, typed), text, "{typed}");
        }
    }

    /// What is tidy already stays as it is, for every game.
    #[test]
    fn turns_of_records_are_tidy() {
        for entry in catalogue::all() {
            let start = entry.rules.initial();
            for m in start.legal_moves() {
                let text = start.move_text(m);
                assert_eq!(tidy(&start, &text), text, "{}", entry.id);
                assert_eq!(off_board(&start, &text), None, "{} {text}", entry.id);
            }
        }
    }

    #[test]
    fn a_huff_is_typed_as_one_likes() {
        let rules = draughts::Rules {
            huff: draughts::rules::Huff::Piece,
            ..draughts::Rules::preset("english").unwrap().rules
        };
        let fen = "W:W22,25:B9,13:X9";
        let position = AnyGame::Draughts(draughts::Draughts::from_fen(rules, fen).unwrap());
        let huffs = position.legal_moves().into_iter().map(|m| (m, position.move_text(m)));
        let huffs: Vec<_> = huffs.filter(|(_, text)| text.starts_with('x')).collect();
        assert!(!huffs.is_empty());
        for (m, text) in huffs {
            for typed in [text.clone(), text.replace('-', " "), text.to_uppercase()] {
                assert_eq!(position.read_move(&tidy(&position, &typed)), Ok(m), "{typed}");
            }
        }
    }

    #[test]
    fn places_that_are_not_there_are_named() {
        for (id, text, place) in [
            ("classic", "b7", Some("b7")),
            ("classic", "a7-b7", Some("b7")),
            ("classic", "a7b7", Some("b7")),
            ("classic", "d2xh9", Some("h9")),
            ("classic", "d2-", None),
            ("classic", "hello", None),
            ("battue", "a1-a2", Some("a2")),
            ("english", "11-33", Some("33")),
            ("russian", "c3-c4", Some("c4")),
            ("wolf", "d7", Some("d7")),
            ("pegs33", "a1-a3", Some("a1")),
        ] {
            assert_eq!(off_board(&start(id), text).as_deref(), place, "{id} {text}");
        }
    }

    #[test]
    fn a_throw_is_typed_as_one_likes() {
        for typed in ["(5,5,4)", "5,5,4", "5 5 4", "554", " 4-5-5 "] {
            let throw = read_throw(typed).map(Throw::dice);
            assert_eq!(throw, Some([5, 5, 4]), "{typed}");
        }
        for typed in ["", "5 5", "5 5 7", "5 5 4 4", "d2", "(5,5"] {
            assert_eq!(read_throw(typed), None, "{typed}");
        }
    }
}
