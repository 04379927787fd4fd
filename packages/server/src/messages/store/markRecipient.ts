import { createHash } from 'node:crypto';
import type { AnySql } from '../../database/index';
import { numbersOf } from '../../numbers/index';
import type { SubscriberAddress } from '../pure/SubscriberAddress';

/** The fingerprint of a person: a keyed hash, whose key isn't in the database. [OWN-13, C48] */
export const buildMark = (sql: AnySql, subscriber: SubscriberAddress): string =>
  numbersOf(sql).mark(hashRecipient(subscriber));

/** The same for use in a statement. */
export function markRecipient(sql: AnySql, subscriber: SubscriberAddress) {
  return sql`${buildMark(sql, subscriber)}::text`;
}

/** The input of a fingerprint: a hash, so that no statement contains the person. */
export function hashRecipient({ accountId, channel, recipient }: SubscriberAddress): string {
  return createHash('sha256').update(`${accountId}\n${channel}\n${recipient}`).digest('hex');
}
