import { pipeline } from 'node:stream/promises';
import { StartError } from '../../env/pure/index';
import type { AnySql, Sql } from '../Sql';
import {
  allowFullRead,
  createEventMonths,
  listEventMonths,
  listSequences,
  listTables,
  refuseUsed,
  setSequences,
  sumTable,
  type Table,
  type TableSum,
} from './listTables';

/** A copied table and what it contains. */
export type MovedTable = TableSum & { table: string };

/**
 * Copies everything into an empty database with the same tables, as of one moment, all or nothing, and compares every table
 * afterwards. [OWN-20]
 */
export async function moveDatabase(from: Sql, to: Sql): Promise<MovedTable[]> {
  const moved = await from.begin('isolation level repeatable read read only', async (source) => {
    await allowFullRead(source);
    return await to.begin(async (target) => {
      await allowFullRead(target);
      const tables = await listTables(source);
      await refuseUsed(target, tables);
      await createEventMonths(target, await listEventMonths(source));
      const results: MovedTable[] = [];
      for (const table of tables) results.push(await moveTable(source, target, table));
      return results;
    });
  });
  return moved as MovedTable[];
}

async function moveTable(source: AnySql, target: AnySql, { name, columns }: Table): Promise<MovedTable> {
  // Triggers already ran when the rows were first inserted.
  await target`alter table ${target(name)} disable trigger user`;
  const rows = await source`copy (select ${source(columns)} from ${source(name)}) to stdout`.readable();
  await pipeline(rows, await target`copy ${target(name)} (${target(columns)}) from stdin`.writable());
  // The driver stops reading while we are slow, and doesn't resume if the last row was the one that filled the buffer.
  rows._read(0);
  await target`alter table ${target(name)} enable trigger user`;
  await setSequences(target, await listSequences(source, name));
  const [before, after] = [await sumTable(source, name, columns), await sumTable(target, name, columns)];
  if (before.rows !== after.rows || before.checksum !== after.checksum) {
    throw new StartError(`The copy of table ${name} doesn't match. Nothing was moved.`);
  }
  return { table: name, ...after };
}
