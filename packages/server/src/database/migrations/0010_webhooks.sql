-- What is told to other systems: signed, tried again and again, written down. Only SQL that PostgreSQL 15 knows.

create table webhooks (
  account_id bigint not null references accounts on delete cascade,
  webhook_id uuid not null,
  url text not null,
  events text[] not null,
  -- The key of the signatures, sealed.
  sealed_secret bytea not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (account_id, webhook_id)
);

create table webhook_deliveries (
  account_id bigint not null,
  delivery_id uuid not null,
  webhook_id uuid not null,
  event text not null,
  subscriber_id uuid,
  -- The very text that is signed and sent, again the same at every try.
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (account_id, delivery_id),
  foreign key (account_id, webhook_id) references webhooks on delete cascade
);
create index webhook_deliveries_due on webhook_deliveries (account_id, webhook_id, next_try_at) where state = 'waiting';
create index webhook_deliveries_by_webhook on webhook_deliveries (account_id, webhook_id, created_at desc, delivery_id);
create index webhook_deliveries_by_subscriber on webhook_deliveries (account_id, subscriber_id) where subscriber_id is not null;
create index webhook_deliveries_by_age on webhook_deliveries (created_at) where state <> 'waiting';

create table webhook_attempts (
  account_id bigint not null,
  delivery_id uuid not null,
  tried_at timestamptz not null default clock_timestamp(),
  -- The status of the answer, or why there was none.
  status integer,
  error text not null default '',
  ms integer not null,
  primary key (account_id, delivery_id, tried_at),
  foreign key (account_id, delivery_id) references webhook_deliveries on delete cascade
);

-- An opt-in is told to every webhook that asks for it, in the transaction that writes it: none is told that was not written, and
-- none is written that is not told.
create function tell_opt_in() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (account_id, delivery_id, webhook_id, event, subscriber_id, body)
  select new.account_id, delivery_id, webhook_id, 'opt_in', new.subscriber_id, json_build_object(
      'id', delivery_id, 'event', 'opt_in', 'createdAt', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'accountId', new.account_id, 'data', json_build_object('subscriberId', new.subscriber_id, 'widgetId', new.widget_id,
        'sessionId', new.session_id, 'channel', subscribers.channel, 'phone', subscribers.phone,
        'messengerId', subscribers.psid, 'payload', new.payload))::text
  from webhooks cross join lateral (select gen_random_uuid() as delivery_id where webhooks.webhook_id is not null) as made
    join subscribers on subscribers.account_id = new.account_id and subscribers.subscriber_id = new.subscriber_id
  where webhooks.account_id = new.account_id and is_active and 'opt_in' = any(events);
  if found then perform pg_notify('beckon_webhooks', ''); end if;
  return null;
end $$;
create trigger opt_ins_are_told after insert on opt_ins for each row execute function tell_opt_in();

select guard_account('webhooks', 'select, insert, update, delete');
select guard_account('webhook_deliveries', 'select, insert, update, delete');
select guard_account('webhook_attempts', 'select');
