import { euConsentText } from './agreed/euConsentText';
import { Bootstrap } from './Bootstrap';
import type { bootstrapVersion } from './bootstrapVersion';
import { asksForPhone } from './channels/asksForPhone';
import { widgetIdTaken } from './constants/errors';
import { explainIssue } from './widget/explainIssue';
import { fillMissing } from './widget/fillMissing';
import { parseLenient } from './widget/parseLenient';
import { type ParsedWidget, parseWidget } from './widget/parseWidget';
import type { Widget } from './widget/Widget';

/** Everything in a configuration except its widgets. [BOOT-02] */
export type Account = Omit<Bootstrap, 'widgets'>;

/** A configuration as our server provides it. [BOOT-01] */
export type ServedBootstrap = Account & { v: typeof bootstrapVersion; widgets: Widget[] };

/** A parsed configuration: its account, the usable widgets, and those that are not. */
export type ParsedBootstrap =
  | {
      ok: true;
      account: Account;
      /** Missing if the configuration did not have the key at all. [BOOT-15] */
      widgets: Widget[] | undefined;
      rejected: { widgetId: string; error: string }[];
      /** Warnings about values of the account and its widgets that could not be read and count as missing. [BOOT-13, A-100] */
      dropped: string[];
    }
  | { ok: false; error: string };

/** Without these there is no configuration; anything else that is unreadable counts as missing. */
const needed = ['pageId', 'widgets'];

/** A configuration that a page wrote itself; what it lacks may have been fetched. */
type Handwritten = { fetched?: unknown };

/**
 * Parses the whole configuration; one bad widget or field never affects another. In a handwritten one, a bad field does not
 * drop its widget either. [BOOT-01, BOOT-13, BOOT-14, ENT-03, A-100]
 */
export function parseBootstrap(raw: unknown, handwritten?: Handwritten): ParsedBootstrap {
  const dropped: string[] = [];
  const warn = (complaint: string): void => void dropped.push(complaint);
  const parsed = parseLenient(Bootstrap, {
    given: fillMissing(raw, handwritten?.fetched) ?? {},
    warn,
    needed,
  });
  if (!parsed.success) return { ok: false, error: explainIssue(parsed.issues) };
  const { widgets: raws, ...account } = parsed.output;
  const read = raws && rejectDuplicates(raws.map((one) => parseWidget(one, handwritten && warn)));
  const active = read?.flatMap((one) => (one.ok && one.widget.status === 'active' ? [one.widget] : []));
  const widgets = account.is_eu_affected ? active?.map((one) => withConsent(one, account)) : active;
  const rejected = (read ?? []).flatMap((one) =>
    !one.ok && 'error' in one ? [{ widgetId: one.widgetId, error: one.error }] : [],
  );
  return { ok: true, account, widgets, rejected, dropped };
}

/** European law requires a text that a visitor agrees to: if the owner wrote none, it is ours. [SMS-11, A-45] */
function withConsent(widget: Widget, { page_name: name }: Account): Widget {
  const { data } = widget;
  if (!asksForPhone(widget) || data.main.legalText?.trim()) return widget;
  return { ...widget, data: { ...data, main: { ...data.main, legalText: euConsentText(name) } } };
}

/** Of widgets with the same id the first is kept. [BOOT-13] */
function rejectDuplicates(read: readonly ParsedWidget[]): ParsedWidget[] {
  const usedIds = new Set<string>();
  return read.map((one) => {
    if (!one.ok) return one;
    const { widget_id: widgetId } = one.widget;
    if (usedIds.has(widgetId)) return { ok: false, widgetId, error: widgetIdTaken };
    usedIds.add(widgetId);
    return one;
  });
}
