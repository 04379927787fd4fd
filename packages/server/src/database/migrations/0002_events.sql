-- Events of pages, and what is counted of them. Only SQL that PostgreSQL 15 knows.

-- day is read from the event's own id, which the page makes (UUIDv7), and from nothing else: a repeat of the event finds the
-- same key however late it comes and whatever the clock of the page said. counted_on is the day of the figures.
create table events (
  account_id bigint not null,
  day date not null,
  event_id uuid not null,
  kind text not null,
  name text not null,
  -- As the page said it; the figures count only widgets of the account.
  widget_id bigint,
  -- The channel of a click.
  detail text not null default '',
  session_id text,
  external_id text,
  -- Whom the token of a conversion was made for.
  subscriber_id uuid,
  currency text not null default '',
  amount_minor bigint not null default 0,
  is_bot boolean not null default false,
  payload jsonb,
  session_data jsonb,
  origin text,
  happened_at timestamptz not null,
  counted_on date not null,
  received_at timestamptz not null default now(),
  primary key (account_id, day, event_id)
) partition by range (day);

-- Months are made ahead by the server. Here lies what belongs to none of them: pages whose clocks are wrong by years.
create table events_default partition of events default;

create index events_by_subscriber on events (account_id, subscriber_id) where subscriber_id is not null;

-- Makes the partition of a month. Rows of that month that came too early are moved into it, and nobody sees them missing.
create function make_events_month(first_day date) returns boolean language plpgsql as $$
declare
  part text := 'events_' || to_char(first_day, 'YYYY_MM');
  next_month date := (first_day + interval '1 month')::date;
begin
  if to_regclass(part) is not null then return false; end if;
  lock table events_default in access exclusive mode;
  execute format('create table %I (like events including defaults including constraints)', part);
  execute format(
    'with moved as (delete from events_default where day >= %L and day < %L returning *) insert into %I select * from moved',
    first_day, next_month, part);
  execute format('alter table events attach partition %I for values from (%L) to (%L)', part, first_day, next_month);
  return true;
end $$;

-- The figures. A row is counted in the statement that stores its event, and only if that really was stored.
create table stats_daily (
  account_id bigint not null,
  day date not null,
  -- 0: no widget of this account.
  widget_id bigint not null,
  kind text not null,
  -- The channel of clicks; the rule that was the first to say no.
  detail text not null,
  currency text not null,
  is_bot boolean not null,
  n bigint not null,
  amount_minor numeric not null,
  primary key (account_id, day, widget_id, kind, detail, currency, is_bot)
);

-- What became of every event that arrived, by the day of its arrival. Account 0: none that exists.
create table event_outcomes (
  account_id bigint not null,
  day date not null,
  outcome text not null check (outcome in ('stored', 'duplicate', 'refused', 'limited')),
  reason text not null,
  n bigint not null,
  primary key (account_id, day, outcome, reason)
);

-- Events that were refused, for some days, so that their owner can see why. Without tokens.
create table failed_events (
  account_id bigint not null,
  failed_id uuid not null,
  call text not null,
  reason text not null,
  body text,
  received_at timestamptz not null default now(),
  primary key (account_id, failed_id)
);
create index failed_events_by_age on failed_events (received_at);

-- Keys of the tokens that links to a site carry. The newest signs; older ones are still believed until they retire.
create table token_keys (
  key_id text primary key,
  secret bytea not null check (length(secret) = 32),
  created_at timestamptz not null default now(),
  retires_at timestamptz
);

-- An opt-in counts when and where it is written, whoever writes it.
create function count_opt_in() returns trigger language plpgsql as $$
begin
  insert into stats_daily (account_id, day, widget_id, kind, detail, currency, is_bot, n, amount_minor)
  values (new.account_id, (new.created_at at time zone 'utc')::date, new.widget_id, 'opt_in', '', '', false, 1, 0)
  on conflict (account_id, day, widget_id, kind, detail, currency, is_bot) do update set n = stats_daily.n + 1;
  return null;
end $$;
create trigger opt_ins_are_counted after insert on opt_ins for each row execute function count_opt_in();

-- Those that were written before there were figures.
insert into stats_daily (account_id, day, widget_id, kind, detail, currency, is_bot, n, amount_minor)
select account_id, (created_at at time zone 'utc')::date, widget_id, 'opt_in', '', '', false, count(*), 0
from opt_ins group by 1, 2, 3;
