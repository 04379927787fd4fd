import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import postgres from 'postgres';
import { insertFullAccount } from './everyType';
import { forward } from './forward';
import { listen, shut } from './listen';
import { openNumbers } from './openNumbers';
import { copyPreparedData } from './prepareData';
import { readSeen, type Seen } from './Seen';
import { startServer } from './startServer';
import { until } from './until';
import type { ServedPage } from './withRecorder';

/** The whole product as its operator runs it: server, database, built scripts. */
export interface Product {
  /** Its public address; requests there are recorded and passed on to the server. */
  readonly url: string;
  /** Every request of this test, in the order of arrival. */
  readonly seen: readonly Seen[];
  /** Every line that the server has printed in this test. */
  readonly log: readonly string[];
  /** The product's own database. */
  readonly sql: postgres.Sql;
  /** The account script tag as a customer writes it. */
  scriptTag(pageId: string): string;
}

/** The product across several tests of one worker. */
export interface RunningProduct {
  /** The product with an empty record. */
  anew(): Product;
  /** Waits until every request has its answer: the server has then written what it took. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Which renderer draws the widgets. */
export type Renderer = 'default' | 'react';

const keepAliveMs = 80_000;
const networks = 250;
/** Each test comes from a separate network, so that none uses up another's allowed numbers and sign-ups. */
const ipOf = (visit: number): string => `198.18.${visit % networks}.1`;

/** Host pages without a name get a separate port in every test. */
const isOfOneTest = (origin: string): boolean => origin.startsWith('http://127.0.0.1:');

/** Starts the product behind a public address that records every request; `rewrite` is applied to its pages. */
export async function openProduct(
  renderer: Renderer,
  rewrite?: (page: ServedPage) => ServedPage,
): Promise<RunningProduct> {
  let seen: Seen[] = [];
  let port = 0;
  let visits = 0;
  let underWay = 0;
  let origins = new Set<string>();
  let pastOrigins = origins;
  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin = '' } = request.headers;
    // What a page of the previous test sends while it is being closed does not belong to this test.
    if (origin !== url && isOfOneTest(origin) && pastOrigins.has(origin)) return void response.destroy();
    origins.add(origin);
    const asked = await readSeen(request);
    seen.push(asked);
    forward(asked, response, { port, rewrite, visitorIp: ipOf(visits) });
  }
  const front = createServer((request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    void handleRequest(request, response).catch(() => response.destroy());
  });
  // The server's answers promise connections that stay open for 72 s: so must these, or a test's own fetch uses a closed one.
  front.keepAliveTimeout = keepAliveMs;
  const url = `http://127.0.0.1:${await listen(front)}`;
  const env = {
    PUBLIC_URL: url,
    TRUST_PROXY: '1',
    // Its requests come through a proxy, which names the visitor.
    SANDBOX: 'on',
    ...(renderer === 'react' && { VISITOR_RENDERER: 'react' }),
  };
  // With a public URL the server creates no sample accounts itself.
  const server = await copyPreparedData()
    .then((dataDir) => startServer(env, { dataDir }))
    .catch(async (error: unknown) => {
      await shut(front);
      throw error;
    });
  port = Number(new URL(server.url).port);
  const sql = postgres((await readFile(join(server.dataDir, 'database-url'), 'utf8')).trim(), { max: 2 });
  await openNumbers(sql, server.dataDir);
  await insertFullAccount({ sql });

  return {
    anew() {
      seen = [];
      visits += 1;
      pastOrigins = origins;
      origins = new Set();
      const own = seen;
      const from = server.log.length;
      return {
        url,
        seen: own,
        get log() {
          return server.log.slice(from);
        },
        sql,
        scriptTag: (pageId) => `<script src="${url}/${pageId}.js" async></script>`,
      };
    },
    settle: async () => void (await until(() => underWay === 0, 'every request to be answered')),
    async stop() {
      await sql.end();
      await shut(front);
      await server.stop();
    },
  };
}
