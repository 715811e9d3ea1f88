//! How many connections a process has room for: every one of them is an open file.

/// How many files are open beside connections: the database, its log, tables, mail, standard streams.
const OWN: usize = 64;

/// The same for each sixteen files there may be, up to [`MOST_SPARE`] of them.
const SPARE: usize = 16;
const MOST_SPARE: usize = 1024;

/// How many connections of the operator there are at most, and at least.
const OPERATOR: (usize, usize) = (8, 32);

/// How many connections of players there are at least, however few files there may be.
const FEWEST: usize = 16;

/// How many files there may be where the system does not say.
const UNSAID: usize = 4096;

/// How many connections a process has room for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Room {
    /// For players.
    pub(crate) players: usize,
    /// For the operator, whose connections nobody else takes.
    pub(crate) operator: usize,
}

impl Room {
    /// What this process has room for.
    pub(crate) fn of_process() -> Self {
        Self::among(files())
    }

    /// What there is room for among so many files.
    fn among(files: usize) -> Self {
        let rest = files.saturating_sub(OWN + (files / SPARE).min(MOST_SPARE));
        let operator = (rest / 8).clamp(OPERATOR.0, OPERATOR.1);
        Self { players: rest.saturating_sub(operator).max(FEWEST), operator }
    }
}

/// How many files this process may open.
#[cfg(unix)]
fn files() -> usize {
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile);
    limit.current.map_or(UNSAID, |files| usize::try_from(files).unwrap_or(UNSAID))
}

/// How many files this process may open; nothing says so here.
#[cfg(not(unix))]
fn files() -> usize {
    UNSAID
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_room_for_everything_else() {
        assert_eq!(Room::among(256), Room { players: 154, operator: 22 });
        assert_eq!(Room::among(1024), Room { players: 864, operator: 32 });
        assert_eq!(Room::among(65536), Room { players: 64416, operator: 32 });
        assert_eq!(Room::among(32), Room { players: 16, operator: 8 });
    }
}
