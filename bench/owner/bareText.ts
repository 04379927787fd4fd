import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const address = process.argv[2] ?? '';
const body = await (await fetch(address)).text();

/** The yardstick, a process of its own: it sends the same bytes as an address that it has read once, and does nothing else. */
export const bareText = createServer((_, response) =>
  response.setHeader('content-type', 'application/json').end(body),
);
bareText.listen(0, '127.0.0.1', () => console.log((bareText.address() as AddressInfo).port));
