//! Writing the text of a record.

use std::fmt;

use super::{Comment, Line, Node, Record};

/// Lines are broken before they get longer than this, where there is a blank to break at.
const WIDTH: usize = 80;

impl fmt::Display for Record {
    /// Writes the record in its one canonical form.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tag in self.tags.iter() {
            let value = tag.value().replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{} \"{value}\"]", tag.name())?;
        }
        if !self.tags.is_empty() {
            writeln!(f)?;
        }
        let mut words = Words::default();
        let count = Count {
            number: 1,
            second: self.second_starts && !self.counts_singly(),
            singly: self.counts_singly(),
        };
        words.line(&self.line, count);
        if let Some(throw) = self.throw {
            words.push(throw.to_string());
        }
        words.push(self.result.to_string());
        words.write(f)
    }
}

/// Which number, and which side of it, is to move.
#[derive(Clone, Copy)]
struct Count {
    number: u32,
    second: bool,
    singly: bool,
}

impl Count {
    fn after(self, node: &Node) -> Self {
        if node.earns_another() && !self.singly {
            return self;
        }
        Self {
            number: self.number + u32::from(self.second || self.singly),
            second: !self.second && !self.singly,
            ..self
        }
    }

    fn text(self) -> String {
        format!("{}{}", self.number, if self.second { "..." } else { "." })
    }
}

enum Word {
    Text(String),
    /// A comment up to the end of its line, because it holds a closing brace.
    Rest(String),
}

#[derive(Default)]
struct Words {
    words: Vec<Word>,
    /// What sticks to the beginning of the next word.
    prefix: String,
}

impl Words {
    fn push(&mut self, word: impl AsRef<str>) {
        let mut text = std::mem::take(&mut self.prefix);
        text.push_str(word.as_ref());
        self.words.push(Word::Text(text));
    }

    /// Sticks something to the end of the last word.
    fn close(&mut self, with: char) {
        match self.words.last_mut() {
            Some(Word::Text(text)) => text.push(with),
            _ => self.push(with.to_string()),
        }
    }

    fn line(&mut self, line: &Line, mut count: Count) {
        let mut numbered = true;
        let mut continues = false;
        self.comments(&line.comments);
        for node in &line.nodes {
            if numbered || (!count.second && !continues) {
                self.push(count.text());
            }
            self.node(node, count);
            numbered = !node.comments.is_empty() || !node.variations.is_empty();
            continues = node.earns_another();
            count = count.after(node);
        }
    }

    fn node(&mut self, node: &Node, count: Count) {
        if let Some(throw) = node.throw {
            self.push(throw.to_string());
        }
        let mut nags = node.nags.iter().peekable();
        let glyph = match nags.peek() {
            Some(1) => "!",
            Some(2) => "?",
            Some(3) => "!!",
            Some(4) => "??",
            Some(5) => "!?",
            Some(6) => "?!",
            _ => "",
        };
        if !glyph.is_empty() {
            nags.next();
        }
        self.push(format!("{}{glyph}", node.text()));
        for nag in nags {
            self.push(format!("${nag}"));
        }
        self.comments(&node.comments);
        for variation in &node.variations {
            self.prefix.push('(');
            self.line(variation, count);
            self.close(')');
        }
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            let text = comment.as_str();
            if text.contains('}') {
                let prefix = std::mem::take(&mut self.prefix);
                self.words.push(Word::Rest(format!("{prefix}; {text}")));
                continue;
            }
            self.prefix.push('{');
            for word in text.split(' ') {
                self.push(word);
            }
            self.close('}');
        }
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut column = 0;
        for word in &self.words {
            let (Word::Text(text) | Word::Rest(text)) = word;
            let length = text.chars().count();
            if column > 0 && column + 1 + length > WIDTH {
                writeln!(f)?;
                column = 0;
            }
            if column > 0 {
                write!(f, " ")?;
                column += 1;
            }
            write!(f, "{text}")?;
            column += length;
            if matches!(word, Word::Rest(_)) {
                writeln!(f)?;
                column = 0;
            }
        }
        if column > 0 {
            writeln!(f)?;
        }
        Ok(())
    }
}
