import type { AnySql } from '../../database/index';
import type { Account } from '../pure/Account';

/** An account by its public id. [OWN-02] */
export async function selectAccount(sql: AnySql, accountId: number): Promise<Account | undefined> {
  const [account] = await sql<Account[]>`
    select account_id as "accountId", page_name as "pageName", fb_page_id as "fbPageId", app_id as "appId",
      widget_phone as "widgetPhone", whitelist, sms_channel_connected as "smsChannelConnected", country, locale,
      time_zone as "timeZone",
      default_size as "defaultSize", fb_sdk_version as "fbSdkVersion", plan_badge as "planBadge",
      is_eu_affected as "isEuAffected", messenger_mode as "messengerMode", terms_url as "termsUrl",
      privacy_url as "privacyUrl", sms_legal_extra as "smsLegalExtra", sms_provider as "smsProvider",
      messenger_provider as "messengerProvider", sms_double_opt_in as "smsDoubleOptIn",
      sms_quiet_hours as "smsQuietHours",
      sms_countries as "smsCountries", sms_daily_parts as "smsDailyParts",
      sms_part_price_minor as "smsPartPriceMinor", sms_daily_spend_minor as "smsDailySpendMinor",
      support_contact as "supportContact", closed_at is not null as "isClosed"
    from accounts where account_id = ${accountId}`;
  return account;
}
