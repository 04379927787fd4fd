/** A table with rows of accounts: what of it an owner's file leaves out, and why. */
type AccountTable = {
  name: string;
  /** Columns that only this server can use. */
  hidden?: readonly string[];
  /** Why the file has nothing of it. */
  kept?: string;
};

const secret = 'opens the account, so it is in no file';
const passing = 'on its way for days at most; what it becomes is in the file';
const counted = 'only limits how much may happen';

/**
 * Every table with rows of accounts, in an order in which they can be erased: what refers to others comes first. The log is last, as its
 * rows say that there is something left. [OWN-01, OWN-20]
 */
export const accountTables: readonly AccountTable[] = [
  { name: 'webhook_attempts', kept: passing },
  { name: 'webhook_deliveries', kept: passing },
  { name: 'webhooks', hidden: ['sealed_secret'] },
  { name: 'opt_ins' },
  { name: 'subscriber_fields' },
  { name: 'subscribers', hidden: ['phone_reversed'] },
  { name: 'consents' },
  { name: 'consent_heads' },
  { name: 'notices' },
  { name: 'suppressions' },
  { name: 'pending_opt_ins', kept: passing },
  { name: 'sms_refs', kept: passing },
  { name: 'sms_numbers', hidden: ['sealed'] },
  { name: 'sms_spending' },
  { name: 'outbox', kept: passing },
  { name: 'inbound_messages' },
  { name: 'sandbox_messages' },
  { name: 'messenger_user_refs' },
  { name: 'messenger_inbox', kept: passing },
  { name: 'events' },
  { name: 'wrong_clock_events', kept: counted },
  { name: 'erased_visits', kept: counted },
  { name: 'failed_events' },
  { name: 'event_outcomes' },
  { name: 'stats_daily' },
  { name: 'refusals' },
  { name: 'site_sightings' },
  { name: 'landing_slugs' },
  { name: 'widget_versions' },
  { name: 'widgets' },
  { name: 'account_secrets', kept: secret },
  { name: 'api_keys', hidden: ['key_hash'] },
  { name: 'invitations', hidden: ['token_hash'] },
  { name: 'mail_tokens', kept: secret },
  { name: 'sessions', kept: secret },
  { name: 'members' },
  { name: 'audit_log' },
];
