//! mill
