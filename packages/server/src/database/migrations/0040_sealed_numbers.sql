-- Phone numbers can be stored sealed, as texts that begin with n1. and that only servers can open; the same number of an account is always
-- the same text. New installations seal from the start, others when their operator says so (`beckon seal-numbers`). Two rows in milestones
-- say how far it is. Only SQL that PostgreSQL 15 knows.

-- phone_end: a keyed hash of the last four digits, for searching. psid_mark: the keyed hash of a person in Messenger: the database can't make
-- one once the key isn't in it.
alter table subscribers
  drop constraint subscribers_phone_check,
  add constraint subscribers_phone_check check (phone ~ '^(\+[1-9][0-9]{5,14}|n1\.[A-Za-z0-9_-]{59})$') not valid,
  add column phone_end text,
  add column psid_mark text;
create index subscribers_by_phone_end on subscribers (account_id, phone_end, created_at, subscriber_id)
  where phone_end is not null;

-- Once everything is sealed, a number that isn't would never be found again, so it's refused: a server may have missed that it must seal.
create function refuse_plain_number() returns trigger
language plpgsql security definer set search_path from current as $$
begin
  if exists (select from milestones where name = 'numbers sealed') then
    raise exception 'the table % takes no plain phone number: this installation has sealed its numbers', tg_table_name
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger subscribers_are_sealed before insert or update of phone on subscribers
  for each row when (new.phone like '+%') execute function refuse_plain_number();
create trigger consents_are_sealed before insert or update of phone on consents
  for each row when (new.phone like '+%') execute function refuse_plain_number();
create trigger pending_opt_ins_are_sealed before insert or update of phone, opt_in on pending_opt_ins
  for each row when (new.phone like '+%' or new.opt_in->>'phone' like '+%') execute function refuse_plain_number();
create trigger outbox_is_sealed before insert or update of recipient on outbox
  for each row when (new.recipient like '+%') execute function refuse_plain_number();
create trigger inbound_messages_are_sealed before insert or update of sender on inbound_messages
  for each row when (new.sender like '+%') execute function refuse_plain_number();
create trigger sms_refs_are_sealed before insert or update of used_by on sms_refs
  for each row when (new.used_by like '+%') execute function refuse_plain_number();
create trigger sandbox_messages_are_sealed before insert or update of recipient on sandbox_messages
  for each row when (new.recipient like '+%') execute function refuse_plain_number();

-- A record may get its mark once, have its number sealed with the salt, and lose both. Nothing else of it ever changes.
create or replace function keep_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if is_erased(old.account_id) then return old; end if;
  elsif to_jsonb(new) - array['phone', 'phone_salt', 'phone_mark'] = to_jsonb(old) - array['phone', 'phone_salt', 'phone_mark']
    and (
      (old.phone_mark is null and new.phone_mark is not null
        and (new.phone, new.phone_salt) is not distinct from (old.phone, old.phone_salt))
      or (old.phone is not null and new.phone is null and new.phone_salt is null and new.phone_mark = old.phone_mark
        and (old.phone_proof is not null or old.seq is null))
      or (old.phone !~ '^n1\.' and new.phone ~ '^n1\.' and (old.phone_mark is null or new.phone_mark = old.phone_mark)
        and case when old.phone_salt is null then new.phone_salt is null else new.phone_salt ~ '^n1\.' end))
  then
    return new;
  end if;
  raise exception 'the table % is append-only: its rows are neither changed nor removed', tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;

-- An opt-in says whether its person is still opted out. The marks of people are stored beside them; only before numbers are sealed can the
-- database make them. A delivery contains the number as it's stored; the server that sends it opens it.
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
                  and suppressions.lifted_at is null and suppressions.recipient_hash = coalesce(
                    case subscribers.channel when 'sms' then phone_mark else psid_mark end,
                    case when (select secret from installation_secrets where name = 'recipient-mark') <> 'sealed'
                      and subscribers.phone !~ '^n1\.' is not false then
                      recipient_mark(encode(sha256(convert_to(
                        concat_ws(E'\n', new.account_id, subscribers.channel, coalesce(subscribers.phone, subscribers.psid)),
                        'utf8')), 'hex')) end)) as "isOptedOut") as opt_in) as data) as told)
  from webhooks cross join lateral (select gen_random_uuid() as delivery_id where webhooks.webhook_id is not null) as made
    join subscribers on subscribers.account_id = new.account_id and subscribers.subscriber_id = new.subscriber_id
  where webhooks.account_id = new.account_id and is_active and 'opt_in' = any(events);
  if found then perform pg_notify('beckon_webhooks', ''); end if;
  return null;
end $$;
