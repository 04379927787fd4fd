import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const address = process.argv[2] ?? '';
const body = await (await fetch(address)).text();

/** The yardstick, in its own process: it fetched an address once, sends the same bytes, and does nothing else. */
export const bareText = createServer((_, response) =>
  response.setHeader('content-type', 'application/json').end(body),
);
bareText.listen(0, '127.0.0.1', () => console.log((bareText.address() as AddressInfo).port));
