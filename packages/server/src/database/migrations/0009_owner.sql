-- Owners: who may do what in which account, and drafts and versions of widgets. Only SQL that PostgreSQL 15 knows.

-- The role under which the owner's API reads and writes. It owns nothing, so row-level security binds it, whoever the
-- server itself signs in as. A role belongs to the whole cluster: another database may have made it already.
do $$
begin
  if not exists (select from pg_roles where rolname = 'beckon_api') then
    begin
      create role beckon_api nologin;
    exception
      when duplicate_object or unique_violation then null;
      when insufficient_privilege then
        raise exception 'the user % may not create the role beckon_api. Let an administrator run: create role beckon_api nologin; grant beckon_api to %;',
          current_user, quote_ident(current_user) using errcode = 'insufficient_privilege';
    end;
  end if;
  if not pg_has_role(current_user, 'beckon_api', 'member') then
    begin
      execute format('grant beckon_api to %I', current_user);
    exception when insufficient_privilege then
      raise exception 'the user % is not a member of the role beckon_api. Let an administrator run: grant beckon_api to %;',
        current_user, quote_ident(current_user) using errcode = 'insufficient_privilege';
    end;
  end if;
end $$;

-- The account that the current transaction works for; none unless it said so.
create function current_account() returns bigint language sql stable as $$
  select nullif(current_setting('beckon.account', true), '')::bigint
$$;

-- Binds the API to the rows of its account, and gives it these rights on them.
create function guard_account(guarded regclass, rights text) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('create policy own_account on %s using (account_id = current_account()) with check (account_id = current_account())', guarded);
  execute format('grant %s on %s to beckon_api', rights, guarded);
end $$;

create table users (
  user_id uuid primary key,
  -- In small letters.
  email text not null unique,
  name text not null default '',
  -- None: this person signs in by links alone.
  password_hash text,
  -- When they first showed that they read the mails of this address; whoever only typed it in has not.
  email_proved_at timestamptz,
  created_at timestamptz not null default now()
);

create table members (
  account_id bigint not null references accounts on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  created_at timestamptz not null default now(),
  primary key (account_id, user_id)
);
create index members_by_user on members (user_id);

-- Of everything that opens a door only the hash is kept.
create table sessions (
  token_hash bytea primary key,
  session_id uuid not null unique,
  user_id uuid not null references users on delete cascade,
  account_id bigint not null references accounts on delete cascade,
  ip_short text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);

create table mail_tokens (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('reset', 'link')),
  user_id uuid not null references users on delete cascade,
  -- Of a link: into which account.
  account_id bigint references accounts on delete cascade,
  expires_at timestamptz not null
);
create index mail_tokens_by_user on mail_tokens (user_id);

-- An address is invited into an account once at a time; only who follows the link becomes a person here.
create table invitations (
  account_id bigint not null references accounts on delete cascade,
  invitation_id uuid not null,
  email text not null,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (account_id, invitation_id),
  unique (account_id, email)
);

-- Mails of the provider that sends none.
create table sandbox_mails (
  mail_id uuid primary key,
  to_address text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now()
);

-- Mails that wait for the mail server, sealed: they hold words that open accounts.
create table waiting_mails (
  mail_id uuid primary key,
  sealed bytea not null,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index waiting_mails_due on waiting_mails (next_try_at);

-- How often something was tried: sign-ins by mail address and by network, all servers together.
create table attempts (
  key text not null,
  window_start timestamptz not null,
  n integer not null,
  primary key (key, window_start)
);

create table api_keys (
  account_id bigint not null references accounts on delete cascade,
  key_id uuid not null,
  name text not null,
  key_hash bytea not null unique,
  -- The first characters, by which its owner knows it again.
  prefix text not null,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  primary key (account_id, key_id)
);

-- Who changed what. Values of people do not stand here.
create table audit_log (
  account_id bigint not null,
  entry_id uuid not null,
  actor_kind text not null check (actor_kind in ('person', 'key', 'system')),
  actor_id uuid,
  action text not null,
  target text not null default '',
  details jsonb not null default '{}',
  ip_short text not null default '',
  created_at timestamptz not null default now(),
  primary key (account_id, entry_id)
);
create trigger audit_log_keeps_rows before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_keeps_table before truncate on audit_log
  for each statement execute function refuse_change();

-- Sealed with a key that does not lie in this database.
create table account_secrets (
  account_id bigint not null references accounts on delete cascade,
  name text not null,
  sealed bytea not null,
  hint text not null,
  updated_at timestamptz not null default now(),
  primary key (account_id, name)
);

-- Websites on which the account's script was asked for.
create table site_sightings (
  account_id bigint not null references accounts on delete cascade,
  host text not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (account_id, host)
);

-- data, channel and sms_keyword are what visitors see; draft holds the same three as they will be, if they are to change.
alter table widgets drop constraint widgets_status_check;
alter table widgets add constraint widgets_status_check check (status in ('draft', 'active', 'paused'));
alter table widgets
  add column draft jsonb,
  add column revision integer not null default 1,
  add column published_at timestamptz,
  add column deleted_at timestamptz;

create table widget_versions (
  account_id bigint not null,
  widget_id bigint not null,
  version integer not null,
  channel text not null,
  sms_keyword text not null,
  data jsonb not null,
  published_at timestamptz not null default now(),
  published_by uuid,
  primary key (account_id, widget_id, version),
  foreign key (account_id, widget_id) references widgets on delete cascade
);

-- Lists are walked by time; these serve the filters. Under row-level security an index serves a search only through operators that
-- give nothing away: comparisons of one type do, patterns and functions do not.
alter table subscribers add column phone_reversed text collate "C" generated always as (reverse(phone)) stored;
create index subscribers_by_time on subscribers (account_id, created_at, subscriber_id);
create index subscribers_by_widget on subscribers (account_id, source_widget_id, created_at, subscriber_id);
create index subscribers_by_channel on subscribers (account_id, channel, created_at, subscriber_id);
create index subscribers_by_first_digits on subscribers (account_id, (phone collate "C"));
create index subscribers_by_last_digits on subscribers (account_id, phone_reversed);
create index consents_by_subscriber on consents (account_id, subscriber_id);

-- Every server hears of a change of what visitors get, whoever made it. Equal words of one transaction are said once.
create function tell_config() returns trigger language plpgsql as $$
begin
  perform pg_notify('beckon_config', coalesce(new.account_id, old.account_id)::text);
  return null;
end $$;
create trigger accounts_tell_config after insert or update or delete on accounts
  for each row execute function tell_config();
create trigger widgets_tell_config
  after insert or delete or update of widget_type, channel, name, sms_keyword, status, data, version on widgets
  for each row execute function tell_config();

select guard_account('accounts', 'select, update');
select guard_account('widgets', 'select, insert, update');
select guard_account('widget_versions', 'select, insert');
select guard_account('subscribers', 'select, delete');
select guard_account('opt_ins', 'select');
select guard_account('consents', 'select');
select guard_account('notices', 'select');
select guard_account('events', 'select');
-- Of what happened only the links to a person can be taken away.
grant update (subscriber_id, external_id, session_id, payload, session_data) on events to beckon_api;
select guard_account('stats_daily', 'select');
select guard_account('event_outcomes', 'select');
select guard_account('failed_events', 'select, delete');
select guard_account('members', 'select, insert, update, delete');
select guard_account('invitations', 'select, insert, update, delete');
select guard_account('api_keys', 'select, insert, delete');
select guard_account('audit_log', 'select, insert');
select guard_account('account_secrets', 'select, insert, update, delete');
select guard_account('site_sightings', 'select');

-- Of people the API sees those of its account, and never what they sign in with.
alter table users enable row level security;
create policy own_account on users
  using (exists (select from members where members.user_id = users.user_id and members.account_id = current_account()));
grant select (user_id, email, name, created_at) on users to beckon_api;
