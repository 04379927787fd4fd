-- Which landing page stands at which public address, /l/{slug}. A slug is one for the whole installation: whoever follows
-- a link names no account, so this key cannot begin with account_id. Only SQL that PostgreSQL 15 knows.
create table landing_slugs (
  slug text primary key check (slug ~ '^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$'),
  account_id bigint not null,
  widget_id bigint not null,
  created_at timestamptz not null default now(),
  foreign key (account_id, widget_id) references widgets on delete cascade
);
create index landing_slugs_by_widget on landing_slugs (account_id, widget_id);
