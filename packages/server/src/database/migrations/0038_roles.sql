-- A server with ROLE=web can't open stored credentials. So the number or page in them is beside them. It counts only if contact_at equals
-- updated_at: during an update, a server of the version before may replace the credentials and not this. Workers fill it in for
-- existing rows. Only SQL that PostgreSQL 15 knows.
alter table account_secrets add column contact text, add column contact_at timestamptz;

-- What servers that work in the background last reported: that they run, and what web servers may offer to accounts. Names and numbers,
-- never a secret. One row.
create table worker_reports (
  is_only boolean primary key default true check (is_only),
  reported_at timestamptz not null,
  offer jsonb not null
);
