import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { openPool } from './database/testing/index';
import { createLogger } from './http/index';
import { startSealing } from './numbers/index';
import { buildWebKey } from './secrets/index';
import { makeInstallation } from './testing/makeInstallation';
import { openTestDatabase } from './testing/openTestDatabase';
import { runMain } from './testing/runMain';

const secretKey = 'a key of this test and of nothing else';
const keyBytes = 32;

/** The `WEB_KEY` that versions before sealed numbers printed: the same without the key of numbers. */
function buildOldWebKey(): string {
  const [head, newHead] = ['web1_', 'web2_'];
  const newKey = buildWebKey([Buffer.from(secretKey)]);
  const bytes = Buffer.from(newKey.slice(newHead.length), 'base64url').subarray(0, 2 * keyBytes);
  const check = createHash('sha256').update(head).update(bytes).digest().subarray(0, 8);
  return `${head}${Buffer.concat([bytes, check]).toString('base64url')}`;
}

it('OWN-02 OWN-20 C48 C50 a web server with the WEB_KEY of an earlier version works until numbers are sealed, then says what to do and stops', async () => {
  const root = makeInstallation();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const { url: databaseUrl, drop } = await openTestDatabase({
    content: 'sample',
    log: createLogger('silent'),
  });
  onTestFinished(drop);
  const sql = openPool(databaseUrl, 1);
  onTestFinished(() => sql.end());
  // As an installation from before.
  await sql`delete from milestones where name like 'numbers %'`;
  const run = async (env: Record<string, string>) => {
    const main = await runMain({
      root,
      env: { DATABASE_URL: databaseUrl, PUBLIC_URL: 'http://localhost', ...env },
    });
    onTestFinished(async () => {
      main.child.kill('SIGTERM');
      await main.exitCode();
    });
    return main;
  };
  const worker = await run({ ROLE: 'worker', SECRET_KEY: secretKey });
  const web = await run({ ROLE: 'web', WEB_KEY: buildOldWebKey() });
  const ask = async (address: string | undefined) => (await fetch(`${address}/readyz`)).status;
  expect([await ask(worker.url), await ask(web.url), web.stderr()]).toEqual([200, 200, '']);
  expect(web.messages().join()).toContain('stops once they are encrypted');

  await startSealing(sql);
  expect(await web.exitCode()).toBe(1);
  expect(web.messages().join()).toContain('this server has no key for them');
  expect(web.messages().at(-1)).toBe('Beckon has stopped');
  expect(await ask(worker.url)).toBe(200);
});
