import { afterEach, describe, expect, it } from 'vitest';
import { waitFor } from '../testing/waitFor';
import type { Worker } from './startPolling';
import { type ClaimRequest, type Ended, type Queue, startWorker } from './startWorker';

type Job = { name: string; key: string };
const lines: string[] = [];
const tell = (_values: object, text: string) => void lines.push(text);
const log = { info: tell, warn: tell, error: tell };
const running: Worker[] = [];
afterEach(async () => {
  for (const worker of running.splice(0)) await worker.stop();
  lines.length = 0;
});

/** A queue in memory, and what happened to it. */
function start(parts: Partial<Queue<Job, string>>, names: string[] = []) {
  const waiting = names.map((name): Job => ({ name, key: name[0] ?? '' }));
  const [requests, settled]: [ClaimRequest[], [string, string, number | undefined][]] = [[], []];
  const worker = startWorker<Job, string>(
    {
      name: 'letters',
      pollMs: 3_600_000,
      atOnce: 2,
      keyOf: ({ key }) => key,
      describe: ({ name }) => ({ name }),
      claim: async (request) => {
        requests.push(request);
        return waiting.splice(0, request.most);
      },
      run: async () => ({ result: 'done' }),
      settle: async ({ name }, result, againMs) => void settled.push([name, result, againMs]),
      ...parts,
    },
    { log, chance: () => 0.5 },
  );
  running.push(worker);
  worker.wake();
  return { worker, waiting, requests, settled };
}

/** Jobs that end when the test says so. */
function createGate() {
  const open: (() => void)[] = [];
  const run = () => new Promise<Ended<string>>((resolve) => open.push(() => resolve({ result: 'done' })));
  return { open, run };
}

describe('startWorker', () => {
  it('OWN-13 works through everything that waits, never with more jobs at once than it may', async () => {
    let [underWay, most] = [0, 0];
    const run = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay -= 1;
      return { result: 'done' };
    };
    const { settled } = start({ run }, ['a', 'b', 'c', 'd', 'e']);
    await waitFor(async () => settled.length === 5);
    expect([settled.map(([name]) => name), most]).toEqual([['a', 'b', 'c', 'd', 'e'], 2]);
  });

  it('OWN-15 claims for free slots only, and says which keys are busy', async () => {
    const { open, run } = createGate();
    const { worker, waiting, requests, settled } = start({ run, atOnce: 3 }, ['a1', 'a2']);
    await waitFor(async () => open.length === 2 && requests.length === 2);
    expect(requests[1]).toEqual({ most: 1, busy: new Map([['a', 2]]) });
    waiting.push({ name: 'b1', key: 'b' });
    worker.wake();
    await waitFor(async () => open.length === 3);
    // All slots are taken: it asks for nothing until one is free.
    const before = requests.length;
    worker.wake();
    await Promise.resolve();
    expect(requests).toHaveLength(before);
    for (const end of open) end();
    await waitFor(async () => settled.length === 3);
    await waitFor(async () => requests.length > before);
  });

  it('OWN-13 stores when to try a failed job again, or that it was the last try', async () => {
    const policy = { pausesMs: [40], spread: 0 };
    const attempts: Record<string, number> = { first: 1, last: 2 };
    const run = async ({ name }: Job) => ({
      result: 'failed',
      failure: { policy, attempt: attempts[name] ?? 0 },
    });
    const { settled } = start({ run }, ['first', 'last']);
    await waitFor(async () => settled.length === 2);
    expect(settled).toEqual([
      ['first', 'failed', 40],
      ['last', 'failed', undefined],
    ]);
  });

  it('OWN-13 a result that cannot be stored is logged, and the next job runs', async () => {
    const settled: string[] = [];
    const settle = async ({ name }: Job) => {
      if (name === 'bad') throw new Error('no database');
      settled.push(name);
    };
    start({ settle, atOnce: 1 }, ['bad', 'good']);
    await waitFor(async () => settled.length === 1);
    expect(lines).toEqual(['could not store the result of a job: letters']);
  });

  it('OWN-13 does not say that a result could not be stored if there was none', async () => {
    const run = async ({ name }: Job) => {
      if (name === 'bad') throw new Error('unexpected');
      return { result: 'done' };
    };
    const { settled } = start({ run, atOnce: 1 }, ['bad', 'good']);
    await waitFor(async () => settled.length === 1);
    expect(lines).toEqual(['a job threw an error, and is due again after its lease: letters']);
  });

  it('OWN-13 logs an outage once and its end once, and goes on by itself', async () => {
    let [looks, isDown] = [0, true];
    const claim = async () => {
      looks += 1;
      if (isDown) throw new Error('no database');
      return [];
    };
    start({ claim, pollMs: 1 });
    await waitFor(async () => looks > 3);
    isDown = false;
    await waitFor(async () => lines.length === 2);
    expect(lines).toEqual(['could not read jobs: letters', 'reading jobs again: letters']);
  });

  it('OWN-20 stops listening, ends what is in progress, and starts nothing new', async () => {
    const { open, run } = createGate();
    const heard: string[] = [];
    let wakeUp: () => void = () => undefined;
    const listen = (wake: () => void) => {
      wakeUp = wake;
      return async () => void heard.push('unlistened');
    };
    const { worker, waiting, settled } = start({ run, listen }, ['a', 'b']);
    await waitFor(async () => open.length === 2);
    waiting.push({ name: 'c', key: 'c' });
    const stopped = worker.stop().then(() => heard.push('stopped'));
    wakeUp();
    for (const end of open) end();
    await stopped;
    expect(heard).toEqual(['unlistened', 'stopped']);
    expect([settled.map(([name]) => name), waiting.length]).toEqual([['a', 'b'], 1]);
  });
});
