-- Every key begins with account_id, so that accounts can be spread over several databases later.
-- Ids of rows are UUIDv7 made by the server. Only SQL that PostgreSQL 15 knows.

create table accounts (
  account_id bigint primary key,
  page_name text not null,
  fb_page_id text not null default '',
  app_id text not null default '',
  widget_phone text not null default '',
  whitelist text[] not null default '{}',
  sms_channel_connected boolean not null default false,
  country text not null default 'US' check (country ~ '^[A-Z]{2}$'),
  locale text not null default 'en_US',
  default_size text,
  fb_sdk_version text not null default 'v3.1',
  plan_badge boolean not null default true,
  is_eu_affected boolean not null default false,
  messenger_mode text not null default 'link' check (messenger_mode in ('link', 'plugin')),
  terms_url text,
  privacy_url text,
  sms_legal_extra text,
  created_at timestamptz not null default now()
);

create table widgets (
  account_id bigint not null references accounts,
  widget_id bigint not null,
  widget_type text not null,
  channel text not null,
  name text not null,
  sms_keyword text not null default '',
  status text not null default 'active' check (status in ('active', 'paused')),
  data jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, widget_id)
);

create table subscribers (
  account_id bigint not null references accounts,
  subscriber_id uuid not null,
  channel text not null,
  phone text check (phone ~ '^\+[1-9][0-9]{5,14}$'),
  source_widget_id bigint not null,
  created_at timestamptz not null default now(),
  last_opt_in_at timestamptz not null default now(),
  primary key (account_id, subscriber_id),
  unique (account_id, phone)
);

-- Which visits have led to an opt-in.
create table opt_ins (
  account_id bigint not null,
  session_id text not null,
  widget_id bigint not null,
  instance_id text not null,
  subscriber_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (account_id, session_id, widget_id, instance_id, subscriber_id),
  foreign key (account_id, subscriber_id) references subscribers on delete cascade
);

-- Every notice that was handed out beside a phone field, under the mark by which a page names it. A row is written
-- before the first page gets its words, with the version of the widget that carried them first.
create table notices (
  account_id bigint not null,
  widget_id bigint not null,
  mark text not null,
  widget_version integer not null,
  consent_text text not null,
  button_label text not null,
  text_version text not null,
  first_served_at timestamptz not null default now(),
  primary key (account_id, widget_id, mark)
);

-- What was agreed to. notice_known: the page named a notice that this server had handed out for this widget, and these
-- are its words. Otherwise (a page with a configuration of its own, or one that names none) they are the words that the
-- server would have shown at that moment. It points at no other table: it outlives the subscriber.
create table consents (
  account_id bigint not null,
  consent_id uuid not null,
  subscriber_id uuid not null,
  phone text not null,
  method text not null,
  consent_text text not null,
  text_sha256 text not null,
  text_version text not null,
  button_label text not null,
  notice_known boolean not null,
  page_address text,
  origin text not null,
  widget_id bigint not null,
  widget_version integer not null,
  session_id text not null,
  instance_id text not null,
  ip_short text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  primary key (account_id, consent_id)
);
create index consents_by_phone on consents (account_id, phone, created_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the table % is append-only: its rows are neither changed nor removed', tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger consents_keep_rows before update or delete on consents
  for each row execute function refuse_change();
create trigger consents_keep_table before truncate on consents
  for each statement execute function refuse_change();
create trigger notices_keep_rows before update or delete on notices
  for each row execute function refuse_change();
create trigger notices_keep_table before truncate on notices
  for each statement execute function refuse_change();

-- What is done once in the life of an installation, such as writing the sample account.
create table milestones (
  name text primary key,
  reached_at timestamptz not null default now()
);
