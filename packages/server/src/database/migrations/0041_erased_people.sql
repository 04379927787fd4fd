-- Erasing a person takes the same time, however much visitors have sent: what no index leads to is searched afterwards, in the background. A
-- row here says for whom, and goes when nothing of them is left. Only SQL that PostgreSQL 15 knows.
create table erased_people (
  account_id bigint not null references accounts on delete cascade,
  erasure_id uuid not null default gen_random_uuid(),
  -- Whose events are emptied.
  subscriber_id uuid,
  -- What to look for in what pages and Messenger sent. The phone is sealed if the others are.
  phone text,
  psid text,
  user_ref text,
  erased_at timestamptz not null default now(),
  primary key (account_id, erasure_id)
);
select guard_account('erased_people', 'insert');
create trigger erased_people_are_sealed before insert or update of phone on erased_people
  for each row when (new.phone like '+%') execute function refuse_plain_number();

-- To all refs of a visit, with and without a payload.
create index sms_refs_by_visit on sms_refs (account_id, split_part(session_id, ' ', 1));
create index messenger_user_refs_by_person on messenger_user_refs (account_id, psid);
