import type { AnySql } from '../database/Sql';
import type { Account, StoredWidget } from '../rules/Account';

/** Writes a new account with its settings. [OWN-02] */
export async function insertAccount(sql: AnySql, account: Account): Promise<void> {
  await sql`
    insert into accounts (account_id, page_name, fb_page_id, app_id, widget_phone, whitelist, sms_channel_connected,
      country, locale, default_size, fb_sdk_version, plan_badge, is_eu_affected, messenger_mode, terms_url,
      privacy_url, sms_legal_extra)
    values (${account.accountId}, ${account.pageName}, ${account.fbPageId}, ${account.appId}, ${account.widgetPhone},
      ${account.whitelist}, ${account.smsChannelConnected}, ${account.country}, ${account.locale},
      ${account.defaultSize}, ${account.fbSdkVersion}, ${account.planBadge}, ${account.isEuAffected},
      ${account.messengerMode}, ${account.termsUrl}, ${account.privacyUrl}, ${account.smsLegalExtra})`;
}

/** Writes a new widget of an account. [ENT-01] */
export async function insertWidget(sql: AnySql, accountId: number, widget: StoredWidget): Promise<void> {
  await sql`
    insert into widgets (account_id, widget_id, widget_type, channel, name, sms_keyword, status, version, data)
    values (${accountId}, ${widget.widgetId}, ${widget.widgetType}, ${widget.channel}, ${widget.name},
      ${widget.smsKeyword}, ${widget.status}, ${widget.version}, ${sql.json(widget.data as never)})`;
}
