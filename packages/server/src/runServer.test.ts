import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openUnlimitedPool } from './database/index';
import { findFreePort, openGate, openPool } from './database/testing/index';
import { readEnv } from './env/index';
import { createLogger } from './http/index';
import { makeInstallation } from './testing/makeInstallation';
import { openTestDatabase } from './testing/openTestDatabase';

afterEach(() => {
  vi.doUnmock('./accounts/createSignInLink');
  // Other files share the modules of this one and get them without the fault.
  vi.resetModules();
});

const log = createLogger('silent');

/** Starts a server on this database, as its operator would. */
async function startOn(databaseUrl: string, rootDir: string, given: Record<string, string> = {}) {
  const own = { PORT: '0', DATABASE_URL: databaseUrl, DATA_DIR: join(rootDir, 'data') };
  const read = readEnv({ ...own, ...given }, rootDir);
  if (!read.ok) throw new Error(read.problems.join(' '));
  const { runServer } = await import('./runServer');
  return await runServer({ env: read.env, rootDir, log });
}

describe('runServer', () => {
  it('OWN-20 closes the port and the database if a later part does not start', async () => {
    const rootDir = makeInstallation();
    const { url, drop } = await openTestDatabase({ log });
    const port = await findFreePort();
    const read = readEnv({ PORT: String(port), DATABASE_URL: url, DATA_DIR: rootDir }, rootDir);
    if (!read.ok) throw new Error(read.problems.join(' '));
    let wasListening = false;
    const createSignInLink = async () => {
      wasListening = (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
      throw new Error('no link today');
    };
    vi.resetModules();
    vi.doMock('./accounts/createSignInLink', () => ({ createSignInLink }));
    const { runServer } = await import('./runServer');
    await expect(runServer({ env: read.env, rootDir, log })).rejects.toThrow('no link today');
    expect(wasListening).toBe(true);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    const sql = openPool(url, 1);
    const others = await sql`
      select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    expect(others).toHaveLength(0);
    await sql.end();
    await drop();
    rmSync(rootDir, { recursive: true, force: true });
  });

  it('OWN-02 OWN-20 with another key, or none, it writes nothing to a database in use: no migration, no key', async () => {
    const rootDir = makeInstallation();
    const { url, drop } = await openTestDatabase({ content: 'sample', log });
    const sql = openPool(url, 1);
    await sql`insert into installation_secrets (name, secret) values ('secret key mark', 'of the other servers')`;
    // As an earlier version left it.
    await sql`delete from migrations where name = (select max(name) from migrations)`;
    const [before] = await sql`select count(*)::int as n, max(name) as last from migrations`;
    for (const given of [{}, { SECRET_KEY: 'a key of at least thirty-two characters' }])
      await expect(startOn(url, rootDir, given)).rejects.toThrow('use another key');
    expect(await sql`select count(*)::int as n, max(name) as last from migrations`).toEqual([before]);
    expect(existsSync(join(rootDir, 'data', 'secret-key'))).toBe(false);
    await sql.end();
    await drop();
    rmSync(rootDir, { recursive: true, force: true });
  });

  it('OWN-20 a given database gets no sample accounts, and the server says which database it uses', async () => {
    const rootDir = makeInstallation();
    const { url, drop } = await openTestDatabase({ log });
    const sql = openPool(url, 1);
    const server = await startOn(url, rootDir);
    expect(server.database).toMatch(/^PostgreSQL \d+\.\d+, \w+ on 127\.0\.0\.1:\d+$/);
    await server.stop();
    expect(await sql`select from accounts`).toHaveLength(0);
    await sql.end();
    await drop();
    rmSync(rootDir, { recursive: true, force: true });
  });

  it('OWN-13 OWN-15 E13 background work waits with connections of its own, and visitors are answered', async () => {
    const rootDir = makeInstallation();
    const { url, drop } = await openTestDatabase({ content: 'sample', log });
    const given = { MAIL_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://localhost:3000' };
    const server = await startOn(url, rootDir, given);
    const [sql, locking] = [openPool(url, 1), openUnlimitedPool(url)];
    let release = () => undefined as undefined;
    const released = new Promise<void>((done) => {
      release = () => void done();
    });
    const tables = ['messenger_inbox', 'outbox', 'waiting_mails', 'webhook_deliveries'];
    let lock = () => undefined as undefined;
    // Until then, this waits for locks itself.
    const locked = new Promise<void>((done) => {
      lock = () => void done();
    });
    const holding = locking.begin(async (transaction) => {
      for (const table of tables)
        await transaction`lock table ${transaction(table)} in access exclusive mode`;
      lock();
      await released;
    });
    await locked;
    const seen = new Map<string, Set<string>>();
    const look = async () => {
      const rows = await sql<{ table: string; name: string }[]>`
        select relation::regclass::text as table, application_name as name
        from pg_locks join pg_stat_activity using (pid)
        where not granted and relation is not null and application_name <> 'beckon upkeep'
          and datname = current_database()`;
      for (const { table, name } of rows) seen.set(table, (seen.get(table) ?? new Set()).add(name));
      return [...seen.keys()].sort();
    };
    await expect.poll(look).toEqual(tables);
    const poll = `${server.url}/pixel/checkOptin?account_id=1001&session_id=a-session-of-someone`;
    expect(await (await fetch(poll)).json()).toEqual({ has_opted_in: false });
    expect(new Set([...seen.values()].flatMap((names) => [...names]))).toEqual(new Set(['beckon jobs']));
    release();
    await holding;
    await server.stop();
    await Promise.all([sql.end(), locking.end()]);
    await drop();
    rmSync(rootDir, { recursive: true, force: true });
  });

  it('D09 OWN-20 connections that the network forgot are replaced within seconds, and the server still stops', async () => {
    const rootDir = makeInstallation();
    const { url, drop } = await openTestDatabase({ log });
    const gate = await openGate(url);
    await gate.open();
    const server = await startOn(gate.url, rootDir);
    const isReady = async () => (await fetch(`${server.url}/readyz`)).ok;
    await expect.poll(isReady).toBe(true);
    gate.freeze();
    await expect.poll(isReady).toBe(false);
    gate.thaw();
    await expect.poll(isReady).toBe(true);
    gate.freeze();
    await server.stop();
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    gate.close('at once');
    await drop();
    rmSync(rootDir, { recursive: true, force: true });
  });
});
