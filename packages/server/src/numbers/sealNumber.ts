import { hasPhones } from '@beckon/contract/messageChannels';
import type { AnySql } from '../database/index';
import { StartError } from '../env/pure/index';
import { numbersOf } from './attachNumbers';
import { isSealed } from './createNumberBox';

/** Someone on one channel of one account: only numbers are sealed. */
type Address = { accountId: number; channel: string; recipient: string };

/** What to store for a number. [OWN-02, C48] */
export const sealNumber = (sql: AnySql, accountId: number, number: string): string =>
  numbersOf(sql).seal(accountId, number);

/** Every way in which a number may be stored, for `= any(…)`. [OWN-12] */
export const listForms = (sql: AnySql, accountId: number, number: string | null): string[] =>
  number === null ? [] : numbersOf(sql).listForms(accountId, number);

/** What to store for a recipient. */
export const sealRecipient = (sql: AnySql, { accountId, channel, recipient }: Address): string =>
  hasPhones(channel) ? sealNumber(sql, accountId, recipient) : recipient;

/** A text that doesn't open stays as it is: one damaged row must not hold up all others. Without a key, it throws. [C48] */
export function openOrKeep<Stored extends string | null>(
  sql: AnySql,
  accountId: number,
  stored: Stored,
): Stored {
  try {
    return (stored === null ? stored : numbersOf(sql).open(accountId, stored)) as Stored;
  } catch (error) {
    if (error instanceof StartError) throw error;
    return stored;
  }
}

/** The number that is stored as this, if it opens: for what goes to someone, or is looked up by it. Without a key, it throws. [C48] */
export function openOrNull(sql: AnySql, accountId: number, stored: string | null): string | null {
  const opened = openOrKeep(sql, accountId, stored);
  return opened !== null && isSealed(opened) ? null : opened;
}

/** The recipient that is stored as this. */
export const openRecipient = (sql: AnySql, { accountId, channel, recipient }: Address): string =>
  hasPhones(channel) ? openOrKeep(sql, accountId, recipient) : recipient;

/** Every way in which a recipient may be stored. */
export const listRecipientForms = (sql: AnySql, { accountId, channel, recipient }: Address): string[] =>
  hasPhones(channel) ? listForms(sql, accountId, recipient) : [recipient];

const phones = /(?<="phone"\s*:\s*)"(n1\.[\w-]+)"/g;
const anywhere = /(?<="\s*:\s*")n1\.[\w-]{59,}(?=")/g;

/** The body of a webhook delivery with the number itself, or none if it doesn't open: what the owner's systems receive. [OWN-15, C48] */
export const openBody = (sql: AnySql, accountId: number, body: string): string =>
  body.replace(phones, (_, stored) => JSON.stringify(openOrNull(sql, accountId, stored)));

/** Whether the body of a webhook delivery has a number that doesn't open. [OWN-15, C48] */
export const hasLostNumber = (sql: AnySql, accountId: number, body: string): boolean =>
  [...body.matchAll(phones)].some(([, stored = '']) => openOrNull(sql, accountId, stored) === null);

/** A row as JSON text with everything in it that was sealed, as the owner gets it. What only looks sealed stays as it is. [OWN-12] */
export const openTexts = (sql: AnySql, accountId: number, row: string): string =>
  row.replace(anywhere, (stored) => openOrKeep(sql, accountId, stored));
