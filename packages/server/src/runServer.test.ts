import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPool } from './database/index';
import { findFreePort } from './database/testing/index';
import { readEnv } from './env/index';
import { createLogger } from './http/index';
import { makeInstallation } from './testing/makeInstallation';
import { openTestDatabase } from './testing/openTestDatabase';

afterEach(() => {
  vi.doUnmock('./accounts/makeSignInLink');
  // Other files share the modules of this one and get them without the fault.
  vi.resetModules();
});

const log = createLogger('silent');

describe('runServer', () => {
  it('OWN-20 closes the port and the database if a later part does not start', async () => {
    const rootDir = makeInstallation();
    const { url, drop } = await openTestDatabase({ log });
    const port = await findFreePort();
    const read = readEnv({ PORT: String(port), DATABASE_URL: url, DATA_DIR: rootDir }, rootDir);
    if (!read.ok) throw new Error(read.problems.join(' '));
    let wasListening = false;
    const makeSignInLink = async () => {
      wasListening = (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
      throw new Error('no link today');
    };
    vi.resetModules();
    vi.doMock('./accounts/makeSignInLink', () => ({ makeSignInLink, signInPath: '/sign-in/' }));
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
});
