import type { SandboxChannel as Channel } from '@beckon/contract';
import type { SandboxState } from './SandboxState';

/** Does the account use both apps here? Until it is known, it is taken to. */
export function playsBoth({ account }: Pick<SandboxState, 'account'>): boolean {
  return !account || (account.hasSms && account.hasMessenger);
}

/** The apps that are on the screen: those the account uses, side by side or one at a time, and never none. [OWN-13] */
export function listApps({
  account,
  app,
  isWide,
}: Pick<SandboxState, 'account' | 'app' | 'isWide'>): Channel[] {
  if (account && !playsBoth({ account })) return [account.hasSms ? 'sms' : 'messenger'];
  return isWide ? ['sms', 'messenger'] : [app];
}
