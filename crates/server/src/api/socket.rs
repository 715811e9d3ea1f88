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
use tokio::sync::watch;

use super::{
    follow::{Follower, MESSAGES, Wanted},
    games,
    pulse::Pulse,
    request::CommandRequest,
    stream::look_on,
};
use crate::{
    broadcast::{Framing, Outbox, TooMany, Waiting, size},
    http::{App, Asker, Problem, ProblemBody, Reader, Sent, check_json},
    operator::{COUNTS, Stream},
    people::sessions,
    presence::{Here, News, Visit},
    table::{Caller, Standing, Token},
};

/// The longest frame that is read, in bytes.
const LONGEST: usize = 8 << 10;

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
    /// Too many look on: come again later.
    pub(super) const CROWDED: u16 = 4003;
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
            let held = (COUNTS.follow(Stream::Socket), hold);
            talk(socket, Guest { app, reader, id, caller, asker }, held).await;
        }))
}

/// Who has opened a socket, and on what.
struct Guest {
    app: App,
    reader: Reader,
    id: String,
    caller: Caller,
    asker: Option<Asker>,
}

/// Learns who follows, and tells of the game until one of both ends goes; what is held is let go then.
async fn talk(socket: WebSocket, mut guest: Guest, held: impl Send + 'static) {
    let (mut sink, mut stream) = socket.split();
    let pulse = Arc::new(Pulse::new(guest.app.rooms.time().clone()));
    // How long the way is should be known before the first turn.
    if sink.send(Message::Ping(pulse.ask().into())).await.is_err() {
        return;
    }
    let Some(hello) = greet(&mut stream, &pulse).await else {
        return part(sink, stream, Some(code::HELLO)).await;
    };
    let named = hello.lang.as_deref().and_then(Language::from_tag);
    guest.reader.language = named.unwrap_or(guest.reader.language);
    guest.caller.token = hello.seat;
    let wanted = Wanted {
        language: guest.reader.language,
        caller: guest.caller.clone(),
        after: hello.after,
        bare: hello.bare,
        framing: Framing::Frame,
    };
    // What takes a moment lies on the heap for that moment: ten thousand sockets that wait have no
    // room for it in each of them.
    let Ok(follower) = Box::pin(Follower::new(&guest.app, &guest.id, wanted)).await else {
        return part(sink, stream, None).await;
    };
    let Ok(watching) = look_on(&guest.app, &guest.id, follower.looks_on()) else {
        return part(sink, stream, Some(code::CROWDED)).await;
    };
    let looks_on = watching.is_some();
    let broadcasts = guest.app.broadcasts.clone();
    let (outbox, waiting) = Outbox::new(looks_on);
    let (close, closing) = watch::channel(None);
    let writing = write(sink, waiting, closing, pulse.clone());
    let talking = async move {
        let told = (hello.here, hello.messages);
        let why = converse(guest, told, &mut stream, follower, (&outbox, &pulse)).await;
        close.send_replace(Some(Farewell(why)));
        drop((watching, held));
        hear_out(stream).await;
    };
    if looks_on {
        broadcasts.serve(writing);
        broadcasts.serve(talking);
    } else {
        let writer = tokio::spawn(writing);
        talking.await;
        let _ = writer.await;
    }
}

/// Tells of the game and carries out what is asked, until there is a reason to part.
async fn converse(
    guest: Guest,
    (here, messages): (bool, bool),
    stream: &mut SplitStream<WebSocket>,
    follower: Follower,
    (outbox, pulse): (&Outbox, &Pulse),
) -> Option<u16> {
    let Guest { app, reader, id, caller, asker } = &guest;
    let mut stopping = app.stopping.clone();
    let told = Box::pin(visit(app, id, caller, here, messages)).await;
    let desk = Desk { app, reader, id, caller, asker: *asker, pulse };
    tokio::select! {
        why = hear(stream, &desk, outbox) => why,
        why = follow(follower, outbox) => why,
        why = tell_presence(told, outbox) => why,
        _ = stopping.wait_for(|stopping| *stopping) => Some(code::RESTART),
    }
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
async fn follow(mut follower: Follower, outbox: &Outbox) -> Option<u16> {
    while let Some(update) = follower.next().await {
        if !outbox.put(Message::Text(update)) {
            return Some(code::RESYNC);
        }
        // Who catches up on a long game reads it at their own pace.
        if follower.has_more() {
            outbox.emptied().await;
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
async fn tell_presence(told: Option<Told>, outbox: &Outbox) -> Option<u16> {
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
        if !outbox.put(Message::Text(text)) {
            return Some(code::RESYNC);
        }
    }
}

/// Carries out what is asked, one after the other.
async fn hear(
    stream: &mut SplitStream<WebSocket>,
    desk: &Desk<'_>,
    outbox: &Outbox,
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
        if !outbox.put(answer) {
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
        let sent = match read(text) {
            Ok(sent) => sent,
            Err(problem) => return decline("", problem, reader),
        };
        let cmd_id = sent.request.cmd_id.clone();
        if let Err(problem) = limited {
            return decline(&cmd_id, problem, reader);
        }
        if let Err(problem) = self.check_session().await {
            return decline(&cmd_id, problem, reader);
        }
        match games::carry_out(app, reader, id, caller, asker, sent).await {
            Ok(table) => {
                let (to, id) = (cmd_id.as_str(), Some(table.id.as_str()));
                let answer = Answer { to, status: 200, id, ver: Some(table.ver), problem: None };
                serde_json::to_string(&answer).unwrap_or_default()
            }
            Err(problem) => decline(&cmd_id, problem, reader),
        }
    }

    /// Who has signed out meanwhile, here or elsewhere, is nobody on an open line either.
    async fn check_session(&self) -> Result<(), Problem> {
        let Some(signed) = &self.reader.signed else { return Ok(()) };
        if sessions::lasts(self.app, signed).await? {
            Ok(())
        } else {
            Err(Problem::new(StatusCode::UNAUTHORIZED, "signed-out"))
        }
    }

    fn check_limits(&self) -> Result<(), Problem> {
        let Caller { token, account, .. } = self.caller;
        let secret = token.as_ref().map(Token::secret).or(account.as_deref());
        match self.asker {
            Some(asker) => self.app.limits.take_command(asker, secret),
            None => Ok(()),
        }
    }
}

/// Reads a command.
fn read(text: &str) -> Result<Sent<CommandRequest>, Problem> {
    check_json(text.as_bytes())?;
    Sent::read(text).map_err(|error| Problem::refused("bad-request").hint(error.to_string()))
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
    mut waiting: Waiting,
    mut closing: watch::Receiver<Option<Farewell>>,
    pulse: Arc<Pulse>,
) {
    let mut ping = tokio::time::interval(PING);
    ping.tick().await;
    let sending = async {
        loop {
            let message = tokio::select! {
                message = waiting.next() => message,
                _ = ping.tick() => {
                    // A browser answers a ping and tells its page nothing of it.
                    let asked = sink.send(Message::Ping(pulse.ask().into())).await;
                    if asked.is_err() || sink.send(Message::Text(Utf8Bytes::from_static(ALIVE))).await.is_err() {
                        break;
                    }
                    continue;
                }
            };
            let Some(message) = message else { break };
            let size = size(&message);
            if sink.send(message).await.is_err() {
                break;
            }
            waiting.sent(size);
        }
    };
    let why = tokio::select! {
        // Looked at first: who parts leaves the outbox as well.
        biased;
        why = closing.wait_for(Option::is_some) => why.ok().and_then(|why| why.as_ref()?.0),
        () = sending => return,
    };
    // Who does not read does not hear it either, and is left after a moment.
    let farewell = async {
        while let Some(message) = waiting.try_next() {
            if why.is_some_and(|code| code == code::RESYNC) || sink.send(message).await.is_err() {
                break;
            }
        }
        let _ = sink.send(closing_frame(why)).await;
    };
    let _ = tokio::time::timeout(PARTING, farewell).await;
}

/// Says farewell to somebody who has been told nothing.
async fn part(
    mut sink: SplitSink<WebSocket, Message>,
    stream: SplitStream<WebSocket>,
    why: Option<u16>,
) {
    // Who does not read does not hear it either, and is left after a moment.
    let _ = tokio::time::timeout(PARTING, sink.send(closing_frame(why))).await;
    hear_out(stream).await;
}

/// Reads what the other end has still sent: a connection that ends with something unread is reset, and the other end may
/// not hear the farewell.
async fn hear_out(mut stream: SplitStream<WebSocket>) {
    let ended = async { while let Some(Ok(_)) = stream.next().await {} };
    let _ = tokio::time::timeout(PARTING, ended).await;
}

fn closing_frame(why: Option<u16>) -> Message {
    let reason = if why == Some(code::CROWDED) { TooMany::CODE } else { "" };
    let reason = Utf8Bytes::from_static(reason);
    Message::Close(why.map(|code| CloseFrame { code, reason }))
}
