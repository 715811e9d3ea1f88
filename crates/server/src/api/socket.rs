//! A game as it goes on, over a socket: the same updates as every stream, and commands the other way.
//!
//! The first frame says who follows: `{"seat": TOKEN, "after": VER, "bare": false, "here": false, "messages":
//! false, "lang": "de"}`, each of which may be left out. Every further frame is a command as it is posted, and
//! answered by `{"answer": CMD_ID, "status": …}` with `ver`, or with the `problem`. `{"alive": true}` comes now
//! and then, and so does `{"messages": true}` to those who asked for it; everything else is an update.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::{
        Extension, Path, State, WebSocketUpgrade,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket},
    },
    http::StatusCode,
    response::Response,
};
use futures_util::{
    SinkExt, StreamExt,
    stream::{SplitSink, SplitStream},
};
use i18n::Language;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, watch};

use super::{
    follow::{Follower, MESSAGES, Wanted},
    games,
    pulse::Pulse,
    request::CommandRequest,
};
use crate::{
    http::{App, Asker, Problem, ProblemBody, Reader},
    operator::{COUNTS, Stream},
    people::sessions,
    presence::{Here, News, Visit},
    table::{Caller, Standing, Token},
};

/// The longest frame that is read, in bytes.
const LONGEST: usize = 8 << 10;

/// How many messages may wait for somebody who reads slowly.
const QUEUE: usize = 64;

/// How often it is asked whether somebody is still there.
const PING: Duration = Duration::from_secs(15);

/// What is said with it.
const ALIVE: &str = r#"{"alive":true}"#;

/// How long nothing may be heard from somebody.
const SILENCE: Duration = Duration::from_secs(45);

/// How long a farewell may take.
const PARTING: Duration = Duration::from_secs(1);

/// Why a socket is closed, as programs are told.
mod code {
    /// Too much waits to be read: come again and say what you have seen.
    pub(super) const RESYNC: u16 = 4000;
    /// The first frame makes no sense.
    pub(super) const HELLO: u16 = 4001;
    /// Nothing was heard for too long.
    pub(super) const SILENT: u16 = 4002;
    /// The server stops; another one is about to start.
    pub(super) const RESTART: u16 = 1012;
}

/// How a socket is closed: with a code, or because the other end has gone.
#[derive(Clone, Copy)]
struct Farewell(Option<u16>);

/// The first frame.
#[derive(Deserialize)]
struct Hello {
    seat: Option<Token>,
    after: Option<u64>,
    #[serde(default)]
    bare: bool,
    /// Whether to be told who has the game open.
    #[serde(default)]
    here: bool,
    /// Whether to be told that the players may have written something.
    #[serde(default)]
    messages: bool,
    /// The language of the page, where a browser asks for another one by itself.
    lang: Option<String>,
}

/// Who has the game open.
#[derive(Serialize)]
struct HereNow {
    here: Here,
}

/// Somebody who is here, and what they are told of the others.
struct Told {
    visit: Visit,
    here: bool,
    messages: bool,
}

/// What became of a command.
#[derive(Serialize)]
struct Answer<'a> {
    #[serde(rename = "answer")]
    to: &'a str,
    status: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ver: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    problem: Option<ProblemBody>,
}

/// Opens a socket on a game.
pub(super) async fn open(
    State(app): State<App>,
    reader: Reader,
    Path(id): Path<String>,
    caller: Caller,
    asker: Option<Extension<Asker>>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    // Who asks for a game that is not there is told so before anything is opened.
    app.rooms.table(&id).await?;
    let asker = asker.map(|asker| asker.0);
    let hold = asker.map(|asker| app.limits.hold(asker)).transpose()?;
    Ok(upgrade
        .read_buffer_size(2048)
        .write_buffer_size(0)
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .on_upgrade(async move |socket| {
            let counted = COUNTS.follow(Stream::Socket);
            talk(socket, app, reader, id, caller, asker).await;
            drop(counted);
            drop(hold);
        }))
}

async fn talk(
    socket: WebSocket,
    app: App,
    mut reader: Reader,
    id: String,
    caller: Caller,
    asker: Option<Asker>,
) {
    let (sink, mut stream) = socket.split();
    let (queue, waiting) = mpsc::channel(QUEUE);
    let (close, closing) = watch::channel(None);
    let pulse = Arc::new(Pulse::new(app.rooms.time().clone()));
    let writer = tokio::spawn(write(sink, waiting, closing, pulse.clone()));
    let why = match greet(&mut stream, &pulse).await {
        Some(hello) => {
            let caller = Caller { token: hello.seat, ..caller };
            let named = hello.lang.as_deref().and_then(Language::from_tag);
            reader.language = named.unwrap_or(reader.language);
            let wanted = Wanted {
                language: reader.language,
                caller: caller.clone(),
                after: hello.after,
                bare: hello.bare,
            };
            let mut stopping = app.stopping.clone();
            // What takes a moment lies on the heap for that moment: ten thousand sockets that wait have no
            // room for it in each of them.
            let told = Box::pin(visit(&app, &id, &caller, hello.here, hello.messages)).await;
            let desk =
                Desk { app: &app, reader: &reader, id: &id, caller: &caller, asker, pulse: &pulse };
            match Box::pin(Follower::new(&app, &id, wanted)).await {
                Ok(follower) => tokio::select! {
                    why = hear(stream, &desk, &queue) => why,
                    why = follow(follower, &queue) => why,
                    why = tell_presence(told, &queue) => why,
                    _ = stopping.wait_for(|stopping| *stopping) => Some(code::RESTART),
                },
                Err(_) => None,
            }
        }
        None => Some(code::HELLO),
    };
    close.send_replace(Some(Farewell(why)));
    let _ = writer.await;
}

/// Reads the first frame. A browser may answer a ping before its page gets to say anything.
async fn greet(stream: &mut SplitStream<WebSocket>, pulse: &Pulse) -> Option<Hello> {
    let first = async {
        loop {
            match stream.next().await?.ok()? {
                Message::Text(text) => return serde_json::from_str(&text).ok(),
                Message::Pong(said) => pulse.answer(&said),
                Message::Ping(_) => {}
                Message::Binary(_) | Message::Close(_) => return None,
            }
        }
    };
    tokio::time::timeout(SILENCE, first).await.ok().flatten()
}

/// Tells of the game; who falls too far behind has to come again.
async fn follow(mut follower: Follower, queue: &mpsc::Sender<Message>) -> Option<u16> {
    while let Some(update) = follower.next().await {
        if queue.try_send(Message::Text(update.text.into())).is_err() {
            return Some(code::RESYNC);
        }
    }
    Some(code::RESYNC)
}

/// Lets the other player know that somebody is here; those who only watch are nobody.
async fn visit(app: &App, id: &str, caller: &Caller, here: bool, messages: bool) -> Option<Told> {
    let table = app.rooms.table(id).await.ok().filter(|table| table.is_between_people())?;
    let side = match table.standing(caller) {
        Standing::Player(side) => Some(side),
        _ => None,
    };
    let messages = messages && side.is_some() && table.agreed.chat;
    let visit = app.presence.enter(id, side);
    if messages {
        visit.read();
    }
    Some(Told { visit, here, messages })
}

/// Tells who has the game open, as it changes, and the players that something was written.
async fn tell_presence(told: Option<Told>, queue: &mpsc::Sender<Message>) -> Option<u16> {
    // Nobody is told at a table of one; somebody who did not ask is here all the same.
    let Some(Told { mut visit, here, messages }) = told else {
        return std::future::pending().await;
    };
    loop {
        let text = match visit.next().await {
            News::Here(now) if here => {
                serde_json::to_string(&HereNow { here: now }).unwrap_or_default().into()
            }
            News::Messages if messages => Utf8Bytes::from_static(MESSAGES),
            _ => continue,
        };
        if queue.try_send(Message::Text(text)).is_err() {
            return Some(code::RESYNC);
        }
    }
}

/// Carries out what is asked, one after the other.
async fn hear(
    mut stream: SplitStream<WebSocket>,
    desk: &Desk<'_>,
    queue: &mpsc::Sender<Message>,
) -> Option<u16> {
    loop {
        let frame = match tokio::time::timeout(SILENCE, stream.next()).await {
            Ok(Some(Ok(frame))) => frame,
            Ok(_) => return None,
            Err(_) => return Some(code::SILENT),
        };
        let text = match frame {
            Message::Text(text) => text,
            Message::Close(_) => return None,
            Message::Pong(said) => {
                desk.pulse.answer(&said);
                continue;
            }
            _ => continue,
        };
        let answer = Message::Text(Box::pin(desk.carry_out(&text)).await.into());
        if queue.try_send(answer).is_err() {
            return Some(code::RESYNC);
        }
    }
}

/// Where commands are taken in.
struct Desk<'a> {
    app: &'a App,
    reader: &'a Reader,
    id: &'a str,
    caller: &'a Caller,
    asker: Option<Asker>,
    pulse: &'a Pulse,
}

impl Desk<'_> {
    /// Carries out a command and writes the answer.
    async fn carry_out(&self, text: &str) -> String {
        let Self { app, reader, id, caller, asker, pulse } = *self;
        let caller = &Caller { round_trip: pulse.round_trip(), ..caller.clone() };
        let limited = self.check_limits();
        let request = match serde_json::from_str::<CommandRequest>(text) {
            Ok(request) => request,
            Err(error) => {
                let problem = Problem::refused("bad-request").hint(error.to_string());
                return decline("", problem, reader);
            }
        };
        let cmd_id = request.cmd_id.clone();
        if let Err(problem) = limited {
            return decline(&cmd_id, problem, reader);
        }
        // Who has signed out meanwhile, here or elsewhere, is nobody on an open line either.
        if let Some(signed) = &reader.signed
            && !sessions::lasts(app, signed).await
        {
            let problem = Problem::new(StatusCode::UNAUTHORIZED, "signed-out");
            return decline(&cmd_id, problem, reader);
        }
        match games::carry_out(app, reader, id, caller, asker, request).await {
            Ok(table) => {
                let (to, id) = (cmd_id.as_str(), Some(table.id.as_str()));
                let answer = Answer { to, status: 200, id, ver: Some(table.ver), problem: None };
                serde_json::to_string(&answer).unwrap_or_default()
            }
            Err(problem) => decline(&cmd_id, problem, reader),
        }
    }

    fn check_limits(&self) -> Result<(), Problem> {
        let Caller { token, account, .. } = self.caller;
        let token = token.as_ref().map(|token| format!("Bearer {}", token.secret()));
        let token = token.or_else(|| account.clone());
        match self.asker {
            Some(asker) => self.app.limits.take_command(asker, token.as_deref()),
            None => Ok(()),
        }
    }
}

fn decline(to: &str, problem: Problem, reader: &Reader) -> String {
    let problem = problem.into_body(reader);
    let status = problem.status();
    let answer = Answer { to, status, id: None, ver: None, problem: Some(problem) };
    serde_json::to_string(&answer).unwrap_or_default()
}

/// Writes what waits, asks now and then whether anybody is there, and says farewell.
async fn write(
    mut sink: SplitSink<WebSocket, Message>,
    mut waiting: mpsc::Receiver<Message>,
    mut closing: watch::Receiver<Option<Farewell>>,
    pulse: Arc<Pulse>,
) {
    let mut ping = tokio::time::interval(PING);
    ping.tick().await;
    let sending = async {
        // How long the way is should be known before the first turn.
        if sink.send(Message::Ping(pulse.ask().into())).await.is_err() {
            return;
        }
        loop {
            let message = tokio::select! {
                message = waiting.recv() => message,
                _ = ping.tick() => {
                    // A browser answers a ping and tells its page nothing of it.
                    let asked = sink.send(Message::Ping(pulse.ask().into())).await;
                    asked.is_ok().then(|| Message::Text(Utf8Bytes::from_static(ALIVE)))
                }
            };
            let Some(message) = message else { break };
            if sink.send(message).await.is_err() {
                break;
            }
        }
    };
    let why = tokio::select! {
        () = sending => return,
        why = closing.wait_for(Option::is_some) => why.ok().and_then(|why| why.as_ref()?.0),
    };
    // Who does not read does not hear it either, and is left after a moment.
    let farewell = async {
        while let Ok(message) = waiting.try_recv() {
            if why.is_some_and(|code| code == code::RESYNC) || sink.send(message).await.is_err() {
                break;
            }
        }
        let frame = why.map(|code| CloseFrame { code, reason: Utf8Bytes::from_static("") });
        let _ = sink.send(Message::Close(frame)).await;
    };
    let _ = tokio::time::timeout(PARTING, farewell).await;
}
