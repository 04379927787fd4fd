import type { Sql } from '../database/index';
import { attachNumbers, loadNumbers, startSealing } from '../numbers/index';
import type { Numbers } from '../numbers/testing/index';
import { deriveNumberKey } from '../secrets/index';
import { testOwner } from './testOwner';

/**
 * The numbers of a test's database: the server seals what it writes, and tests may add plain numbers, as from before. It's never finished, because then
 * the database would refuse those.
 */
export async function prepareTestNumbers(sql: Sql, pools: readonly Sql[] = [sql]): Promise<Numbers> {
  const numbers = await loadNumbers(sql, [deriveNumberKey(testOwner.secretKey)]);
  await startSealing(sql);
  await sql`update milestones set reached_at = '2999-01-01' where name = 'numbers sealing'`;
  if (numbers.state === 'plain') numbers.state = 'sealing';
  for (const pool of pools) attachNumbers(pool, numbers);
  return numbers;
}
