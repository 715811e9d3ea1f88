//! `zwick bot`: lets any program that speaks the Universal Game Interface play on a server.
//!
//! It keeps nothing. Which games it has is asked of the server, how each stands as well; so it may be
//! killed and started again at any time.

mod mind;
mod player;
mod seeking;
mod view;
mod wire;

use std::{
    collections::BTreeSet,
    env, fs,
    sync::mpsc::{self, Receiver, Sender},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, bail, ensure};
use game::catalogue;
use serde::Deserialize;

use self::{mind::Engine, seeking::Offer, wire::Wire};
use crate::{
    cli::BotArgs,
    output::{Output, Verdict, complain},
};

/// How often it is looked whether there is something to play.
const GLANCE: Duration = Duration::from_secs(1);

/// How often an offer is renewed; the server forgets it after half a minute.
const RENEWED: Duration = Duration::from_secs(10);

/// How long it is waited after something has failed.
const PAUSE: Duration = Duration::from_secs(5);

pub(crate) fn run(args: &BotArgs, out: &mut Output) -> anyhow::Result<Verdict> {
    #[derive(Deserialize)]
    struct Account {
        name: String,
        #[serde(default)]
        bot: bool,
    }
    for id in &args.rules {
        let entry = catalogue::find(id).with_context(|| format!("--rules {id}"))?;
        ensure!(!entry.rules.initial().is_puzzle(), "--rules {id}: that is a game for one");
    }
    let file = &args.token_file;
    let token = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let wire = Wire::new(&args.server, token.trim())?;
    let account: Account = wire.look("/api/account").with_context(|| args.server.clone())?;
    ensure!(account.bot, "{} is no bot", account.name);
    say(out, &format!("{} plays at {}", account.name, args.server))?;
    let (sender, ended) = mpsc::channel();
    let engine = engine(args)?;
    let bot = Bot {
        args,
        wire,
        engine,
        name: account.name,
        playing: BTreeSet::new(),
        left: BTreeSet::new(),
        offer: None,
        offered: 0,
        over: 0,
        sender,
    };
    bot.go_on(&ended, out)?;
    Ok(Verdict::Fine)
}

/// The program that chooses the turns: the one that was named, or this one.
fn engine(args: &BotArgs) -> anyhow::Result<Engine> {
    let words: Vec<String> = match &args.engine {
        Some(command) => command.split_whitespace().map(str::to_string).collect(),
        None => {
            let program = env::current_exe().context("the program does not know where it is")?;
            vec![program.display().to_string(), "engine".to_string()]
        }
    };
    ensure!(!words.is_empty(), "--engine names no program");
    let level = args.level.map(|level| level.to_string());
    Ok(Engine { words, level, time: args.time })
}

/// A line that is seen at once.
fn say(out: &mut Output, line: &str) -> anyhow::Result<()> {
    out.line(line)?;
    Ok(out.finish()?)
}

/// A game that a bot plays no more, and how it has ended.
type Ended = (String, anyhow::Result<String>);

/// A bot at work.
struct Bot<'a> {
    args: &'a BotArgs,
    wire: Wire,
    engine: Engine,
    name: String,
    /// The games that are played, each by a thread of its own.
    playing: BTreeSet<String>,
    /// The games that the bot has stopped playing, because they did not go on.
    left: BTreeSet<String>,
    /// The table on offer, and when that was last said.
    offer: Option<(Offer, Instant)>,
    /// How many tables were offered so far.
    offered: usize,
    /// How many games are over.
    over: u32,
    sender: Sender<Ended>,
}

impl Bot<'_> {
    /// Plays until enough games are over.
    fn go_on(mut self, ended: &Receiver<Ended>, out: &mut Output) -> anyhow::Result<()> {
        if let Some(link) = &self.args.link {
            let game = seeking::sit_by_link(&self.wire, self.args, link)?;
            self.begin(&game, out)?;
        }
        while !self.is_enough() {
            let pause = match self.look(out) {
                Ok(()) => GLANCE,
                Err(error) => {
                    complain(&format!("{error:#}"));
                    PAUSE
                }
            };
            if let Ok((game, end)) = ended.recv_timeout(pause) {
                self.playing.remove(&game);
                self.over += 1;
                match end {
                    Ok(end) => say(out, &format!("game {game} is over: {end}"))?,
                    Err(error) => {
                        complain(&format!("game {game}: {error}; the bot stops playing it"));
                        self.left.insert(game);
                    }
                }
            }
        }
        Ok(())
    }

    fn is_enough(&self) -> bool {
        let most = if self.args.link.is_some() { Some(1) } else { self.args.games };
        most.is_some_and(|most| self.over >= most)
    }

    /// Takes up every game that goes on, and looks for another one if there is time for it.
    fn look(&mut self, out: &mut Output) -> anyhow::Result<()> {
        if self.args.link.is_some() {
            return Ok(());
        }
        for game in seeking::running(&self.wire)? {
            if !self.playing.contains(&game) && !self.left.contains(&game) {
                self.take_up(&game, out)?;
            }
        }
        if self.has_time() {
            self.seek(out)?;
        }
        Ok(())
    }

    fn has_time(&self) -> bool {
        let busy = self.playing.len() + usize::from(self.offer.is_some());
        let begun = self.over as usize + busy;
        busy < usize::from(self.args.at_once)
            && self.args.games.is_none_or(|most| begun < most as usize)
    }

    /// Goes on with a game, or waits on for who is to come.
    fn take_up(&mut self, game: &str, out: &mut Output) -> anyhow::Result<()> {
        let view = seeking::view(&self.wire, game)?;
        let offered = self.offer.take_if(|(offer, _)| offer.game == game);
        if view.over {
            return Ok(());
        }
        if !view.is_awaited() {
            return self.begin(game, out);
        }
        let Some((offer, said)) = offered else {
            // It was offered before the bot was started again; who would come has no invitation.
            return seeking::call_off(&self.wire, &view);
        };
        let is_due = said.elapsed() >= RENEWED;
        let renewed = if is_due { seeking::renew(&self.wire, &offer) } else { Ok(()) };
        self.offer = Some((offer, if is_due { Instant::now() } else { said }));
        renewed
    }

    /// Sits down somewhere, or else offers a table.
    fn seek(&mut self, out: &mut Output) -> anyhow::Result<()> {
        if !self.args.offer
            && let Some(game) = seeking::sit_anywhere(&self.wire, self.args, &self.name)?
        {
            return self.begin(&game, out);
        }
        if self.args.sit {
            return Ok(());
        }
        // One after the other, so that nobody waits for ever.
        let rules = &self.args.rules[self.offered % self.args.rules.len()];
        self.offered += 1;
        let offer = seeking::begin(&self.wire, self.args, rules)?;
        say(out, &format!("game {} is offered: {rules}", offer.game))?;
        self.offer = Some((offer, Instant::now()));
        Ok(())
    }

    /// Plays a game beside the others.
    fn begin(&mut self, game: &str, out: &mut Output) -> anyhow::Result<()> {
        let view = seeking::view(&self.wire, game)?;
        let Some(own) = view.own() else { bail!("{} has no seat in {game}", self.name) };
        say(out, &format!("game {game} is played: {}, {}", view.rules.id, own.as_str()))?;
        self.playing.insert(game.to_string());
        let (wire, engine, draws) = (self.wire.clone(), self.engine.clone(), self.args.draws);
        let (sender, game) = (self.sender.clone(), game.to_string());
        thread::spawn(move || {
            let end = player::play(&wire, &engine, draws, &game);
            // Nobody listens any more when the program ends.
            let _ = sender.send((game, end));
        });
        Ok(())
    }
}
