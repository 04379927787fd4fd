import { browserMemory } from '../data/browserMemory';

const most = 12;
const keyOf = (accountId: number): string => `console-recent-${accountId}`;

/** What was used lately in an account, in this browser: addresses and acts, the last first. */
export const recents = {
  read: (accountId: number): readonly string[] =>
    (browserMemory.read(keyOf(accountId)) ?? '').split('\n').filter(Boolean),
  note(accountId: number, id: string): void {
    // Not all of them are offered: the screen that one is on is not, nor a person's.
    const ids = [id, ...recents.read(accountId).filter((one) => one !== id)].slice(0, most);
    browserMemory.write(keyOf(accountId), ids.join('\n'));
  },
};
