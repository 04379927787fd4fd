-- Results are counted by day in the account's time zone. Days that were counted before stay as they are. Only SQL that PostgreSQL 15 knows.
alter table accounts add column time_zone text not null default 'UTC';

create function is_time_zone(zone text) returns boolean language plpgsql stable as $$
begin
  perform now() at time zone zone;
  return true;
exception when invalid_parameter_value then
  return false;
end $$;

-- The day there. A database that everything was moved to may know fewer zones: then it is the day in UTC, and nothing is lost.
create function day_in_zone(moment timestamptz, zone text) returns date language plpgsql stable as $$
begin
  return (moment at time zone zone)::date;
exception when invalid_parameter_value then
  return (moment at time zone 'utc')::date;
end $$;

create or replace function count_opt_in() returns trigger language plpgsql as $$
begin
  insert into stats_daily (account_id, day, widget_id, kind, detail, currency, is_bot, n, amount_minor)
  select new.account_id, day_in_zone(new.created_at, accounts.time_zone), new.widget_id, 'opt_in', subscribers.channel, '', false, 1, 0
  from subscribers join accounts using (account_id)
  where subscribers.account_id = new.account_id and subscribers.subscriber_id = new.subscriber_id
  on conflict (account_id, day, widget_id, kind, detail, currency, is_bot) do update set n = stats_daily.n + 1;
  return null;
end $$;
