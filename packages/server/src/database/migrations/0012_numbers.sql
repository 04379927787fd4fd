-- STOP outlives the provider, deliveries are taken by their time, and mails end with the words in them. Only SQL that PostgreSQL 15
-- knows.

-- Numbers that accounts text from through a real provider, or did until lately: who texts STOP to one is heard whatever the account
-- has chosen since.
create table sms_numbers (
  account_id bigint not null references accounts on delete cascade,
  phone text not null,
  -- Credentials that the account has taken back, for checking the signatures of what still comes in; else those that it has count.
  sealed bytea,
  -- Since when the account does not text from it.
  ended_at timestamptz,
  primary key (phone, account_id)
);
create index sms_numbers_by_account on sms_numbers (account_id);
create index sms_numbers_ended on sms_numbers (ended_at) where ended_at is not null;
select guard_account('sms_numbers', 'select, insert, update');

-- Whoever changes an account, and by which way: its numbers follow.
create function keep_sms_number() returns trigger language plpgsql as $$
declare
  plain text := regexp_replace(new.widget_phone, '[^+0-9]', '', 'g');
  texts boolean := new.sms_provider = 'twilio' and plain <> '';
begin
  if texts then
    insert into sms_numbers (account_id, phone) values (new.account_id, plain)
    on conflict (phone, account_id) do update set ended_at = null, sealed = null;
  end if;
  update sms_numbers set ended_at = now()
  where account_id = new.account_id and ended_at is null and not (texts and phone = plain);
  return null;
end $$;
create trigger accounts_keep_sms_number after insert or update of sms_provider, widget_phone on accounts
  for each row execute function keep_sms_number();

insert into sms_numbers (account_id, phone, ended_at)
select account_id, regexp_replace(widget_phone, '[^+0-9]', '', 'g'), case when sms_provider <> 'twilio' then now() end
from accounts
where regexp_replace(widget_phone, '[^+0-9]', '', 'g') <> '' and (sms_provider = 'twilio' or exists (
  select from account_secrets where account_secrets.account_id = accounts.account_id and name = 'twilio'));

-- What is due is found by its time alone, however many webhooks there are.
create index webhook_deliveries_by_time on webhook_deliveries (next_try_at) where state = 'waiting';

-- The word in a mail is good so long; later the mail would only confuse.
alter table waiting_mails add column expires_at timestamptz;

-- Has the owner named the website? Such a one is not driven out by others.
alter table site_sightings add column is_named boolean not null default false;
