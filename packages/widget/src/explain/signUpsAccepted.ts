import { asksForPhone } from '@beckon/contract';
import { parseAllowedOrigin } from '@beckon/contract/websites';
import type { Verdict } from '../core/conditions/Verdict';
import type { State } from '../core/State';

/** The message for an owner whose website is not on the list. */
export const rejectedFrom = (website: string): string =>
  `sign-ups by phone from ${website} are rejected: add it to the websites in the settings of your account`;

/**
 * Whether the server accepts numbers from this page, by the rule it uses itself; only a configuration without a list
 * can't tell. The widget is shown either way. [NET-11, DISP-20, A-27]
 */
export function signUpsAccepted({ app, route, browser }: State): Verdict {
  const { whitelist, host, host_rejected } = app ?? {};
  const ownOrigin = host_rejected ? undefined : host;
  const [origin] = /^\w+:\/\/[^/?#]+/.exec(route.url) ?? [];
  const ok = !whitelist || parseAllowedOrigin({ origin, ownOrigin, whitelist }) !== undefined;
  return { rule: 'website', ok, kind: whitelist ? 'listed' : 'unknown', is: browser.hostname };
}

/** Warns that the server rejects numbers from this page, before a visitor submits one. [NET-11, A-27] */
export function warnOfRejectedSignUps(state: State, warn: (message: string) => void): void {
  const { ok, is } = signUpsAccepted(state);
  if (!ok && Object.values(state.widgets).some(asksForPhone)) warn(rejectedFrom(String(is)));
}
