import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateId } from '../../database/index';
import { makeTempDir } from '../../testing/makeInstallation';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { signUp } from '../../testing/signUp';
import { readSandboxBuild } from '../readSandboxBuild';
import { insertSandboxMessage } from '../store/insertSandboxMessage';

const origin = 'https://beckon.example';
const visitor = '+12025550143';
const person = '7000000000000001';
let test: TestApp;
let app: FastifyInstance;
const dir = makeTempDir();

beforeAll(async () => {
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'manifest.json'), '{"script":"assets/sandbox-abc.js"}');
  writeFileSync(join(dir, 'assets', 'sandbox-abc.js'), 'console.log("sandbox")');
  test = await openTestApp();
  app = await test.build({ sandbox: readSandboxBuild(dir), publicUrl: origin });
});
afterAll(async () => {
  await test.close();
  rmSync(dir, { recursive: true, force: true });
});

const act = (body: object, headers: Record<string, string> = { origin }, to = 1001) =>
  app.inject({ method: 'POST', url: `/sandbox/${to}/acts`, headers, payload: body });
const threads = () =>
  test.sql`select channel, recipient, direction, body from sandbox_messages where direction = 'in' order by seq`;
const arrive = (text: string, accountId = 1001) =>
  insertSandboxMessage(test.sql, {
    accountId,
    messageId: generateId(),
    channel: 'sms',
    recipient: visitor,
    direction: 'out',
    body: { text },
  });

describe('the page of the sandbox', () => {
  it('OWN-13 OWN-20 exists for a sandbox account, only talks to its own origin and cannot be framed', async () => {
    expect((await app.inject('/sandbox')).headers['location']).toBe('/sandbox/1001');
    const { statusCode, headers, body } = await app.inject('/sandbox/1001?ref=w5001');
    expect(statusCode).toBe(200);
    expect(body).toContain('src="/sandbox/assets/sandbox-abc.js"');
    expect(body).not.toContain('w5001');
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; script-src 'self';.*frame-ancestors 'self'/,
    );
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await app.inject('/sandbox/assets/sandbox-abc.js')).statusCode).toBe(200);
  });

  it('OWN-13 hides a sandbox that was not opened on purpose from public names', async () => {
    const local = await test.build({ sandbox: readSandboxBuild(dir), isSandboxLocal: true });
    const places = ['/sandbox', '/sandbox/1001', '/%73andbox/1001', '/sandbox/assets/sandbox-abc.js'];
    const ask = async (host: string) =>
      new Set(
        await Promise.all(
          places.map(async (url) => (await local.inject({ url, headers: { host } })).statusCode < 400),
        ),
      );
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect(await ask(host), host).toEqual(new Set([true]));
    for (const host of ['widgets.example.com', '127.0.0.1.example.com', '10.0.0.7:3000'])
      expect(await ask(host), host).toEqual(new Set([false]));
    // A proxy may call the server by a local name.
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      const headers = { host: 'localhost:3000', [name]: '203.0.113.7' };
      expect((await local.inject({ url: '/sandbox/1001', headers })).statusCode, name).toBe(404);
    }
  });

  it('OWN-13 does not exist for other accounts, nor do their messages and acts, nor in an installation without it', async () => {
    await test.sql`insert into accounts (account_id, page_name, sms_provider) values (1007, 'Real', 'twilio')`;
    await arrive('secret of 1007', 1007);
    const places = [
      '/sandbox/1007',
      '/sandbox/1007/stream',
      '/sandbox/4040',
      '/sandbox/4040/stream',
      '/sandbox/x',
    ];
    const { accountId, cookie } = await signUp(test.app);
    await test.sql`update members set account_id = 1007 where account_id = ${accountId}`;
    await test.sql`update sessions set account_id = 1007 where account_id = ${accountId}`;
    const headers = { cookie: cookie.replace(/^/, '__Host-') };
    for (const url of places) expect((await app.inject({ url, headers })).statusCode, url).toBe(404);
    const text = { channel: 'sms', visitor, text: 'Hi' };
    expect((await act(text, { origin, ...headers }, 1007)).statusCode).toBe(404);
    for (const place of ['/sandbox', '/sandbox/1001', '/sandbox/1001/stream'])
      expect((await test.app.inject(place)).statusCode, place).toBe(404);
    expect(readSandboxBuild(join(dir, 'nowhere'))).toBeUndefined();
  });
});

describe('acts', () => {
  it('OWN-13 a text goes to the webhook as its provider would send it, and into the thread', async () => {
    expect((await act({ channel: 'sms', visitor, text: ' HELP ' })).statusCode).toBe(204);
    expect(await test.sql`select sender, text, outcome from inbound_messages`).toEqual([
      { sender: visitor, text: 'HELP', outcome: 'helped' },
    ]);
    expect(await threads()).toEqual([
      { channel: 'sms', recipient: visitor, direction: 'in', body: { text: 'HELP' } },
    ]);
    const [{ secret } = { secret: '' }] = await test.sql`select secret from installation_secrets`;
    expect(test.lines.join('')).not.toContain(secret);
  });

  it.each([
    ['a request without headers', {}],
    ['another site', { origin: 'https://evil.example' }],
    ['a frame of another site', { origin, 'sec-fetch-site': 'cross-site' }],
  ])('OWN-13 %s cannot act', async (_, headers) => {
    const before = await threads();
    expect((await act({ channel: 'sms', visitor, text: 'Hi' }, headers)).statusCode).toBe(403);
    expect(await threads()).toEqual(before);
  });

  it.each([
    [{ channel: 'sms', visitor: '12', text: 'Hi' }, 'must be a number with a country code'],
    [{ channel: 'sms', visitor, text: '  ' }, 'must not be empty'],
    [{ channel: 'sms', visitor, text: 'x'.repeat(1601) }, 'too long'],
    [{ channel: 'messenger', visitor, act: 'text', text: 'Hi' }, 'must be a visitor ID'],
    [{ channel: 'messenger', visitor: person, act: 'dance' }, 'act'],
    [{ channel: 'pigeon', visitor }, 'channel'],
    [{}, 'channel'],
  ])('OWN-13 rejects %j with the reason', async (body, reason) => {
    const before = await threads();
    const answer = await act(body);
    expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringContaining(reason)]);
    expect(await threads()).toEqual(before);
  });

  it('OWN-14 reports Messenger acts in the platform’s format, and stores nothing that the webhook rejects', async () => {
    const acts = [
      { act: 'getStarted', ref: 'w5001' },
      { act: 'referral', ref: 'w5001' },
      { act: 'text', text: 'Ça va? 🌿' },
      { act: 'reply', title: 'Sun', payload: 'SUN' },
      { act: 'button', title: 'Remind me', payload: 'REMIND' },
    ];
    for (const one of acts)
      expect((await act({ channel: 'messenger', visitor: person, ...one })).statusCode, one.act).toBe(204);
    const kept = (await threads()).filter(({ channel }) => channel === 'fb').map(({ body }) => body);
    expect(kept).toEqual([
      { text: 'Get Started' },
      { note: 'w5001' },
      { text: 'Ça va? 🌿' },
      { text: 'Sun' },
      { text: 'Remind me' },
    ]);
    // The webhook keeps the secret that it has read; another secret is a stranger's.
    await test.sql`update installation_secrets set secret = 'another'`;
    const refused = await act({ channel: 'messenger', visitor: person, act: 'text', text: 'Hello?' });
    expect([refused.statusCode, refused.json().error]).toEqual([
      502,
      expect.stringContaining('Not delivered'),
    ]);
    expect((await threads()).filter(({ channel }) => channel === 'fb')).toHaveLength(kept.length);
  });
});

describe('the stream', () => {
  /** Reads until the output satisfies, then drops the connection. */
  async function listen(
    address: string,
    isEnough: (heard: string) => boolean,
    headers = {},
  ): Promise<string> {
    const stopper = new AbortController();
    const { body } = await fetch(address, { headers, signal: stopper.signal });
    const decoder = new TextDecoder();
    let heard = '';
    for await (const piece of (body ?? []) as AsyncIterable<Uint8Array>) {
      heard += decoder.decode(piece, { stream: true });
      if (isEnough(heard)) break;
    }
    stopper.abort();
    return heard;
  }
  const textsIn = (heard: string): string[] =>
    [...heard.matchAll(/^data: (\{.*"text".*\})$/gm)].map(([, data = '{}']) => JSON.parse(data).text);

  it('OWN-13 sends existing messages, then each new one; resumes after the last one, and ends with the server', async () => {
    const own = await test.build({ sandbox: readSandboxBuild(dir) });
    await own.listen({ host: '127.0.0.1', port: 0 });
    const address = `http://127.0.0.1:${(own.server.address() as AddressInfo).port}/sandbox/1001/stream`;
    await arrive('one');
    const first = await listen(address, (heard) => {
      if (heard.includes('event: ready') && !heard.includes('"two"')) void arrive('two');
      return heard.includes('"two"');
    });
    expect(first).toMatch(/^retry: \d+\n\nevent: account\ndata: \{"name":"Fern & Fig".*\n\n/);
    expect(textsIn(first).slice(-2)).toEqual(['one', 'two']);
    expect(first).not.toContain('secret of 1007');

    const lastId = /id: (\d+)\n(?!.*id: )/s.exec(first)?.[1] ?? '';
    await arrive('three');
    const later = await listen(address, (heard) => heard.includes('event: ready'), {
      'last-event-id': lastId,
    });
    expect(textsIn(later).at(-1)).toBe('three');

    let isReady = (): void => undefined;
    const ready = new Promise<void>((resolve) => {
      isReady = resolve;
    });
    const open = listen(address, (heard) => {
      if (heard.includes('event: ready')) isReady();
      return false;
    });
    await ready;
    const started = performance.now();
    await own.close();
    await open;
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
