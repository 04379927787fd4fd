-- When the provider last called us with a signature of these credentials: only that proves a secret that we can't check when an account
-- connects. Only SQL that PostgreSQL 15 knows.
alter table account_secrets add column called_at timestamptz;
