import type { AnySql, Sql } from '../../database/index';
import { selectChain, selectHead, selectUnchained } from './selectChain';

/** What the first line of such a file says. Version 2 has proofs of numbers, and maybe no numbers. */
const consentFileFormat = 'beckon-consents-2';
/** All that can be verified. */
export const consentFileFormats: readonly unknown[] = ['beckon-consents-1', consentFileFormat];

type Order = { accountId: number; atMs: number; write: (line: string) => void };

/**
 * Writes an account's consents as of one moment, one JSON object per line: a header, the chain, those from before it, and the
 * end of the chain. Anyone with the file can verify it without the database. [SMS-11]
 */
export async function writeConsentFile(sql: Sql, order: Order): Promise<void> {
  await sql.begin('isolation level repeatable read read only', (transaction) => walk(transaction, order));
}

async function walk(sql: AnySql, { accountId, atMs, write }: Order): Promise<void> {
  const put = (value: object): void => write(`${JSON.stringify(value)}\n`);
  put({ format: consentFileFormat, account_id: accountId, exported_at: new Date(atMs).toISOString() });
  for await (const consent of selectChain(sql, accountId)) put({ consent });
  for (const unchained of await selectUnchained(sql, accountId)) put({ unchained });
  put({ head: (await selectHead(sql, accountId)) ?? { seq: 0, hash: '' } });
}
