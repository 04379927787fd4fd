import { browserMemory } from '../data/browserMemory';

const most = 12;
const keyOf = (accountId: number): string => `console-recent-${accountId}`;

/** Recently used screens and actions of an account in this browser, newest first. */
export const recents = {
  read: (accountId: number): readonly string[] =>
    (browserMemory.read(keyOf(accountId)) ?? '').split('\n').filter(Boolean),
  note(accountId: number, id: string): void {
    // More than are offered: the current screen and single subscribers are left out.
    const ids = [id, ...recents.read(accountId).filter((one) => one !== id)].slice(0, most);
    browserMemory.write(keyOf(accountId), ids.join('\n'));
  },
};
