-- Events whose id names an impossible time are stored on the day they arrive. Only SQL that PostgreSQL 15 knows.
alter table events add column is_clock_wrong boolean not null default false;

-- Their ids, so that a repeat is recognized on any later day, even once its time has come. Kept for a month.
create table wrong_clock_events (
  account_id bigint not null,
  event_id uuid not null,
  received_at timestamptz not null default now(),
  primary key (account_id, event_id)
);
create index wrong_clock_events_by_age on wrong_clock_events (received_at);

-- Makes the partition of a month. What an earlier version stored in events_default for it must have been moved before. Attaching a table
-- needs a weaker lock on events than creating a partition.
create or replace function make_events_month(first_day date) returns boolean language plpgsql as $$
declare
  part text := 'events_' || to_char(first_day, 'YYYY_MM');
  next_month date := (first_day + interval '1 month')::date;
begin
  if to_regclass(part) is not null then return false; end if;
  execute format('create table %I (like events including defaults including constraints)', part);
  execute format('alter table events attach partition %I for values from (%L) to (%L)', part, first_day, next_month);
  return true;
end $$;
