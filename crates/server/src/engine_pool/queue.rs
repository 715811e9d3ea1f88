//! Whose turn it is: questions by kind and network, served in turn.

use std::collections::{HashMap, VecDeque};

use super::{
    Network,
    kind::{Kind, Share},
};

/// Questions that wait, and those that are thought about.
#[derive(Debug)]
pub(super) struct Queue<T> {
    lines: [Line<T>; Kind::ALL.len()],
}

/// The questions of a kind.
#[derive(Debug)]
struct Line<T> {
    share: Share,
    /// The networks that were let in, in the order in which they are served.
    turns: VecDeque<Network>,
    networks: HashMap<Network, Guest<T>>,
    entered: usize,
    running: usize,
}

/// What a network has in the pool.
#[derive(Debug)]
struct Guest<T> {
    entered: usize,
    running: usize,
    waiting: VecDeque<(u64, T)>,
}

/// Why nobody more is let in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Full {
    /// The network has too many questions.
    Network,
    /// All together have.
    Pool,
}

/// How many questions of a kind there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Figures {
    /// Those that wait.
    pub(crate) waiting: usize,
    /// Those that are thought about.
    pub(crate) running: usize,
}

impl<T> Queue<T> {
    /// An empty one for a machine with so many cores.
    pub(super) fn new(cores: usize) -> Self {
        Self { lines: Kind::ALL.map(|(kind, _)| Line::new(Share::of(kind, cores))) }
    }

    /// Lets a network in with one more question at a time.
    pub(super) fn enter(&mut self, kind: Kind, network: Network) -> Result<(), Full> {
        let line = &mut self.lines[kind as usize];
        if line.entered >= line.share.entered {
            return Err(Full::Pool);
        }
        let most = line.share.entered_of_network;
        if line.networks.get(&network).is_some_and(|guest| guest.entered >= most) {
            return Err(Full::Network);
        }
        let guest = line.networks.entry(network).or_insert_with(|| {
            line.turns.push_back(network);
            Guest { entered: 0, running: 0, waiting: VecDeque::new() }
        });
        guest.entered += 1;
        line.entered += 1;
        Ok(())
    }

    /// Lets a network go that was let in.
    pub(super) fn leave(&mut self, kind: Kind, network: Network) {
        let line = &mut self.lines[kind as usize];
        let Some(guest) = line.networks.get_mut(&network) else { return };
        guest.entered -= 1;
        line.entered -= 1;
        line.forget_if_gone(network);
    }

    /// Lets a question of a network that was let in wait.
    pub(super) fn push(&mut self, kind: Kind, network: Network, id: u64, question: T) {
        if let Some(guest) = self.lines[kind as usize].networks.get_mut(&network) {
            guest.waiting.push_back((id, question));
        }
    }

    /// Takes a question out that nobody wants to be answered any more, if it waits still.
    pub(super) fn withdraw(&mut self, kind: Kind, network: Network, id: u64) -> Option<T> {
        let guest = self.lines[kind as usize].networks.get_mut(&network)?;
        let index = guest.waiting.iter().position(|(other, _)| *other == id)?;
        guest.waiting.remove(index).map(|(_, question)| question)
    }

    /// The next question of a kind to be thought about, if there is a place for it; the network it comes from is then
    /// the last to be served again.
    pub(super) fn next(&mut self, kind: Kind) -> Option<(Network, T)> {
        let line = &mut self.lines[kind as usize];
        if line.running >= line.share.places {
            return None;
        }
        let may = |network: &Network| {
            let most = line.share.places_of(*network);
            let guest = line.networks.get(network);
            guest.is_some_and(|guest| guest.running < most && !guest.waiting.is_empty())
        };
        let index = line.turns.iter().position(may)?;
        let network = line.turns.remove(index)?;
        line.turns.push_back(network);
        let guest = line.networks.get_mut(&network)?;
        let (_, question) = guest.waiting.pop_front()?;
        guest.running += 1;
        line.running += 1;
        Some((network, question))
    }

    /// Frees the place of a question that has been thought about.
    pub(super) fn done(&mut self, kind: Kind, network: Network) {
        let line = &mut self.lines[kind as usize];
        if let Some(guest) = line.networks.get_mut(&network) {
            guest.running -= 1;
            line.running -= 1;
        }
        line.forget_if_gone(network);
    }

    /// How many questions of a kind there are.
    pub(super) fn figures(&self, kind: Kind) -> Figures {
        let line = &self.lines[kind as usize];
        let waiting = line.networks.values().map(|guest| guest.waiting.len()).sum();
        Figures { waiting, running: line.running }
    }

    /// How many questions can be thought about at once.
    pub(super) fn places(&self) -> usize {
        self.lines.iter().map(|line| line.share.places).sum()
    }
}

impl<T> Line<T> {
    fn new(share: Share) -> Self {
        let (turns, networks) = (VecDeque::new(), HashMap::new());
        Self { share, turns, networks, entered: 0, running: 0 }
    }

    /// Forgets a network that has nothing here; one that has left may have a question that is still thought about.
    fn forget_if_gone(&mut self, network: Network) {
        let guest = self.networks.get(&network);
        if guest.is_some_and(|guest| guest.entered == 0 && guest.running == 0) {
            self.networks.remove(&network);
            self.turns.retain(|other| *other != network);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn network(number: u8) -> Network {
        Network::Away(Ipv4Addr::new(203, 0, 113, number).into())
    }

    /// Lets so many questions of a network in, until it is refused.
    fn flood(queue: &mut Queue<u8>, kind: Kind, number: u8, count: u64) -> Option<Full> {
        for id in 0..count {
            if let Err(full) = queue.enter(kind, network(number)) {
                return Some(full);
            }
            queue.push(kind, network(number), u64::from(number) * 1000 + id, number);
        }
        None
    }

    /// Thinks about the next question, and about no other meanwhile.
    fn served(queue: &mut Queue<u8>, kind: Kind) -> Option<u8> {
        let (network, number) = queue.next(kind)?;
        queue.done(kind, network);
        queue.leave(kind, network);
        Some(number)
    }

    #[test]
    fn networks_are_served_in_turn() {
        let mut queue = Queue::new(2);
        assert_eq!(flood(&mut queue, Kind::Analysis, 1, 4), None);
        assert_eq!(flood(&mut queue, Kind::Analysis, 2, 2), None);
        assert_eq!(flood(&mut queue, Kind::Analysis, 3, 1), None);
        let order: Vec<u8> = std::iter::from_fn(|| served(&mut queue, Kind::Analysis)).collect();
        assert_eq!(order, [1, 2, 3, 1, 2, 1, 1]);
        assert!(queue.lines[2].networks.is_empty() && queue.lines[2].turns.is_empty());
        assert_eq!(queue.lines[2].entered, 0);
    }

    #[test]
    fn one_network_leaves_a_place_to_the_others_and_a_kind_to_the_kinds() {
        let mut queue = Queue::new(2);
        // All places of one kind are taken, and those of the next are free all the same.
        for (kind, _) in Kind::ALL {
            flood(&mut queue, kind, 1, 8);
            assert!(queue.next(kind).is_some());
            assert_eq!(queue.next(kind), None, "{kind:?}");
            flood(&mut queue, kind, 2, 1);
            assert_eq!(queue.next(kind), Some((network(2), 2)), "{kind:?}");
            flood(&mut queue, kind, 3, 1);
            assert_eq!(queue.next(kind), None, "{kind:?}");
            assert_eq!(queue.figures(kind), Figures { waiting: 8, running: 2 });
        }
    }

    #[test]
    fn this_machine_may_have_all_places() {
        for (kind, _) in Kind::ALL {
            let mut queue = Queue::new(2);
            for id in 0..3 {
                queue.enter(kind, Network::Here).expect("there is room");
                queue.push(kind, Network::Here, id, 0);
            }
            assert!(queue.next(kind).is_some() && queue.next(kind).is_some(), "{kind:?}");
            assert_eq!(queue.next(kind), None, "{kind:?}");
        }
    }

    /// Eight new games with the computer to move leave a place to a player who has played before.
    #[test]
    fn players_who_are_not_known_leave_a_place_to_others() {
        for cores in [1, 2, 4, 64] {
            let mut queue = Queue::new(cores);
            for id in 0..8 {
                queue.enter(Kind::Opponent, Network::Unknown).expect("turns are not refused");
                queue.push(Kind::Opponent, Network::Unknown, id, 0);
            }
            let begun = std::iter::from_fn(|| queue.next(Kind::Opponent)).count();
            assert_eq!(begun, queue.lines[0].share.places / 2);
            flood(&mut queue, Kind::Opponent, 1, 1);
            assert_eq!(queue.next(Kind::Opponent), Some((network(1), 1)));
        }
    }

    #[test]
    fn a_network_and_the_pool_are_bounded_and_turns_are_never_refused() {
        let mut queue = Queue::new(8);
        assert_eq!(flood(&mut queue, Kind::Analysis, 0, 100), Some(Full::Network));
        assert_eq!(queue.figures(Kind::Analysis).waiting, 8);
        for number in 1..32 {
            assert_eq!(flood(&mut queue, Kind::Analysis, number, 8), None);
        }
        assert_eq!(flood(&mut queue, Kind::Analysis, 200, 1), Some(Full::Pool));
        assert_eq!(flood(&mut queue, Kind::Hint, 200, 1), None);
        assert_eq!(flood(&mut queue, Kind::Opponent, 200, 500), None);
    }

    #[test]
    fn a_question_that_is_withdrawn_is_not_thought_about() {
        let mut queue = Queue::new(2);
        flood(&mut queue, Kind::Hint, 1, 2);
        assert_eq!(queue.withdraw(Kind::Hint, network(1), 1000), Some(1));
        assert_eq!(queue.withdraw(Kind::Hint, network(1), 1000), None);
        queue.leave(Kind::Hint, network(1));
        assert_eq!(served(&mut queue, Kind::Hint), Some(1));
        assert_eq!(served(&mut queue, Kind::Hint), None);
        // Who leaves while it is thought about is forgotten when that is over.
        flood(&mut queue, Kind::Hint, 1, 1);
        let (asker, _) = queue.next(Kind::Hint).expect("a question");
        queue.leave(Kind::Hint, asker);
        assert_eq!(queue.figures(Kind::Hint).running, 1);
        queue.done(Kind::Hint, asker);
        assert!(queue.lines[1].networks.is_empty());
    }
}
