//! A study as a record.

use game::{
    Game, GameResult,
    record::{Comment, Line, Node, Record},
};

use super::{Study, StudyNode, Way, reading::ReadError, way::split};

/// How deep branches may branch off each other.
const DEEPEST: usize = game::record::MAX_DEPTH;

impl Study {
    /// The way to the start.
    pub fn way(&self) -> Way {
        let start = (!self.start.is_empty()).then(|| self.start.clone());
        let (rules, rule_text) = (self.rules.clone(), self.rule_text.clone());
        Way { rules, rule_text, start, turns: Vec::new() }
    }

    /// The record of the first line with all others as variations.
    ///
    /// # Errors
    ///
    /// If a turn comes before the one it follows, or cannot be written.
    pub fn record(&self, game: &Game) -> Result<Record, ReadError> {
        for (index, node) in self.nodes.iter().enumerate() {
            if node.after > index {
                return Err(wrong("bad-request", index));
            }
        }
        let mut record = game.to_record();
        if let Some(rules) = &self.rules {
            let _ = record.tags.set("Rules", rules);
        }
        if let Some(text) = &self.rule_text {
            let _ = record.tags.set("RuleText", text);
        }
        for (name, value) in &self.tags {
            // In the order in which they came.
            record.tags.remove(name);
            // A tag that does not fit is left out; the game itself is complete without it.
            let _ = record.tags.set(name, value);
        }
        record.line = self.line(0, 0)?;
        record.line.comments = Comment::new(&self.comment).into_iter().collect();
        record.second_starts =
            !record.line.nodes.is_empty() && game.turn() != game.rules().initial().turn();
        let result = record.tags.get("Result").and_then(GameResult::from_token);
        record.result = result.unwrap_or(GameResult::Open);
        Ok(record)
    }

    /// The line that goes on after a turn; where it branches, the branches are variations of its
    /// turn.
    fn line(&self, after: usize, depth: usize) -> Result<Line, ReadError> {
        let mut nodes = Vec::new();
        let mut at = after;
        while let Some(main) = self.follow(at).next() {
            let mut node = self.node(main)?;
            for branch in self.follow(at).skip(1) {
                node.variations.push(self.branch(branch, depth + 1)?);
            }
            nodes.push(node);
            at = main + 1;
        }
        Ok(Line { comments: Vec::new(), nodes })
    }

    fn branch(&self, first: usize, depth: usize) -> Result<Line, ReadError> {
        if depth > DEEPEST {
            return Err(wrong("record-variation", first));
        }
        let mut line = self.line(first + 1, depth)?;
        line.nodes.insert(0, self.node(first)?);
        Ok(line)
    }

    /// The turns that follow a turn, by their index.
    fn follow(&self, after: usize) -> impl Iterator<Item = usize> {
        let follows = move |(_, node): &(usize, &StudyNode)| node.after == after;
        self.nodes.iter().enumerate().filter(follows).map(|(index, _)| index)
    }

    fn node(&self, index: usize) -> Result<Node, ReadError> {
        let study = &self.nodes[index];
        let (throw, text) = split(&study.turn).map_err(|_| wrong("bad-throw", index))?;
        let mut node = Node::new(text).map_err(|problem| wrong(problem.code(), index))?;
        node.throw = throw;
        node.nags.clone_from(&study.nags);
        // What is kept for a record and what a person writes do not mix: brackets are for the first.
        let words = study.comment.replace("[%", "[ %");
        node.comments =
            [study.kept.as_str(), &words].into_iter().filter_map(Comment::new).collect();
        Ok(node)
    }
}

fn wrong(code: &'static str, index: usize) -> ReadError {
    ReadError::new(code, &format!("node {}", index + 1))
}
