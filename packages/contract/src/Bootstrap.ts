import * as v from 'valibot';
import * as limits from './constants/limits';
import * as lists from './constants/lists';
import { field } from './widget/field';
import { parseWith } from './widget/parseWith';

/** What the account script puts into `window.mcwidget`, or a page writes itself. [BOOT-01, BOOT-14] */
export const Bootstrap = v.object({
  /** Missing means: ask `host` for them. [BOOT-15] */
  widgets: v.optional(
    parseWith(
      (raw) => (Array.isArray(raw) && raw.length <= limits.widgetsPerPage ? (raw as unknown[]) : undefined),
      `must be a list of up to ${limits.widgetsPerPage} widgets`,
    ),
  ),
  host: field.text(),
  /** Set if the server accepts no sign-ups by phone from pages at `host`, its own address. [NET-11, A-27] */
  host_rejected: field.maybeFlag,
  pageId: field.id,
  fb_page_id: field.text(),
  appId: field.text(),
  widget_phone: field.text(),
  page_name: field.text(),
  /** Missing means: only the server knows. */
  whitelist: field.maybeLines,
  sms_channel_connected: field.flag(false),
  defaultSize: field.maybeWord(lists.buttonSizes),
  fbSDKVersion: field.text('v3.1'),
  fbSDKDebug: field.flag(false),
  locale: field.maybeText,
  /** Set if some English texts of widgets are not the built-in ones, and must be fetched like those of another language. */
  own_english: field.maybeFlag,
  widgetLocale: field.maybeText,
  is_eu_affected: field.flag(false),
  /** */
  messenger_mode: field.word(lists.messengerModes, 'plugin'),
  /** Whether the plan requires the badge. [LAY-01, A-34] */
  badge: field.flag(true),
  /** Where the badge leads, if not to the product page of `host`. [LAY-01] */
  badge_url: field.maybeText,
  terms_url: field.maybeText,
  privacy_url: field.maybeText,
  sms_legal_extra: field.maybeText,
  /** The channels, in one text, whose links lead to the sandbox of `host`, because the account only tests them. [OWN-13] */
  sandbox: field.maybeText,
});
export type Bootstrap = v.InferOutput<typeof Bootstrap>;
