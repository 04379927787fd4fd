import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callServer } from './callServer';
import { mapFew } from './mapFew';

type Answer = { status: number; retryAfter?: string; body?: object };

let server: Server;
let [url, calls] = ['', 0];
let answers: Answer[] = [];
const waits: number[] = [];
const lines: string[] = [];
beforeAll(async () => {
  server = createServer((_, reply) => {
    calls += 1;
    const { status, retryAfter, body = {} } = answers.shift() ?? { status: 200 };
    reply.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
    reply.end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  calls = 0;
  waits.length = 0;
  lines.length = 0;
});
afterAll(() => new Promise((done) => server.close(done)));

const call = (method: string, path: string) => {
  const wait = async (ms: number) => waits.push(ms);
  const address = { url, key: 'bk_x', print: (line: string) => lines.push(line), wait };
  return callServer(address, method, { path, ...(method === 'GET' ? {} : { body: { revision: 1 } }) });
};
const full: Answer = { status: 429, retryAfter: '7', body: { error: 'Too many tries.' } };
const down: Answer = { status: 503, retryAfter: '2', body: { error: 'Busy.' } };

it('OWN-10 retries when a busy server says so, and tells the user', async () => {
  answers = [full, down, { status: 200, body: { ok: true } }];
  expect(await call('GET', '/widgets')).toEqual({ ok: true });
  expect(waits).toEqual([7000, 2000]);
  expect(lines).toEqual(['waiting  7 s, as the server asked', 'waiting  2 s, as the server asked']);
});

it.each<[string, string, Answer[], number]>([
  ['keeps asking', 'GET', Array.from({ length: 9 }, () => full), 5],
  ['asks for an hour', 'GET', [{ ...full, retryAfter: '3600' }], 1],
  ['does not say how long', 'GET', [{ status: 429, body: { error: 'Too many tries.' } }], 1],
  ['restarts while it creates a widget, which must not exist twice', 'POST', [down], 1],
])('OWN-10 does not wait forever for a server that %s', async (_, method, given, expected) => {
  answers = given;
  await expect(call(method, '/widgets')).rejects.toThrow(/^(Too many tries|Busy)\.$/);
  expect(calls).toBe(expected);
});

it('OWN-10 reports rejected fields once', async () => {
  const fields = [{ path: 'name', message: 'is missing' }];
  answers = [{ status: 400, body: { error: 'name is missing.', fields } }];
  await expect(call('POST', '/widgets')).rejects.toThrow(/^name is missing$/);
});

it('OWN-10 says why no server answers', async () => {
  const address = { url: 'http://127.0.0.1:1', key: 'bk_x', print: () => undefined };
  await expect(callServer(address, 'GET', { path: '/widgets' })).rejects.toThrow(
    /^Can't reach a server at http:\/\/127\.0\.0\.1:1 \(.+\)\. Check BECKON_URL\.$|^Can't reach a server at http:\/\/127\.0\.0\.1:1\. /,
  );
});

it('a few at a time, in their order', async () => {
  let [now, most] = [0, 0];
  const doubled = await mapFew([3, 1, 2, 5, 4], 2, async (item) => {
    now += 1;
    most = Math.max(most, now);
    for (let turn = 0; turn < item; turn += 1) await Promise.resolve();
    now -= 1;
    return item * 2;
  });
  expect(doubled).toEqual([6, 2, 4, 10, 8]);
  expect(most).toBe(2);
});
