//! A record with what is thought of its turns.

use engine::Worth;
use game::{
    Game,
    record::{Comment, Line, Node, Record},
};

use crate::{Judgement, Mark};

/// Adds to the turns of a record their marks, what they are worth, and the better turns as
/// variations.
pub fn annotate(record: &mut Record, game: &Game, judgements: &[Judgement]) {
    let mut position = game.start().clone();
    let turns = game.turns().iter().zip(judgements);
    for (node, (turn, judgement)) in record.line.nodes.iter_mut().zip(turns) {
        if let Some(throw) = turn.throw.filter(|_| position.awaits_throw()) {
            position.set_throw(throw);
        }
        let nag = judgement.mark.map(Mark::nag);
        node.nags.extend(nag.filter(|nag| !node.nags.contains(nag)));
        node.comments.extend(Comment::new(&words(judgement.worth, judgement.depth)));
        if let Some((better, worth)) = judgement.better()
            && let Ok(mut variation) = Node::new(position.move_text(better))
        {
            variation.comments.extend(Comment::new(&worth.to_string()));
            node.variations.push(Line { comments: Vec::new(), nodes: vec![variation] });
        }
        if position.play(turn.m).is_err() {
            break;
        }
    }
}

/// What a turn is worth, with the depth it was searched to.
pub fn words(worth: Worth, depth: Option<u16>) -> String {
    match depth {
        Some(depth) => format!("{worth} depth {depth}"),
        None => worth.to_string(),
    }
}
