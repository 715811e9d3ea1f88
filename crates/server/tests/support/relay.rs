//! A relay that takes mail, speaks as much SMTP as is needed, and can be told to be difficult.

use std::{
    io::{BufRead, BufReader, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst},
    },
    thread,
    time::{Duration, Instant},
};

/// How long a mail may take to come.
const PATIENCE: Duration = Duration::from_secs(30);

/// A mail as it came.
#[derive(Clone, Debug)]
pub(crate) struct Mail {
    /// Whom it is from and for, as the envelope says.
    pub(crate) from: String,
    pub(crate) to: Vec<String>,
    /// Its headers, and what it says.
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Mail {
    /// A header, unfolded.
    pub(crate) fn header(&self, name: &str) -> Option<String> {
        let head = self.head.replace("\r\n ", " ");
        let start = format!("{}:", name.to_lowercase());
        let line = head.lines().find(|line| line.to_lowercase().starts_with(&start))?;
        Some(line[start.len()..].trim().to_string())
    }

    /// The path of the link in it that begins so.
    pub(crate) fn path(&self, start: &str) -> String {
        let link = format!("https://play.example/{start}");
        let at = self.body.find(&link).unwrap_or_else(|| panic!("no {start}: {}", self.body));
        let rest = &self.body[at + "https://play.example".len()..];
        rest.split_whitespace().next().unwrap().to_string()
    }
}

/// A relay on a port of its own.
pub(crate) struct Relay {
    pub(crate) address: SocketAddr,
    mails: Arc<Mutex<Vec<Mail>>>,
    /// What it answers to whom a mail is for, instead of 250.
    answer: Arc<Mutex<Option<String>>>,
    down: Arc<AtomicBool>,
    /// On how many it has hung up.
    hung_up: Arc<AtomicUsize>,
    /// How often it was difficult about whom a mail is for.
    refused: Arc<AtomicUsize>,
}

impl Relay {
    pub(crate) fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let relay = Self {
            address,
            mails: Arc::default(),
            answer: Arc::default(),
            down: Arc::default(),
            hung_up: Arc::default(),
            refused: Arc::default(),
        };
        let (mails, answer) = (relay.mails.clone(), relay.answer.clone());
        let refused = relay.refused.clone();
        let (down, hung_up) = (relay.down.clone(), relay.hung_up.clone());
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                // One that is down hangs up before it has said anything.
                if down.load(SeqCst) {
                    drop(stream);
                    hung_up.fetch_add(1, SeqCst);
                } else {
                    let (mails, answer, refused) = (mails.clone(), answer.clone(), refused.clone());
                    thread::spawn(move || talk(&stream, &mails, &answer, &refused));
                }
            }
        });
        relay
    }

    /// As it is named on the command line.
    pub(crate) fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    /// Lets it hang up on everybody, or not.
    pub(crate) fn set_down(&self, down: bool) {
        self.down.store(down, SeqCst);
    }

    /// Waits until it has hung up on somebody. Who has connected before is answered as it was then, however late the
    /// relay comes to it.
    pub(crate) fn hangs_up(&self) {
        counts_to(&self.hung_up, 1);
    }

    /// Waits until it has refused a mail so often, or hangs with one.
    pub(crate) fn refuses(&self, number: usize) {
        counts_to(&self.refused, number);
    }

    /// What it answers to whom a mail is for.
    pub(crate) fn set_answer(&self, answer: Option<&str>) {
        *self.answer.lock().unwrap() = answer.map(str::to_string);
    }

    /// All mails so far.
    pub(crate) fn mails(&self) -> Vec<Mail> {
        self.mails.lock().unwrap().clone()
    }

    /// The mail of this number, counted from 1, as soon as it comes.
    pub(crate) fn wait_for(&self, number: usize) -> Mail {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(mail) = self.mails().get(number - 1) {
                return mail.clone();
            }
            assert!(Instant::now() < until, "mail {number} does not come: {:?}", self.mails());
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// That no further mail comes, for as long as it would take.
    pub(crate) fn stays_at(&self, number: usize) {
        thread::sleep(Duration::from_millis(1500));
        assert_eq!(self.mails().len(), number, "{:?}", self.mails());
    }
}

/// Waits until something has happened so often.
fn counts_to(counted: &AtomicUsize, number: usize) {
    let until = Instant::now() + PATIENCE;
    while counted.load(SeqCst) < number {
        assert!(Instant::now() < until, "nobody sends");
        thread::sleep(Duration::from_millis(10));
    }
}

/// Speaks to one who sends.
fn talk(
    stream: &TcpStream,
    mails: &Mutex<Vec<Mail>>,
    answer: &Mutex<Option<String>>,
    refused: &AtomicUsize,
) {
    let mut lines = BufReader::new(stream.try_clone().unwrap());
    let mut stream = stream;
    let mut say = |text: &str| stream.write_all(format!("{text}\r\n").as_bytes()).is_ok();
    let (mut from, mut to) = (String::new(), Vec::new());
    let mut going = say("220 relay.example");
    while going {
        let mut line = String::new();
        if lines.read_line(&mut line).unwrap_or(0) == 0 {
            return;
        }
        let inside = line.split(['<', '>']).nth(1).unwrap_or_default().to_string();
        going = match line.to_uppercase() {
            word if word.starts_with("EHLO") => say("250 relay.example"),
            word if word.starts_with("MAIL") => {
                from = inside;
                say("250 fine")
            }
            word if word.starts_with("RCPT") => {
                let answer = answer.lock().unwrap().clone();
                if answer.is_some() {
                    refused.fetch_add(1, SeqCst);
                }
                match answer {
                    Some(answer) if answer == "HANG" => {
                        thread::sleep(PATIENCE);
                        return;
                    }
                    Some(answer) => say(&answer.replace("ADDRESS", &inside)),
                    None => {
                        to.push(inside);
                        say("250 fine")
                    }
                }
            }
            word if word.starts_with("DATA") => {
                say("354 go on");
                let Some(text) = data(&mut lines) else { return };
                let (head, body) = text.split_once("\r\n\r\n").unwrap();
                let body = if head.to_lowercase().contains("quoted-printable") {
                    unquoted(body)
                } else {
                    body.to_string()
                };
                let mail = Mail {
                    from: from.clone(),
                    to: std::mem::take(&mut to),
                    head: head.to_string(),
                    body,
                };
                mails.lock().unwrap().push(mail);
                say("250 kept")
            }
            word if word.starts_with("QUIT") => {
                say("221 bye");
                false
            }
            _ => say("250 fine"),
        };
    }
}

/// Everything up to a dot in a line of its own.
fn data(lines: &mut impl BufRead) -> Option<String> {
    let mut text = String::new();
    loop {
        let mut line = String::new();
        if lines.read_line(&mut line).unwrap_or(0) == 0 {
            return None;
        }
        match line.as_str() {
            ".\r\n" => return Some(text),
            line => text.push_str(line.strip_prefix('.').unwrap_or(line)),
        }
    }
}

/// A text that was written as quoted-printable.
fn unquoted(text: &str) -> String {
    let joined = text.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = joined.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        if *first == b'='
            && let [high, low, after @ ..] = rest
        {
            let digits = [*high, *low];
            bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).unwrap(), 16).unwrap());
            rest = after;
        } else {
            bytes.push(*first);
        }
    }
    String::from_utf8(bytes).unwrap()
}
