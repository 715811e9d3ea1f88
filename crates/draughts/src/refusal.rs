//! Why a turn is not legal.

use alloc::{format, string::String, vec::Vec};

use board::{Objection, Position};

use crate::{
    Draughts, Move, Rules, Setup, Square, SquareSet,
    capture::{best_key, capturers, directions, paths_from},
    movegen::visit_steps,
    notation::{Words, after_huff, is_partial},
    numbering::Coordinates,
    path::Path,
    rules::{Crowning, Huff, King, Landing, Precedence},
};

/// The stable codes of all objections this game makes.
pub const OBJECTION_CODES: &[&str] = &[
    "game-over",
    "huff-off",
    "not-huffable",
    "empty-square",
    "not-your-piece",
    "no-move",
    "occupied",
    "not-diagonal",
    "backwards",
    "too-far",
    "in-the-way",
    "must-capture",
    "must-continue",
    "must-take-most",
    "king-must-take",
    "must-take-kings",
    "kings-first",
    "captures-backwards",
    "man-takes-king",
    "crowned-ends-turn",
    "land-behind",
    "no-capture",
    "wrong-crowning",
];

/// The objection to a turn that is not legal.
pub(crate) fn of_move(position: &Draughts, m: Move) -> Objection {
    let words = Words {
        huffed: m.huffed,
        from: m.from,
        landings: Vec::new(),
        to: m.to,
        is_step: !m.is_capture(),
    };
    Refusal::new(position, &words, m.is_capture().then_some(m.captured)).find(position)
}

/// The objection to words that fit no legal turn.
pub(crate) fn of_words(position: &Draughts, words: &Words) -> Objection {
    Refusal::new(position, words, None).find(position)
}

struct Refusal<'a> {
    rules: &'a Rules,
    setup: Setup,
    words: &'a Words,
    /// The pieces the turn takes, where they are known.
    captured: Option<SquareSet>,
}

impl<'a> Refusal<'a> {
    fn new(position: &'a Draughts, words: &'a Words, captured: Option<SquareSet>) -> Self {
        Self {
            rules: position.rules_ref(),
            setup: after_huff(position, words.huffed),
            words,
            captured,
        }
    }

    fn name(&self, square: Square) -> String {
        Coordinates::new(self.rules).write(square)
    }

    fn find(&self, position: &Draughts) -> Objection {
        if position.end().is_some() {
            return Objection::new("game-over", "end", "the game is over");
        }
        self.huff(position)
            .or_else(|| self.piece())
            .unwrap_or_else(|| if self.words.is_step { self.step() } else { self.capture() })
    }

    fn huff(&self, position: &Draughts) -> Option<Objection> {
        let huffed = self.words.huffed?;
        if self.rules.huff == Huff::Off {
            let message = "pieces are not huffed in this game";
            return Some(Objection::new("huff-off", "huff", message));
        }
        if position.setup().huffable.contains(huffed) {
            return None;
        }
        let message = format!("{} cannot be huffed now", self.name(huffed));
        Some(Objection::new("not-huffable", "huff", message))
    }

    fn piece(&self) -> Option<Objection> {
        let from = self.words.from;
        if self.setup.us().contains(from) {
            return None;
        }
        let name = self.name(from);
        Some(if self.setup.them().contains(from) {
            let message = format!("the piece on {name} is the opponent's");
            Objection::new("not-your-piece", "turn", message)
        } else {
            Objection::new("empty-square", "turn", format!("{name} is empty"))
        })
    }

    fn step(&self) -> Objection {
        let mut is_possible = false;
        visit_steps(&self.setup, self.rules, &mut |m| {
            is_possible |= (m.from, m.to) == (self.words.from, self.words.to);
        });
        if !is_possible {
            // A dash may have been meant as a capture.
            return self.known_capture().unwrap_or_else(|| self.bad_step());
        }
        if let Some(capturer) = capturers(&self.setup, self.rules).first()
            && self.rules.huff == Huff::Off
        {
            let message = format!("a capture is possible, by {}", self.name(capturer));
            return Objection::new("must-capture", "capture", message);
        }
        Self::wrong_crowning()
    }

    fn wrong_crowning() -> Objection {
        let message = "this turn crowns otherwise";
        Objection::new("wrong-crowning", "crowning", message)
    }

    fn bad_step(&self) -> Objection {
        let (from, to) = (self.words.from, self.words.to);
        let name = self.name(to);
        if from == to {
            return Objection::new("no-move", "step", "the piece does not move");
        }
        if !self.setup.empty().contains(to) {
            return Objection::new("occupied", "step", format!("{name} is occupied"));
        }
        let (across, along) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
        if across != along {
            let message = format!("{name} is not on a diagonal of {}", self.name(from));
            return Objection::new("not-diagonal", "step", message);
        }
        let is_king = self.setup.kings.contains(from);
        let (forwards, _) = directions(self.setup.turn);
        let ahead = forwards[0] as u8 <= 1;
        if !is_king && (to.rank() > from.rank()) != ahead {
            return Objection::new("backwards", "step", "men do not step backwards");
        }
        if is_king && self.rules.king == King::Flying {
            let message = format!("a piece stands between {} and {name}", self.name(from));
            return Objection::new("in-the-way", "king", message);
        }
        let who = if is_king { "a king" } else { "a man" };
        let rule = if is_king { "king" } else { "step" };
        Objection::new("too-far", rule, format!("{who} steps one square"))
    }

    fn capture(&self) -> Objection {
        if let Some(objection) = self.known_capture() {
            return objection;
        }
        let to = self.words.to;
        if to != self.words.from && !self.setup.empty().contains(to) {
            let message = format!("{} is occupied", self.name(to));
            return Objection::new("occupied", "capture", message);
        }
        Objection::new("no-capture", "capture", "there is no such capture")
    }

    /// The objection to a capture that would be possible if some rules were dropped.
    fn known_capture(&self) -> Option<Objection> {
        if self.fit(self.rules).is_some_and(|path| self.key(&path) == self.best()) {
            return Some(Self::wrong_crowning());
        }
        let mut rules = *self.rules;
        rules.precedence = Precedence::None;
        if let Some(path) = self.fit(&rules) {
            return Some(self.less_than_best(&path));
        }
        rules.must_complete_chain = false;
        if self.fit(&rules).is_some() {
            let message = "the capture has to go on while a further jump exists";
            return Some(Objection::new("must-continue", "must_complete_chain", message));
        }
        RELAXED
            .iter()
            .find(|relaxed| {
                let mut rules = rules;
                (relaxed.relax)(&mut rules);
                self.fit(&rules).is_some()
            })
            .map(|relaxed| Objection::new(relaxed.code, relaxed.rule, relaxed.message))
    }

    /// The first path by the given rules that fits what is known of the turn.
    fn fit(&self, rules: &Rules) -> Option<Path> {
        let mut found = None;
        paths_from(&self.setup, rules, self.words.from, |path| {
            if found.is_none()
                && path.to == self.words.to
                && self.captured.is_none_or(|captured| captured == path.captured)
                && is_partial(path, self.words)
            {
                found = Some(*path);
            }
        });
        found
    }

    fn best(&self) -> u32 {
        best_key(&self.setup, self.rules, capturers(&self.setup, self.rules))
    }

    fn key(&self, path: &Path) -> u32 {
        path.key(self.rules.precedence, self.setup.kings)
    }

    /// Names the first part of the key by which a capture falls behind.
    fn less_than_best(&self, path: &Path) -> Objection {
        let (mut best, best_key) = (*path, self.best());
        for from in capturers(&self.setup, self.rules) {
            paths_from(&self.setup, self.rules, from, |other| {
                if self.key(other) == best_key {
                    best = *other;
                }
            });
        }
        let rule = "precedence";
        let kings = self.setup.kings;
        if self.rules.precedence.counts_pieces() && path.captured.len() < best.captured.len() {
            let message = format!(
                "the most pieces have to be taken, {} instead of {}",
                best.captured.len(),
                path.captured.len()
            );
            return Objection::new("must-take-most", rule, message);
        }
        if self.rules.precedence != Precedence::QuantityKings
            && kings.contains(best.from)
            && !kings.contains(path.from)
        {
            return Objection::new("king-must-take", rule, "a king has to take before a man");
        }
        if (path.captured & kings).len() < (best.captured & kings).len() {
            let message = "the most kings have to be taken";
            return Objection::new("must-take-kings", rule, message);
        }
        Objection::new("kings-first", rule, "kings have to be taken as early as possible")
    }
}

/// A rule that forbids a capture which would be possible without it.
struct Relaxed {
    relax: fn(&mut Rules),
    code: &'static str,
    rule: &'static str,
    message: &'static str,
}

const RELAXED: &[Relaxed] = &[
    Relaxed {
        relax: |rules| rules.crowning = Crowning::Continue,
        code: "crowned-ends-turn",
        rule: "crowning",
        message: "a man that reaches the far row does not go on as a king",
    },
    Relaxed {
        relax: |rules| rules.crowning = Crowning::Pass,
        code: "crowned-ends-turn",
        rule: "crowning",
        message: "a man that reaches the far row does not go on as a man",
    },
    Relaxed {
        relax: |rules| rules.king_landing = Landing::Any,
        code: "land-behind",
        rule: "king_landing",
        message: "the king has to land directly behind the piece it takes",
    },
    Relaxed {
        relax: |rules| rules.man_may_take_king = true,
        code: "man-takes-king",
        rule: "man_may_take_king",
        message: "a man may not take a king",
    },
    Relaxed {
        relax: |rules| rules.man_back_capture = true,
        code: "captures-backwards",
        rule: "man_back_capture",
        message: "men do not capture backwards",
    },
    Relaxed {
        relax: |rules| {
            rules.king = King::Flying;
            rules.king_landing = Landing::Any;
        },
        code: "too-far",
        rule: "king",
        message: "a king jumps only over the square next to it",
    },
];
