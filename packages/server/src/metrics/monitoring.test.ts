import { readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../database/testing/index';
import { readEnv } from '../env/index';
import { createLogger } from '../http/index';
import { type RunningServer, runServer } from '../runServer';
import { makeInstallation } from '../testing/makeInstallation';
import { openTestDatabase } from '../testing/openTestDatabase';

const readTop = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const log = createLogger('silent');
let server: RunningServer;
let text = '';
const undo: (() => unknown)[] = [];
beforeAll(async () => {
  const rootDir = makeInstallation();
  const { url, drop } = await openTestDatabase({ log });
  const port = await findFreePort();
  const read = readEnv({ PORT: String(port), DATABASE_URL: url, DATA_DIR: rootDir }, rootDir);
  if (!read.ok) throw new Error(read.problems.join(' '));
  server = await runServer({ env: read.env, rootDir, log });
  undo.push(() => rmSync(rootDir, { recursive: true, force: true }), drop, server.stop);
  await fetch(`${server.url}/1001.js`);
  text = await (await fetch(`${server.url}/metrics`)).text();
});
afterAll(async () => {
  for (const one of undo.reverse()) await one();
});

/** Metrics with a series, as a query names them: a histogram has three. */
const seriesNames = () =>
  new Set(text.split('\n').flatMap((line) => /^([a-z]\w*)[ {]/.exec(line)?.[1] ?? []));
const namedIn = (source: string) => [
  ...new Set(source.match(/\b(?:beckon|nodejs|process)_[a-z0-9_]+/g) ?? []),
];

describe('the dashboard and the alerts', () => {
  it.each(['deploy/grafana-dashboard.json', 'deploy/prometheus-alerts.yaml'])(
    'OWN-20 %s names only metrics that a running server has',
    (path) => {
      const names = namedIn(readTop(path));
      expect(names.length).toBeGreaterThan(5);
      const known = seriesNames();
      expect(names.filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it('OWN-20 name only label values that a running server has', () => {
    const asked = [...readTop('deploy/prometheus-alerts.yaml').matchAll(/(\w+)\{(\w+)="(\w+)"\}/g)];
    expect(asked.length).toBeGreaterThan(0);
    const lines = text.split('\n');
    for (const [whole, name, label, value] of asked)
      expect([
        whole,
        lines.some((line) => line.startsWith(`${name}{`) && line.includes(`${label}="${value}"`)),
      ]).toEqual([whole, true]);
  });

  it('OWN-20 dashboards and alerts together use all our metrics', () => {
    const named = namedIn(
      readTop('deploy/grafana-dashboard.json') + readTop('deploy/prometheus-alerts.yaml'),
    ).map(stem);
    const ours = [...text.matchAll(/^# TYPE (beckon_\w+)/gm)].map(([, name]) => name);
    expect(ours.filter((name) => !named.includes(name ?? ''))).toEqual([]);
  });

  it('OWN-20 the documentation lists all our metrics, and no others', () => {
    const listed = [...readTop('docs/operations.md').matchAll(/^\| `(beckon_\w+)`/gm)].map(
      ([, name]) => name,
    );
    const ours = [...text.matchAll(/^# TYPE (beckon_\w+)/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(ours.sort());
  });
});

const stem = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '');

describe('upkeep', () => {
  it('OWN-11 OWN-13 every task reports its last success', async () => {
    const tasks = () =>
      [...text.matchAll(/^beckon_upkeep_last_success_timestamp_seconds\{task="([^"]+)"\} (\S+)$/gm)].map(
        ([, task, at]) => [task, Date.now() / 1000 - Number(at) < 600],
      );
    await expect
      .poll(async () => {
        text = await (await fetch(`${server.url}/metrics`)).text();
        return tasks().every(([, isRecent]) => isRecent);
      })
      .toBe(true);
    expect(tasks().map(([task]) => task)).toContain('delete old webhook deliveries');
  });
});
