-- An opt-in is told in compact JSON, as a test is. Deliveries that wait keep the words they have: they may be signed and sent already.
-- Only SQL that PostgreSQL 15 knows.
create or replace function tell_opt_in() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (account_id, delivery_id, webhook_id, event, subscriber_id, body)
  select new.account_id, delivery_id, webhook_id, 'opt_in', new.subscriber_id, (
    -- A row is written without blanks, an object that is built by hand is not.
    select row_to_json(told)::text from (
      select delivery_id as id, 'opt_in' as event,
        to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", new.account_id as "accountId", (
          select row_to_json(opt_in) from (
            select new.subscriber_id as "subscriberId", new.widget_id as "widgetId", new.session_id as "sessionId",
              subscribers.channel, subscribers.phone, subscribers.psid as "messengerId", new.payload) as opt_in) as data) as told)
  from webhooks cross join lateral (select gen_random_uuid() as delivery_id where webhooks.webhook_id is not null) as made
    join subscribers on subscribers.account_id = new.account_id and subscribers.subscriber_id = new.subscriber_id
  where webhooks.account_id = new.account_id and is_active and 'opt_in' = any(events);
  if found then perform pg_notify('beckon_webhooks', ''); end if;
  return null;
end $$;
