import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import zlib from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleAccount, sampleWidgets } from '../sample/testing/index';
import { makeInstallation } from '../testing/makeInstallation';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { compileAccount } from './compileAccount';
import { buildBootstrap, readBootstrap } from './pure/buildBootstrap';
import { finish } from './pure/finish';
import { readVisitorBuild } from './readVisitorBuild';
import { runInSlices } from './runInSlices';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
afterEach(() => vi.restoreAllMocks());

const addresses = ['/1001.js', '/widget/bootstrap?page_id=1001', '/widget/texts?page_id=1001&languages=de'];
const encodings = ['br', 'gzip', 'identity'];

/** Counts everything that reads or writes a configuration, and everything that compresses while others wait. */
const spyOnWork = () =>
  [
    vi.spyOn(JSON, 'parse'),
    vi.spyOn(JSON, 'stringify'),
    vi.spyOn(zlib, 'brotliCompress'),
    vi.spyOn(zlib, 'gzip'),
    vi.spyOn(zlib, 'brotliCompressSync'),
    vi.spyOn(zlib, 'gzipSync'),
  ].map((spy) => spy as { mock: { calls: unknown[] } });

describe('serving an account', () => {
  it('OWN-05 sends what was compiled, and neither parses, writes nor compresses anything', async () => {
    const app = await test.build({ publicUrl: 'https://widgets.example' });
    const ask = (url: string, encoding: string) =>
      app.inject({ url, headers: { 'accept-encoding': encoding } });
    const first = await Promise.all(addresses.map((url) => ask(url, 'br')));
    const spies = spyOnWork();
    for (const [at, url] of addresses.entries())
      for (const encoding of encodings) {
        const answer = await ask(url, encoding);
        expect([answer.statusCode, answer.headers['etag']]).toEqual([200, first[at]?.headers['etag']]);
      }
    expect(spies.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('compileAccount', () => {
  it('OWN-05 LOAD-21 counts the files with first frames, in every form that it keeps', async () => {
    const [some] = sampleWidgets;
    if (!some) throw new Error('The sample has no widget.');
    const data = { main: { title: 'Join', whenDisplay: ['immediately', null] } };
    const root = makeInstallation();
    const built = await readVisitorBuild(join(root, 'dist', 'visitor', 'preact'));
    rmSync(root, { recursive: true });
    // Not as large as one is, but not compressible.
    const node = (): string => randomBytes(4096).toString('hex');
    const look = () => ({ title: 'Join', css: '', tree: [node()] });
    const visitor = { ...built, renderFrame: () => ({ form: look(), ios: look() }) as never };
    const compile = async (count: number, publicUrl: string | undefined) => {
      const widgets = Array.from({ length: count }, (_, at) => ({
        ...some,
        ...{ widgetId: at + 1, widgetType: 'bar', channel: 'sms', data },
      })) as never;
      const rows = { account: sampleAccount, widgets, mark: { text: '', bytes: 0 } };
      return await compileAccount(rows, { visitor, publicUrl });
    };
    const perWidget = (await compile(0, undefined)).bytes;
    for (const count of [1, 3, 5, 7])
      for (const publicUrl of ['https://widgets.example', undefined]) {
        const compiled = await compile(count, publicUrl);
        const files = Object.values(await compiled.frames(publicUrl ?? 'http://localhost'));
        expect(files).toHaveLength(2);
        const held = files.map(({ body, short }) => body.length + short.br.length + short.gzip.length);
        expect(compiled.bytes - perWidget).toBeGreaterThan(held.reduce((one, next) => one + next));
      }
    expect((await compile(7, undefined)).bytes - (await compile(5, undefined)).bytes).toBeLessThan(20_000);
  });
});

describe('readBootstrap', () => {
  it('OWN-05 pauses between widgets, so that a large account does not hold up others', async () => {
    const [modal] = sampleWidgets;
    if (!modal) throw new Error('The sample has no widget.');
    const many = Array.from({ length: 40 }, (_, at) => ({ ...modal, widgetId: at + 1 }));
    const steps = readBootstrap(sampleAccount, many);
    let pauses = 0;
    while (!steps.next().done) pauses += 1;
    expect(pauses).toBeGreaterThanOrEqual(8);

    let turns = 0;
    const other = setInterval(() => {
      turns += 1;
    });
    const clock = vi.spyOn(performance, 'now');
    // Every step takes longer than a slice.
    let nowMs = 0;
    clock.mockImplementation(() => {
      nowMs += 100;
      return nowMs;
    });
    const sliced = await runInSlices(readBootstrap(sampleAccount, many));
    clearInterval(other);
    const whole = buildBootstrap(sampleAccount, many);
    expect([JSON.stringify(sliced), turns > 0]).toEqual([JSON.stringify(whole), true]);
    expect(finish(readBootstrap(sampleAccount, [])).config['widgets']).toEqual([]);
  });
});
