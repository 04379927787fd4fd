import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { callProvider } from './callProvider';

it('OWN-13 reads only the start of an answer that never ends', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200);
    const write = (): void => {
      while (!response.destroyed && response.write('x'.repeat(10_000)));
    };
    response.on('drain', write);
    write();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { status, text } = await callProvider({ url, user: 'a', password: 'b' }, 20_000);
  server.closeAllConnections();
  server.close();
  expect([status, text.length]).toEqual([200, 65_536]);
});
