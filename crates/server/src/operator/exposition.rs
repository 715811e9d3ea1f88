//! The counts as Prometheus reads them, in the text format of version 0.0.4.

use std::fmt::{Display, Write as _};

use super::{
    counts::{Counts, Dropped, Fault, Gate, Mailed, Measured, Stream},
    histogram::Histogram,
    process::Process,
};
use crate::{
    engine_pool::{Figures, Kind},
    store::Connections,
};

/// What is only known at the moment it is asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Moment {
    /// Games of two people that somebody has open.
    pub(super) games: usize,
    /// Players who have their game open.
    pub(super) seats: u64,
    /// The questions to engines, by their kinds.
    pub(super) engines: [Figures; Kind::ALL.len()],
    /// Those who only look on.
    pub(super) spectators: usize,
    /// How many updates were encoded, and how often one was told.
    pub(super) broadcasts: (u64, u64),
    /// Connections to a database that others use as well, if there is one.
    pub(super) connections: Option<Connections>,
    /// Mails that wait to be sent, where any are.
    pub(super) mails: Option<u64>,
    /// Whether the server is about to stop.
    pub(super) draining: bool,
}

/// All counts as text.
pub(super) fn write(counts: &Counts, moment: &Moment, process: Option<Process>) -> String {
    let mut page = Exposition::default();
    page.head("zwick_build_info", "gauge", "Which program this is; always 1.");
    page.line("zwick_build_info", &[("version", &env!("CARGO_PKG_VERSION"))], 1);
    page.head("zwick_requests_total", "counter", "Answers, by method, route and status.");
    for (route, answers) in counts.answers() {
        for ((method, status), count) in answers {
            let labels: [(&str, &dyn Display); 3] =
                [("method", &method), ("route", &route), ("status", &status)];
            page.line("zwick_requests_total", &labels, count);
        }
    }
    let about = "How long commands of games took to be answered.";
    page.histogram("zwick_command_seconds", about, &counts.commands, 1e-6);
    let about = "How many commands each commit held; their number is that of the commits.";
    page.histogram("zwick_commit_commands", about, &counts.commits, 1.0);
    page.head("zwick_connections_open", "gauge", "Connections, by the address they came in by.");
    for (gate, name) in Gate::ALL {
        page.line("zwick_connections_open", &[("at", &name)], counts.connections(gate));
    }
    let about = "Connections that the server has ended or refused, by the reason.";
    page.head("zwick_connections_dropped_total", "counter", about);
    for (dropped, name) in Dropped::ALL {
        page.line("zwick_connections_dropped_total", &[("why", &name)], counts.dropped(dropped));
    }
    page.head("zwick_streams_open", "gauge", "Connections that follow a game.");
    for (stream, name) in Stream::ALL {
        page.line("zwick_streams_open", &[("kind", &name)], counts.following(stream));
    }
    page.single("zwick_games_open", "gauge", "Games of two that somebody follows.", moment.games);
    page.single("zwick_seats_open", "gauge", "Players who have their game open.", moment.seats);
    let about = "Connections of those who only look on.";
    page.single("zwick_spectators_open", "gauge", about, moment.spectators);
    let (encoded, told) = moment.broadcasts;
    let about = "Updates of games that were encoded; each is shared by all who are told the same.";
    page.single("zwick_broadcast_encoded_total", "counter", about, encoded);
    let about = "Updates of games that were told.";
    page.single("zwick_broadcast_told_total", "counter", about, told);
    page.head("zwick_limited_total", "counter", "What was refused because it was too much.");
    for (measure, name) in Measured::ALL {
        page.line("zwick_limited_total", &[("measure", &name)], counts.limited(measure));
    }
    page.head("zwick_database_errors_total", "counter", "Failures of the database.");
    for (fault, name) in Fault::ALL {
        page.line("zwick_database_errors_total", &[("at", &name)], counts.failed(fault));
    }
    if let Some(connections) = moment.connections {
        page.database(counts, connections);
    }
    let (lag, since) = counts.sweeper();
    let about = "How late the latest game was that the sweeper ended last.";
    page.single("zwick_sweeper_lag_seconds", "gauge", about, lag.as_secs_f64());
    if let Some(since) = since {
        let about = "Since when clocks have not been looked after.";
        page.single("zwick_sweeper_idle_seconds", "gauge", about, since.as_secs_f64());
    }
    page.engines(counts, &moment.engines);
    if let Some(waiting) = moment.mails {
        page.mails(counts, waiting);
    }
    let about = "Whether the server is about to stop.";
    page.single("zwick_draining", "gauge", about, u8::from(moment.draining));
    if let Some(process) = process {
        page.process(process);
    }
    page.0
}

/// A page that is being written.
#[derive(Default)]
struct Exposition(String);

impl Exposition {
    // Writing into a text cannot fail.

    fn head(&mut self, name: &str, kind: &str, about: &str) {
        let _ = write!(self.0, "# HELP {name} {about}\n# TYPE {name} {kind}\n");
    }

    fn line(&mut self, name: &str, labels: &[(&str, &dyn Display)], value: impl Display) {
        self.0.push_str(name);
        for (index, (label, text)) in labels.iter().enumerate() {
            self.0.push(if index == 0 { '{' } else { ',' });
            let _ = write!(self.0, "{label}=\"{}\"", escaped(&text.to_string()));
        }
        if !labels.is_empty() {
            self.0.push('}');
        }
        let _ = writeln!(self.0, " {value}");
    }

    fn single(&mut self, name: &str, kind: &str, about: &str, value: impl Display) {
        self.head(name, kind, about);
        self.line(name, &[], value);
    }

    /// A histogram whose units are so many of what is shown.
    #[expect(clippy::cast_precision_loss, reason = "the last digits of a sum do not matter")]
    fn histogram(&mut self, name: &str, about: &str, histogram: &Histogram, unit: f64) {
        self.head(name, "histogram", about);
        let bucket = format!("{name}_bucket");
        // Read before the buckets, so that none of them holds more than all of them.
        let (all, sum) = histogram.total();
        for (bound, count) in histogram.buckets() {
            self.line(&bucket, &[("le", &(bound as f64 * unit))], count.min(all));
        }
        self.line(&bucket, &[("le", &"+Inf")], all);
        self.line(&format!("{name}_sum"), &[], sum as f64 * unit);
        self.line(&format!("{name}_count"), &[], all);
    }

    /// What is only known of a database that is asked over a connection.
    fn database(&mut self, counts: &Counts, connections: Connections) {
        let name = "zwick_database_connections";
        self.head(name, "gauge", "Connections to the database.");
        self.line(name, &[("state", &"busy")], connections.busy);
        self.line(name, &[("state", &"idle")], connections.idle);
        let about = "How long it took to have a connection, for what is asked with every move.";
        self.histogram("zwick_database_connecting_seconds", about, &counts.connecting, 1e-6);
        let about = "How long the database took to answer what is asked with every move.";
        self.histogram("zwick_database_statement_seconds", about, &counts.statements, 1e-6);
    }

    fn engines(&mut self, counts: &Counts, engines: &[Figures]) {
        let all = |of: fn(&Figures) -> usize| engines.iter().map(of).sum::<usize>();
        let about = "Questions that wait for an engine.";
        self.single("zwick_engine_waiting", "gauge", about, all(|figures| figures.waiting));
        self.single(
            "zwick_engine_busy",
            "gauge",
            "Engines that think.",
            all(|figures| figures.running),
        );
        let name = "zwick_engine_questions";
        self.head(name, "gauge", "Questions in the engine pool, by what they are for.");
        for ((_, kind), figures) in Kind::ALL.iter().zip(engines) {
            let states = [("waiting", figures.waiting), ("running", figures.running)];
            for (state, count) in states {
                self.line(name, &[("kind", kind), ("state", &state)], count);
            }
        }
        let name = "zwick_engine_refused_total";
        self.head(name, "counter", "Questions to engines that were refused because too many wait.");
        for (kind, label) in Kind::ALL {
            self.line(name, &[("kind", &label)], counts.refused_questions(kind));
        }
    }

    fn mails(&mut self, counts: &Counts, waiting: u64) {
        self.head("zwick_mails_total", "counter", "Tries to send a mail, by what came of them.");
        for (mailed, name) in Mailed::ALL {
            self.line("zwick_mails_total", &[("outcome", &name)], counts.mailed(mailed));
        }
        let about = "Mails that wait to be sent, by this process or another one.";
        self.single("zwick_mails_waiting", "gauge", about, waiting);
    }

    fn process(&mut self, process: Process) {
        let about = "Resident memory.";
        self.single("process_resident_memory_bytes", "gauge", about, process.memory);
        let about = "Time spent on processors.";
        self.single("process_cpu_seconds_total", "counter", about, process.cpu);
        self.single("process_open_fds", "gauge", "Open files and connections.", process.files);
    }
}

/// The value of a label between its quotation marks.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_histograms_are_written_as_prometheus_reads_them() {
        let mut page = Exposition::default();
        page.line("a", &[("x", &"1\"\\\n"), ("y", &2)], 3);
        let histogram = Histogram::new(&[1000, 5000]);
        for size in [10, 2000, 9000] {
            histogram.observe(size);
        }
        page.histogram("h", "About.", &histogram, 1e-3);
        let lines = [
            "a{x=\"1\\\"\\\\\\n\",y=\"2\"} 3",
            "# HELP h About.",
            "# TYPE h histogram",
            "h_bucket{le=\"1\"} 1",
            "h_bucket{le=\"5\"} 2",
            "h_bucket{le=\"+Inf\"} 3",
            "h_sum 11.01",
            "h_count 3",
        ];
        assert_eq!(page.0.lines().collect::<Vec<_>>(), lines);
    }
}
