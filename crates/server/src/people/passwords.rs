//! Passwords: what is kept of them, and how many are looked at a time.
//!
//! Hashing one is made to cost time and memory. Few are hashed at once and few may wait, by threads that let
//! everything else go first, so that a flood of sign-ins leaves the games alone. These threads stay, and so does
//! the memory of each: asking the system for it anew and giving it back would hold up everybody else.

use std::{
    io,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
        mpsc::{self, Receiver, Sender},
    },
    thread,
};

use argon2::{
    Algorithm, Argon2, Block, Params, Version,
    password_hash::phc::{Output, ParamsString, PasswordHash, Salt},
};
use tables::{Way, give_way};
use tokio::sync::oneshot;

use super::common::{is_common, is_name};

/// How many may wait for that.
const WAITING: usize = 16;

/// The fewest characters of a password.
const SHORTEST: usize = 8;

/// The most bytes of a password.
const LONGEST: usize = 256;

/// Memory in KiB, passes and lanes: what OWASP asks for at least.
const COST: (u32, u32, u32) = (19 * 1024, 2, 1);

/// Why a password is not taken, or not looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PasswordError {
    /// It is too short.
    #[error("a password has at least 8 characters")]
    Short,
    /// It is too long.
    #[error("a password has at most 256 bytes")]
    Long,
    /// It is among the first that are guessed.
    #[error("the password is among the first that are guessed")]
    Common,
    /// Too many want the same.
    #[error("too many passwords wait to be looked at")]
    Busy,
    /// Hashing has failed.
    #[error("the password cannot be hashed")]
    Failed,
}

/// What a thread hashes in.
type Memory = Vec<Block>;

/// Something to be done by one of the threads.
type Work = Box<dyn FnOnce(&mut Memory) + Send>;

/// Where passwords are hashed.
#[derive(Clone, Debug, Default)]
pub struct Passwords {
    /// Where work is handed in; there are no threads before somebody has a password.
    work: Arc<Mutex<Option<Sender<Work>>>>,
    /// How many are in work or wait.
    inside: Arc<AtomicUsize>,
}

/// Somebody who waits, until it goes.
struct Place(Arc<AtomicUsize>);

impl Drop for Place {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

impl Passwords {
    /// What is kept of a password.
    ///
    /// # Errors
    ///
    /// If it is too short, too long or too common, or too many wait.
    pub async fn hash(&self, password: &str) -> Result<String, PasswordError> {
        check(password)?;
        let password = password.to_string();
        self.work(move |memory| hash(&password, memory)).await?
    }

    /// Whether a password is the one of which this is kept; nothing is kept of nobody's, and takes as
    /// long.
    ///
    /// # Errors
    ///
    /// If too many wait.
    pub async fn verify(
        &self,
        password: &str,
        kept: Option<String>,
    ) -> Result<bool, PasswordError> {
        // What nobody can have chosen is not worth the time.
        let password = password.get(..password.len().min(LONGEST + 1)).unwrap_or_default();
        let password = password.to_string();
        self.work(move |memory| match kept {
            Some(kept) => matches(&password, &kept, memory),
            None => hash(&password, memory).map(|_| false),
        })
        .await?
    }

    /// Does something costly beside the requests, when it is its turn.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, PasswordError> {
        let inside = self.inside.fetch_add(1, Ordering::AcqRel);
        let place = Place(self.inside.clone());
        if inside >= at_once() + WAITING {
            return Err(PasswordError::Busy);
        }
        let (tell, told) = oneshot::channel();
        // The place goes with the work and not with who waits: a caller who goes away frees nothing early.
        self.hand_in(Box::new(move |memory| {
            let done = work(memory);
            drop(place);
            let _ = tell.send(done);
        }))?;
        told.await.map_err(|_| PasswordError::Failed)
    }

    /// Hands something to the threads, which begin with the first.
    fn hand_in(&self, work: Work) -> Result<(), PasswordError> {
        let mut handed = self.work.lock().unwrap_or_else(PoisonError::into_inner);
        if handed.is_none() {
            *handed = Some(begin().map_err(|_| PasswordError::Failed)?);
        }
        let taken = handed.as_ref().and_then(|threads| threads.send(work).ok());
        taken.ok_or(PasswordError::Failed)
    }
}

/// How many passwords are hashed at once: the other half of the machine is for the games.
fn at_once() -> usize {
    thread::available_parallelism().map_or(1, |threads| (threads.get() / 2).max(1))
}

/// Begins the threads; they end when nobody can hand in anything any more.
fn begin() -> io::Result<Sender<Work>> {
    let (sender, receiver) = mpsc::channel();
    let receiver = Arc::new(Mutex::new(receiver));
    for _ in 0..at_once() {
        let receiver = receiver.clone();
        let thread = thread::Builder::new().name("passwords".to_string());
        thread.spawn(move || {
            give_way(Way::All);
            let mut memory = Memory::new();
            while let Some(work) = next(&receiver) {
                work(&mut memory);
            }
        })?;
    }
    Ok(sender)
}

fn next(receiver: &Mutex<Receiver<Work>>) -> Option<Work> {
    receiver.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

/// Whether somebody may choose a password.
///
/// # Errors
///
/// If it is too short, too long or too common.
pub(super) fn check(password: &str) -> Result<(), PasswordError> {
    if password.chars().count() < SHORTEST {
        return Err(PasswordError::Short);
    }
    if password.len() > LONGEST {
        return Err(PasswordError::Long);
    }
    if is_common(password) {
        return Err(PasswordError::Common);
    }
    Ok(())
}

/// Whether whoever is called so may choose a password.
///
/// # Errors
///
/// If it is too short, too long or too common, or the name itself.
pub(super) fn check_of(password: &str, name: &str) -> Result<(), PasswordError> {
    check(password)?;
    if is_name(password, name) { Err(PasswordError::Common) } else { Ok(()) }
}

fn argon2() -> Result<Argon2<'static>, PasswordError> {
    let (memory, passes, lanes) = COST;
    let params = Params::new(memory, passes, lanes, None).map_err(|_| PasswordError::Failed)?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn hash(password: &str, memory: &mut Memory) -> Result<String, PasswordError> {
    let argon2 = argon2()?;
    let mut salt = [0; Salt::RECOMMENDED_LENGTH];
    getrandom::fill(&mut salt).map_err(|_| PasswordError::Failed)?;
    let salt = Salt::new(&salt).map_err(|_| PasswordError::Failed)?;
    let output = digest(&argon2, password, &salt, memory)?;
    let params = ParamsString::try_from(argon2.params()).map_err(|_| PasswordError::Failed)?;
    let hashed = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params,
        salt: Some(salt),
        hash: Some(output),
    };
    Ok(hashed.to_string())
}

/// Whether a password is the one of which this is kept; what makes no sense is nobody's.
fn matches(password: &str, kept: &str, memory: &mut Memory) -> Result<bool, PasswordError> {
    let Ok(kept) = PasswordHash::new(kept) else { return Ok(false) };
    let (Some(argon2), Some(salt), Some(hashed)) = (argon2_of(&kept), &kept.salt, &kept.hash)
    else {
        return Ok(false);
    };
    // Comparing outputs takes as long whether they begin alike or not.
    Ok(digest(&argon2, password, salt, memory)? == *hashed)
}

/// The way and the cost a password was hashed with then.
fn argon2_of(kept: &PasswordHash) -> Option<Argon2<'static>> {
    let algorithm = Algorithm::try_from(kept.algorithm.as_str()).ok()?;
    let version = kept.version.map_or(Ok(Version::default()), Version::try_from).ok()?;
    Some(Argon2::new(algorithm, version, Params::try_from(kept).ok()?))
}

fn digest(
    argon2: &Argon2<'_>,
    password: &str,
    salt: &Salt,
    memory: &mut Memory,
) -> Result<Output, PasswordError> {
    let blocks = argon2.params().block_count();
    if memory.len() < blocks {
        memory.resize(blocks, Block::default());
    }
    let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
    argon2
        .hash_password_into_with_memory(password.as_bytes(), salt, &mut output, memory)
        .map_err(|_| PasswordError::Failed)?;
    Output::new(&output).map_err(|_| PasswordError::Failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_and_never_kept() {
        let passwords = Passwords::default();
        let kept = passwords.hash("correct horse").await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_ne!(kept, passwords.hash("correct horse").await.unwrap(), "each has its salt");
        assert_eq!(passwords.verify("correct horse", Some(kept.clone())).await, Ok(true));
        assert_eq!(passwords.verify("Correct horse", Some(kept)).await, Ok(false));
        assert_eq!(passwords.verify("correct horse", None).await, Ok(false));
        assert_eq!(passwords.hash("1234567").await, Err(PasswordError::Short));
        assert_eq!(passwords.hash(&"ü".repeat(129)).await, Err(PasswordError::Long));
        for common in ["password", "12345678", "        "] {
            assert_eq!(passwords.hash(common).await, Err(PasswordError::Common));
        }
    }

    #[tokio::test]
    async fn only_so_many_wait() {
        let passwords = Passwords::default();
        let all: Vec<_> = (0..60)
            .map(|_| {
                let passwords = passwords.clone();
                tokio::spawn(async move { passwords.verify("whatever", None).await })
            })
            .collect();
        let mut answered = Vec::new();
        for one in all {
            answered.push(one.await.unwrap());
        }
        let busy = answered.iter().filter(|one| **one == Err(PasswordError::Busy)).count();
        assert!((1..=60 - at_once() - WAITING).contains(&busy), "{busy}");
        assert_eq!(passwords.verify("whatever", None).await, Ok(false), "everybody has gone");
    }
}
