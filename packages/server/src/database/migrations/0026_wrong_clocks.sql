-- Events whose id names an impossible time are stored on the day they arrive. Only SQL that PostgreSQL 15 knows.
alter table events add column is_clock_wrong boolean not null default false;

-- Makes the partition of a month. What an earlier version stored in events_default for it must have been moved before.
create or replace function make_events_month(first_day date) returns boolean language plpgsql as $$
declare
  part text := 'events_' || to_char(first_day, 'YYYY_MM');
  next_month date := (first_day + interval '1 month')::date;
begin
  if to_regclass(part) is not null then return false; end if;
  execute format('create table %I partition of events for values from (%L) to (%L)', part, first_day, next_month);
  return true;
end $$;
