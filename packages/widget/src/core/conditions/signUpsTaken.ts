import { readAllowedOrigin, type Widget } from '@beckon/contract';
import type { State } from '../State';
import type { Verdict } from './Verdict';

/** Can a visitor leave a number in this widget? [SMS-01, OMNI-12] */
export function takesNumbers({ channel, data: { channels } }: Widget): boolean {
  return channel === 'sms' || channels?.enable_sms === true;
}

/**
 * Does the server take numbers that are left on this page? It is asked for the same rule; only a configuration that names no list
 * does not know. A widget is shown either way. [NET-11, DISP-20, A-27]
 */
export function signUpsTaken({ app, route, browser }: State): Verdict {
  const { whitelist, host: ownOrigin } = app ?? {};
  const [origin] = /^\w+:\/\/[^/?#]+/.exec(route.url) ?? [];
  const ok = !whitelist || readAllowedOrigin({ origin, ownOrigin, whitelist }) !== undefined;
  return { rule: 'website', ok, kind: whitelist ? 'listed' : 'unknown', is: browser.hostname };
}
