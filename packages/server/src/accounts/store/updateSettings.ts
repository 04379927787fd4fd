import type { AnySql } from '../../database/index';

/** The columns that owners can change, by their API names. */
const columns: Record<string, string> = {
  pageName: 'page_name',
  fbPageId: 'fb_page_id',
  appId: 'app_id',
  widgetPhone: 'widget_phone',
  whitelist: 'whitelist',
  smsChannelConnected: 'sms_channel_connected',
  country: 'country',
  locale: 'locale',
  timeZone: 'time_zone',
  defaultSize: 'default_size',
  fbSdkVersion: 'fb_sdk_version',
  planBadge: 'plan_badge',
  isEuAffected: 'is_eu_affected',
  messengerMode: 'messenger_mode',
  termsUrl: 'terms_url',
  privacyUrl: 'privacy_url',
  smsLegalExtra: 'sms_legal_extra',
  smsProvider: 'sms_provider',
  messengerProvider: 'messenger_provider',
  smsDoubleOptIn: 'sms_double_opt_in',
  smsQuietHours: 'sms_quiet_hours',
  smsCountries: 'sms_countries',
  smsDailyParts: 'sms_daily_parts',
  smsPartPriceMinor: 'sms_part_price_minor',
  smsDailySpendMinor: 'sms_daily_spend_minor',
  supportContact: 'support_contact',
};

/** Changes the given settings; ignores any other name. [OWN-02] */
export async function updateSettings(
  sql: AnySql,
  accountId: number,
  given: Record<string, unknown>,
): Promise<void> {
  const named = Object.entries(given).flatMap(([name, value]) => {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    return column === undefined || value === undefined ? [] : [[column, value] as const];
  });
  if (named.length === 0) return;
  const row = Object.fromEntries(named) as Record<string, string>;
  await sql`update accounts set ${sql(row)} where account_id = ${accountId}`;
}
