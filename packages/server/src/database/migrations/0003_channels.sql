-- What is sent and what comes back, on both channels. Only SQL that PostgreSQL 15 knows.

-- Who carries the messages of an account. `none`: nobody yet, and nothing is queued.
alter table accounts
  add column sms_provider text not null default 'none' check (sms_provider in ('none', 'sandbox', 'twilio')),
  add column messenger_provider text not null default 'none'
    check (messenger_provider in ('none', 'sandbox', 'messenger')),
  add column sms_double_opt_in boolean not null default false,
  -- Countries that texts are sent to; none named: the account's own alone.
  add column sms_countries text[] not null default '{}',
  -- Parts of messages that may be paid for in one day (UTC), and what one part costs in the smallest unit of money.
  add column sms_daily_parts integer not null default 500 check (sms_daily_parts >= 0),
  add column sms_part_price_minor integer not null default 0 check (sms_part_price_minor >= 0),
  add column sms_daily_spend_minor integer check (sms_daily_spend_minor >= 0),
  -- Whom a visitor who texts HELP may ask.
  add column support_contact text not null default '';
-- Owners write their number with blanks and brackets; providers do not.
create index accounts_by_widget_phone on accounts (regexp_replace(widget_phone, '[^+0-9]', '', 'g'));
create index accounts_by_fb_page on accounts (fb_page_id) where fb_page_id <> '';

-- Sample accounts that were written before there was a sandbox.
update accounts set sms_provider = 'sandbox', messenger_provider = 'sandbox'
where account_id = 1001 and exists (select from milestones where name = 'sample-account');

-- A subscriber is a number or a person of a messenger page; either is one subscriber of an account.
alter table subscribers add column psid text;
alter table subscribers add constraint subscribers_account_id_psid_key unique (account_id, psid);

-- Messages on their way. A worker takes one by setting next_at to the end of its lease, so that the messages of a process
-- that was killed come up again by themselves.
create table outbox (
  account_id bigint not null references accounts,
  message_id uuid not null primary key,
  channel text not null check (channel in ('sms', 'fb')),
  recipient text not null,
  recipient_hash text not null,
  body jsonb not null,
  -- The same cause makes one message, however often it is told.
  dedupe_key text not null,
  -- An answer that a person asked for by STOP or HELP goes out although that person is stopped.
  is_reply boolean not null default false,
  due_at timestamptz not null default now(),
  next_at timestamptz not null default now(),
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'cancelled')),
  attempts integer not null default 0,
  last_error text,
  provider text,
  provider_id text,
  -- What the provider said about it afterwards, by its callbacks.
  delivery text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (account_id, dedupe_key)
);
create index outbox_open on outbox (next_at, message_id) where state in ('queued', 'sending');
create index outbox_by_recipient on outbox (account_id, channel, recipient_hash, created_at);
create index outbox_by_provider_id on outbox (provider_id) where provider_id is not null;

-- Whoever said STOP. Only a hash is kept, so that the refusal outlives the person's other data.
create table suppressions (
  account_id bigint not null,
  channel text not null,
  recipient_hash text not null,
  since timestamptz not null default now(),
  reason text not null,
  primary key (account_id, channel, recipient_hash)
);

-- Events of providers that have had their effect. A row is written in the transaction of that effect.
create table webhook_events (
  provider text not null,
  event_id text not null,
  body_sha256 text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index webhook_events_by_age on webhook_events (received_at);

-- The threads of the sandbox: what the product sent (`out`) and what was typed there (`in`).
create table sandbox_messages (
  account_id bigint not null,
  message_id uuid not null,
  channel text not null check (channel in ('sms', 'fb')),
  -- The number or the person on the other side, in either direction.
  recipient text not null,
  direction text not null check (direction in ('out', 'in')),
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (account_id, message_id)
);
create index sandbox_messages_by_thread on sandbox_messages (account_id, channel, recipient, created_at);

-- Secrets that an installation makes for itself, such as the one that signs what is typed in the sandbox.
create table installation_secrets (
  name text primary key,
  secret text not null,
  created_at timestamptz not null default now()
);

-- Texts that came in, with what became of them. `for_person`: nobody could tell by rule what was meant.
create table inbound_messages (
  account_id bigint not null,
  message_id uuid not null,
  channel text not null check (channel in ('sms', 'fb')),
  sender text not null,
  text text not null,
  provider_id text not null,
  outcome text not null,
  received_at timestamptz not null default now(),
  primary key (account_id, message_id)
);
create index inbound_messages_by_sender on inbound_messages (account_id, sender, received_at);

-- Refs that a visitor texts on a phone. used_by: the number that used it first.
create table sms_refs (
  account_id bigint not null,
  ref text not null,
  widget_id bigint not null,
  session_id text not null,
  origin text not null,
  page_address text,
  ip_short text not null,
  user_agent text not null,
  used_by text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (account_id, ref),
  unique (account_id, widget_id, session_id)
);

-- Double opt-in: numbers that wait for a YES, with the consent that was given on the page.
create table pending_opt_ins (
  account_id bigint not null,
  pending_id uuid not null,
  phone text not null,
  opt_in jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (account_id, pending_id)
);
create index pending_opt_ins_by_phone on pending_opt_ins (account_id, phone);

-- Attempts that were let through, counted by number, prefix, address, network, widget and account in slices of time.
create table sms_slices (
  key text not null,
  slice timestamptz not null,
  n integer not null,
  primary key (key, slice)
);
create index sms_slices_by_age on sms_slices (slice);

-- What an account has spent on texts in a day (UTC). told_at: when its owner was told that the day is used up.
create table sms_spending (
  account_id bigint not null,
  day date not null,
  parts integer not null,
  spent_minor bigint not null,
  told_at timestamptz,
  primary key (account_id, day)
);

-- Consents form a chain in each account: every row carries the hash of the one before and its own. Rows from before the
-- chain carry none.
alter table consents
  add column seq bigint,
  add column prev_hash text,
  add column hash text,
  add constraint consents_account_id_seq_key unique (account_id, seq);
create table consent_heads (
  account_id bigint primary key,
  seq bigint not null,
  hash text not null
);

-- What refs of pages handed on, in the field that the widget names.
create table subscriber_fields (
  account_id bigint not null,
  subscriber_id uuid not null,
  field_id text not null,
  value text not null,
  updated_at timestamptz not null default now(),
  primary key (account_id, subscriber_id, field_id),
  foreign key (account_id, subscriber_id) references subscribers on delete cascade
);
