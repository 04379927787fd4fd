-- The primary key of the outbox has the account, as the keys of all other tables that grow with the accounts: a database on several machines
-- can divide only such tables by account. The message comes first, because delivery reports and operators name a message without its
-- account, and so do servers of the release before, which run beside new ones during an update. Only SQL that PostgreSQL 15 knows.
alter table outbox drop constraint outbox_pkey, add primary key (message_id, account_id);
