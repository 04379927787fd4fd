import type { AnySql, Sql } from '../../database/index';
import { broken, type ChainBreak, type ChainEnd, createChainCheck } from './createChainCheck';
import { selectChain, selectHead } from './selectChain';

/** An intact chain, with its length and how many consents are older than it; or where it breaks, and why. */
export type ChainVerdict = { ok: true; count: number; unchained: number } | ChainBreak;

/** Checks an account's consents from first to last: was one changed, removed or inserted? [SMS-11] */
export async function verifyConsentChain(sql: Sql, accountId: number): Promise<ChainVerdict> {
  // One snapshot for all queries: a consent given in the meantime must not look like a break.
  const verdict = await sql.begin('isolation level repeatable read read only', (transaction) =>
    walk(transaction, accountId),
  );
  return verdict as ChainVerdict;
}

async function walk(sql: AnySql, accountId: number): Promise<ChainVerdict> {
  const check = createChainCheck();
  for await (const row of selectChain(sql, accountId)) {
    const found = check.add(row);
    if (found) return found;
  }
  return await checkEnds(sql, accountId, check.end());
}

/** The accounts that have consents. */
export async function listConsentAccounts(sql: Sql): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`select distinct account_id as id from consents order by 1`;
  return rows.map(({ id }) => id);
}

async function checkEnds(sql: AnySql, accountId: number, last: ChainEnd): Promise<ChainVerdict> {
  const head = await selectHead(sql, accountId);
  if (head && head.seq > last.seq) return broken(last.seq + 1, 'a consent is missing');
  if (last.seq > 0 && head?.hash !== last.hash)
    return broken(last.seq, 'it is not the last recorded consent');
  const [old] = await sql<{ n: number; late: boolean | null }[]>`
    select count(*)::integer as n, bool_or(created_at > (
      select created_at from consents where account_id = ${accountId} and seq = 1)) as late
    from consents where account_id = ${accountId} and seq is null`;
  if (old?.late) return broken(last.seq, 'a consent was added outside the chain');
  return { ok: true, count: last.seq, unchained: old?.n ?? 0 };
}
