-- Texts beyond the daily limit wait until the limit allows them, and what was given up can be tried again. Only SQL that PostgreSQL 15
-- knows.

-- over_limit: it waits for the account's daily limit. Servers of the release before, which run beside new ones during an update, don't
-- touch such messages; a STOP is checked again when they leave.
alter table outbox drop constraint outbox_state_check;
alter table outbox
  add constraint outbox_state_check
    check (state in ('queued', 'sending', 'sent', 'failed', 'cancelled', 'unknown', 'over_limit')),
  -- Segments to reserve before it may leave; none: they are reserved.
  add column unpaid_parts integer check (unpaid_parts > 0),
  -- Attempts that don't count: before somebody asked to try it again, and at night.
  add column attempts_before integer not null default 0,
  -- Attempts that ended with waiting for the owner. They use up none of the retries.
  add column attempts_held integer not null default 0;
create index outbox_over_limit on outbox (account_id, next_at, message_id) where state = 'over_limit';

-- What was given up, newest first, for the owner.
create index outbox_given_up on outbox (account_id, next_at, message_id) where state in ('failed', 'unknown');

-- An email that was given up stays for a while, sealed, so that an operator can fix the mail server and try it again. Servers of the
-- release before see it due at infinity.
alter table waiting_mails
  add column failed_at timestamptz,
  add column last_error text not null default '';
-- And why a Messenger event was parked.
alter table messenger_inbox add column last_error text not null default '';
create index messenger_inbox_parked on messenger_inbox (due_at) where outcome = 'parked';
create index webhook_deliveries_failed on webhook_deliveries (next_try_at) where state = 'failed';
