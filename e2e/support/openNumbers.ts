import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';
import type { Sql } from '../../packages/server/src/database/index';
import { attachNumbers, numbersOf } from '../../packages/server/src/numbers/attachNumbers';
import { listForms } from '../../packages/server/src/numbers/sealNumber';
import { readNumbers } from '../../packages/server/src/numbers/store/loadNumbers';
import { deriveNumberKey } from '../../packages/server/src/secrets/deriveKey';

const asOurs = (sql: postgres.Sql): Sql => sql as unknown as Sql;

/** Gives a pool what opens the numbers in the product's database, and lets tests add plain ones. */
export async function openNumbers(sql: postgres.Sql, dataDir: string): Promise<void> {
  const key = (await readFile(join(dataDir, 'secret-key'), 'utf8')).trim();
  attachNumbers(asOurs(sql), await readNumbers(asOurs(sql), [deriveNumberKey(Buffer.from(key))]));
  await sql`delete from milestones where name = 'numbers sealed'`;
}

/** How a number is stored in any account, for `= any(…)`. */
export async function formsOf(sql: postgres.Sql, phone: string): Promise<string[]> {
  const accounts = await sql<{ id: string }[]>`select account_id::text as id from accounts`;
  return accounts.flatMap(({ id }) => listForms(asOurs(sql), Number(id), phone));
}

/** The number that an account stores as this. */
export const numberIn = (sql: postgres.Sql, accountId: number, stored: string): string =>
  numbersOf(asOurs(sql)).open(accountId, stored);

/** The keyed hash under which limits are counted. */
export const markIn = (sql: postgres.Sql, hash: string): string => numbersOf(asOurs(sql)).mark(hash);
