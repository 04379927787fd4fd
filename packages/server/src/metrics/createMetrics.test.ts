import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Registry } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import type { Sql } from '../database/index';
import { openPool } from '../database/testing/index';
import { readBuild } from '../env/index';
import { createCounters } from './createCounters';
import { createMetrics } from './createMetrics';
import { meterProviders } from './meterProviders';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
});

/** A pool to a database that accepts connections and never says a word. */
const openSilentPool = async (): Promise<Sql> => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sql = openPool(`postgres://x:x@127.0.0.1:${(server.address() as AddressInfo).port}/x`, 2);
  undo.push(
    () => server.close(),
    () => {
      for (const socket of sockets) socket.destroy();
    },
    () => sql.end({ timeout: 0 }),
  );
  return sql;
};

describe('createMetrics', () => {
  it('OWN-20 D05 answers while the database hangs, and says so instead of showing old numbers', async () => {
    const pools = { visitors: await openSilentPool() };
    const metrics = createMetrics({ build: readBuild(), pools });
    metrics.countCache('stale');
    const { text } = await metrics.scrape();
    expect(text).toContain('beckon_database_up 0');
    expect(text).toContain('beckon_config_lookups_total{result="stale"} 1');
    expect(text).toContain('beckon_database_pool_size{pool="visitors"} 2');
    expect(text).not.toMatch(/^beckon_(?:queue|text|accounts)_\w+[ {]/m);
    // The first question is still open: another scrape asks no second one.
    const again = (await metrics.scrape()).text;
    expect(again).toContain('beckon_database_pool_connections{pool="visitors",state="opening"} 1');
  });

  it.each([
    [async () => ({ type: 'sent' }) as const, 'beckon_messages_sent_total{provider="twilio"}'],
    [fail('retry'), 'beckon_provider_errors_total{provider="twilio",reason="busy"}'],
    [fail('held'), 'beckon_provider_errors_total{provider="twilio",reason="credentials"}'],
    [fail('unknown'), 'beckon_provider_errors_total{provider="twilio",reason="no_answer"}'],
    [fail('failed'), 'beckon_provider_errors_total{provider="twilio",reason="rejected"}'],
    [fail('cancelled'), 'beckon_provider_errors_total{provider="twilio",reason="unsubscribed"}'],
    [throwing('ECONNREFUSED'), 'beckon_provider_errors_total{provider="twilio",reason="unreachable"}'],
    [throwing('ECONNRESET'), 'beckon_provider_errors_total{provider="twilio",reason="no_answer"}'],
  ])('OWN-13 counts what became of a message: %#', async (send, series) => {
    const registry = new Registry();
    const counters = createCounters(registry);
    const { twilio, invented } = meterProviders({ twilio: { send }, invented: { send } }, counters);
    await twilio?.send({} as never).catch(() => undefined);
    await invented?.send({} as never).catch(() => undefined);
    const text = await registry.metrics();
    expect(text).toContain(`${series} 1\n`);
    expect(text).toContain('provider="other"');
    expect(text).not.toContain('invented');
  });
});

function fail(type: 'retry' | 'held' | 'unknown' | 'failed' | 'cancelled') {
  return async () => ({ type, error: '' }) as const;
}

function throwing(code: string) {
  return async (): Promise<never> => {
    throw Object.assign(new TypeError('fetch failed'), { cause: { code } });
  };
}
