import type { SandboxChannel as Channel } from '@beckon/contract';
import type { SandboxState } from './SandboxState';
import { sandboxTexts } from './sandboxTexts';

type Known = Pick<SandboxState, 'link' | 'account' | 'chosen'>;

/** Why a message can't be sent, as a sentence; undefined if it can. [OWN-13, OWN-14] */
export function whyNotSend({ link, account, chosen }: Known, channel: Channel): string | undefined {
  if (link !== 'live' || !account) return sandboxTexts.notConnected;
  // If no phone is chosen, a text takes a new one.
  if (channel === 'sms') return account.phone === '' ? sandboxTexts.cannotText(account.name) : undefined;
  if (chosen.messenger === undefined) return sandboxTexts.chooseVisitor;
  return /^\d+$/.test(chosen.messenger) ? undefined : sandboxTexts.cannotWrite;
}
