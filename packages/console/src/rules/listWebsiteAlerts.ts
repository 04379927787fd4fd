import type { Api } from '../data/Api';

type Settings = Pick<Api['settings'], 'whitelist' | 'strangers' | 'smsChannelConnected' | 'widgetPhone'>;
type Entry = Pick<Api['entry'], 'type' | 'channel' | 'status'>;

/** What is wrong with the list of websites, and the website that would mend it if it were added. */
export type WebsiteAlert = { sentence: string; host: string | undefined };

/** Shows at most this many; settings list all. */
const mostNamed = 3;

/** Sign-ups that were rejected, the most first; or, before there are any, that they will be. [NET-11, OWN-03, A-27] */
export function listWebsiteAlerts(
  { whitelist, strangers, smsChannelConnected, widgetPhone }: Settings,
  widgets: readonly Entry[],
): WebsiteAlert[] {
  const refused = strangers.filter((one) => one.refused > 0).sort((a, b) => b.refused - a.refused);
  if (refused.length > 0)
    return refused.slice(0, mostNamed).map(({ host, refused: count }) => ({
      sentence: `We rejected ${count} ${count === 1 ? 'sign-up' : 'sign-ups'} from ${host} because it isn’t on your list of websites.`,
      host,
    }));
  // What a chat bubble offers is not in the list of widgets: what the account has for it counts.
  const offersTexts = smsChannelConnected && widgetPhone !== '';
  // A landing page is one of ours, whose sign-ups are always accepted.
  const asksForNumber = ({ type, channel }: Entry): boolean =>
    channel === 'omni' ? offersTexts : channel === 'sms' && type !== 'landing';
  const isInVain = widgets.some((widget) => widget.status === 'active' && asksForNumber(widget));
  return whitelist.length === 0 && isInVain
    ? [{ sentence: 'Add your website. Until then, sign-ups by phone are rejected.', host: undefined }]
    : [];
}
