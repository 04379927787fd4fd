/** A table with rows of accounts: what of it an owner's file leaves out, and why. */
type AccountTable = {
  name: string;
  /** Columns that only this server can use. */
  hidden?: readonly string[];
  /** Columns that stay empty if the person of the row was erased. */
  erased?: readonly string[];
  /** Why the file has nothing of it. */
  omitted?: string;
};

const secret = 'opens the account, so it is in no file';
const passing = 'expires within days; what it becomes is in the file';
const renewed = 'a page can ask for it again; who signed up with it is in the file';
const copied = 'a copy of what is in the file, for the owner’s own systems';
const counted = 'only limits how much may happen';
const erasing = 'says what is left to erase of people whom the owner has deleted';

/**
 * Every table with rows of accounts, in an order in which they can be erased: what refers to others comes first. The log is last, as its
 * rows say that there is something left. [OWN-01, OWN-20]
 */
export const accountTables: readonly AccountTable[] = [
  { name: 'webhook_attempts', omitted: copied },
  { name: 'webhook_deliveries', omitted: copied },
  { name: 'webhooks', hidden: ['sealed_secret'] },
  { name: 'opt_ins' },
  { name: 'subscriber_fields' },
  { name: 'subscribers', hidden: ['phone_reversed', 'phone_end', 'psid_mark'] },
  { name: 'consents', erased: ['phone', 'phone_salt'] },
  { name: 'consent_heads' },
  { name: 'notices' },
  { name: 'suppressions' },
  { name: 'pending_opt_ins', omitted: passing },
  { name: 'sms_refs', omitted: renewed },
  { name: 'sms_numbers', hidden: ['sealed'] },
  { name: 'sms_spending' },
  { name: 'outbox', hidden: ['turn', 'priority', 'is_in_line'] },
  { name: 'inbound_messages' },
  { name: 'sandbox_messages' },
  { name: 'messenger_user_refs' },
  { name: 'messenger_inbox', omitted: passing },
  { name: 'events' },
  { name: 'wrong_clock_events', omitted: counted },
  { name: 'erased_people', omitted: erasing },
  { name: 'erased_visits', omitted: erasing },
  { name: 'failed_events' },
  { name: 'event_outcomes' },
  { name: 'stats_daily' },
  { name: 'refusals' },
  { name: 'site_sightings' },
  { name: 'landing_slugs' },
  { name: 'widget_versions' },
  { name: 'widgets' },
  { name: 'account_secrets', omitted: secret },
  { name: 'api_keys', hidden: ['key_hash'] },
  { name: 'invitations', hidden: ['token_hash'] },
  { name: 'mail_tokens', omitted: secret },
  { name: 'sessions', omitted: secret },
  { name: 'members', omitted: 'it begins with them, by their names' },
  { name: 'audit_log' },
];
