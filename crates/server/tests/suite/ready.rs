//! A server whose database takes nothing says so, and says when that is over.

use std::{fs, thread, time::Duration};

use serde_json::Value;
use server::Config;
use sqlx::{ConnectOptions, Executor};

use crate::support::{Client, TestServer, folder};

#[test]
fn a_database_that_takes_nothing_is_told_of_until_it_does() {
    let folder = folder("ready");
    let admin = Some("127.0.0.1:0".parse().unwrap());
    let server = TestServer::with(Config { admin, ..Config::new(&folder) });
    let running = fs::read_to_string(folder.join("server.json")).unwrap();
    let running: Value = serde_json::from_str(&running).unwrap();
    let admin = Client::new(running["admin"].as_str().unwrap().parse().unwrap());
    assert_eq!((server.client.get("/readyz").status, admin.get("/readyz").status), (200, 200));

    // Somebody else holds the file, and nothing can be written.
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("zwick.sqlite"));
    let mut other = runtime.block_on(options.connect()).unwrap();
    runtime.block_on(other.execute("BEGIN IMMEDIATE")).unwrap();
    // What was found out a moment ago holds for a second.
    let mut told = admin.get("/readyz");
    while told.status == 200 {
        thread::sleep(Duration::from_millis(50));
        told = admin.get("/readyz");
    }
    assert_eq!(told.text(), "the database has not answered for 3 seconds\n");
    assert_eq!(server.client.get("/readyz").problem(), (503, "storage".to_string()));
    // It is alive all the same, and shows what it has.
    server.client.get("/healthz").expect(200);
    server.client.get("/api/games").expect(200);
    let counts = admin.get("/metrics").text();
    assert!(!counts.contains("zwick_database_errors_total{at=\"ready\"} 0\n"), "{counts}");

    runtime.block_on(other.execute("ROLLBACK")).unwrap();
    while server.client.get("/readyz").status != 200 {
        thread::sleep(Duration::from_millis(50));
    }
    server.create("classic");
}
