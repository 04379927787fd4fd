import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getJson } from './getJson';
import { NetworkError } from './NetworkError';
import { postJson } from './postJson';

type Heard = { method: string | undefined; type: string | undefined; body: string };
const heard: Heard[] = [];
let server: Server;
let base = '';

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    heard.push({ method: request.method, type: request.headers['content-type'], body });
    const status = Number(request.url?.slice(1) ?? 200);
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    response.writeHead(request.method === 'OPTIONS' ? 204 : status, {
      'content-type': 'application/json',
      ...cors,
    });
    response.end(status === 204 || status === 304 ? undefined : '{"fine":true}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that accepts the connection and never answers: only the caller can end the request. */
const neverAnswer = (_: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const helpers = [
  ['GET', getJson],
  ['POST', (url: string) => postJson(url, { a: 'ü' })],
] as const;

describe.each(helpers)('%s', (method, call) => {
  it('NET-09 status 200 resolves with the JSON', async () => {
    await expect(call(`${base}/200`)).resolves.toEqual({ fine: true });
    const expected = method === 'POST' ? { type: 'application/json', body: '{"a":"ü"}' } : { body: '' };
    expect(heard.at(-1)).toMatchObject({ method, ...expected });
  });
  it.each([201, 202, 204, 400, 404, 429, 500, 503])(
    'NET-09 NET-10 ERR-02 ERR-03 status %d rejects with address and status',
    async (status) => {
      const url = `${base}/${status}`;
      const error = await call(url).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(NetworkError);
      expect(error).toMatchObject({ url, status, message: `Newtwork ${method} error, ${url}, ${status}` });
    },
  );
  it('NET-10 A-59 a connection that fails has status 0', async () => {
    const url = 'http://127.0.0.1:1/x';
    await expect(call(url)).rejects.toMatchObject({
      url,
      status: 0,
      message: `Newtwork ${method} error, ${url}, 0`,
    });
  });
  it('NET-10 A-59 a server that never answers counts as a failed connection after 15 seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', neverAnswer);
    const ended = vi.fn();
    call('https://h.example/x').catch(ended);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.any(NetworkError));
    expect(ended.mock.lastCall?.[0]).toMatchObject({ url: 'https://h.example/x', status: 0 });
  });
});
