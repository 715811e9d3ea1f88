//! The terminal: taken over while a game is played, and given back whatever happens.

use std::{
    io::{self, Stdout},
    panic,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError},
    },
    thread,
    time::Duration,
};

use ratatui::{
    Terminal,
    backend::CrosstermBackend,
    crossterm::{
        cursor::Show,
        event::{self, DisableMouseCapture, EnableMouseCapture, Event},
        execute,
        terminal::{
            Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
            enable_raw_mode,
        },
    },
};

use crate::app::App;

/// How often somebody looks whether the computer has come to an end.
const LOOK: Duration = Duration::from_millis(40);

/// Whether the terminal is taken over at the moment; it is given back once.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

/// Plays a game on this terminal until the player leaves, or `leave` is set.
///
/// # Errors
///
/// If the terminal cannot be used. It is as before in any case.
pub fn run(app: &mut App<'_>, leave: &AtomicBool) -> io::Result<()> {
    let _taken = Taken::take()?;
    let mut terminal: Terminal<CrosstermBackend<Stdout>> =
        Terminal::new(CrosstermBackend::new(io::stdout()))?;
    let events = Events::listen();
    while !app.is_done() && !leave.load(Ordering::Relaxed) {
        app.tick();
        terminal.draw(|frame| app.draw(frame))?;
        match events.heard.recv_timeout(LOOK) {
            Ok(event) => app.take(&event?),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    Ok(())
}

/// Keys and clicks, heard beside the screen: whoever reads from a terminal that is gone may never
/// come back, and the game must still end.
struct Events {
    heard: Receiver<io::Result<Event>>,
    is_over: Arc<AtomicBool>,
}

impl Events {
    fn listen() -> Self {
        let (tell, heard) = mpsc::channel();
        let is_over = Arc::new(AtomicBool::new(false));
        let over = Arc::clone(&is_over);
        thread::spawn(move || {
            while !over.load(Ordering::Relaxed) {
                let event = match event::poll(LOOK) {
                    Ok(false) => continue,
                    Ok(true) => event::read(),
                    Err(error) => Err(error),
                };
                let is_last = event.is_err();
                if tell.send(event).is_err() || is_last {
                    break;
                }
            }
        });
        Self { heard, is_over }
    }
}

impl Drop for Events {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
    }
}

/// What is done on a panic, before or after us.
type Hook = Arc<dyn Fn(&panic::PanicHookInfo<'_>) + Sync + Send>;

/// A terminal that has been taken over; dropping it gives it back.
struct Taken {
    before: Hook,
}

impl Taken {
    fn take() -> io::Result<Self> {
        enable_raw_mode()?;
        IS_TAKEN.store(true, Ordering::Relaxed);
        let before: Hook = Arc::from(panic::take_hook());
        let taken = Self { before: Arc::clone(&before) };
        let owner = thread::current().id();
        panic::set_hook(Box::new(move |info| {
            // What breaks down beside the screen does not end the game.
            if thread::current().id() == owner {
                give_back();
                before(info);
            }
        }));
        execute!(io::stdout(), EnterAlternateScreen, Clear(ClearType::All), EnableMouseCapture)?;
        Ok(taken)
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
        // A thread that is panicking cannot change the hook, and the program ends anyway.
        if !thread::panicking() {
            let before = Arc::clone(&self.before);
            panic::set_hook(Box::new(move |info| before(info)));
        }
    }
}

/// Makes the terminal as it was. Where that fails there is no terminal any more.
fn give_back() {
    if !IS_TAKEN.swap(false, Ordering::Relaxed) {
        return;
    }
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}
