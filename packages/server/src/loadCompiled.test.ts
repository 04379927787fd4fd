import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from './http/index';
import { loadCompiled } from './loadCompiled';
import { readVisitorBuild } from './serving/index';
import { makeInstallation } from './testing/makeInstallation';
import { openTestApp, type TestApp } from './testing/openTestApp';

let test: TestApp;
let deps: Parameters<typeof loadCompiled>[0];
beforeAll(async () => {
  test = await openTestApp();
  const log = createLogger('silent');
  const visitor = await readVisitorBuild(join(makeInstallation(), 'dist', 'visitor', 'preact'));
  deps = { sql: test.sql, log, visitor, publicUrl: 'https://widgets.example' };
});
afterAll(() => test.close());

const load = (old?: Awaited<ReturnType<typeof loadCompiled>>) => loadCompiled(deps, 1001, old);

describe('loadCompiled', () => {
  it('OWN-05 compiles an account once, whatever happens to its drafts', async () => {
    const first = await load();
    expect(first?.config['pageId']).toBe('1001');
    expect(await load(first)).toBe(first);
    await test.sql`update widgets set draft = '{}', revision = revision + 1 where account_id = 1001`;
    expect(await load(first)).toBe(first);
  });

  it.each([
    ['a name', () => test.sql`update widgets set name = name || '!' where account_id = 1001`],
    [
      'a text',
      () => test.sql`update widgets set data = data || '{"main":{"title":"New"}}' where account_id = 1001`,
    ],
    ['a version', () => test.sql`update widgets set version = version + 1 where account_id = 1001`],
    ['the account', () => test.sql`update accounts set page_name = 'Other' where account_id = 1001`],
    ['a pause', () => test.sql`update widgets set status = 'paused' where account_id = 1001`],
  ])('OWN-05 compiles it again after a change: %s', async (_, change) => {
    const first = await load();
    await change();
    const second = await load(first);
    expect(second).not.toBe(first);
    expect(await load(second)).toBe(second);
  });

  it('OWN-05 leaves a large account alone for a moment, and finds no account that is gone', async () => {
    const first = await load();
    if (!first) throw new Error('There is no account.');
    const restUntilMs = performance.now() + 50;
    await load({ ...first, restUntilMs });
    expect(performance.now()).toBeGreaterThanOrEqual(restUntilMs - 1);
    expect(await loadCompiled(deps, 999_999, first)).toBeUndefined();
  });
});
