//! The record of a game.

use board::Reason;

use super::{Command, Comment, Line, Node, Record, Tags, VERSION};
use crate::{EventKind, Game, GameResult, Proof, Turn, clock, rule_text};

impl Game {
    /// The record of the game so far; players and dates are the caller's to add.
    pub fn to_record(&self) -> Record {
        let nodes: Vec<Node> = self
            .turns()
            .iter()
            .enumerate()
            .filter_map(|(index, turn)| self.node(index + 1, turn))
            .collect();
        Record {
            tags: self.tags(),
            second_starts: !nodes.is_empty() && self.second_starts(),
            line: Line { comments: self.comment(0, Vec::new()).into_iter().collect(), nodes },
            throw: self.pending_throw(),
            result: self.end().map_or(GameResult::Open, |end| end.result),
        }
    }

    fn tags(&self) -> Tags {
        let mut tags = Tags::default();
        let mut set = |name, value: &str| {
            tags.set(name, value).expect("the names of our own tags are tag names");
        };
        set("Rules", self.rules_id());
        set("Version", VERSION);
        if self.rules_id().starts_with("custom-") {
            set("RuleText", &rule_text::to_json(&self.rules()));
        }
        if !self.starts_initially() {
            set("FEN", &self.start().to_fen());
        }
        if self.clock().is_limited() {
            set("TimeControl", &clock::control_text(self.clock().control));
        }
        if self.stop_policy() != crate::StopPolicy::OFF {
            set("StopPolicy", &self.stop_policy().to_string());
        }
        match self.end() {
            Some(end) => {
                set("Result", end.result.as_str());
                set("Reason", end.reason.as_str());
            }
            None => set("Result", GameResult::Open.as_str()),
        }
        tags
    }

    /// Whether the position text of the start says nothing new.
    fn starts_initially(&self) -> bool {
        self.start().to_fen() == self.rules().initial().to_fen()
    }

    fn second_starts(&self) -> bool {
        self.start().turn() != self.rules().initial().turn()
    }

    /// A throw on the board that is not part of the start already.
    fn pending_throw(&self) -> Option<board::Throw> {
        self.position().throw().filter(|_| self.ply() > 0 || self.start().throw().is_none())
    }

    fn node(&self, ply: usize, turn: &Turn) -> Option<Node> {
        let mut node = Node::new(turn.text.clone()).ok()?;
        node.throw = turn.throw;
        let mut commands = Vec::new();
        commands.extend(turn.left.map(Command::Clock));
        commands.extend(turn.spent.map(Command::Elapsed));
        node.comments = self.comment(ply, commands).into_iter().collect();
        Some(node)
    }

    /// What a draw rests on that was neither claimed nor comes from the rules: a policy stopped the game, or time
    /// ran out and nobody could have won.
    fn unclaimed_proof(&self) -> Option<Proof> {
        let reason = self.end()?.reason;
        let proof = self.proof().filter(|_| matches!(reason, Reason::Stopped | Reason::Time));
        proof.cloned()
    }

    /// One comment with the commands of a ply.
    fn comment(&self, ply: usize, mut commands: Vec<Command>) -> Option<Comment> {
        let first = self.events().partition_point(|event| event.ply < ply);
        let events = self.events()[first..].iter().take_while(|event| event.ply == ply);
        commands.extend(events.map(|event| match &event.kind {
            EventKind::Offer(side) => Command::Offer(Some(*side)),
            EventKind::Decline(side) => Command::Decline(Some(*side)),
            EventKind::Claim(note) => Command::Claim(note.clone()),
        }));
        commands.extend(self.unclaimed_proof().filter(|_| ply == self.ply()).map(Command::Proof));
        let words: Vec<String> = commands.iter().map(ToString::to_string).collect();
        Comment::new(&words.join(" "))
    }
}
