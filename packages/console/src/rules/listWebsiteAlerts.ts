import type { Api } from '../data/Api';

type Settings = Pick<Api['settings'], 'whitelist' | 'strangers'>;
type Entry = Pick<Api['entry'], 'type' | 'channel' | 'status'>;

/** What is wrong with the list of websites, and the website that would mend it if it were added. */
export type WebsiteAlert = { sentence: string; host: string | undefined };

/** So many websites are named one by one; the settings have them all. */
const mostNamed = 3;

/** Sign-ups that were rejected, the most first; or, before there are any, that they will be. [NET-11, OWN-03, A-27] */
export function listWebsiteAlerts(
  { whitelist, strangers }: Settings,
  widgets: readonly Entry[],
): WebsiteAlert[] {
  const refused = strangers.filter((one) => one.refused > 0).sort((a, b) => b.refused - a.refused);
  if (refused.length > 0)
    return refused.slice(0, mostNamed).map(({ host, refused: count }) => ({
      sentence: `We rejected ${count} ${count === 1 ? 'sign-up' : 'sign-ups'} from ${host} because it isn't on your list of websites.`,
      host,
    }));
  // A landing page is one of ours, whose sign-ups are always accepted.
  const isInVain = widgets.some(
    ({ type, channel, status }) => channel === 'sms' && status === 'active' && type !== 'landing',
  );
  return whitelist.length === 0 && isInVain
    ? [{ sentence: 'Add your website. Until then, sign-ups by phone are rejected.', host: undefined }]
    : [];
}
