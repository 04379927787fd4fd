import { matchesUrl } from '../writing/matchesUrl';
import type { Verdict } from './Verdict';

type Lists = { urlWhitelist: readonly string[]; urlBlacklist: readonly string[] };

/** Whether the widget may be shown at this address. The blacklist wins. [DISP-16, DISP-17, A-24] */
export function routeAllowed({ urlWhitelist, urlBlacklist }: Lists, url: string): Verdict {
  const banned = urlBlacklist.find((pattern) => matchesUrl(pattern, url));
  if (banned !== undefined) return { rule: 'route', ok: false, kind: 'blacklist', is: url, needs: banned };
  const ok = urlWhitelist.length === 0 || urlWhitelist.some((pattern) => matchesUrl(pattern, url));
  return { rule: 'route', ok, kind: ok ? 'allowed' : 'whitelist', is: url, needs: urlWhitelist.length };
}
