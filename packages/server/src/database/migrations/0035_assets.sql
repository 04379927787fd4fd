-- The files of every version that runs or ran lately, by their path, so that any server can answer for a page whose addresses came from a
-- server of another version. Only SQL that PostgreSQL 15 knows.
create table assets (
  path text primary key,
  content bytea not null,
  -- Proves that a server with the key of this installation stored it.
  mark text not null,
  used_at timestamptz not null default now()
);
create index assets_by_age on assets (used_at);
