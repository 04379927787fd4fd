import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '@beckon/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntil } from '../database/testing/index';
import { startOutbox } from '../messages/index';
import type { Outbox } from '../messages/testing/index';
import { createMessengerProvider } from './providers/createMessengerProvider';
import {
  accountId,
  buildCall,
  buildReferral,
  type MessengerTest,
  openMessengerTest,
  pageId,
} from './testing/openMessengerTest';

let test: MessengerTest;
let platform: Server;
let outbox: Outbox;
const token = 'EAAB-token-of-the-page';
const got: { url: string | undefined; token: string | undefined; body: Record<string, unknown> }[] = [];
/** How often the platform is still busy before it accepts a message. */
let busy = 1;

beforeAll(async () => {
  test = await openMessengerTest();
  platform = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString());
    busy -= 1;
    if (busy >= 0) return response.writeHead(429, { 'retry-after': '1' }).end('{"error":{"code":4}}');
    got.push({ url: request.url, token: request.headers.authorization, body });
    return response.end(JSON.stringify({ message_id: `mid.${got.length}` }));
  });
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
  const apiUrl = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  const messenger = createMessengerProvider({ apiUrl, pageTokens: { [pageId]: token } });
  outbox = await startOutbox({ sql: test.sql, providers: { messenger }, log: test.app.log });
});
afterAll(async () => {
  await outbox.stop();
  platform.closeAllConnections();
  platform.close();
  await test.close();
});

describe('the messenger funnel', () => {
  it('OWN-14 OWN-22 NET-05 from the link to the reply: the visit opts in, and the person gets the follow-up once', async () => {
    const session = 'session-funnel-01';
    const body = buildCall(
      buildReferral('7001', `w8_${session}_0a1b2c3d4--GIFT`, {
        referral: undefined,
        postback: {
          mid: 'mid.start',
          payload: 'GET_STARTED',
          referral: { ref: `w8_${session}_0a1b2c3d4--GIFT` },
        },
      }),
    );
    for (let times = 0; times < 3; times += 1) expect((await test.post(body)).statusCode).toBe(200);
    expect(await waitUntil(() => got.length > 0, 30_000)).toBe(true);
    const asked = await test.app.inject({
      url: `${calls.checkOptin.path}?account_id=${accountId}&session_id=${session}`,
    });
    expect(asked.json()).toEqual({ has_opted_in: true });
    expect(got).toEqual([
      {
        url: `/v25.0/${pageId}/messages`,
        token: `Bearer ${token}`,
        body: { recipient: { id: '7001' }, messaging_type: 'RESPONSE', message: { text: 'Hello' } },
      },
    ]);
    await waitUntil(async () => (await states())[0] === 'sent mid.1', 30_000);
    expect(await states()).toEqual(['sent mid.1', 'queued null']);
    expect(test.lines.join('')).not.toMatch(/EAAB|7001|session-funnel|GIFT|Hello/);
  });
});

async function states(): Promise<string[]> {
  const rows = await test.sql`select state, provider_id from outbox order by due_at`;
  return rows.map(({ state, provider_id: id }) => `${state} ${id}`);
}
