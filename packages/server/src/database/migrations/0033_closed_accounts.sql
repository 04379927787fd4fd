-- Owners can delete their account. It is closed at once, and can be restored for some days; then upkeep erases everything in it. The row
-- itself stays, empty: pages may still name its number, which must never become someone else's. Only SQL that PostgreSQL 15 knows.
alter table accounts
  add column closed_at timestamptz,
  add column erased_at timestamptz,
  add constraint accounts_erased_after_closed check (erased_at is null or closed_at is not null);
create index accounts_closed on accounts (closed_at) where closed_at is not null;

create function is_erased(id bigint) returns boolean language sql stable
  return exists (select from accounts where account_id = id and erased_at is not null);

-- What is append-only goes with its account, and no sooner.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if is_erased(old.account_id) then return old; end if;
  end if;
  raise exception 'the table % is append-only: its rows are neither changed nor removed', tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;

create or replace function keep_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if is_erased(old.account_id) then return old; end if;
  elsif to_jsonb(new) - array['phone', 'phone_salt', 'phone_mark'] = to_jsonb(old) - array['phone', 'phone_salt', 'phone_mark']
    and (
      (old.phone_mark is null and new.phone_mark is not null
        and (new.phone, new.phone_salt) is not distinct from (old.phone, old.phone_salt))
      or (old.phone is not null and new.phone is null and new.phone_salt is null and new.phone_mark = old.phone_mark
        and (old.phone_proof is not null or old.seq is null)))
  then
    return new;
  end if;
  raise exception 'the table % is append-only: its rows are neither changed nor removed', tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;

-- A closed account no longer texts from its number, so only STOP is obeyed there, as with a number that was given up.
create or replace function keep_sms_number() returns trigger language plpgsql as $$
declare
  plain text := regexp_replace(new.widget_phone, '[^+0-9]', '', 'g');
  texts boolean := new.sms_provider not in ('none', 'sandbox') and plain <> '' and new.closed_at is null;
begin
  if texts then
    insert into sms_numbers (account_id, phone, provider) values (new.account_id, plain, new.sms_provider)
    on conflict (phone, account_id, provider) do update set ended_at = null, sealed = null;
  end if;
  update sms_numbers set ended_at = now()
  where account_id = new.account_id and ended_at is null
    and not (texts and phone = plain and provider = new.sms_provider);
  return null;
end $$;
drop trigger accounts_keep_sms_number on accounts;
create trigger accounts_keep_sms_number after insert or update of sms_provider, widget_phone, closed_at on accounts
  for each row execute function keep_sms_number();
