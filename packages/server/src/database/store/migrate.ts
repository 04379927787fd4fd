import { StartError } from '../../env/pure/index';
import type { Migration } from '../readMigrations';
import type { AnySql, Sql } from '../Sql';

/** Any number works, as long as every server of this product uses the same. */
const lockNumber = 4_201_001;
/** A migration that waits for a table blocks everyone behind it, so it doesn't wait long. */
const usualLockTimeoutMs = 10_000;
const notGranted = '55P03';

/** Migrates the tables; servers that start at the same time wait for each other. [OWN-20] */
export async function migrate(
  sql: Sql,
  migrations: Migration[],
  lockTimeoutMs: number = usualLockTimeoutMs,
): Promise<string[]> {
  const connection = await sql.reserve();
  try {
    await connection`set statement_timeout = 0`;
    await connection`select pg_advisory_lock(${lockNumber})`;
    try {
      await connection`select set_config('lock_timeout', ${String(lockTimeoutMs)}, false)`;
      return await runMissing(connection as unknown as Sql, migrations);
    } finally {
      await connection`reset lock_timeout`;
      await connection`select pg_advisory_unlock(${lockNumber})`;
      await connection`reset statement_timeout`;
    }
  } finally {
    connection.release();
  }
}

async function runMissing(sql: Sql, migrations: Migration[]): Promise<string[]> {
  await sql`create table if not exists migrations (
    name text primary key, checksum text not null, ran_at timestamptz not null default now())`;
  const rows = await sql<{ name: string; checksum: string }[]>`select name, checksum from migrations`;
  const ran = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const missing = migrations.filter(({ name }) => !ran.has(name));
  for (const { name, checksum } of migrations) {
    if (ran.has(name) && ran.get(name) !== checksum) throw new StartError(explainChange(name));
  }
  for (const migration of missing) await runOne(sql, migration);
  return missing.map(({ name }) => name);
}

async function runOne(sql: AnySql, { name, text, checksum }: Migration): Promise<void> {
  await sql`begin`;
  try {
    await sql.unsafe(text).simple();
    await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`;
    await sql`commit`;
  } catch (error) {
    await sql`rollback`;
    const { code, message } = error as { code?: string; message: string };
    if (code === notGranted) throw new StartError(explainHeld(name));
    throw new StartError(`Couldn't update the database: ${name} failed (${code}: ${message}).`);
  }
}

function explainHeld(name: string): string {
  return (
    `Couldn't update the database: ${name} waited too long for a table that another process is using. ` +
    'Nothing changed. End long-running statements (see pg_stat_activity) and start again.'
  );
}

function explainChange(name: string): string {
  return (
    `The migration ${name} was changed after it had run on this database. ` +
    'Restore the file and write the change as a new migration.'
  );
}
