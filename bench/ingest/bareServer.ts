import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The yardstick: reads and parses JSON, and answers with the same bytes; it checks and stores nothing. */
export const bareServer = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (piece: string) => {
    text += piece;
  });
  request.on('end', () => {
    JSON.parse(text);
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end('{"state":true}');
  });
});
bareServer.listen(0, '127.0.0.1', () => console.log((bareServer.address() as AddressInfo).port));
