-- By which channel people opted in. What was counted before stays as it is, without one.
create or replace function count_opt_in() returns trigger language plpgsql as $$
begin
  insert into stats_daily (account_id, day, widget_id, kind, detail, currency, is_bot, n, amount_minor)
  select new.account_id, (new.created_at at time zone 'utc')::date, new.widget_id, 'opt_in', channel, '', false, 1, 0
  from subscribers where account_id = new.account_id and subscriber_id = new.subscriber_id
  on conflict (account_id, day, widget_id, kind, detail, currency, is_bot) do update set n = stats_daily.n + 1;
  return null;
end $$;
