//! A second generator, slow and plain, and what several tests need.

#![allow(dead_code, reason = "each test uses a part of it")]
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "files and ranks are below 8, and off the board they are never an index"
)]

use std::collections::BTreeSet;

use board::{RuleSet, Side, State};
use draughts::{
    Draughts, Move, Rules, Setup, Square, SquareSet,
    rules::{Crowning, Huff, King, Landing, Lift, Precedence},
};

pub(crate) fn rules(id: &str) -> Rules {
    Rules::preset(id).expect("a preset").rules
}

pub(crate) fn position(id: &str, fen: &str) -> Draughts {
    Draughts::from_fen(rules(id), fen).expect("a position")
}

/// Scattered pieces, many kings among them.
pub(crate) fn random_setup(rng: &mut fastrand::Rng, rules: &Rules) -> Draughts {
    loop {
        let mut setup = Setup {
            white: SquareSet::EMPTY,
            black: SquareSet::EMPTY,
            ..Setup::initial(if rng.bool() { Side::White } else { Side::Black })
        };
        let density = rng.u32(2..6);
        for square in Square::all() {
            match rng.u32(0..12) {
                n if n < density => setup.white = setup.white.with(square),
                n if n < 2 * density => setup.black = setup.black.with(square),
                _ => continue,
            }
            if rng.u32(0..3) == 0 {
                setup.kings = setup.kings.with(square);
            }
        }
        if let Ok(position) = Draughts::from_setup(*rules, setup) {
            return position;
        }
    }
}

pub(crate) fn random_move(rng: &mut fastrand::Rng, position: &Draughts) -> Option<Move> {
    let moves = position.legal_moves();
    (!moves.is_empty()).then(|| moves[rng.usize(0..moves.len())])
}

/// Rules put together by chance, as long as they can hold together.
pub(crate) fn random_rules(rng: &mut fastrand::Rng) -> Rules {
    loop {
        let base = Rules::presets()[rng.usize(0..Rules::presets().len())].rules;
        let mut pick = |n: usize| rng.usize(0..n);
        let rules = Rules {
            man_back_capture: pick(2) == 0,
            king: King::ALL[pick(2)],
            king_landing: Landing::ALL[pick(2)],
            lift: Lift::ALL[pick(2)],
            crowning: Crowning::ALL[pick(3)],
            precedence: Precedence::ALL[pick(5)],
            man_may_take_king: pick(2) == 0,
            must_complete_chain: pick(3) > 0,
            huff: Huff::ALL[pick(5).min(3)],
            ..base
        };
        if rules.check().is_ok() {
            return rules;
        }
    }
}

/// File and rank.
pub(crate) type Spot = (i8, i8);

/// A board of 64 cells.
type Cells = [[Option<(Side, bool)>; 8]; 8];

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Turn {
    pub(crate) huffed: Option<Spot>,
    pub(crate) from: Spot,
    pub(crate) victims: Vec<Spot>,
    pub(crate) to: Spot,
    pub(crate) crowned: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Slow {
    rules: Rules,
    cells: Cells,
    turn: Side,
    huffable: BTreeSet<Spot>,
}

pub(crate) fn spot(square: Square) -> Spot {
    (square.file() as i8, square.rank() as i8)
}

fn at(cells: &Cells, spot: Spot) -> Option<(Side, bool)> {
    cells[spot.1 as usize][spot.0 as usize]
}

fn put(cells: &mut Cells, spot: Spot, piece: Option<(Side, bool)>) {
    cells[spot.1 as usize][spot.0 as usize] = piece;
}

fn on_board(spot: Spot) -> bool {
    (0..8).contains(&spot.0) && (0..8).contains(&spot.1)
}

const WAYS: [(i8, i8); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

impl Slow {
    pub(crate) fn new(position: &Draughts) -> Self {
        let setup = position.setup();
        let mut cells = Cells::default();
        for square in Square::all() {
            for side in Side::ALL {
                if setup.side(side).contains(square) {
                    let piece = (side, setup.kings.contains(square));
                    put(&mut cells, spot(square), Some(piece));
                }
            }
        }
        Self {
            rules: position.rules(),
            cells,
            turn: setup.turn,
            huffable: setup.huffable.into_iter().map(spot).collect(),
        }
    }

    /// Every turn, each order of captures by itself.
    pub(crate) fn paths(&self) -> BTreeSet<Turn> {
        let mut all = BTreeSet::new();
        if self.own(self.turn.other()).is_empty() {
            return all;
        }
        for huffed in std::iter::once(None).chain(self.huffable.iter().copied().map(Some)) {
            let mut after = self.clone();
            if let Some(spot) = huffed {
                put(&mut after.cells, spot, None);
            }
            all.extend(after.plain().into_iter().map(|turn| Turn { huffed, ..turn }));
        }
        all
    }

    /// Every turn once.
    pub(crate) fn turns(&self) -> BTreeSet<Turn> {
        let sorted = |mut turn: Turn| {
            turn.victims.sort_unstable();
            turn
        };
        self.paths().into_iter().map(sorted).collect()
    }

    /// Whether a turn goes up the board for White, or down it for Black.
    fn is_forwards(&self, turn: &Turn) -> bool {
        let up = turn.to.1 > turn.from.1;
        up == (self.turn == Side::White)
    }

    pub(crate) fn play(&self, turn: &Turn) -> Self {
        let mut next = self.clone();
        if let Some(spot) = turn.huffed {
            put(&mut next.cells, spot, None);
        }
        let captures = next.captures();
        next.huffable.clear();
        if turn.victims.is_empty() && !captures.is_empty() {
            next.huffable = match self.rules.huff {
                Huff::Off => BTreeSet::new(),
                Huff::Forward if !self.is_forwards(turn) => BTreeSet::new(),
                Huff::Forward | Huff::Piece => {
                    captures.iter().map(|capture| capture.from).collect()
                }
                Huff::Any => next.own(self.turn).into_iter().collect(),
            };
        }
        if next.huffable.remove(&turn.from) {
            next.huffable.insert(turn.to);
        }
        let piece = at(&next.cells, turn.from).expect("a piece");
        put(&mut next.cells, turn.from, None);
        for &victim in &turn.victims {
            put(&mut next.cells, victim, None);
        }
        put(&mut next.cells, turn.to, Some((piece.0, piece.1 || turn.crowned)));
        next.turn = self.turn.other();
        next
    }

    fn own(&self, side: Side) -> Vec<Spot> {
        let spots = (0..8).flat_map(|file| (0..8).map(move |rank| (file, rank)));
        spots.filter(|&spot| at(&self.cells, spot).is_some_and(|piece| piece.0 == side)).collect()
    }

    fn far_rank(&self) -> i8 {
        if self.turn == Side::White { 7 } else { 0 }
    }

    fn forward(&self) -> i8 {
        if self.turn == Side::White { 1 } else { -1 }
    }

    fn plain(&self) -> Vec<Turn> {
        let captures = self.captures();
        if captures.is_empty() || self.rules.huff != Huff::Off {
            let mut all = self.steps();
            all.extend(captures);
            return all;
        }
        captures
    }

    fn steps(&self) -> Vec<Turn> {
        let mut steps = Vec::new();
        for from in self.own(self.turn) {
            let (_, king) = at(&self.cells, from).expect("a piece");
            for way in WAYS {
                if !king && way.1 != self.forward() {
                    continue;
                }
                let reach = if king && self.rules.king == King::Flying { 7 } else { 1 };
                for distance in 1..=reach {
                    let to = (from.0 + way.0 * distance, from.1 + way.1 * distance);
                    if !on_board(to) || at(&self.cells, to).is_some() {
                        break;
                    }
                    steps.push(Turn {
                        huffed: None,
                        from,
                        victims: Vec::new(),
                        to,
                        crowned: !king && to.1 == self.far_rank(),
                    });
                }
            }
        }
        steps
    }

    fn captures(&self) -> Vec<Turn> {
        let mut all = Vec::new();
        for from in self.own(self.turn) {
            let (_, king) = at(&self.cells, from).expect("a piece");
            let mut cells = self.cells;
            put(&mut cells, from, None);
            for (victims, to, crowned) in self.jumps(&cells, from, king, false, &[]) {
                all.push(Turn { huffed: None, from, victims, to, crowned });
            }
        }
        let best = all.iter().map(|turn| self.merit(turn)).max();
        all.retain(|turn| Some(self.merit(turn)) == best);
        all
    }

    fn merit(&self, turn: &Turn) -> Vec<usize> {
        let is_king = |spot| at(&self.cells, spot).is_some_and(|piece| piece.1);
        let order: Vec<usize> = turn.victims.iter().map(|&v| usize::from(is_king(v))).collect();
        let kings = order.iter().sum();
        let by_king = usize::from(is_king(turn.from));
        match self.rules.precedence {
            Precedence::None => vec![],
            Precedence::Quantity => vec![order.len()],
            Precedence::King => vec![by_king],
            Precedence::QuantityKings => vec![order.len(), kings],
            Precedence::QuantityKingKingsOrder => {
                [vec![order.len(), by_king, kings], order].concat()
            }
        }
    }

    /// Every way to go on jumping: the pieces taken in order, the last square, the crowning.
    fn jumps(
        &self,
        cells: &Cells,
        from: Spot,
        king: bool,
        crowned: bool,
        taken: &[Spot],
    ) -> Vec<(Vec<Spot>, Spot, bool)> {
        let flies = king && self.rules.king == King::Flying;
        let mut all = Vec::new();
        for way in WAYS {
            if !king && !self.rules.man_back_capture && way.1 != self.forward() {
                continue;
            }
            let next = |spot: Spot| (spot.0 + way.0, spot.1 + way.1);
            let mut victim = next(from);
            while flies && on_board(victim) && at(cells, victim).is_none() {
                victim = next(victim);
            }
            if !on_board(victim) || taken.contains(&victim) {
                continue;
            }
            let Some((side, is_king)) = at(cells, victim) else {
                continue;
            };
            if side == self.turn || (!king && is_king && !self.rules.man_may_take_king) {
                continue;
            }
            let mut landings = Vec::new();
            let mut landing = next(victim);
            while on_board(landing) && at(cells, landing).is_none() {
                landings.push(landing);
                if !flies || self.rules.king_landing == Landing::Behind {
                    break;
                }
                landing = next(landing);
            }
            let mut after = *cells;
            if self.rules.lift == Lift::Immediate {
                put(&mut after, victim, None);
            }
            let taken = [taken, &[victim]].concat();
            let mut longer = Vec::new();
            for &landing in &landings {
                let far = !king && landing.1 == self.far_rank();
                longer.extend(match self.rules.crowning {
                    Crowning::Stop if far => vec![],
                    Crowning::Continue if far => self.jumps(&after, landing, true, true, &taken),
                    _ => self.jumps(&after, landing, king, crowned, &taken),
                });
            }
            if longer.is_empty() || !self.rules.must_complete_chain {
                for &landing in &landings {
                    let far = !king && landing.1 == self.far_rank();
                    all.push((taken.clone(), landing, crowned || far));
                }
            }
            all.extend(longer);
        }
        all
    }
}

/// A turn of the real generator in the words of the slow one.
pub(crate) fn turn_of(m: Move) -> Turn {
    let mut victims: Vec<Spot> = m.captured.into_iter().map(spot).collect();
    victims.sort_unstable();
    Turn {
        huffed: m.huffed.map(spot),
        from: spot(m.from),
        victims,
        to: spot(m.to),
        crowned: m.crowned,
    }
}

pub(crate) fn slow_perft(slow: &Slow, depth: u32) -> u64 {
    let turns = slow.turns();
    match depth {
        0 => 1,
        1 => turns.len() as u64,
        _ => turns.iter().map(|turn| slow_perft(&slow.play(turn), depth - 1)).sum(),
    }
}

pub(crate) fn slow_perft_paths(slow: &Slow, depth: u32) -> u64 {
    let paths = slow.paths();
    match depth {
        0 => 1,
        1 => paths.len() as u64,
        _ => paths.iter().map(|turn| slow_perft_paths(&slow.play(turn), depth - 1)).sum(),
    }
}
