import type { SandboxChannel as Channel } from '@beckon/contract';
import type { SandboxState } from './SandboxState';
import { sandboxTexts } from './sandboxTexts';

type Known = Pick<SandboxState, 'link' | 'account' | 'chosen'>;

/** What keeps a message from being sent, as a sentence; nothing if nothing does. [OWN-13, OWN-14] */
export function whyNotSend({ link, account, chosen }: Known, channel: Channel): string | undefined {
  if (link !== 'live' || !account) return sandboxTexts.notConnected;
  // A text from nobody's phone takes a new one.
  if (channel === 'sms') return account.phone === '' ? sandboxTexts.cannotText(account.name) : undefined;
  if (chosen.messenger === undefined) return sandboxTexts.chooseVisitor;
  return /^\d+$/.test(chosen.messenger) ? undefined : sandboxTexts.cannotWrite;
}
