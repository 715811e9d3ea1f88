//! The tags of a record.

use super::RecordProblem;

/// A tag: a name and what it says.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tag {
    name: String,
    value: String,
}

impl Tag {
    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What it says.
    pub fn value(&self) -> &str {
        &self.value
    }
}

/// The tags of a record in their order, each name once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tags(Vec<Tag>);

/// The most tags a record may have: more are no record, and looking them up stays cheap.
const MAX_TAGS: usize = 256;

impl Tags {
    /// What the tag of that name says.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// Sets a tag where it is, or adds it at the end; control characters become blanks.
    ///
    /// # Errors
    ///
    /// If the name is not made of letters, digits and underscores, or there are too many tags.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), RecordProblem> {
        let value = clean(value);
        if let Some(tag) = self.0.iter_mut().find(|tag| tag.name == name) {
            tag.value = value;
            return Ok(());
        }
        if !is_tag_name(name) {
            return Err(RecordProblem::BadTagName(name.to_string()));
        }
        if self.0.len() == MAX_TAGS {
            return Err(RecordProblem::TooManyTags { limit: MAX_TAGS });
        }
        self.0.push(Tag { name: name.to_string(), value });
        Ok(())
    }

    /// Adds a tag that is not there yet.
    ///
    /// # Errors
    ///
    /// If it is there already, or as [`set`](Self::set).
    pub fn add(&mut self, name: &str, value: &str) -> Result<(), RecordProblem> {
        match self.get(name) {
            Some(_) => Err(RecordProblem::DuplicateTag(name.to_string())),
            None => self.set(name, value),
        }
    }

    /// Takes a tag away.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|tag| tag.name != name);
    }

    /// The tags in order.
    pub fn iter(&self) -> impl Iterator<Item = &Tag> {
        self.0.iter()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

fn is_tag_name(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= 64
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

fn clean(value: &str) -> String {
    value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
