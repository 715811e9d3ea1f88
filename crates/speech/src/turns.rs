//! Turns as places on the board, in the order in which a hand goes through them.

use board::State;
use draughts::numbering::Coordinates;
use game::{AnyGame, AnyMove};
use mill::{Action, Board, PointSet};

/// The places of a turn, by the names that stand on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Path {
    /// Where the hand goes: the point of a new stone; from and to; every landing of a capture.
    pub steps: Vec<String>,
    /// Which stones are chosen to be taken besides; what follows from the steps is not here.
    pub takes: Vec<String>,
    /// Every piece that leaves the board, chosen or not.
    pub taken: Vec<String>,
}

/// The places of a legal turn; a turn of another game has none.
pub fn path(position: &AnyGame, m: AnyMove) -> Path {
    match (position, m) {
        (AnyGame::Mill(mill), AnyMove::Mill(m)) => of_mill(mill, m),
        (AnyGame::Draughts(draughts), AnyMove::Draughts(m)) => of_draughts(draughts, m),
        (AnyGame::Wolf(_), AnyMove::Wolf(m)) => Path {
            steps: m.from.into_iter().chain([m.to]).map(|square| square.to_string()).collect(),
            ..Path::default()
        },
        (AnyGame::Battue(_), AnyMove::Battue(m)) => {
            let name = |point| hunt::battue::board().name(point).to_string();
            Path {
                steps: vec![name(m.from), name(m.to)],
                takes: Vec::new(),
                taken: m.taken.into_iter().map(name).collect(),
            }
        }
        (AnyGame::Pegs(_), AnyMove::Pegs(jump)) => Path {
            steps: vec![jump.from.to_string(), jump.to.to_string()],
            takes: Vec::new(),
            taken: jump.over().into_iter().map(|hole| hole.to_string()).collect(),
        },
        _ => Path::default(),
    }
}

fn of_mill(mill: &mill::Mill, m: mill::Move) -> Path {
    let board = mill.board();
    let steps = match m.action {
        Action::Place { to } => vec![board.name(to).to_string()],
        Action::Enter { line } => names(board, line),
        Action::Shift { from, to } => {
            vec![board.name(from).to_string(), board.name(to).to_string()]
        }
        Action::Remove | Action::Pass => Vec::new(),
    };
    let taken = names(board, m.captures);
    let takes = names(board, m.captures - implied(mill, m));
    Path { steps, takes, taken }
}

/// The stones that a hop takes by itself: those of every turn over the same points.
fn implied(mill: &mill::Mill, m: mill::Move) -> PointSet {
    if !State::rules(mill).motion.takes() || !matches!(m.action, Action::Shift { .. }) {
        return PointSet::EMPTY;
    }
    let mut common = m.captures;
    mill.visit_moves(|other| {
        if other.action == m.action {
            common = common & other.captures;
        }
    });
    common
}

fn names(board: &Board, points: PointSet) -> Vec<String> {
    points.into_iter().map(|point| board.name(point).to_string()).collect()
}

fn of_draughts(position: &draughts::Draughts, m: draughts::Move) -> Path {
    let written = Coordinates::new(&State::rules(position));
    let name = |square| written.write_letters(square);
    let huffed: Vec<String> = m.huffed.into_iter().map(name).collect();
    let route =
        if m.is_capture() { draughts::notation::route(position, m) } else { vec![m.from, m.to] };
    Path {
        steps: huffed.iter().cloned().chain(route.into_iter().map(name)).collect(),
        takes: Vec::new(),
        taken: huffed.into_iter().chain(m.captured.into_iter().map(name)).collect(),
    }
}
