import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AnySql, Sql } from '../Sql';
import {
  allowFullRead,
  listEventMonths,
  listSequences,
  listTables,
  sumTable,
  type Table,
} from './listTables';
import type { MovedTable } from './moveDatabase';

/** What the first line of a backup says. */
export const backupFormat = 'beckon-backup-1';

/** Ends the rows of a table. No row looks like this: PostgreSQL doubles the backslashes in values. */
export const endOfRows = '\\.';

/**
 * Writes all tables as of one moment, while servers go on working: lines of JSON, and between them the rows as PostgreSQL's `copy` writes
 * them. Each table ends with its row count and checksum, and the file with their number, so a torn one is noticed. [OWN-20]
 */
export async function writeBackup(sql: Sql, out: Writable, at: Date): Promise<MovedTable[]> {
  // Each table adds its listeners, and Node would warn of many.
  out.setMaxListeners(0);
  const written = await sql.begin('isolation level repeatable read read only', async (source) => {
    await allowFullRead(source);
    const put = (value: object): boolean => out.write(`${JSON.stringify(value)}\n`);
    const migrations = await source`select name, checksum from migrations order by name`;
    const months = await listEventMonths(source);
    put({ format: backupFormat, at: at.toISOString(), migrations, months });
    const results: MovedTable[] = [];
    for (const table of await listTables(source)) {
      put({ table: table.name, columns: table.columns });
      await writeRows(source, out, table);
      const sum = await sumTable(source, table.name, table.columns);
      put({ ...sum, sequences: await listSequences(source, table.name) });
      results.push({ table: table.name, ...sum });
    }
    put({ tables: results.length });
    return results;
  });
  return written as MovedTable[];
}

async function writeRows(source: AnySql, out: Writable, { name, columns }: Table): Promise<void> {
  const rows = await source`copy (select ${source(columns)} from ${source(name)}) to stdout`.readable();
  await pipeline(rows, out, { end: false });
  // The driver stops reading while we are slow, and doesn't resume if the last row was the one that filled the buffer.
  rows._read(0);
  out.write(`${endOfRows}\n`);
}
