import { createHash } from 'node:crypto';

/** The mark under which a person is known to be stopped, on one channel of one account. [OWN-13] */
export function hashRecipient(accountId: number, channel: string, recipient: string): string {
  return createHash('sha256').update(`${accountId}\n${channel}\n${recipient}`).digest('hex');
}
