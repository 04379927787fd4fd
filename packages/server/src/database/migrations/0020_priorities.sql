-- Which messages go first: 0 replies to STOP, HELP and START, 1 what someone waits for now, 2 what was planned for later and everything that
-- servers of the release before queue during an update. Only SQL that PostgreSQL 15 knows.
alter table outbox add column priority smallint not null default 2 check (priority between 0 and 2);
update outbox set priority = 0 where is_reply and state in ('queued', 'sending');

-- Due messages by time and, if there are many, by account: one account with thousands doesn't hold up others. The index without the
-- priority would be in the way; servers of the release before find their messages without it, more slowly, during an update.
create index outbox_by_priority on outbox (priority, next_at, message_id) where state in ('queued', 'sending');
create index outbox_by_account on outbox (priority, account_id, next_at, message_id) where state in ('queued', 'sending');
drop index outbox_open;
