import type { Sql } from '../database/index';
import { openPool } from '../database/testing/index';
import { attachNumbers, readNumbers } from '../numbers/index';
import { deriveNumberKey } from '../secrets/index';

/** A pool with the keys of a running server's numbers. */
export async function openSealedPool(url: string, secretKey: string, connections = 1): Promise<Sql> {
  const sql = openPool(url, connections);
  attachNumbers(sql, await readNumbers(sql, [deriveNumberKey(Buffer.from(secretKey))]));
  return sql;
}
