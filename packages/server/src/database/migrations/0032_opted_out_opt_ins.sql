-- An opt-in says whether its person is still opted out: a form can't lift a STOP, only the person can. It is told at the end of its
-- transaction, which may lift the opt-out, and with the time of the clock, which STOP and START have, too. Only SQL that PostgreSQL 15 knows.
create or replace function tell_opt_in() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (account_id, delivery_id, webhook_id, event, subscriber_id, body)
  select new.account_id, delivery_id, webhook_id, 'opt_in', new.subscriber_id, (
    -- A row is written without blanks, an object that is built by hand is not.
    select row_to_json(told)::text from (
      select delivery_id as id, 'opt_in' as event,
        to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", new.account_id as "accountId", (
          select row_to_json(opt_in) from (
            select new.subscriber_id as "subscriberId", new.widget_id as "widgetId", new.session_id as "sessionId",
              subscribers.channel, subscribers.phone, subscribers.psid as "messengerId", new.payload,
              exists (
                select from suppressions
                where suppressions.account_id = new.account_id and suppressions.channel = subscribers.channel
                  and suppressions.lifted_at is null and suppressions.recipient_hash = recipient_mark(encode(sha256(convert_to(
                    concat_ws(E'\n', new.account_id, subscribers.channel, coalesce(subscribers.phone, subscribers.psid)),
                    'utf8')), 'hex'))) as "isOptedOut") as opt_in) as data) as told)
  from webhooks cross join lateral (select gen_random_uuid() as delivery_id where webhooks.webhook_id is not null) as made
    join subscribers on subscribers.account_id = new.account_id and subscribers.subscriber_id = new.subscriber_id
  where webhooks.account_id = new.account_id and is_active and 'opt_in' = any(events);
  if found then perform pg_notify('beckon_webhooks', ''); end if;
  return null;
end $$;
drop trigger opt_ins_are_told on opt_ins;
create constraint trigger opt_ins_are_told after insert on opt_ins deferrable initially deferred
  for each row execute function tell_opt_in();
