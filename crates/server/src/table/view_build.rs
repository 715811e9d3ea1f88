//! How a table is shown.

use std::collections::BTreeMap;

use board::{BySide, Reason, Side, State};
use game::{AnyGame, AnyMove, AnyRules, GameEnd, TurnNumber, catalogue};
use i18n::Language;
use mill::PointSet;
use speech::Speech;

use super::{
    Cell, ClockView, ComputerView, Counts, LastTurn, MoveView, Names, Offers, PegsView, ProofView,
    ResultView, RulesName, SideName, Stone, Table, TurnView, View, view_said::join,
};
use crate::shape::{self, Piece, Shape};

impl Table {
    /// The voice of this game in a language.
    pub fn speech(&self, language: Language) -> Speech {
        let rules = self.agreed.rules.clone();
        let players = self.agreed.names.players(self.agreed.computer, language);
        Speech::new(language, self.game.position().family(), rules, players)
    }

    /// The game as it stands.
    pub fn view(&self, language: Language) -> View {
        let speech = self.speech(language);
        let game = &self.game;
        let position = game.position();
        let end = game.end();
        let shape = Shape::of(&game.rules());
        View {
            id: self.id.clone(),
            ver: self.ver,
            rules: self.rules_name(&speech),
            family: position.family().to_string(),
            names: names(&speech),
            computer: self.agreed.computer.map(ComputerView::from),
            speaker: game.turn().map(|_| self.voice().into()),
            thinking: self.is_due(),
            turn: game.turn().filter(|_| end.is_none()).map(SideName::from),
            over: end.is_some(),
            result: end.map(|end| result(end, position, &speech)),
            sentence: self.sentence(&speech),
            call: self.call(&speech),
            announce: join([self.happened(&speech), self.sentence(&speech)]),
            happened: join([self.changed_before(&speech), self.happened(&speech)]),
            cells: cells(&shape, position, &speech),
            board: shape,
            last: self.last_turn().map(|(before, turn)| {
                let path = speech::path(before, turn.m);
                LastTurn { points: path.steps, taken: path.taken }
            }),
            mills: self.mills(),
            hands: hands(position),
            taken: self.taken(),
            turns: turns(self.open_turns(), position, &speech),
            needs_throw: end.is_none() && position.awaits_throw() && !self.is_computers_turn(),
            throw: position.throw().map(board::Throw::dice),
            dice: self.agreed.dice,
            offers: Offers {
                draw: game.pending_offer().filter(|_| end.is_none()).map(SideName::from),
                back: self.asks_back().map(SideName::from),
            },
            can: self.can(),
            vacation: None,
            clock: None,
            moves: self.moves(),
            fen: position.to_fen(),
            proof: game.proof().map(|proof| ProofView {
                text: speech.evidence(proof),
                claimed: self.claim_said(&speech),
            }),
            pegs: pegs(position, end, &speech),
            next: self.next.clone(),
            seats: None,
            public: self.is_public(),
            chat: self.agreed.chat,
        }
    }

    fn rules_name(&self, speech: &Speech) -> RulesName {
        let id = &self.agreed.rules;
        RulesName {
            id: id.clone(),
            name: speech.rules_name(),
            about: speech.text().game_about(id).unwrap_or_default(),
            house: catalogue::find(id).is_ok_and(|entry| entry.house_version.is_some()),
        }
    }

    /// The turns a person can make now.
    fn open_turns(&self) -> Vec<AnyMove> {
        if self.is_computers_turn() { Vec::new() } else { self.game.legal_moves() }
    }

    /// The mills that the last turn has closed.
    fn mills(&self) -> Vec<Vec<String>> {
        let last = self.last_turn();
        last.map_or_else(Vec::new, |(before, turn)| closed(before, turn.m, self.game.position()))
    }

    /// How many stones each side has lost since the start.
    fn taken(&self) -> Counts {
        if let AnyGame::Mill(mill) = self.game.position() {
            let lost = |side| u32::from(mill.lost(side));
            return Counts { white: lost(Side::White), black: lost(Side::Black) };
        }
        if self.game.position().is_puzzle() {
            return Counts::default();
        }
        let (start, here) = (pieces(self.game.start()), pieces(self.game.position()));
        Counts {
            white: start.white.saturating_sub(here.white),
            black: start.black.saturating_sub(here.black),
        }
    }

    /// The clocks at a moment of the time that counts.
    pub(super) fn clock_view(&self, now: u64, speech: &Speech) -> Option<ClockView> {
        let clock = self.game.clock();
        if !clock.is_limited() {
            return None;
        }
        let running = self.running(now);
        let fallen = self.game.end().filter(|end| end.reason == Reason::Time);
        let loser = fallen.and_then(|end| end.result.winner()).map(Side::other);
        let left = BySide::from_fn(|side| {
            if loser == Some(side) {
                return Some(0);
            }
            let spent = running.filter(|(whose, _)| *whose == side).map_or(0, |(_, spent)| spent.0);
            clock.left[side].map(|left| left.0.saturating_sub(spent))
        });
        Some(ClockView {
            white: left.white,
            black: left.black,
            running: running
                .map(|(side, _)| side)
                .filter(|side| !self.absence[*side].lasts(now))
                .map(SideName::from),
            days: self.agreed.is_by_days(),
            agreed: self.agreed.clock_words(speech),
        })
    }

    fn moves(&self) -> Vec<MoveView> {
        let turns = self.game.turns().iter().zip(self.game.turn_numbers()).enumerate();
        turns
            .map(|(index, (turn, TurnNumber { number, second }))| {
                let throw = turn.throw.map(|throw| format!("{throw} ")).unwrap_or_default();
                MoveView {
                    n: number,
                    second,
                    side: turn.side.map(SideName::from),
                    text: format!("{throw}{}", turn.text),
                    ply: index + 1,
                }
            })
            .collect()
    }
}

/// How the sides are called.
fn names(speech: &Speech) -> Names {
    Names { white: speech.title(Side::White), black: speech.title(Side::Black) }
}

fn result(end: GameEnd, position: &AnyGame, speech: &Speech) -> ResultView {
    ResultView {
        text: speech.end(end, position),
        reason: end.reason.to_string(),
        winner: end.result.winner().map(SideName::from),
    }
}

pub(super) fn cells(shape: &Shape, position: &AnyGame, speech: &Speech) -> BTreeMap<String, Cell> {
    let standing: BTreeMap<String, (Side, Piece)> = shape::standing(position)
        .into_iter()
        .map(|standing| (standing.place, (standing.side, standing.piece)))
        .collect();
    let mut in_mills = Vec::new();
    if let AnyGame::Mill(mill) = position {
        for side in Side::ALL {
            let names = mill.in_mills(side).into_iter();
            in_mills.extend(names.map(|point| mill.board().name(point).to_string()));
        }
    }
    label_cells(shape, &standing, &in_mills, &position.rules(), speech)
}

/// What stands on each place of a board, in words, whether or not a game can come to it.
pub(crate) fn label_cells(
    shape: &Shape,
    standing: &BTreeMap<String, (Side, Piece)>,
    in_mills: &[String],
    rules: &AnyRules,
    speech: &Speech,
) -> BTreeMap<String, Cell> {
    let cell = |name: &str| {
        let on_it = standing.get(name).copied();
        let mill = in_mills.iter().any(|point| point == name);
        let spoken = on_it.map(|(side, piece)| (side, spoken_piece(rules, piece, mill)));
        Cell {
            stone: on_it.map_or(Stone::None, |(side, _)| side.into()),
            piece: on_it.map(|(_, piece)| piece),
            mill,
            label: speech.place(&Speech::spoken_place(rules, name), spoken),
        }
    };
    shape.points.iter().map(|place| (place.name.clone(), cell(&place.name))).collect()
}

fn spoken_piece(rules: &AnyRules, piece: Piece, in_mill: bool) -> speech::Piece {
    match piece {
        Piece::Man if matches!(rules, AnyRules::Mill(_)) => speech::Piece::Stone { in_mill },
        Piece::Man => speech::Piece::Man,
        Piece::King => speech::Piece::King,
        Piece::Wolf => speech::Piece::Wolf,
        Piece::Sheep => speech::Piece::Sheep,
        Piece::Quarry => speech::Piece::Quarry,
        Piece::Hunter => speech::Piece::Hunter,
        Piece::Peg => speech::Piece::Peg,
    }
}

fn pieces(position: &AnyGame) -> Counts {
    let mut counts = Counts::default();
    for standing in shape::standing(position) {
        match standing.side {
            Side::White => counts.white += 1,
            Side::Black => counts.black += 1,
        }
    }
    counts
}

/// The stones each side has in hand, in mill.
pub(crate) fn hands(position: &AnyGame) -> Option<Counts> {
    let AnyGame::Mill(mill) = position else {
        return None;
    };
    let hand = |side| u32::from(mill.hand(side));
    Some(Counts { white: hand(Side::White), black: hand(Side::Black) })
}

fn turns(moves: Vec<AnyMove>, position: &AnyGame, speech: &Speech) -> Vec<TurnView> {
    moves.into_iter().map(|m| turn_view(m, position, speech)).collect()
}

/// A legal turn as it is shown.
pub(super) fn turn_view(m: AnyMove, position: &AnyGame, speech: &Speech) -> TurnView {
    let path = speech::path(position, m);
    let after = after_mill(position, m);
    let mills = after.as_ref().map_or_else(Vec::new, |after| closed(position, m, after));
    TurnView {
        text: position.move_text(m),
        steps: path.steps,
        takes: path.takes,
        label: speech.turn_label(position, m),
        call: after.and_then(|after| speech.call(position, m, &after)),
        mills,
    }
}

/// The position after a legal turn of mill.
fn after_mill(position: &AnyGame, m: AnyMove) -> Option<AnyGame> {
    let (AnyGame::Mill(mill), AnyMove::Mill(m)) = (position, m) else {
        return None;
    };
    let mut after = *mill;
    State::play_unchecked(&mut after, m);
    Some(AnyGame::Mill(after))
}

/// The mills that a turn closes, each as its points.
pub(super) fn closed(before: &AnyGame, m: AnyMove, after: &AnyGame) -> Vec<Vec<String>> {
    let (AnyGame::Mill(before), AnyMove::Mill(m), AnyGame::Mill(after)) = (before, m, after) else {
        return Vec::new();
    };
    let stones = after.stones(board::Position::turn(before));
    let arrived = |line: &PointSet| !(*line & m.action.arrivals()).is_empty();
    let lines = after.board().lines().iter();
    let closed = lines.filter(|line| stones.is_superset(**line) && arrived(line));
    let name = |point| after.board().name(point).to_string();
    closed.map(|line| line.into_iter().map(name).collect()).collect()
}

fn pegs(position: &AnyGame, end: Option<GameEnd>, speech: &Speech) -> Option<PegsView> {
    let AnyGame::Pegs(pegs) = position else {
        return None;
    };
    Some(PegsView { left: pegs.pegs().len(), grade: end.map(|_| speech.grade(pegs)) })
}
