import type { AnySql } from '../../database/index';
import { openOrKeep } from '../../numbers/index';
import type { ChainRow } from './createChainCheck';

const atOnce = 1000;

/** The columns in a consent's hash, and its hash. */
const columns = (sql: AnySql) => sql`
  account_id, consent_id, subscriber_id, phone, method, consent_text, text_sha256, text_version, button_label,
  notice_known, page_address, origin, widget_id, widget_version, session_id, instance_id, ip_short, user_agent,
  created_at, given_at, phone_proof, phone_salt, seq, prev_hash, hash`;

/** The consents in an account's chain, first to last. [SMS-11] */
export async function* selectChain(sql: AnySql, accountId: number): AsyncGenerator<ChainRow> {
  for (let seq = 0; ; ) {
    const rows = await sql<Stored[]>`
      select ${columns(sql)} from consents where account_id = ${accountId} and seq > ${seq} order by seq limit ${atOnce}`;
    for (const row of rows) yield hideUnset(openRow(sql, row));
    seq = rows.at(-1)?.seq ?? seq;
    if (rows.length < atOnce) return;
  }
}

type Stored = ChainRow & { given_at?: Date | null; phone_proof: string | null };

/** The number as it was agreed to: the proof is over it, however it's stored. One that was changed doesn't open, and fits no proof. [SMS-11] */
const openRow = <Row extends { account_id: number; phone: string | null; phone_salt?: string | null }>(
  sql: AnySql,
  row: Row,
): Row => ({
  ...row,
  phone: openOrKeep(sql, row.account_id, row.phone),
  phone_salt: openOrKeep(sql, row.account_id, row.phone_salt ?? null),
});

/** Records from before these columns existed have hashes without them, and so have those that don't need them. */
function hideUnset({ given_at, phone_proof, phone_salt, ...row }: Stored): ChainRow {
  return { ...row, ...(given_at && { given_at }), ...(phone_proof && { phone_proof, phone_salt }) };
}

/** Those from before the chain existed. [SMS-11] */
export async function selectUnchained(sql: AnySql, accountId: number): Promise<object[]> {
  const rows = await sql<Stored[]>`
    select ${columns(sql)} from consents where account_id = ${accountId} and seq is null order by created_at, consent_id`;
  return rows.map((row) => openRow(sql, row));
}

/** The end of an account's chain, as recorded with the last consent. [SMS-11] */
export async function selectHead(
  sql: AnySql,
  accountId: number,
): Promise<{ seq: number; hash: string } | undefined> {
  const [head] = await sql<{ seq: number; hash: string }[]>`
    select seq, hash from consent_heads where account_id = ${accountId}`;
  return head;
}
