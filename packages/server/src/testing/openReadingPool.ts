import type { Sql } from '../database/index';
import { openPool } from '../database/testing/index';
import { attachNumbers } from '../numbers/index';
import type { Numbers } from '../numbers/testing/index';

const sealed = /n1\.[\w-]{59,}/g;

/**
 * A pool through which a test reads numbers as they are, whatever the server stores: it opens what this process has sealed. The server has pools of
 * its own, so that it opens everything itself.
 */
export function openReadingPool(url: string, numbers: Numbers): Sql {
  const sealNumber = numbers.seal;
  const known = new Map<string, string>();
  numbers.seal = (accountId, number) => {
    const stored = sealNumber(accountId, number);
    known.set(stored, number);
    return stored;
  };
  const sql = openPool(url, 4);
  Object.assign(sql.options.transform.value, {
    from: (value: unknown) =>
      typeof value === 'string' ? value.replace(sealed, (stored) => known.get(stored) ?? stored) : value,
  });
  attachNumbers(sql, numbers);
  return sql;
}
