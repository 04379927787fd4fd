import type { AnySql } from '../database/index';
import type { Numbers } from './createNumbers';

const attached = new WeakMap<AnySql, Numbers>();

/** Gives a pool and all its transactions, or one transaction, what opens the numbers of its database. */
export function attachNumbers(sql: AnySql, numbers: Numbers): void {
  const isFirst = !attached.has(sql);
  attached.set(sql, numbers);
  if (!isFirst || !('begin' in sql)) return;
  const begin = sql.begin.bind(sql) as (...given: unknown[]) => Promise<unknown>;
  const beginAttached = (...given: unknown[]) => {
    const work = given.at(-1) as (transaction: AnySql) => unknown;
    return begin(...given.slice(0, -1), (transaction: AnySql) => {
      attached.set(transaction, numbersOf(sql));
      return work(transaction);
    });
  };
  Object.assign(sql, { begin: beginAttached });
}

/** What seals and opens the numbers in the database of a pool or transaction. Without it, nothing is written: never a plain number by mistake. [C48] */
export function numbersOf(sql: AnySql): Numbers {
  const numbers = attached.get(sql);
  if (!numbers) throw new Error('this connection has no keys for phone numbers');
  return numbers;
}
