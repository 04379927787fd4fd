import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateId } from '../../database/index';
import { makeTempDir } from '../../testing/makeInstallation';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, signUp } from '../../testing/signUp';
import { readSandboxBuild } from '../readSandboxBuild';
import { insertSandboxMessage } from '../store/insertSandboxMessage';

const dir = makeTempDir();
const console = { script: 'assets/console.js', next: [], frame: 'assets/frame.js', assetsDir: dir };
const far = { remoteAddress: '203.0.113.9' };
let numbers = 0;
const nextNumber = (): string => {
  numbers += 1;
  return `+141555501${10 + numbers}`;
};
let test: TestApp;
let app: FastifyInstance;
let owner: Browser & { accountId: number };
let other: Browser & { accountId: number };

beforeAll(async () => {
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'manifest.json'), '{"script":"assets/sandbox-abc.js"}');
  writeFileSync(join(dir, 'assets', 'sandbox-abc.js'), '');
  test = await openTestApp();
  app = await test.build({ sandbox: readSandboxBuild(dir), console });
});
afterAll(async () => {
  await test.close();
  rmSync(dir, { recursive: true, force: true });
});
beforeEach(async () => {
  [owner, other] = [await signUp(app, 'Own garden'), await signUp(app, 'Other garden')];
  for (const one of [owner, other])
    await one.call('PATCH', '/settings', { smsProvider: 'sandbox', widgetPhone: nextNumber() });
});

const open = (url: string, given: { cookie?: string } & InjectOptions = {}) => {
  const { cookie = '', headers, ...rest } = given;
  return app.inject({ url, ...rest, headers: { host: 'localhost', ...headers, ...(cookie && { cookie }) } });
};
const act = (accountId: number, given: { cookie?: string } & InjectOptions = {}) =>
  open(`/sandbox/${accountId}/acts`, {
    ...given,
    method: 'POST',
    headers: { origin: 'http://localhost' },
    payload: { channel: 'sms', visitor: '+12025550143', text: 'HELP' },
  });
const arrive = (accountId: number, text: string) =>
  insertSandboxMessage(test.sql, {
    accountId,
    messageId: generateId(),
    channel: 'sms',
    recipient: '+12025550143',
    direction: 'out',
    body: { text },
  });

describe('who may open a sandbox', () => {
  it('OWN-01 OWN-13 a signed-out browser can neither read nor write messages of an account', async () => {
    const { accountId } = owner;
    await arrive(accountId, 'a secret');
    for (const url of [`/sandbox/${accountId}`, `/sandbox/${accountId}/stream`, '/sandbox/999999999']) {
      const answer = await open(url);
      expect(answer.statusCode, url).toBe(401);
      expect(answer.body).not.toContain('Own garden');
    }
    expect((await act(accountId)).statusCode).toBe(401);
    expect(await test.sql`select from inbound_messages where account_id = ${accountId}`).toHaveLength(0);
  });

  it('OWN-01 OWN-13 redirects a signed-out browser to sign in, and remembers where it was going', async () => {
    const headers = { 'sec-fetch-dest': 'document' };
    const answer = await open(`/sandbox/${owner.accountId}?body=Join%20r%261`, { headers });
    expect([answer.statusCode, answer.headers['location'], answer.headers['cache-control']]).toEqual([
      302,
      `/console/sandbox/${owner.accountId}?body=Join%20r%261`,
      'no-store',
    ]);
    const bare = await open('/sandbox', { headers, ...far });
    expect(bare.headers['location']).toBe('/console/sandbox');
  });

  it('OWN-01 OWN-13 someone else’s account has none', async () => {
    const { cookie } = other;
    for (const url of [`/sandbox/${owner.accountId}`, `/sandbox/${owner.accountId}/stream`])
      expect((await open(url, { cookie })).statusCode, url).toBe(404);
    expect((await act(owner.accountId, { cookie })).statusCode).toBe(404);
  });

  it('OWN-01 OWN-13 its own member opens it and writes in it, and is led there from /sandbox', async () => {
    const { accountId, cookie } = owner;
    expect((await open('/sandbox', { cookie })).headers['location']).toBe(`/sandbox/${accountId}`);
    expect((await open(`/sandbox/${accountId}`, { cookie })).statusCode).toBe(200);
    expect((await act(accountId, { cookie })).statusCode).toBe(204);
    await owner.call('PATCH', '/settings', { smsProvider: 'none' });
    expect((await open(`/sandbox/${accountId}`, { cookie })).statusCode).toBe(404);
  });

  it('OWN-13 OWN-20 anyone at this machine can open a sample, until someone takes it over', async () => {
    expect((await open('/sandbox')).headers['location']).toBe('/sandbox/1001');
    expect((await open('/sandbox/1001')).statusCode).toBe(200);
    expect((await open('/sandbox/1001', far)).statusCode).toBe(401);
    expect((await open('/sandbox/1001', { headers: { 'x-forwarded-for': '10.0.0.7' } })).statusCode).toBe(
      401,
    );
    await test.sql`insert into accounts (account_id, page_name, sms_provider) values (1010, 'Journal', 'sandbox')`;
    expect((await open('/sandbox/1010')).statusCode).toBe(200);
    await test.sql`
      insert into members (account_id, user_id, role)
      select 1010, user_id, 'owner' from users where email = ${owner.email}`;
    expect((await open('/sandbox/1010')).statusCode).toBe(401);
    expect((await open('/sandbox/1010', { cookie: owner.cookie, ...far })).statusCode).toBe(200);
    expect((await open('/sandbox/1010', { cookie: other.cookie })).statusCode).toBe(404);
  });
});

describe('the stream of messages', () => {
  /** Reads until the output satisfies, or the server ends it. */
  async function listen(cookie: string, isEnough: (heard: string) => boolean): Promise<string> {
    const own = await test.build({ sandbox: readSandboxBuild(dir) });
    await own.listen({ host: '127.0.0.1', port: 0 });
    const { port } = own.server.address() as AddressInfo;
    const stopper = new AbortController();
    const { body } = await fetch(`http://127.0.0.1:${port}/sandbox/${owner.accountId}/stream`, {
      headers: { cookie },
      signal: stopper.signal,
    });
    let heard = '';
    for await (const piece of (body ?? []) as AsyncIterable<Uint8Array>) {
      heard += new TextDecoder().decode(piece);
      if (isEnough(heard)) break;
    }
    stopper.abort();
    return heard;
  }

  it('OWN-01 OWN-13 lists only the accounts of this person, and samples on this machine', async () => {
    const heard = await listen(owner.cookie, (all) => all.includes('event: ready'));
    const [, data = '{}'] = /event: account\ndata: (.*)\n/.exec(heard) ?? [];
    const { accounts } = JSON.parse(data) as { accounts: { id: number; name: string }[] };
    expect(accounts.map(({ id }) => id)).toEqual([1001, owner.accountId].sort((a, b) => a - b));
  });

  it('OWN-01 ends with its session, and sends nothing that arrives later', async () => {
    let isOut = false;
    const heard = await listen(owner.cookie, (all) => {
      if (all.includes('event: ready') && !isOut) {
        isOut = true;
        void owner.call('POST', '/sign-out').then(() => arrive(owner.accountId, 'after the end'));
      }
      return all.includes('after the end');
    });
    expect(heard).toContain('event: ready');
    expect(heard).not.toContain('after the end');
  });
});
