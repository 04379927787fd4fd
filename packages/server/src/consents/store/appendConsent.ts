import { createHash, randomBytes } from 'node:crypto';
import type { AnySql } from '../../database/index';
import { markRecipient } from '../../messages/index';
import { buildPhoneAddress } from '../../messages/pure/index';
import { sealNumber } from '../../numbers/index';
import { proveNumber } from '../proveNumber';
import { canonicalJson } from '../pure/canonicalJson';

/** What proves a consent, by column name; the chain position and time are added here. [SMS-11] */
export type NewConsent = {
  account_id: number;
  consent_id: string;
  subscriber_id: string;
  phone: string;
  method: string;
  consent_text: string;
  text_sha256: string;
  text_version: string;
  button_label: string;
  notice_known: boolean;
  page_address: string | null;
  origin: string;
  widget_id: number;
  widget_version: number;
  session_id: string;
  instance_id: string;
  ip_short: string;
  user_agent: string;
  /** When the form was sent, if its number was confirmed later. */
  given_at?: Date;
};

/** A consent in its chain, without its own hash; with a proof of its number, or with the number itself if it is from before. */
export type ChainedConsent = Omit<NewConsent, 'phone'> &
  ({ phone_proof: string } | { phone: string }) & { created_at: Date; seq: number; prev_hash: string };

const saltBytes = 16;

/** The hash of a consent over its content and the previous hash. */
export function hashConsent(consent: ChainedConsent): string {
  return createHash('sha256').update(canonicalJson(consent), 'utf8').digest('hex');
}

/**
 * Adds a consent at the end of its account's chain; the next one waits for this transaction. The chain contains a proof of the number
 * instead of the number, which can be deleted later. [SMS-11]
 */
export async function appendConsent(transaction: AnySql, { phone, ...consent }: NewConsent): Promise<void> {
  const { account_id } = consent;
  const [head] = await transaction<{ seq: number; hash: string; at: Date; mark: string }[]>`
    insert into consent_heads (account_id, seq, hash) values (${account_id}, 0, '')
    on conflict (account_id) do update set seq = consent_heads.seq
    returning seq, hash, date_trunc('milliseconds', clock_timestamp()) as at,
      ${markRecipient(transaction, buildPhoneAddress(account_id, phone))} as mark`;
  const { seq, hash: prev_hash, at: created_at, mark } = head as NonNullable<typeof head>;
  const phone_salt = randomBytes(saltBytes).toString('hex');
  const phone_proof = proveNumber(phone, phone_salt);
  const chained: ChainedConsent = { ...consent, phone_proof, created_at, seq: seq + 1, prev_hash };
  const hash = hashConsent(chained);
  const sealed = {
    phone: sealNumber(transaction, account_id, phone),
    phone_salt: sealNumber(transaction, account_id, phone_salt),
  };
  const row = { ...chained, ...sealed, phone_mark: mark, hash };
  await Promise.all([
    transaction`insert into consents ${transaction(row as never)}`,
    transaction`
      update consent_heads set seq = ${chained.seq}, hash = ${hash} where account_id = ${account_id}`,
  ]);
}
