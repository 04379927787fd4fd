import type { AnySql, Sql } from '../database/Sql';
import { type ChainedConsent, hashConsent } from './appendConsent';

/** A chain that holds, with its length and how many consents are older than it; or where it breaks, and why. */
export type ChainVerdict =
  | { ok: true; count: number; unchained: number }
  | { ok: false; seq: number; because: string };

type Row = ChainedConsent & { hash: string };
const atOnce = 1000;

/** Goes through an account's consents from the first to the last: was one changed, removed or slipped in? [SMS-11] */
export async function verifyConsentChain(sql: Sql, accountId: number): Promise<ChainVerdict> {
  // One moment for all questions: a consent that is given meanwhile must not look like a break.
  const verdict = await sql.begin('isolation level repeatable read read only', (transaction) =>
    walk(transaction, accountId),
  );
  return verdict as ChainVerdict;
}

async function walk(sql: AnySql, accountId: number): Promise<ChainVerdict> {
  let [seq, hash] = [0, ''];
  for (;;) {
    const rows = await sql<Row[]>`
      select account_id, consent_id, subscriber_id, phone, method, consent_text, text_sha256, text_version,
        button_label, notice_known, page_address, origin, widget_id, widget_version, session_id, instance_id,
        ip_short, user_agent, created_at, seq, prev_hash, hash
      from consents where account_id = ${accountId} and seq > ${seq} order by seq limit ${atOnce}`;
    for (const { hash: own, ...consent } of rows) {
      if (consent.seq !== seq + 1) return broken(seq + 1, 'a consent is missing');
      if (consent.prev_hash !== hash) return broken(consent.seq, 'it does not follow the one before');
      if (hashConsent(consent) !== own) return broken(consent.seq, 'it was changed after it was written');
      [seq, hash] = [consent.seq, own];
    }
    if (rows.length < atOnce) break;
  }
  return await checkEnds(sql, accountId, { seq, hash });
}

const broken = (seq: number, because: string): ChainVerdict => ({ ok: false, seq, because });

async function checkEnds(
  sql: AnySql,
  accountId: number,
  last: { seq: number; hash: string },
): Promise<ChainVerdict> {
  const [head] = await sql<{ seq: number; hash: string }[]>`
    select seq, hash from consent_heads where account_id = ${accountId}`;
  if (head && head.seq > last.seq) return broken(last.seq + 1, 'a consent is missing');
  if (last.seq > 0 && head?.hash !== last.hash)
    return broken(last.seq, 'it is not the one that was written last');
  const [old] = await sql<{ n: number; late: boolean | null }[]>`
    select count(*)::integer as n, bool_or(created_at > (
      select created_at from consents where account_id = ${accountId} and seq = 1)) as late
    from consents where account_id = ${accountId} and seq is null`;
  if (old?.late) return broken(last.seq, 'a consent was written past the chain');
  return { ok: true, count: last.seq, unchained: old?.n ?? 0 };
}
