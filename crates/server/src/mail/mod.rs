//! Mail, where whoever runs the server has a relay: addresses that are confirmed, forgotten passwords that are
//! replaced, and reminders of turns.
//!
//! What is to be sent stands in a queue ([`store::Mails`](crate::store::Mails)) and is written when it is: a mail
//! that had to wait tells what is true then, and no secret lies about. Nothing here is needed to play.

mod address;
mod letter;
mod post;
mod relay;
mod reminders;
mod sender;

pub use self::relay::{Relay, RelayError};
pub(crate) use self::{
    address::read as read_address,
    post::{Post, attend},
};
