import { hostAllowed } from '@beckon/contract';
import type { Api } from '../data/Api';

type Settings = Pick<Api['settings'], 'whitelist' | 'strangers' | 'smsChannelConnected' | 'widgetPhone'>;
type Stranger = Settings['strangers'][number];
type Entry = Pick<Api['entry'], 'type' | 'channel' | 'status'>;

/** What is wrong with the list of websites, and the website that would mend it if it were added. */
export type WebsiteAlert = { sentence: string; host: string | undefined };

/** Shows at most this many; settings list all. */
const mostNamed = 3;
/** A website that has not asked for the script for longer may have removed it. */
const seenWithinMs = 7 * 24 * 60 * 60 * 1000;

const tellRefused = ({ host, refused: count }: Stranger): WebsiteAlert => ({
  sentence: `We rejected ${count} ${count === 1 ? 'sign-up' : 'sign-ups'} from ${host} because it isn’t on your list of websites.`,
  host,
});
const tellHidden = ({ host }: Stranger): WebsiteAlert => ({
  sentence: `Your script runs on ${host}, but that website isn’t on your list. Widgets don’t show there.`,
  host,
});

/**
 * Websites where sign-ups were rejected, the most first, then those where widgets stay hidden, the latest first; or, before there are
 * any websites, that sign-ups will be rejected. [NET-11, OWN-03, DISP-20, A-27]
 */
export function listWebsiteAlerts(
  { whitelist, strangers, smsChannelConnected, widgetPhone }: Settings,
  widgets: readonly Entry[],
  nowMs: number,
): WebsiteAlert[] {
  const live = widgets.filter(({ status }) => status === 'active');
  const refused = strangers.filter((one) => one.refused > 0).sort((a, b) => b.refused - a.refused);
  const hidden = strangers.filter((one) => one.refused === 0 && hidesWidgets(one, nowMs));
  const isGated = whitelist.length > 0 && live.some(needsListedHost);
  const alerts = [...refused.map(tellRefused), ...(isGated ? hidden.sort(byLastSeen).map(tellHidden) : [])];
  if (alerts.length > 0) return alerts.slice(0, mostNamed);
  // What a chat bubble offers is not in the list of widgets: what the account has for it counts.
  const offersTexts = smsChannelConnected && widgetPhone !== '';
  const asksForNumber = (widget: Entry): boolean =>
    needsListedHost(widget) && (widget.channel !== 'omni' || offersTexts);
  return whitelist.length === 0 && live.some(asksForNumber)
    ? [{ sentence: 'Add your website. Until then, sign-ups by phone are rejected.', host: undefined }]
    : [];
}

/** A landing page is one of ours, which always counts as listed. */
function needsListedHost({ type, channel }: Entry): boolean {
  return channel === 'omni' || (channel === 'sms' && type !== 'landing');
}

/** Loopback shows every widget, listed or not. */
function hidesWidgets({ host, lastSeenAt }: Stranger, nowMs: number): boolean {
  return nowMs - Date.parse(lastSeenAt) < seenWithinMs && !hostAllowed(host, []);
}

function byLastSeen(a: Stranger, b: Stranger): number {
  return Date.parse(b.lastSeenAt) - Date.parse(a.lastSeenAt);
}
