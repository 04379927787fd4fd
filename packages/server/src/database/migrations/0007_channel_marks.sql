-- What channels keep of people, and for how long. Only SQL that PostgreSQL 15 knows.

-- HMAC-SHA-256 under the secret of this installation: nobody can try all numbers against what is kept. The server makes the
-- secret when it first starts, and turns what was kept under a plain hash. It is stored as its two pads, inner and outer,
-- 64 bytes each, and stays in this database: were it lost, so would be every STOP. Whoever may make a mark need not be able to
-- read the secret.
create function recipient_mark(plain text) returns text
language plpgsql stable security definer set search_path from current as $$
declare
  pads bytea := (select decode(secret, 'hex') from installation_secrets where name = 'recipient-mark');
begin
  if pads is null then raise exception 'the secret "recipient-mark" is missing; start the server once'; end if;
  return encode(sha256(substr(pads, 65) || sha256(substr(pads, 1, 64) || convert_to(plain, 'utf8'))), 'hex');
end $$;

-- Who said START after a STOP stays here: a STOP from before it may still arrive.
alter table suppressions add column lifted_at timestamptz;
create index suppressions_lifted on suppressions (lifted_at) where lifted_at is not null;

-- Why a text got no answer although its effect was had: used_up, too_many, not_served.
alter table inbound_messages add column reason text not null default '';

-- unknown: the provider was asked and nobody can say whether it heard. Never sent again.
alter table outbox drop constraint outbox_state_check;
alter table outbox add constraint outbox_state_check
  check (state in ('queued', 'sending', 'sent', 'failed', 'cancelled', 'unknown'));

-- What is removed after a while is found by its age.
create index outbox_done on outbox (next_at) where state in ('sent', 'failed', 'cancelled', 'unknown');
create index sandbox_messages_by_age on sandbox_messages (created_at);
create index inbound_messages_by_age on inbound_messages (received_at);
create index pending_opt_ins_by_age on pending_opt_ins (expires_at);
create index sms_refs_by_age on sms_refs (expires_at);
