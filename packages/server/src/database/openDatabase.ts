import { statfs } from 'node:fs/promises';
import type { DatabaseLog } from './cluster/DatabaseLog';
import { startEmbedded } from './cluster/startEmbedded';
import { connectDatabase } from './connectDatabase';
import { connectPooler } from './connectPooler';
import {
  openJobPool,
  openPool,
  openPooled,
  openSparePool,
  openUnlimitedPool,
  openUpkeepPool,
  ownerConnections,
} from './openPool';
import { readMigrations } from './readMigrations';
import type { Sql } from './Sql';
import { migrate } from './store/migrate';

const closeTimeoutS = 5;

/** The database as the server uses it; `close` ends the pools and finally what we started. */
export type Database = {
  sql: Sql;
  /** A few connections reserved for the owner's API. */
  ownerSql: Sql;
  /** A few connections reserved for background work. */
  jobSql: Sql;
  /** A few connections for upkeep, whose statements may take longer. */
  upkeepSql: Sql;
  /** A few connections for statements that may take any time, such as migrations. */
  unlimitedSql: Sql;
  /** Which one it is, for the operator: its kind, version and place, without a password. */
  describe: () => Promise<string>;
  /** How many bytes it may still grow, if that's known: of a database elsewhere, only with a limit. */
  findFreeBytes: (() => Promise<number>) | undefined;
  close: () => Promise<void>;
};

type DatabaseInput = {
  databaseUrl: string | undefined;
  /** A pooler in front of it, for what visitors and owners do, and who hears what is wrong with it. */
  pooler?: { url: string; warn: (text: string) => void } | undefined;
  dataDir: string;
  log: DatabaseLog;
  /** How large the database may become. */
  mostBytes?: number | undefined;
  /** Called before anything is written to the database. */
  check?: (sql: Sql) => Promise<void>;
};

/** Where a database is, from its URL. Several hosts are possible, so it's no URL for a parser. */
const hostOf = (url: string): string => /^[a-z]+:\/\/(?:[^@/]*@)?([^/?]+)/.exec(url)?.[1] ?? '';

/** Opens the given PostgreSQL, or the built-in one, with its tables up to date. [OWN-20] */
export async function openDatabase(input: DatabaseInput): Promise<Database> {
  const { databaseUrl, pooler, dataDir, log, check } = input;
  const poolUrl = pooler?.url;
  const migrations = readMigrations();
  const embedded = databaseUrl === undefined ? await startEmbedded({ dataDir, log }) : undefined;
  const stop = async () => embedded?.stop();
  const pools: Sql[] = [];
  const open = (pool: Sql): Sql => {
    pools.push(pool);
    return pool;
  };
  const close = async () => {
    await Promise.all(pools.map((pool) => pool.end({ timeout: closeTimeoutS })));
    await stop();
  };
  let sql: Sql;
  try {
    const openDirect = poolUrl === undefined ? openPool : openSparePool;
    const direct = open(
      embedded
        ? openPool(embedded.url)
        : await connectDatabase(databaseUrl as string, openDirect(databaseUrl as string)),
    );
    sql = pooler === undefined ? direct : open(await connectPooler(pooler.url, direct, pooler.warn));
  } catch (error) {
    await close();
    throw error;
  }
  const url = embedded?.url ?? (databaseUrl as string);
  const ownerSql = open(
    poolUrl === undefined ? openPool(url, ownerConnections) : openPooled(poolUrl, sql, ownerConnections),
  );
  const jobSql = open(openJobPool(poolUrl ?? url, sql, poolUrl !== undefined));
  const upkeepSql = open(openUpkeepPool(url));
  const unlimitedSql = open(openUnlimitedPool(url));
  try {
    await check?.(sql);
    await migrate(unlimitedSql, migrations);
  } catch (error) {
    await close();
    throw error;
  }
  const describe = async () => {
    const [row] = await sql<{ version: string; name: string }[]>`
      select current_setting('server_version') as version, current_database() as name`;
    const { version = '', name = '' } = row ?? {};
    const place = embedded ? `built in, in ${dataDir}` : `${name} on ${hostOf(databaseUrl as string)}`;
    return `PostgreSQL ${version.split(' ')[0]}, ${place}`;
  };
  const findFreeBytes = buildFreeBytes(sql, input);
  return { sql, ownerSql, jobSql, upkeepSql, unlimitedSql, describe, findFreeBytes, close };
}

/** The space on the disk of the built-in database, or what the limit leaves; the smaller of both. */
function buildFreeBytes(
  sql: Sql,
  { databaseUrl, dataDir, mostBytes }: DatabaseInput,
): (() => Promise<number>) | undefined {
  const isBuiltIn = databaseUrl === undefined;
  if (!isBuiltIn && mostBytes === undefined) return undefined;
  return async () => {
    const disk = isBuiltIn ? await statfs(dataDir) : undefined;
    const onDisk = disk ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY;
    if (mostBytes === undefined) return onDisk;
    const [row] = await sql<{ size: number }[]>`select pg_database_size(current_database())::bigint as size`;
    return Math.min(onDisk, mostBytes - (row?.size ?? 0));
  };
}
