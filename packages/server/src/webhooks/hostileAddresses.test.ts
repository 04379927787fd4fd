import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { type Browser, signUp } from '../testing/signUp';
import { postWebhook } from './postWebhook';

let test: TestApp;
let owner: Browser;
/** Everything that was reached on this machine. */
const reached: string[] = [];
const servers: Server[] = [];
let port = 0;

const listen = (host: string, at: number) =>
  new Promise<number>((done) => {
    const server = createServer((request, reply) => {
      reached.push(`${host}${request.url}`);
      const [, status] = /^\/turn\/(\d+)/.exec(request.url ?? '') ?? [];
      const to = `http://127.0.0.1:${port}/inside`;
      reply.writeHead(Number(status ?? 200), status ? { location: to, refresh: `0; url=${to}` } : {}).end();
    });
    servers.push(server);
    // A machine without IPv6 can't be reached over it.
    server.on('error', () => done(0));
    server.listen(at, host, () => done((server.address() as AddressInfo).port));
  });

beforeAll(async () => {
  test = await openTestApp();
  owner = await signUp(test.app);
  port = await listen('127.0.0.1', 0);
  await listen('::1', port);
});
afterAll(async () => {
  for (const server of servers) server.close();
  await test.close();
});

/** This machine and the private network, in every notation. */
const hosts = [
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '0177.0.0.1',
    '0x7f.0.0.1',
    '0x7f000001',
    '2130706433',
    '017700000001',
  ],
  ...[
    '127.255.255.254',
    '0',
    '0.0.0.0',
    '127.0.0.1.',
    '127.000.000.001',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '%31%32%37.0.0.1',
  ],
  ...['0x7f.1', '0177.1', '127.0.0.0x1', '１２７.0.0.1', '127%2e0%2e0%2e1'],
  ...['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'ｌocalhost', 'loc%61lhost'],
  ...['10.0.0.1', '10.255.255.255', '0xa.0.0.1', '012.0.0.1', '10.1', '167772161'],
  ...['172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.1', '0xc0a80001', '3232235521'],
  ...['169.254.169.254', '0xa9fea9fe', '2852039166', '169.254.43518', '0251.0376.0251.0376'],
  ...[
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.255',
  ],
  ...['198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:10.0.0.1]'],
  ...['[::ffff:a9fe:a9fe]', '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::a00:1]', '[2002:7f00:1::]'],
  ...['[2002:a9fe:a9fe::]', '[2001:0:7f00:1::]', '[fc00::1]', '[fd00:ec2::254]', '[fe80::1]', '[fec0::1]'],
  ...['[ff02::1]', '[2001:db8::1]', '[100::1]', '[3fff::1]', '[::1%25lo]'],
];
/** Names that lead to private addresses or nowhere, and things that aren't a receiver's address at all. */
const others = [
  ...[
    'http://metadata.internal/',
    'http://metadata.google.internal/',
    'http://printer.local/',
    'http://nas.local./',
  ],
  ...[
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:70/_x',
    'data:text/plain,x',
    'javascript:alert(1)',
  ],
  ...[
    'ws://example.com/',
    'http://user:pass@example.com/',
    'http://example.com@127.0.0.1/',
    'http:127.0.0.1/',
  ],
  ...[
    'http:///127.0.0.1/',
    '//127.0.0.1/',
    'http://127.0.0.1:80:80/',
    'https://',
    'http://[x/',
    'http://a b/',
    '127.0.0.1',
  ],
];

it('OWN-15 C39 no notation of a private address reaches this machine or its network', async () => {
  const urls = [...hosts.map((host) => `http://${host}:${port}/inside`), ...others];
  expect(urls.length).toBeGreaterThanOrEqual(80);
  for (const url of urls) {
    const answer = await owner.call('POST', '/webhooks', { url });
    expect([url, answer.statusCode, answer.json().fields?.[0]?.path]).toEqual([url, 400, 'url']);
  }
  // Names that only exist in the private network are caught when we send, like everything that got into the table otherwise.
  const stored = [...hosts.map((host) => `http://${host}:${port}/inside`), `http://ip6-localhost:${port}/`];
  for (const url of stored.filter((one) => URL.canParse(one) && !/\.localhost:/.test(one))) {
    const secret = 'x';
    const post = { url, body: '{}', secret, deliveryId: 'x', event: 'opt_in', allowsPrivate: false };
    expect([url, (await postWebhook(post)).isDelivered]).toEqual([url, false]);
  }
  expect(reached).toEqual([]);
});

it('OWN-15 C39 a receiver cannot redirect us', async () => {
  for (const status of [300, 301, 302, 303, 305, 307, 308]) {
    const url = `http://127.0.0.1:${port}/turn/${status}`;
    const post = { url, body: '{}', secret: 'x', deliveryId: 'x', event: 'opt_in', allowsPrivate: true };
    expect(await postWebhook(post)).toMatchObject({ isDelivered: false, status });
  }
  expect(reached.splice(0).filter((one) => one.includes('inside'))).toEqual([]);
});
