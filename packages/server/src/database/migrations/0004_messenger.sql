-- The messenger: who wrote, and what came in. Only SQL that PostgreSQL 15 knows.

-- Who ticked a checkbox has only the name that the page gave to that rendering, until they write for the first time.
alter table subscribers add column messenger_user_ref text;
alter table subscribers
  add constraint subscribers_account_id_user_ref_key unique (account_id, messenger_user_ref);

-- Which person a checkbox turned out to be; it may be told before the opt-in arrives.
create table messenger_user_refs (
  account_id bigint not null,
  user_ref text not null,
  psid text not null,
  primary key (account_id, user_ref)
);

-- The payload of the ref by which the opt-in came.
alter table opt_ins add column payload text not null default '';

-- Everything that came in, under the mark of its identity: a repeat finds its row. The event itself stays until it has had its
-- effect, and no longer.
create table messenger_inbox (
  account_id bigint not null,
  mark text not null,
  kind text not null,
  -- Its place among those of the same call.
  place integer not null default 0,
  event jsonb,
  -- parked: it failed too often, and is kept for a person to look at.
  outcome text not null default 'waiting'
    check (outcome in ('waiting', 'opted_in', 'known', 'answered', 'nothing', 'refused', 'parked')),
  reason text not null default '',
  widget_id bigint,
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  received_at timestamptz not null default now(),
  primary key (account_id, mark)
);
create index messenger_inbox_waiting on messenger_inbox (due_at, place) where outcome = 'waiting';
create index messenger_inbox_by_age on messenger_inbox (received_at);
