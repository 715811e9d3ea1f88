//! The tree: every turn is searched with a narrow window first, and with the whole one if it may be
//! better than what is known.

use board::{DrawMode, End, Outcome, Side};

use tables::Value;

use super::{MOST_PLIES, Search, winner};
use crate::{
    Playable, Score,
    table::{Bound, Memory},
};

/// How many plies of loud turns are followed at the end of a line.
const SETTLING: usize = 12;

/// From which turn on, and from which depth, quiet turns are searched less deep.
const REDUCED_FROM: usize = 3;
const REDUCED_DEPTH: i32 = 3;

impl<G: Playable> Search<'_, G> {
    /// What a turn is worth for the side that makes it; `first` is searched with the whole window.
    #[expect(clippy::too_many_arguments, reason = "what every search passes on")]
    pub(super) fn search_turn(
        &mut self,
        position: &G,
        m: G::Move,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: usize,
        first: bool,
    ) -> Score {
        let mut after = *position;
        after.play_unchecked(m);
        // After an extra turn the same side is to move, and its view is our own.
        let same = after.turn() == position.turn();
        let look = |search: &mut Self, low: Score, high: Score| {
            if same {
                search.search(&after, low, high, depth, ply + 1)
            } else {
                -search.search(&after, -high, -low, depth, ply + 1)
            }
        };
        if first {
            return look(self, alpha, beta);
        }
        let narrow = Score::of(alpha.get() + 1);
        let score = look(self, alpha, narrow);
        if score > alpha && score < beta { look(self, alpha, beta) } else { score }
    }

    /// What a position is worth for the side to move, between two bounds.
    pub(super) fn search(
        &mut self,
        position: &G,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: usize,
    ) -> Score {
        self.lines[ply].clear();
        if let Some(score) = self.known_end(position, ply) {
            return score;
        }
        if let Some(score) = self.settled_value(position, ply) {
            return score;
        }
        if depth <= 0 || ply >= MOST_PLIES {
            return self.settle(position, alpha, beta, ply, 0);
        }
        if position.awaits_throw() {
            return self.expect(position, depth, ply);
        }
        self.count();
        if self.stopped {
            return Score::DRAW;
        }
        let key = position.key();
        let memory = self.task.table.get(key ^ self.salt);
        if let Some(score) = memory.and_then(|memory| cut(memory, alpha, beta, depth, ply)) {
            return score;
        }
        self.list_turns(position, ply, memory.map_or(0, |memory| memory.tag), false);
        self.path.push(key);
        let (score, tag) = self.search_turns(position, alpha, beta, depth, ply);
        self.path.pop();
        if !self.stopped {
            let bound = match score {
                score if score <= alpha => Bound::Upper,
                score if score >= beta => Bound::Lower,
                _ => Bound::Exact,
            };
            let score = score.to_table(ply as u16);
            let depth = u8::try_from(depth).unwrap_or(u8::MAX);
            self.task.table.put(key ^ self.salt, Memory { score, depth, bound, tag });
        }
        score
    }

    /// Searches the listed turns; gives the best score and the tag of its turn.
    fn search_turns(
        &mut self,
        position: &G,
        mut alpha: Score,
        beta: Score,
        depth: i32,
        ply: usize,
    ) -> (Score, u16) {
        let (mut best, mut tag) = (Score::WORST, 0);
        let mut at = 0;
        while let Some((_, m)) = self.next_turn(ply, at) {
            let loud = position.is_loud(m);
            let less = reduction(depth, at, loud);
            let mut score =
                self.search_turn(position, m, alpha, beta, depth - 1 - less, ply, at == 0);
            if less > 0 && score > alpha {
                score = self.search_turn(position, m, alpha, beta, depth - 1, ply, false);
            }
            if self.stopped {
                break;
            }
            if score > best {
                (best, tag) = (score, G::tag(m));
                if score > alpha {
                    alpha = score;
                    self.note_line(m, ply);
                }
                if score >= beta {
                    if !loud {
                        self.learn(position, m, ply, depth);
                    }
                    break;
                }
            }
            at += 1;
        }
        (best, tag)
    }

    /// Follows loud turns until the evaluation can be trusted.
    fn settle(
        &mut self,
        position: &G,
        mut alpha: Score,
        beta: Score,
        ply: usize,
        loud: usize,
    ) -> Score {
        self.count();
        self.lines[ply].clear();
        if self.stopped {
            return Score::DRAW;
        }
        let look = self.look(position);
        let standing = self.standing(position, look.worth, ply);
        if look.quiet || ply >= MOST_PLIES || loud >= SETTLING || position.awaits_throw() {
            return standing;
        }
        let forced = position.must_be_loud();
        let mut best = if forced { Score::WORST } else { standing };
        if best >= beta {
            return best;
        }
        alpha = alpha.max(best);
        self.list_turns(position, ply, 0, true);
        if self.lists[ply].is_empty() {
            return standing;
        }
        let mut at = 0;
        while let Some((_, m)) = self.next_turn(ply, at) {
            let score = self.settle_turn(position, m, alpha, beta, ply, loud);
            if score > best {
                best = score;
                alpha = alpha.max(score);
            }
            if best >= beta || self.stopped {
                break;
            }
            at += 1;
        }
        best
    }

    fn settle_turn(
        &mut self,
        position: &G,
        m: G::Move,
        alpha: Score,
        beta: Score,
        ply: usize,
        loud: usize,
    ) -> Score {
        let mut after = *position;
        after.play_unchecked(m);
        if let Some(end) = after.end() {
            let score = score_of(end, position.turn(), ply + 1);
            return score;
        }
        if let Some(score) = self.known_value(&after, ply + 1) {
            return if after.turn() == position.turn() { score } else { -score };
        }
        if after.turn() == position.turn() {
            self.settle(&after, alpha, beta, ply + 1, loud + 1)
        } else {
            -self.settle(&after, -beta, -alpha, ply + 1, loud + 1)
        }
    }

    /// The worth of a position in which the game is over, or as good as drawn.
    fn known_end(&self, position: &G, ply: usize) -> Option<Score> {
        if let Some(end) = position.end() {
            return Some(score_of(end, position.turn(), ply));
        }
        let idle = position.idle_plies() as usize;
        let rule = position.draw_rules().no_progress;
        if rule.mode != DrawMode::Off && idle >= usize::from(rule.count) {
            return Some(Score::DRAW);
        }
        // Who comes back to where they were has gained nothing.
        let key = position.key();
        self.path.iter().rev().take(idle + 1).any(|&earlier| earlier == key).then_some(Score::DRAW)
    }

    /// The worth of a position behind which there is nothing to look for. Where a side wins, but nobody
    /// knows how soon, the way is looked for.
    fn settled_value(&mut self, position: &G, ply: usize) -> Option<Score> {
        let value = self.task.knowledge?.value(position)?;
        let on_the_way = self.winner.is_some() && self.winner == winner(value, position.turn());
        if on_the_way {
            return None;
        }
        Some(self.score_known(value, position, ply))
    }

    /// What a position looks like where the search ends; one that is known to be won looks so.
    fn standing(&mut self, position: &G, worth: i32, ply: usize) -> Score {
        let known = if self.winner.is_some() { self.known_value(position, ply) } else { None };
        known.unwrap_or_else(|| Score::estimate(worth))
    }

    /// The worth of a position that is known exactly.
    fn known_value(&mut self, position: &G, ply: usize) -> Option<Score> {
        let value = self.task.knowledge?.value(position)?;
        Some(self.score_known(value, position, ply))
    }

    fn score_known(&mut self, value: Value, position: &G, ply: usize) -> Score {
        self.count();
        Score::known(value, ply as u16, position.look().worth)
    }

    fn note_line(&mut self, m: G::Move, ply: usize) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(m);
        line.extend_from_slice(&lower[0]);
    }
}

/// How many plies less a turn is searched at first: the later it comes, and the deeper the search.
fn reduction(depth: i32, at: usize, loud: bool) -> i32 {
    if at < REDUCED_FROM || depth < REDUCED_DEPTH {
        return 0;
    }
    let late = (at.ilog2() * depth.ilog2()).cast_signed();
    1 + if loud { late / 6 } else { late / 3 }
}

/// What is remembered, if it settles the matter.
fn cut(memory: Memory, alpha: Score, beta: Score, depth: i32, ply: usize) -> Option<Score> {
    let score = Score::from_table(memory.score, ply as u16);
    let settles = match memory.bound {
        Bound::Exact => true,
        Bound::Lower => score >= beta,
        Bound::Upper => score <= alpha,
    };
    let deep = i32::from(memory.depth) >= depth;
    let narrow = i32::from(beta.get()) - i32::from(alpha.get()) <= 1;
    (settles && deep && narrow).then_some(score)
}

fn score_of(end: End, side: Side, ply: usize) -> Score {
    match end.outcome {
        Outcome::Draw => Score::DRAW,
        Outcome::Decisive { winner } if winner == side => Score::win_in(ply as u16),
        Outcome::Decisive { .. } => Score::loss_in(ply as u16),
    }
}
