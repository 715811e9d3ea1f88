//! Games that are known by heart: what is learnt of them is learnt once, by one engine that all places share.

use std::{
    collections::{HashMap, VecDeque},
    panic::{self, AssertUnwindSafe},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
};

use engine::Engine;
use game::AnyRules;
use pegs::Layout;
use tables::Way;
use tokio::sync::watch;

/// How far learning lets others go before it: a turn or a hint may wait for it, an analysis need not.
const WAY: Way = Way::More;

/// The engine that knows games by heart, and which it knows.
#[derive(Clone, Debug)]
pub(super) struct Knowledge {
    pub(super) engine: Engine,
    /// How it gets ready for a game.
    get_ready: fn(&Engine, &AnyRules),
    school: Arc<Mutex<School>>,
}

/// What is learnt: one thing at a time, so that a player who asks for many takes one core at most.
#[derive(Debug, Default)]
struct School {
    /// What players have asked for so far, and whether it has been learnt.
    lessons: HashMap<Lesson, watch::Receiver<bool>>,
    /// What is to be learnt still.
    waiting: VecDeque<(Lesson, AnyRules, watch::Sender<bool>)>,
    /// Whether a thread is learning.
    open: bool,
}

/// What the engine learns for a game. There are fewer than thirty lessons, whatever rules players think of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Lesson {
    /// Every position of a hunt, by the rules that positions depend on.
    Hunt(u64),
    /// A board of solitaire, wherever the game begins on it and whatever has to be left.
    Board(Layout),
}

impl Lesson {
    /// What there is to be learnt for a game; nothing for one that has to be thought about.
    fn of(rules: &AnyRules) -> Option<Self> {
        match rules {
            AnyRules::Wolf(_) | AnyRules::Battue(_) => Some(Self::Hunt(rules.graph_hash().0)),
            AnyRules::Pegs(rules) => Some(Self::Board(rules.layout)),
            AnyRules::Mill(_) | AnyRules::Draughts(_) => None,
        }
    }
}

impl Knowledge {
    pub(super) fn new(engine: Engine) -> Self {
        Self::by(engine, Engine::get_ready)
    }

    fn by(engine: Engine, get_ready: fn(&Engine, &AnyRules)) -> Self {
        Self { engine, get_ready, school: Arc::default() }
    }

    /// Begins to learn a game that is known by heart, unless that was begun before; what comes back
    /// becomes true when it is done. Nothing comes back for any other game.
    pub(super) fn learn(&self, rules: AnyRules) -> Option<watch::Receiver<bool>> {
        let lesson = Lesson::of(&rules)?;
        let mut school = self.lock();
        if let Some(known) = school.lessons.get(&lesson) {
            return Some(known.clone());
        }
        let (done, known) = watch::channel(false);
        school.lessons.insert(lesson, known.clone());
        school.waiting.push_back((lesson, rules, done));
        if !school.open {
            school.open = true;
            drop(school);
            self.open_school();
        }
        Some(known)
    }

    /// Learns what waits in a thread of its own, one thing after the other.
    fn open_school(&self) {
        let knowledge = self.clone();
        let begun = thread::Builder::new().name("engine-learning".into()).spawn(move || {
            tables::give_way(WAY);
            while let Some((rules, done)) = knowledge.next() {
                let ready = || (knowledge.get_ready)(&knowledge.engine, &rules);
                if panic::catch_unwind(AssertUnwindSafe(ready)).is_err() {
                    tracing::error!(?rules, "learning has failed");
                }
                done.send_replace(true);
            }
        });
        if let Err(error) = begun {
            tracing::error!(%error, "nothing can be learnt");
            let mut school = self.lock();
            school.open = false;
            // The players who wait for it go on without, and the next one tries again.
            while let Some((lesson, ..)) = school.waiting.pop_front() {
                school.lessons.remove(&lesson);
            }
        }
    }

    /// What is to be learnt next; the thread that asks ends where nothing is.
    fn next(&self) -> Option<(AnyRules, watch::Sender<bool>)> {
        let mut school = self.lock();
        let next = school.waiting.pop_front().map(|(_, rules, done)| (rules, done));
        school.open = next.is_some();
        next
    }

    /// The engine that knows a game by heart, if it is such a game, once it has learnt it.
    pub(super) async fn by_heart(&self, rules: AnyRules) -> Option<Engine> {
        let mut learnt = self.learn(rules)?;
        let _ = learnt.wait_for(|learnt| *learnt).await;
        Some(self.engine.clone())
    }

    fn lock(&self) -> MutexGuard<'_, School> {
        self.school.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::{
        collections::HashSet,
        sync::atomic::{AtomicUsize, Ordering::SeqCst},
    };

    use board::RuleSet;
    use engine::Settings;
    use pegs::{Goal, Hole, HoleSet};

    use super::*;

    fn engine() -> Engine {
        Engine::new(&Settings { hash_bytes: 1 << 10, ..Settings::default() })
    }

    fn preset(id: &str) -> AnyRules {
        game::catalogue::find(id).expect("a game").rules
    }

    async fn learnt(known: Option<watch::Receiver<bool>>) {
        let mut known = known.expect("a game that is known by heart");
        known.wait_for(|learnt| *learnt).await.expect("a lesson that ends");
    }

    /// Goals of solitaire on a board, as many as there are with two or three pegs.
    fn goals(layout: Layout) -> Vec<AnyRules> {
        let holes: Vec<Hole> = layout.holes().iter().collect();
        let sets = holes.iter().flat_map(|one| {
            let third = holes.iter().map(move |three| (*one, *three));
            third.flat_map(|(one, three)| holes.iter().map(move |two| [one, *two, three]))
        });
        let goals: HashSet<HoleSet> = sets.map(HoleSet::from_iter).collect();
        let rules = goals.into_iter().map(|holes| pegs::Rules {
            layout,
            vacancy: holes.iter().next().expect("a hole"),
            goal: Goal::Exactly(holes),
        });
        rules.filter(|rules| rules.check().is_ok()).map(AnyRules::Pegs).collect()
    }

    #[tokio::test]
    async fn however_many_rules_players_think_of_little_is_learnt_and_kept() {
        let knowledge = Knowledge::new(engine());
        let goals = goals(Layout::Triangle);
        assert!(goals.len() >= 100, "{}", goals.len());
        for rules in &goals {
            learnt(knowledge.learn(*rules)).await;
            assert!(knowledge.by_heart(*rules).await.is_some());
        }
        assert_eq!(knowledge.lock().lessons.len(), 1);
        for limit in 1..100 {
            let AnyRules::Battue(rules) = preset("battue3") else { panic!("another family") };
            learnt(knowledge.learn(AnyRules::Battue(hunt::battue::Rules { limit, ..rules }))).await;
        }
        assert_eq!(knowledge.lock().lessons.len(), 2);
        for stones in 4..=12 {
            let text = format!("base = \"classic\"\nstones = {stones}");
            let own = game::rule_text::read(&text).expect("rules").rules;
            assert!(knowledge.learn(own).is_none() && knowledge.by_heart(own).await.is_none());
        }
        let draughts = preset("schmidt_de");
        assert!(
            knowledge.learn(draughts).is_none() && knowledge.by_heart(draughts).await.is_none()
        );
        assert_eq!(knowledge.lock().lessons.len(), 2);
    }

    static LEARNING: AtomicUsize = AtomicUsize::new(0);

    fn alone(_: &Engine, rules: &AnyRules) {
        assert_eq!(LEARNING.fetch_add(1, SeqCst), 0, "two at once");
        // Time for another one to begin with.
        for _ in 0..1000 {
            thread::yield_now();
        }
        LEARNING.fetch_sub(1, SeqCst);
        assert_ne!(*rules, preset("battue"), "what fails is over as well");
    }

    #[tokio::test]
    async fn one_game_is_learnt_at_a_time_and_once() {
        let knowledge = Knowledge::by(engine(), alone);
        let ids = ["battue", "wolf", "pegs33", "pegs37", "pegs15", "battue3"];
        let lessons: Vec<_> =
            ids.into_iter().cycle().take(60).map(|id| knowledge.learn(preset(id))).collect();
        for lesson in lessons {
            learnt(lesson).await;
        }
        assert_eq!((LEARNING.load(SeqCst), knowledge.lock().lessons.len()), (0, ids.len()));
        // The school opens again for what is asked for later.
        learnt(knowledge.learn(preset("fox_hunt"))).await;
    }
}
