import { generateId, type Sql } from '../database/index';

/** A row of the account in every table with accounts. */
export async function fillAccountTables(sql: Sql, accountId: number): Promise<void> {
  const [subscriber, id] = [generateId(), generateId()];
  await sql`insert into widgets (account_id, widget_id, widget_type, channel, name) values (${accountId}, 1, 'bar', 'fb', 'x')`;
  await sql`insert into widget_versions (account_id, widget_id, version, channel, sms_keyword, data) values (${accountId}, 1, 1, 'fb', '', '{}')`;
  await sql`
    insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id)
    values (${accountId}, ${subscriber}, 'sms', '+14155550100', 1)`;
  await sql`
    insert into opt_ins (account_id, session_id, widget_id, instance_id, subscriber_id)
    values (${accountId}, 's', 1, 'i', ${subscriber})`;
  await sql`
    insert into consents (account_id, consent_id, subscriber_id, phone, method, consent_text, text_sha256, text_version, button_label,
      notice_known, origin, widget_id, widget_version, session_id, instance_id, ip_short, user_agent)
    values (${accountId}, ${id}, ${subscriber}, '+14155550100', 'inline', 'x', 'x', '1', 'x', true, 'x', 1, 1, 's', 'i', '', '')`;
  await sql`
    insert into notices (account_id, widget_id, mark, widget_version, consent_text, button_label, text_version)
    values (${accountId}, 1, 'm', 1, 'x', 'x', '1')`;
  await sql`
    insert into events (account_id, day, event_id, kind, name, happened_at, counted_on)
    values (${accountId}, now()::date, ${id}, 'custom', 'x', now(), now()::date)`;
  await sql`insert into event_outcomes values (${accountId}, now()::date, 'stored', '', 1)`;
  await sql`insert into failed_events (account_id, failed_id, call, reason) values (${accountId}, ${id}, 'x', 'x')`;
  await sql`insert into account_secrets (account_id, name, sealed, hint) values (${accountId}, 'a.b', '\\x01', '')`;
  await sql`insert into sms_numbers (account_id, phone, provider) values (${accountId}, '+14155550100', 'twilio')`;
  await sql`insert into site_sightings (account_id, host) values (${accountId}, 'a.example')`;
  await sql`
    insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key)
    values (${accountId}, ${id}, 'sms', '+14155550100', 'x', '{}', 'x')`;
  await sql`
    insert into suppressions (account_id, channel, recipient_hash, reason) values (${accountId}, 'sms', 'x', 'STOP')`;
  await sql`
    insert into inbound_messages (account_id, message_id, channel, sender, text, provider_id, outcome)
    values (${accountId}, ${id}, 'sms', '+14155550100', 'x', 'x', 'x')`;
  await sql`
    insert into sandbox_messages (account_id, message_id, channel, recipient, direction, body)
    values (${accountId}, ${id}, 'sms', 'x', 'in', '{}')`;
  await sql`
    insert into sms_refs (account_id, ref, widget_id, session_id, origin, ip_short, user_agent, expires_at)
    values (${accountId}, 'r', 1, 's', 'x', '', '', now())`;
  await sql`
    insert into pending_opt_ins (account_id, pending_id, phone, opt_in, expires_at)
    values (${accountId}, ${id}, '+14155550100', '{}', now())`;
  await sql`insert into sms_spending (account_id, day, parts, spent_minor) values (${accountId}, now()::date, 1, 1)`;
  await sql`insert into consent_heads (account_id, seq, hash) values (${accountId}, 0, '')`;
  await sql`
    insert into subscriber_fields (account_id, subscriber_id, field_id, value)
    values (${accountId}, ${subscriber}, 'f', 'v')`;
  await sql`insert into messenger_user_refs (account_id, user_ref, psid) values (${accountId}, 'u', 'p')`;
  await sql`insert into messenger_inbox (account_id, mark, kind) values (${accountId}, 'm', 'x')`;
  await sql`insert into landing_slugs (slug, account_id, widget_id) values (${`l${accountId}`}, ${accountId}, 1)`;
  await sql`
    insert into api_keys (account_id, key_id, name, key_hash, prefix, role, scopes)
    values (${accountId}, ${id}, 'x', ${Buffer.from(id)}, 'x', 'viewer', '{}')`;
  await sql`
    insert into audit_log (account_id, entry_id, actor_kind, action) values (${accountId}, ${id}, 'system', 'x')`;
  await sql`
    insert into invitations (account_id, invitation_id, email, role, token_hash, expires_at)
    values (${accountId}, ${id}, 'a@b.example', 'viewer', ${Buffer.from(id)}, now())`;
  await sql`
    insert into webhooks (account_id, webhook_id, url, events, sealed_secret)
    values (${accountId}, ${id}, 'https://a.example', '{}', '\\x01')`;
  await sql`
    insert into webhook_deliveries (account_id, delivery_id, webhook_id, event, body)
    values (${accountId}, ${id}, ${id}, 'opt_in', '{}')`;
  await sql`insert into webhook_attempts (account_id, delivery_id, ms) values (${accountId}, ${id}, 1)`;
  await sql`
    insert into refusals (account_id, day, widget_id, reason, host, n)
    values (${accountId}, now()::date, 0, 'too_many', '', 1)`;
  await sql`insert into wrong_clock_events (account_id, event_id) values (${accountId}, ${id})`;
  await sql`insert into erased_people (account_id, psid) values (${accountId}, 'p')`;
  await sql`insert into erased_visits (account_id, session_id) values (${accountId}, 's')`;
  await sql`
    insert into mail_tokens (token_hash, purpose, user_id, account_id, expires_at)
    select ${Buffer.from(id)}, 'link', user_id, account_id, now() from members where account_id = ${accountId} limit 1`;
}
