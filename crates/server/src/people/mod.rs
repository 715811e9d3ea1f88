//! People with accounts: names, passwords, sessions and what becomes of them.
//!
//! Only a server that others reach has accounts; at home nobody signs in. What is kept lies behind
//! [`store::People`](crate::store::People); this is what happens before it is written.

pub(crate) mod bots;
mod codes;
pub(crate) mod export;
mod name;
mod office;
mod passwords;
pub(crate) mod sessions;
mod tries;

pub(crate) use self::name::key as name_key;
pub use self::{
    codes::Codes,
    name::{Name, NameError, key_of},
    office::{EntryError, Office, Visitor},
    passwords::{PasswordError, Passwords},
    sessions::Signed,
};
