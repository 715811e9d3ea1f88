//! Problems with proven par.

/// A problem: a start on one of the named boards, and the fewest moves it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The stable id.
    pub id: &'static str,
    /// The preset whose board and goal it has.
    pub preset: &'static str,
    /// The start, where it is not that of the preset; the goal too, where that differs.
    pub fen: Option<&'static str>,
    /// The fewest moves to the goal, a move being as many jumps of one peg as it likes; nothing
    /// where nobody has proved it.
    pub par: Option<u32>,
}

/// The problems, from the easy to the whole boards.
pub static PROBLEMS: &[Problem] = &[
    figure("cross", "3/1o1/2ooo2/3o3/3o3/3/3", 4),
    figure("plus", "3/1o1/3o3/1ooooo1/3o3/1o1/3", 5),
    figure("square", "3/1o1/2ooo2/1oo1oo1/2ooo2/1o1/3", 4),
    figure("fireplace", "ooo/ooo/2ooo2/2o1o2/7/3/3", 7),
    figure("pyramid", "3/1o1/2ooo2/1ooooo1/ooooooo/3/3", 7),
    figure("arrow", "1o1/ooo/1ooooo1/3o3/3o3/ooo/ooo", 8),
    figure("diamond", "1o1/ooo/1ooooo1/ooo1ooo/1ooooo1/ooo/1o1", 7),
    Problem { id: "triangle", preset: "pegs15", fen: None, par: Some(10) },
    Problem { id: "english", preset: "pegs33", fen: None, par: Some(17) },
    Problem {
        id: "centre",
        preset: "pegs33",
        fen: Some("ooo/ooo/ooooooo/ooo1ooo/ooooooo/ooo/ooo goal=d4"),
        par: Some(18),
    },
    Problem { id: "european", preset: "pegs37", fen: None, par: None },
];

/// A figure on the English board, of which one peg is to be left, anywhere.
const fn figure(id: &'static str, fen: &'static str, par: u32) -> Problem {
    Problem { id, preset: "pegs33", fen: Some(fen), par: Some(par) }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use board::{RuleSet, State};

    use super::*;
    use crate::{Oracle, Par, Pegs, Rules, Solver};

    /// More pegs than this take a search too long to prove anything in a test.
    const SEARCHED: u32 = 17;

    fn start(problem: &Problem) -> Pegs {
        let rules = Rules::preset(problem.preset).expect("a preset").rules;
        match problem.fen {
            Some(fen) => Pegs::from_fen(rules, fen).expect(problem.id),
            None => Pegs::initial(rules),
        }
    }

    #[test]
    fn par_is_proved() {
        let oracle = Oracle::build();
        let mut proved = 0;
        for problem in PROBLEMS {
            let start = start(problem);
            let par = if start.pegs().len() <= SEARCHED {
                match Solver::new(start.layout()).par(&start, None, u64::MAX) {
                    Par::Moves(moves, _) => Some(moves),
                    Par::Unsolvable | Par::Unknown => None,
                }
            } else if start.pegs().len() == 32 {
                oracle.par(&start, None)
            } else {
                continue;
            };
            assert_eq!(par, problem.par, "{}", problem.id);
            proved += 1;
        }
        assert_eq!(proved, 9);
    }
}
