//! Routes, each with the class of what it answers: none can be added without one.

use std::{collections::HashMap, convert::Infallible};

use axum::{
    Router,
    extract::Request,
    handler::Handler,
    http::Method,
    response::IntoResponse,
    routing::{MethodRouter, Route, get, post},
};
use tower::{Layer, Service};
use utoipa::openapi::{OpenApi, path::PathItem};
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouter};

use super::{App, Class};

/// The classes of all routes, by the patterns of their paths.
#[derive(Clone, Debug, Default)]
pub(crate) struct Classes(HashMap<String, Vec<(Method, Class)>>);

impl Classes {
    fn add(&mut self, method: Method, path: &str, class: Class) {
        self.0.entry(path.to_string()).or_default().push((method, class));
    }

    fn merge(&mut self, other: Self) {
        for (path, classes) in other.0 {
            self.0.entry(path).or_default().extend(classes);
        }
    }

    /// The class of what is asked for; none if nothing answers that.
    pub(super) fn of(&self, method: &Method, path: &str) -> Option<Class> {
        let asked = if method == Method::HEAD { &Method::GET } else { method };
        let classes = self.0.get(path)?;
        classes.iter().find(|(method, _)| method == asked).map(|(_, class)| *class)
    }
}

/// Routes with their classes, and what is said of them in the description of the interface.
pub(crate) struct Routes {
    router: OpenApiRouter<App>,
    classes: Classes,
}

impl Routes {
    /// None, and nothing described.
    pub(crate) fn new() -> Self {
        Self { router: OpenApiRouter::new(), classes: Classes::default() }
    }

    /// None, for what a description begins with.
    pub(crate) fn described_by(description: OpenApi) -> Self {
        Self { router: OpenApiRouter::with_openapi(description), classes: Classes::default() }
    }

    /// Answers what is got.
    pub(crate) fn get<H: Handler<T, App>, T: 'static>(
        self,
        class: Class,
        path: &str,
        handler: H,
    ) -> Self {
        self.add(Method::GET, class, path, get(handler))
    }

    /// Answers what is posted.
    pub(crate) fn post<H: Handler<T, App>, T: 'static>(
        self,
        class: Class,
        path: &str,
        handler: H,
    ) -> Self {
        self.add(Method::POST, class, path, post(handler))
    }

    fn add(mut self, method: Method, class: Class, path: &str, route: MethodRouter<App>) -> Self {
        self.classes.add(method, path, class);
        self.router = self.router.route(path, route);
        self
    }

    /// Answers what describes itself.
    pub(crate) fn routes(mut self, class: Class, routes: UtoipaMethodRouter<App>) -> Self {
        for (path, item) in &routes.1.paths {
            for method in methods(item) {
                self.classes.add(method, path, class);
            }
        }
        self.router = self.router.routes(routes);
        self
    }

    /// These and others.
    pub(crate) fn merge(mut self, other: Self) -> Self {
        self.classes.merge(other.classes);
        self.router = self.router.merge(other.router);
        self
    }

    /// These with something that all of them go through.
    pub(crate) fn layer<L>(mut self, layer: L) -> Self
    where
        L: Layer<Route> + Clone + Send + Sync + 'static,
        L::Service: Service<Request> + Clone + Send + Sync + 'static,
        <L::Service as Service<Request>>::Response: IntoResponse + 'static,
        <L::Service as Service<Request>>::Error: Into<Infallible> + 'static,
        <L::Service as Service<Request>>::Future: Send + 'static,
    {
        self.router = self.router.layer(layer);
        self
    }

    /// What is routed, the description of it, and the classes.
    pub(crate) fn split(self) -> (Router<App>, OpenApi, Classes) {
        let (router, description) = self.router.split_for_parts();
        (router, description, self.classes)
    }
}

/// The methods that a path is described for.
fn methods(item: &PathItem) -> impl Iterator<Item = Method> {
    [
        (Method::GET, item.get.is_some()),
        (Method::POST, item.post.is_some()),
        (Method::PUT, item.put.is_some()),
        (Method::DELETE, item.delete.is_some()),
        (Method::PATCH, item.patch.is_some()),
    ]
    .into_iter()
    .filter_map(|(method, is_there)| is_there.then_some(method))
}
