-- Accounts take turns, and answers to STOP overtake campaigns. A message gets its place in line when it comes due, so that a claim reads
-- the first few entries of one index, however many messages wait. Servers of the release before, which run beside new ones during an
-- update, leave the new columns as they are: their messages join the line as if they came due. Only SQL that PostgreSQL 15 knows.
alter table outbox
  -- 0: answers to STOP and HELP, 1: what confirms an opt-in, 2: everything else.
  add column priority smallint not null default 2 check (priority in (0, 1, 2)),
  -- The account's how-manieth message of this priority it is, counted from where the line is now.
  add column turn bigint not null default 0,
  -- If not, it waits for next_at: for its time, another try, or the end of a lease.
  add column is_in_line boolean not null default false;
update outbox set priority = 0 where is_reply and state in ('queued', 'sending');

-- Conditions that mean the same are written in different ways, so that each query can use only the index made for it: otherwise old
-- statistics could lead PostgreSQL to search the line of all accounts for the messages of one.
create index outbox_line on outbox (priority, turn, message_id) where is_in_line and state in ('queued', 'sending');
create index outbox_line_by_account on outbox (account_id, priority, turn)
  where is_in_line and state not in ('sent', 'failed', 'cancelled', 'unknown');
create index outbox_waiting on outbox (priority, next_at, message_id)
  where not is_in_line and state in ('queued', 'sending');
create index outbox_sending on outbox (priority, turn) where state = 'sending';
create index outbox_busy on outbox (account_id, channel, recipient_hash) where state = 'sending';
drop index outbox_open;

-- The same for Messenger events, without priorities: what people write on one page must take effect in order.
alter table messenger_inbox
  add column turn bigint not null default 0,
  add column is_in_line boolean not null default false;
create index messenger_inbox_line on messenger_inbox (turn, due_at, place) where is_in_line and outcome = 'waiting';
create index messenger_inbox_line_by_account on messenger_inbox (account_id, turn) where is_in_line and event is not null;
create index messenger_inbox_later on messenger_inbox (due_at, place) where not is_in_line and outcome = 'waiting';
drop index messenger_inbox_waiting;
