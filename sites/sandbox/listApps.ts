import type { SandboxChannel as Channel } from '@beckon/contract';
import type { SandboxState } from './SandboxState';

/** Whether the account uses both apps here; assumed until known. */
export function playsBoth({ account }: Pick<SandboxState, 'account'>): boolean {
  return !account || (account.hasSms && account.hasMessenger);
}

/** The visible apps: those the account uses, side by side or one at a time, and never none. [OWN-13] */
export function listApps({
  account,
  app,
  isWide,
}: Pick<SandboxState, 'account' | 'app' | 'isWide'>): Channel[] {
  if (account && !playsBoth({ account })) return [account.hasSms ? 'sms' : 'messenger'];
  return isWide ? ['sms', 'messenger'] : [app];
}
