//! What is filled into a message.

use fluent_bundle::FluentValue;

/// A value for a variable of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// Words; also selects a variant by its name.
    Text(String),
    /// A number; also selects a plural form.
    Number(i64),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_string())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

macro_rules! from_number {
    ($($number:ty),+) => { $(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )+ };
}

from_number!(u8, u16, u32, u64, usize, i32, i64);

impl<'a> From<&'a Arg> for FluentValue<'a> {
    fn from(arg: &'a Arg) -> Self {
        match arg {
            Arg::Text(text) => text.as_str().into(),
            Arg::Number(number) => (*number).into(),
        }
    }
}
