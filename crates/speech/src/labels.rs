//! Labels of places and turns, as a screen reader says them.

use board::{Side, State};
use draughts::numbering::Coordinates;
use game::{AnyGame, AnyMove, AnyRules};
use i18n::Arg;
use mill::Action;

use crate::{Speech, path};

/// What stands on a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A stone of mill.
    Stone {
        /// Whether it stands in a mill.
        in_mill: bool,
    },
    /// A man of draughts.
    Man,
    /// A king of draughts.
    King,
    /// The wolf.
    Wolf,
    /// A sheep.
    Sheep,
    /// The quarry.
    Quarry,
    /// A hunter.
    Hunter,
    /// A peg.
    Peg,
}

impl Speech {
    /// A place and what stands on it: "d6, white stone, in a mill".
    pub fn place(&self, name: &str, standing: Option<(Side, Piece)>) -> String {
        let key = match standing {
            None => "place-empty".to_string(),
            Some((side, Piece::Stone { in_mill: true })) => format!("place-mill-{side}"),
            Some((side, Piece::Stone { .. })) => format!("place-stone-{side}"),
            Some((side, Piece::Man)) => format!("place-man-{side}"),
            Some((side, Piece::King)) => format!("place-king-{side}"),
            Some((_, Piece::Wolf)) => "place-wolf".to_string(),
            Some((_, Piece::Sheep)) => "place-sheep".to_string(),
            Some((_, Piece::Quarry)) if self.is_fox_hunt() => "place-fox".to_string(),
            Some((_, Piece::Quarry)) => "place-quarry".to_string(),
            Some((_, Piece::Hunter)) => "place-hunter".to_string(),
            Some((_, Piece::Peg)) => "place-peg".to_string(),
        };
        self.say(&key, &[("place", name.into())])
    }

    /// How a place is called in the notation of the rules: squares may have numbers.
    pub fn spoken_place(rules: &AnyRules, name: &str) -> String {
        if let AnyRules::Draughts(rules) = rules {
            let written = Coordinates::new(rules);
            if let Some(square) = written.read(name) {
                return written.write(square);
            }
        }
        name.to_string()
    }

    /// A legal turn in words: "d2 to b2, takes a4".
    pub fn turn_label(&self, position: &AnyGame, m: AnyMove) -> String {
        let path = path(position, m);
        let rules = position.rules();
        let spoken = |names: &[String]| -> Vec<String> {
            names.iter().map(|name| Self::spoken_place(&rules, name)).collect()
        };
        let steps = spoken(&path.steps);
        let list = |names: &[String]| ("places", Arg::from(names.join(", ")));
        let turn = match (m, steps.as_slice()) {
            (AnyMove::Mill(m), _) if m.action == Action::Pass => self.text.text("turn-pass"),
            (AnyMove::Mill(m), _) if m.action == Action::Remove => {
                return self.say("turn-remove", &[list(&spoken(&path.taken))]);
            }
            (AnyMove::Mill(m), _) if matches!(m.action, Action::Enter { .. }) => {
                self.say("turn-enter", &[list(&steps)])
            }
            (AnyMove::Draughts(m), [huffed, rest @ ..]) if m.huffed.is_some() => {
                let turn = self.walk(rest);
                self.say("turn-huff", &[("place", huffed.as_str().into()), ("turn", turn.into())])
            }
            (_, [to]) => self.say("turn-place", &[("to", to.as_str().into())]),
            (_, steps) => self.walk(steps),
        };
        let taken = match (m, position) {
            // The peg that goes follows from every jump alike.
            (AnyMove::Pegs(_), _) => Vec::new(),
            (AnyMove::Draughts(m), AnyGame::Draughts(draughts)) => {
                let written = Coordinates::new(&draughts.rules());
                m.captured.into_iter().map(|square| written.write(square)).collect()
            }
            _ => spoken(&path.taken),
        };
        if taken.is_empty() {
            return turn;
        }
        self.say("turn-takes", &[("turn", turn.into()), list(&taken)])
    }

    /// From a place over others to the last.
    fn walk(&self, steps: &[String]) -> String {
        match steps {
            [from, over @ .., to] if !over.is_empty() => {
                let args = [
                    ("from", from.as_str().into()),
                    ("over", over.join(", ").into()),
                    ("to", to.as_str().into()),
                ];
                self.say("turn-over", &args)
            }
            [from, to] => {
                self.say("turn-move", &[("from", from.as_str().into()), ("to", to.as_str().into())])
            }
            _ => steps.join(", "),
        }
    }

    /// What was played and by whom: "White: d2 to b2, takes a4."
    pub fn played(&self, side: Option<Side>, before: &AnyGame, m: AnyMove) -> String {
        let turn = self.turn_label(before, m);
        match side {
            None => self.say("played-alone", &[("turn", turn.into())]),
            Some(side) => {
                let (kind, player) = self.called(side);
                let args =
                    [("side", kind.into()), ("player", player.into()), ("turn", turn.into())];
                self.say("played", &args)
            }
        }
    }
}
