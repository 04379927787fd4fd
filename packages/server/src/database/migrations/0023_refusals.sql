-- Rejected sign-ups and unanswered texts by reason, for their owner. Only SQL that PostgreSQL 15 knows.
create table refusals (
  account_id bigint not null references accounts on delete cascade,
  day date not null,
  -- 0: no widget in particular.
  widget_id bigint not null,
  reason text not null,
  -- The website, if that is the reason; callers can invent names, so only some are kept per day.
  host text not null,
  n integer not null,
  last_at timestamptz not null default now(),
  primary key (account_id, day, widget_id, reason, host)
);
create index refusals_by_day on refusals (day);
select guard_account('refusals', 'select');

-- What was counted by website so far. The two columns stay for servers that are not updated yet.
insert into refusals (account_id, day, widget_id, reason, host, n, last_at)
select account_id, (last_refused_at at time zone 'utc')::date, 0, 'website_not_allowed', host, refused, last_refused_at
from site_sightings where refused > 0 and last_refused_at is not null;
