//! Mail in `PostgreSQL`: each deed is one transaction.

use sqlx::Acquire;

use super::{Postgres, unwritten};
use crate::{
    operator::COUNTS,
    store::{MailDeed, StoreError, mail_statements},
};

impl Postgres {
    /// Changes something about mail; says whether it was done.
    pub(in crate::store) async fn alter_mail(&self, deed: MailDeed) -> Result<bool, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        let done = mail_statements::perform(&mut *transaction, &deed).await?;
        transaction.commit().await.map_err(unwritten)?;
        connection.done();
        COUNTS.committed(1);
        Ok(done)
    }
}
