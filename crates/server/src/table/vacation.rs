//! Being away: days in which the clock of a player stands still, agreed on before the game begins.

use board::Side;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Command, Control, Event, OpeningError, Refused, Table, Wish};

/// A day, in milliseconds.
const DAY: u64 = 86_400_000;

/// The most days away that can be agreed on.
const MOST_DAYS: u16 = 60;

/// How long a player has been away, by the time that counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Absence {
    /// Since when, and until when at most.
    away: Option<(u64, u64)>,
    /// How much was used up before.
    used: u64,
}

impl Absence {
    /// Until when the clock stands still; long ago for somebody who is not away.
    pub(super) fn until(&self) -> u64 {
        self.away.map_or(0, |(_, until)| until)
    }

    /// Whether it lasts at a moment.
    pub(super) fn lasts(&self, now: u64) -> bool {
        self.until() > now
    }

    /// How much has been used up at a moment.
    fn used(&self, now: u64) -> u64 {
        let away = self.away.map_or(0, |(from, until)| now.min(until).saturating_sub(from));
        self.used.saturating_add(away)
    }
}

/// How long the players may be away, and are.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct VacationView {
    /// White.
    pub white: AbsenceView,
    /// Black.
    pub black: AbsenceView,
    /// For how many days whoever looks may leave now, at most; none if not at all.
    pub may_leave: Option<u64>,
}

/// How long a player may be away, and is.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AbsenceView {
    /// The days that are left, those begun included.
    pub days: u64,
    /// In how many milliseconds the player is back at the latest; none for somebody who is here.
    pub back_in: Option<u64>,
}

impl Table {
    /// How much a side may still be away, in milliseconds.
    fn vacation_left(&self, side: Side, now: u64) -> u64 {
        let agreed = u64::from(self.agreed.vacation) * DAY;
        agreed.saturating_sub(self.absence[side].used(now))
    }

    /// What leaving for some days comes to. Whoever is about to run out of time cannot escape that way: with
    /// less than a day left, or less than half of the time for a turn, it is too late.
    pub(super) fn leave(&self, side: Side, days: u16, now: u64) -> Result<Event, Refused> {
        self.check_leaving(side, now)?;
        let left = self.vacation_left(side, now);
        if days == 0 || u64::from(days) > left.div_ceil(DAY) {
            return Err(Refused::Other("leave-days"));
        }
        let until = now.saturating_add(left.min(u64::from(days) * DAY));
        Ok(Event::Leave { side: side.into(), until })
    }

    fn check_leaving(&self, side: Side, now: u64) -> Result<(), Refused> {
        if let Some(end) = self.game.end() {
            return Err(game::DeclareError::Ended(end).into());
        }
        if self.agreed.vacation == 0 || !self.is_between_people() {
            return Err(Refused::Other("leave-none"));
        }
        if self.absence[side].lasts(now) {
            return Err(Refused::Other("leave-away"));
        }
        if self.vacation_left(side, now) == 0 {
            return Err(Refused::Other("leave-days"));
        }
        let running = self.running(now).filter(|(whose, _)| *whose == side);
        let clock = self.game.clock();
        if let (Some((_, spent)), Some(left)) = (running, clock.left[side]) {
            let whole = clock.control[side].at_start().unwrap_or_default();
            if left.0.saturating_sub(spent.0) < DAY.min(whole.0 / 2) {
                return Err(Refused::Other("leave-late"));
            }
        }
        Ok(())
    }

    /// What coming back comes to.
    pub(super) fn come_back(&self, side: Side, now: u64) -> Result<Event, Refused> {
        if !self.absence[side].lasts(now) {
            return Err(Refused::Other("leave-here"));
        }
        Ok(Event::Return { side: side.into() })
    }

    /// Refuses a turn by hand of somebody who is away: who is here says so first.
    pub(super) fn check_here(&self, command: &Command, now: u64) -> Result<(), Refused> {
        let by_hand =
            matches!(command, Command::Turn { .. } | Command::Throw { .. } | Command::Claim { .. });
        if by_hand && self.absence[self.speaker()].lasts(now) {
            return Err(Refused::Other("leave-away"));
        }
        Ok(())
    }

    /// Lets somebody leave: the own clock stands still until then.
    pub(super) fn left(&mut self, side: Side, until: u64, at: u64) -> Result<(), Refused> {
        let longest = self.vacation_left(side, at);
        self.check_leaving(side, at)?;
        if until <= at || until - at > longest {
            return Err(Refused::Other("leave-days"));
        }
        let used = self.absence[side].used(at);
        self.absence[side] = Absence { away: Some((at, until)), used };
        if self.speaker() == side {
            self.shift_clock(|since| since.saturating_add(until - at));
        }
        Ok(())
    }

    /// Lets somebody come back, whose clock goes on from where it stood.
    pub(super) fn returned(&mut self, side: Side, at: u64) -> Result<(), Refused> {
        self.come_back(side, at)?;
        let rest = self.absence[side].until() - at;
        self.absence[side] = Absence { away: None, used: self.absence[side].used(at) };
        if self.speaker() == side {
            self.shift_clock(|since| since.saturating_sub(rest));
        }
        Ok(())
    }

    /// How long the players may be away and are, for somebody in particular.
    pub(super) fn vacation_view(&self, own: Option<Side>, now: u64) -> Option<VacationView> {
        if self.agreed.vacation == 0 || self.game.end().is_some() {
            return None;
        }
        let absence = |side: Side| AbsenceView {
            days: self.vacation_left(side, now).div_ceil(DAY),
            back_in: Some(self.absence[side].until())
                .filter(|until| *until > now)
                .map(|until| until - now),
        };
        let may_leave = own
            .filter(|own| self.awaited().is_none() && self.check_leaving(*own, now).is_ok())
            .map(|own| self.vacation_left(own, now).div_ceil(DAY));
        Some(VacationView { white: absence(Side::White), black: absence(Side::Black), may_leave })
    }
}

impl Wish {
    /// The days each player may be away: only by correspondence, with somebody elsewhere.
    pub(super) fn vacation(&self, guest: Option<Side>) -> Result<u16, OpeningError> {
        let is_days = |clock: Control| matches!(clock, Control::Days { .. });
        let both = is_days(self.clock) && self.guest_clock.is_none_or(is_days);
        if self.vacation == 0 {
            return Ok(0);
        }
        if self.vacation > MOST_DAYS || !both || guest.is_none() {
            let why = "days away, up to 60, are for games by link with days for each turn";
            return Err(OpeningError::new("bad-vacation", why));
        }
        Ok(self.vacation)
    }
}
