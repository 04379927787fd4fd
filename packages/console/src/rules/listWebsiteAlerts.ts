import { hostAllowed } from '@beckon/contract';
import { copy } from '../copy/copy';
import { fill } from '../copy/fill';
import type { Api } from '../data/Api';

type Settings = Pick<Api['settings'], 'whitelist' | 'strangers' | 'smsChannelConnected' | 'widgetPhone'>;
type Stranger = Settings['strangers'][number];
type Entry = Pick<Api['entry'], 'type' | 'channel' | 'status'>;

/** What is wrong with the list of websites, and the website to add that would fix it. */
export type WebsiteAlert = { sentence: string; host: string | undefined };

/** Shows at most this many; settings list all. */
const mostNamed = 3;
/** A website that hasn't requested the script for longer may have removed it. */
const seenWithinMs = 7 * 24 * 60 * 60 * 1000;

const { websites: texts } = copy.rules;

const describeRefused = ({ host, refused: n }: Stranger): WebsiteAlert => ({
  sentence: fill(texts.rejected, { n, host }),
  host,
});
const describeHidden = ({ host }: Stranger): WebsiteAlert => ({
  sentence: fill(texts.notListed, { host }),
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
  const alerts = [
    ...refused.map(describeRefused),
    ...(isGated ? hidden.sort(byLastSeen).map(describeHidden) : []),
  ];
  if (alerts.length > 0) return alerts.slice(0, mostNamed);
  // The list of widgets doesn't say what a chat bubble offers, so what the account has set up counts.
  const offersTexts = smsChannelConnected && widgetPhone !== '';
  const asksForNumber = (widget: Entry): boolean =>
    needsListedHost(widget) && (widget.channel !== 'omni' || offersTexts);
  return whitelist.length === 0 && live.some(asksForNumber)
    ? [{ sentence: texts.none, host: undefined }]
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
