-- SMS providers are records in the code; the database knows only that `none` and `sandbox` are not real ones. Only SQL that
-- PostgreSQL 15 knows.
alter table accounts drop constraint accounts_sms_provider_check,
  add constraint accounts_sms_provider_check check (sms_provider ~ '^[a-z][a-z0-9]{0,31}$');

-- A number belongs to one account, whichever provider carries its texts.
drop index accounts_own_phone;
create unique index accounts_own_phone on accounts (regexp_replace(widget_phone, '[^+0-9]', '', 'g'))
  where sms_provider not in ('none', 'sandbox') and widget_phone <> '';

-- A number can move from one provider to another: each row has the provider whose secret signs its calls.
alter table sms_numbers add column provider text not null default 'twilio';
alter table sms_numbers alter column provider drop default;
alter table sms_numbers drop constraint sms_numbers_pkey, add primary key (phone, account_id, provider);

create or replace function keep_sms_number() returns trigger language plpgsql as $$
declare
  plain text := regexp_replace(new.widget_phone, '[^+0-9]', '', 'g');
  texts boolean := new.sms_provider not in ('none', 'sandbox') and plain <> '';
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
