import type { AnySql } from '../../database/index';
import type { Account, StoredWidget } from '../pure/Account';

/** Inserts a new account with its settings. [OWN-02] */
export async function insertAccount(sql: AnySql, account: Account): Promise<void> {
  await sql`
    insert into accounts (account_id, page_name, fb_page_id, app_id, widget_phone, whitelist, sms_channel_connected,
      country, locale, time_zone, default_size, fb_sdk_version, plan_badge, is_eu_affected, messenger_mode, terms_url,
      privacy_url, sms_legal_extra, sms_provider, messenger_provider, sms_double_opt_in, sms_quiet_hours,
      sms_countries, sms_daily_parts, sms_part_price_minor, sms_daily_spend_minor, support_contact)
    values (${account.accountId}, ${account.pageName}, ${account.fbPageId}, ${account.appId}, ${account.widgetPhone},
      ${account.whitelist}, ${account.smsChannelConnected}, ${account.country}, ${account.locale},
      ${account.timeZone}, ${account.defaultSize}, ${account.fbSdkVersion}, ${account.planBadge}, ${account.isEuAffected},
      ${account.messengerMode}, ${account.termsUrl}, ${account.privacyUrl}, ${account.smsLegalExtra},
      ${account.smsProvider}, ${account.messengerProvider}, ${account.smsDoubleOptIn}, ${account.smsQuietHours},
      ${account.smsCountries}, ${account.smsDailyParts}, ${account.smsPartPriceMinor}, ${account.smsDailySpendMinor},
      ${account.supportContact})`;
}

/** Inserts a new widget of an account. [ENT-01] */
export async function insertWidget(sql: AnySql, accountId: number, widget: StoredWidget): Promise<void> {
  await sql`
    insert into widgets (account_id, widget_id, widget_type, channel, name, sms_keyword, status, version, data)
    values (${accountId}, ${widget.widgetId}, ${widget.widgetType}, ${widget.channel}, ${widget.name},
      ${widget.smsKeyword}, ${widget.status}, ${widget.version}, ${sql.json(widget.data as never)})`;
}
