import { readFile } from 'node:fs/promises';
import { type AnySql, type Pruning, pruneRows } from '../../database/index';
import type { Sealer } from '../../secrets/index';
import type { AssetFile } from '../listAssetFiles';
import { hashContent, markAsset } from '../markAsset';

/** Files per statement. */
const atOnce = 50;

/** Stores the files of this version for the servers of other versions, and notes that they are in use. [OWN-20] */
export async function saveAssets(
  sql: AnySql,
  files: readonly AssetFile[],
  secrets: Pick<Sealer, 'mark'>,
): Promise<void> {
  for (let at = 0; at < files.length; at += atOnce) {
    const some = files.slice(at, at + atOnce);
    const rows = await Promise.all(
      some.map(async ({ path, file }) => {
        const content = await readFile(file);
        return { path, content, mark: markAsset(secrets, path, content) };
      }),
    );
    await saveBatch(sql, rows);
  }
}

type Row = { path: string; content: Buffer; mark: string };

async function saveBatch(sql: AnySql, rows: readonly Row[]): Promise<void> {
  const paths = rows.map(({ path }) => path);
  const stored = await sql<{ path: string; seal: string }[]>`
    select path, encode(sha256(content), 'hex') || mark as seal from assets where path = any(${paths})`;
  const seals = new Map(stored.map(({ path, seal }) => [path, seal]));
  const missing = rows.filter(({ path, content, mark }) => seals.get(path) !== hashContent(content) + mark);
  missing.sort((a, b) => (a.path < b.path ? -1 : 1));
  if (missing.length > 0)
    await sql`
      insert into assets ${sql(missing)}
      on conflict (path) do update set content = excluded.content, mark = excluded.mark, used_at = now()`;
  await sql`
    update assets set used_at = now() where path in (
      select path from assets where path = any(${paths}) and used_at < now() - interval '1 hour' order by path for update)`;
}

/** The paths of all stored files. */
export async function listAssetPaths(sql: AnySql): Promise<string[]> {
  return (await sql<{ path: string }[]>`select path from assets`).map(({ path }) => path);
}

/** A stored file, and the mark of who stored it. */
export async function findAsset(
  sql: AnySql,
  path: string,
): Promise<{ content: Buffer; mark: string } | undefined> {
  const [row] = await sql<{ content: Buffer; mark: string }[]>`
    select content, mark from assets where path = ${path}`;
  return row;
}

/** Deletes files that no server has had for some days. Returns how many are gone. [OWN-20] */
export async function pruneAssets(sql: AnySql, days: number, pruning?: Pruning): Promise<number> {
  const isOld = sql`used_at < now() - make_interval(days => ${days})`;
  return await pruneRows(sql, [['assets', isOld]], pruning);
}
