import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashWidget } from './files/compareWidgets';
import { runBeckon } from './runBeckon';

const there = [1, 2, 3].map((widgetId) => ({
  widgetId,
  type: 'bar',
  name: `Bar ${widgetId}`,
  channel: 'fb',
  smsKeyword: '',
  data: {},
  revision: 1,
  hasDraft: true,
}));
const down = { status: 500, body: { error: 'The disk is full.' } };
let server: Server;
let [url, dir, refused] = ['', '', ''];

/** A server that fails at one call, which a healthy server can't be made to do. */
function answer(call: string): { status: number; body: object } {
  const widget = there.find(({ widgetId }) => call.includes(`/widgets/${widgetId}`));
  if (call === refused) return down;
  if (call === 'GET /widgets') return { status: 200, body: { widgets: there } };
  return { status: 200, body: widget ?? { errors: [] } };
}

beforeAll(async () => {
  server = createServer((request, reply) => {
    const { status, body } = answer(`${request.method} ${request.url?.replace('/api/v1', '')}`);
    reply.writeHead(status).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  dir = mkdtempSync(join(tmpdir(), 'beckon-'));
  const lock = there.map((one) => `${one.widgetId} ${hashWidget(one)}`);
  writeFileSync(join(dir, 'beckon.lock'), lock.join('\n'));
  for (const { widgetId, type, channel } of there) {
    const changed = { widgetId, type, name: `Changed ${widgetId}`, channel, data: {} };
    writeFileSync(join(dir, `bar-${widgetId}.json`), JSON.stringify(changed));
  }
});
afterAll(() => {
  rmSync(dir, { recursive: true, force: true });
  return new Promise((done) => server.close(done));
});

it.each([
  [
    'PATCH /widgets/2',
    ['changed  bar-1.json, published'],
    ['bar-2.json: The disk is full.', 'The files above were pushed.', 'Not pushed: bar-3.json'],
  ],
  [
    'POST /widgets/1/publish',
    ['changed  bar-1.json, NOT published'],
    ['bar-1.json: The disk is full.', 'The files above were pushed.', 'Not pushed: bar-2.json, bar-3.json'],
  ],
  ['PATCH /widgets/1', [], ['bar-1.json: The disk is full.', 'Not pushed: bar-2.json, bar-3.json']],
])('OWN-09 OWN-10 a push that stops at %s says what it wrote and what not', async (call, said, told) => {
  refused = call;
  const lines: string[] = [];
  const pushed = runBeckon({
    words: ['push', '--publish', '--dir', dir],
    variables: { BECKON_URL: url, BECKON_KEY: 'bk_x' },
    print: (line) => lines.push(line.replace(`${dir}/`, '')),
  });
  const error = await pushed.then(String, (reason: Error) => reason.message.replaceAll(`${dir}/`, ''));
  expect(lines).toEqual(said);
  expect(error.split('\n')).toEqual(told);
});
