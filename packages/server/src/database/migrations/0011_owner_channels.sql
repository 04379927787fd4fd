-- What the owner's API may see and do in the tables of the channels, the sandbox and the landing pages. Only SQL that
-- PostgreSQL 15 knows.
select guard_account('outbox', 'select, update, delete');
select guard_account('suppressions', 'select, insert, update');
select guard_account('inbound_messages', 'select, delete');
select guard_account('sandbox_messages', 'select, delete');
select guard_account('sms_refs', 'select, delete');
select guard_account('pending_opt_ins', 'select, delete');
select guard_account('sms_spending', 'select');
select guard_account('consent_heads', 'select');
select guard_account('subscriber_fields', 'select');
select guard_account('messenger_user_refs', 'select, delete');
select guard_account('messenger_inbox', 'select, delete');
select guard_account('landing_slugs', 'select, insert, delete');

-- A subscriber's page, the list's payload and the removal of a person go from the subscriber to these.
create index opt_ins_by_subscriber on opt_ins (account_id, subscriber_id, created_at);
create index sms_refs_by_user on sms_refs (account_id, used_by) where used_by is not null;

-- Visits of people who were erased. Events know a visit, and no index leads from it to them, so they are unlinked by the upkeep
-- within the day and not while somebody waits; then the row goes.
create table erased_visits (
  account_id bigint not null references accounts on delete cascade,
  session_id text not null,
  erased_at timestamptz not null default now(),
  primary key (account_id, session_id)
);
select guard_account('erased_visits', 'insert');

-- A number and a page of a real provider belong to one account: what comes in under them is its own, and nobody else's.
do $$
declare
  shared text;
begin
  select string_agg(account_id::text, ', ' order by account_id) into shared from accounts
  where sms_provider = 'twilio' and widget_phone <> ''
  group by regexp_replace(widget_phone, '[^+0-9]', '', 'g') having count(*) > 1 limit 1;
  if shared is not null then
    raise exception 'the accounts % text from the same number through Twilio. Let only one of them keep it: update accounts set sms_provider = ''none'' for the others.', shared;
  end if;
  select string_agg(account_id::text, ', ' order by account_id) into shared from accounts
  where messenger_provider = 'messenger' and fb_page_id <> ''
  group by fb_page_id having count(*) > 1 limit 1;
  if shared is not null then
    raise exception 'the accounts % write from the same messenger page. Let only one of them keep it: update accounts set messenger_provider = ''none'' for the others.', shared;
  end if;
end $$;
create unique index accounts_own_phone on accounts (regexp_replace(widget_phone, '[^+0-9]', '', 'g'))
  where sms_provider = 'twilio' and widget_phone <> '';
create unique index accounts_own_page on accounts (fb_page_id)
  where messenger_provider = 'messenger' and fb_page_id <> '';
