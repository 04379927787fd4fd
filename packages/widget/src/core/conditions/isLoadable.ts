import { hostAllowed, type Widget } from '@beckon/contract';
import type { State } from '../State';
import type { Verdict } from './Verdict';

/** SMS and omnichannel widgets load only on listed hosts; messenger widgets are not gated here. [DISP-20, DISP-21, A-27] */
export function isLoadable({ app, browser }: State, { channel }: Widget): Verdict {
  const whitelist = app?.whitelist ?? [];
  const ok = channel === 'fb' || whitelist.length === 0 || hostAllowed(browser.hostname, whitelist);
  return { rule: 'host', ok, kind: channel, is: browser.hostname };
}
