import { pipeline } from 'node:stream/promises';
import { StartError } from '../../env/pure/index';
import type { Migration } from '../readMigrations';
import type { AnySql, Sql } from '../Sql';
import {
  allowFullRead,
  createEventMonths,
  refuseUsed,
  type Sequence,
  setSequences,
  sumTable,
} from './listTables';
import { migrate } from './migrate';
import type { MovedTable } from './moveDatabase';
import { backupFormat, endOfRows } from './writeBackup';

type Lines = AsyncGenerator<Buffer, void>;
type Header = { format?: unknown; migrations?: { name: string; checksum: string }[]; months?: string[] };
type Start = { table?: string; columns?: string[]; tables?: number };
type End = { rows?: number; checksum?: string; sequences?: Sequence[] };

const newline = 0x0a;
/** PostgreSQL's errors about values. */
const wrongData = '22';
const wholeEnd = Buffer.from(endOfRows);
const broken = () => new StartError('The backup is incomplete or damaged. Nothing was restored.');

/** A backup whose beginning is readable. */
export type OpenedBackup = {
  /**
   * Loads it into an empty database, all or nothing, with the tables it was written from; the next server that starts brings them up to date.
   * Compares every table with what the backup says about it. [OWN-20]
   */
  load: (sql: Sql) => Promise<MovedTable[]>;
};

/** Opens a backup: refuses what isn't one, or is of a newer version, before there is a database to load it into. [OWN-20] */
export async function openBackup(
  content: AsyncIterable<Buffer>,
  migrations: readonly Migration[],
): Promise<OpenedBackup> {
  const lines = splitLines(content);
  const header = await readJson<Header>(lines);
  if (header.format !== backupFormat || !header.migrations)
    throw new StartError('This file is not a backup of Beckon.');
  const named = new Map(header.migrations.map(({ name, checksum }) => [name, checksum]));
  const known = migrations.filter(({ name, checksum }) => named.get(name) === checksum);
  if (known.length < named.size)
    throw new StartError('This backup is from a newer version of Beckon. Restore it with that version.');
  return {
    async load(sql) {
      await refuseNewer(sql, named);
      await migrate(sql, known);
      const loaded = await sql.begin(async (target) => {
        await allowFullRead(target);
        await createEventMonths(target, header.months ?? []);
        return await loadTables(target, lines);
      });
      return loaded as MovedTable[];
    },
  };
}

async function loadTables(target: AnySql, lines: Lines): Promise<MovedTable[]> {
  const results: MovedTable[] = [];
  for (;;) {
    const { table, columns, tables } = await readJson<Start>(lines);
    if (tables !== undefined && tables === results.length) return results;
    if (table === undefined || !columns) throw broken();
    results.push(await loadTable(target, lines, { table, columns }));
  }
}

/** Rows of an older version would skip what later migrations do with them. */
async function refuseNewer(sql: Sql, named: ReadonlyMap<string, string>): Promise<void> {
  const [found] = await sql<{ is: boolean }[]>`select to_regclass('migrations') is not null as is`;
  if (!found?.is) return;
  const ran = await sql<{ name: string }[]>`select name from migrations`;
  if (ran.some(({ name }) => !named.has(name)))
    throw new StartError('The target database has newer tables than the backup. Create a new database.');
}

async function loadTable(
  target: AnySql,
  lines: Lines,
  { table, columns }: { table: string; columns: string[] },
): Promise<MovedTable> {
  await refuseUsed(target, [{ name: table }]);
  // Triggers already ran when the rows were first inserted.
  await target`alter table ${target(table)} disable trigger user`;
  const copy = await target`copy ${target(table)} (${target(columns)}) from stdin`.writable();
  await pipeline(readRows(lines), copy).catch((error: { code?: unknown }) => {
    throw String(error.code).startsWith(wrongData) ? broken() : error;
  });
  await target`alter table ${target(table)} enable trigger user`;
  const { rows, checksum, sequences = [] } = await readJson<End>(lines);
  await setSequences(target, sequences);
  const sum = await sumTable(target, table, columns);
  if (sum.rows !== rows || sum.checksum !== checksum) throw broken();
  return { table, ...sum };
}

const chunkBytes = 65_536;

/** The rows up to their end, in larger pieces. */
async function* readRows(lines: Lines): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for (;;) {
    const line = await readLine(lines);
    if (!line) throw broken();
    if (line.equals(wholeEnd)) break;
    waiting.push(line, Buffer.of(newline));
    bytes += line.length + 1;
    if (bytes < chunkBytes) continue;
    yield Buffer.concat(waiting);
    [waiting, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

async function readJson<Value extends object>(lines: Lines): Promise<Partial<Value>> {
  const line = await readLine(lines);
  try {
    const parsed: unknown = line && JSON.parse(line.toString('utf8'));
    if (typeof parsed === 'object' && parsed !== null) return parsed as Partial<Value>;
  } catch {
    // Not JSON: damaged, too.
  }
  throw broken();
}

/** The next line; none at the end, and none if the file can't be read on. */
async function readLine(lines: Lines): Promise<Buffer | undefined> {
  try {
    return (await lines.next()).value ?? undefined;
  } catch {
    return undefined;
  }
}

/** By line feed only: what else ends a line for Node may be part of a value. */
async function* splitLines(content: AsyncIterable<Buffer>): Lines {
  let rest: Buffer[] = [];
  for await (const chunk of content) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      yield rest.length > 0 ? Buffer.concat([...rest, chunk.subarray(from, at)]) : chunk.subarray(from, at);
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}
