//! How fast a game is, by the time that was agreed on.

use crate::table::Control;

/// How many turns of a side a game is taken to have.
const TURNS: u64 = 40;

/// The speed of a game. Ratings of different speeds are kept apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Speed {
    /// Less than three minutes for a side.
    Bullet,
    /// Less than eight minutes.
    Blitz,
    /// Anything slower that is played in one go.
    Rapid,
    /// Days, or more than a day in all.
    Correspondence,
}

impl Speed {
    /// Every speed, the fastest first.
    pub const ALL: [Self; 4] = [Self::Bullet, Self::Blitz, Self::Rapid, Self::Correspondence];

    /// The speed of a time; none of a game without one.
    pub fn of(control: Control) -> Option<Self> {
        let seconds = match control {
            Control::None => return None,
            Control::Total { minutes, increment } => {
                u64::from(minutes) * 60 + TURNS * u64::from(increment)
            }
            Control::Move { seconds } => TURNS * u64::from(seconds),
            Control::Days { .. } => return Some(Self::Correspondence),
        };
        Some(match seconds {
            ..180 => Self::Bullet,
            180..480 => Self::Blitz,
            480..=86_400 => Self::Rapid,
            _ => Self::Correspondence,
        })
    }

    /// The stable name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Bullet => "bullet",
            Self::Blitz => "blitz",
            Self::Rapid => "rapid",
            Self::Correspondence => "correspondence",
        }
    }

    /// Reads the stable name.
    pub fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.as_str() == text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_and_forty_increments_make_the_speed() {
        let total = |minutes, increment| Speed::of(Control::Total { minutes, increment });
        assert_eq!(Speed::of(Control::None), None);
        assert_eq!(total(2, 1), Some(Speed::Bullet));
        assert_eq!(total(3, 0), Some(Speed::Blitz));
        assert_eq!(total(5, 4), Some(Speed::Blitz));
        assert_eq!(total(5, 5), Some(Speed::Rapid));
        assert_eq!(total(1440, 0), Some(Speed::Rapid));
        assert_eq!(total(1440, 1), Some(Speed::Correspondence));
        assert_eq!(Speed::of(Control::Move { seconds: 4 }), Some(Speed::Bullet));
        assert_eq!(Speed::of(Control::Move { seconds: 86_400 }), Some(Speed::Correspondence));
        assert_eq!(Speed::of(Control::Days { days: 1 }), Some(Speed::Correspondence));
        for speed in Speed::ALL {
            assert_eq!(Speed::read(speed.as_str()), Some(speed));
        }
    }
}
