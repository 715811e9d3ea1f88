//! People with accounts: names, passwords, sessions and what becomes of them.
//!
//! Only a server that others reach has accounts; at home nobody signs in. What is kept lies behind
//! [`store::People`](crate::store::People); this is what happens before it is written.

pub(crate) mod bots;
mod called;
mod codes;
mod common;
pub(crate) mod devices;
pub(crate) mod export;
mod likeness;
pub(crate) mod mail;
mod name;
mod office;
mod passwords;
pub(crate) mod sessions;
mod tries;

pub use self::{
    codes::Codes,
    name::{Name, NameError, key_of},
    office::{EntryError, Office, Visitor},
    passwords::{PasswordError, Passwords},
    sessions::Signed,
};
pub(crate) use self::{devices::Devices, name::key as name_key, sessions::hash as hash_secret};

pub(crate) use self::{called::called, likeness::renew as renew_likenesses};
