import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeTempDir } from '../testing/makeInstallation';
import { startPostgres } from '../testing/startPostgres';
import { openDatabase } from './openDatabase';
import { openPool } from './openPool';

const log = { debug: () => undefined, error: () => undefined };
const file = readFileSync(new URL('../../../../deploy/make-roles.sql', import.meta.url), 'utf8');
/** As psql does: without its own commands, and with the value of the variable. */
const statements = file
  .replace(/^(?:\\|--).*$/gm, '')
  .replace(":'password'", "'of the servers'")
  .split(';')
  .map((one) => one.trim())
  .filter(Boolean);

it('OWN-20 the roles of compose.yaml are enough for the server, and none of them is an administrator', async () => {
  const dir = makeTempDir();
  chmodSync(dir, 0o755);
  const postgres = await startPostgres(dir);
  const admin = openPool(postgres.adminUrl, 1);
  try {
    for (const what of ['database beckon', 'role beckon', 'role beckon_api'])
      await admin.unsafe(`drop ${what}`);
    for (const statement of statements) await admin.unsafe(statement);
    const roles = await admin`
      select rolname as name, rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "isAdmin" from pg_roles
      where rolname in ('beckon', 'beckon_api') order by 1`;
    expect([...roles]).toEqual([
      { name: 'beckon', isAdmin: false },
      { name: 'beckon_api', isAdmin: false },
    ]);
    const url = Object.assign(new URL(postgres.adminUrl), {
      username: 'beckon',
      password: encodeURIComponent('of the servers'),
      pathname: '/beckon',
    });
    const database = await openDatabase({ databaseUrl: url.href, dataDir: '', log });
    expect(await database.sql`select from accounts`).toHaveLength(0);
    await database.close();
  } finally {
    await admin.end();
    await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});
