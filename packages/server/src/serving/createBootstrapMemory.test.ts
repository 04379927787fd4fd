import { describe, expect, it } from 'vitest';
import { cacheTimes } from '../http/pure/index';
import { createBootstrapMemory } from './createBootstrapMemory';
import type { BuiltBootstrap } from './pure/buildBootstrap';

const built = (name: string): BuiltBootstrap => ({
  config: { name },
  speak: () => ({ texts: {}, defaults: {}, widgets: {} }),
  notices: [],
  problems: [],
});

function open(answers: (BuiltBootstrap | undefined | Error)[]) {
  let nowMs = 0;
  let loads = 0;
  const failures: unknown[] = [];
  const memory = createBootstrapMemory({
    now: () => nowMs,
    onFailure: (error) => failures.push(error),
    load: async () => {
      const answer = answers[Math.min(loads, answers.length - 1)];
      loads += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return {
    read: async (accountId = 1001) => (await memory.find(accountId))?.config['name'],
    pass: (ms: number) => {
      nowMs += ms;
    },
    knows: memory.knows,
    expire: memory.expire,
    failures,
    loads: () => loads,
  };
}

describe('createBootstrapMemory', () => {
  it('OWN-05 rereads an account after its change, and all accounts if it may have missed some', async () => {
    const memory = open([built('a'), built('b'), built('c'), new Error('away'), built('d')]);
    expect(await memory.read()).toBe('a');
    memory.expire(2002);
    expect(await memory.read()).toBe('a');
    memory.expire(1001);
    expect(await memory.read()).toBe('b');
    memory.expire();
    expect(await memory.read()).toBe('c');
    memory.expire(1001);
    expect([await memory.read(), memory.failures.length]).toEqual(['c', 1]);
  });

  it('OWN-05 rereads what changes during the read', async () => {
    const memory = open([built('before'), built('after')]);
    const reading = memory.read();
    memory.expire(1001);
    expect([await reading, await memory.read()]).toEqual(['before', 'after']);
  });

  it('OWN-05 keeps a configuration for a few seconds and then reads the change', async () => {
    const memory = open([built('old'), built('new')]);
    expect(await memory.read()).toBe('old');
    memory.pass(cacheTimes.memoryMs - 1);
    expect(await memory.read()).toBe('old');
    memory.pass(1);
    expect([await memory.read(), memory.loads()]).toEqual(['new', 2]);
  });

  it('many callers at once cause one query', async () => {
    const memory = open([built('one')]);
    await Promise.all(Array.from({ length: 50 }, () => memory.read()));
    expect(memory.loads()).toBe(1);
  });

  it('D10 serves the last known configuration while the database is down, and recovers', async () => {
    const memory = open([built('old'), new Error('away'), built('new')]);
    await memory.read();
    memory.pass(cacheTimes.memoryMs);
    expect([await memory.read(), memory.failures.length]).toEqual(['old', 1]);
    memory.pass(cacheTimes.memoryMs);
    expect(await memory.read()).toBe('new');
  });

  it('fails with nothing in memory, and tries again on the next call', async () => {
    const memory = open([new Error('away'), built('one')]);
    await expect(memory.read()).rejects.toThrow('away');
    expect(await memory.read()).toBe('one');
  });

  it('remembers a missing account for the same short time', async () => {
    const memory = open([undefined, built('made')]);
    expect(await memory.read()).toBeUndefined();
    memory.pass(cacheTimes.memoryMs);
    expect(await memory.read()).toBe('made');
  });

  it('keeps a bounded number of accounts', async () => {
    const memory = open([built('one')]);
    for (let id = 0; id <= cacheTimes.accountsInMemory; id += 1) await memory.read(id);
    const before = memory.loads();
    await memory.read(cacheTimes.accountsInMemory);
    expect(memory.loads()).toBe(before);
    await memory.read(0);
    expect(memory.loads()).toBe(before + 1);
  });

  it('bounds missing accounts too, which evict no real account', async () => {
    const memory = open([built('one'), undefined]);
    await memory.read(1);
    for (let id = 2; id <= cacheTimes.absentInMemory + 2; id += 1) await memory.read(id);
    const before = memory.loads();
    expect([await memory.read(1), await memory.read(3), memory.loads()]).toEqual(['one', undefined, before]);
    await memory.read(2);
    expect([memory.loads(), memory.knows(1), memory.knows(2)]).toEqual([before + 1, true, false]);
  });
});

it('OWN-05 no caller waits forever: serves the last known one, or says that there is none', async () => {
  let isAway = false;
  let nowMs = 0;
  const failures: unknown[] = [];
  const memory = createBootstrapMemory({
    now: () => nowMs,
    onFailure: (error) => failures.push(error),
    load: async () => (isAway ? await new Promise<never>(() => undefined) : built('first')),
    patienceMs: 5,
  });
  await memory.find(1);
  isAway = true;
  nowMs += cacheTimes.memoryMs + 1;
  expect((await memory.find(1))?.config).toEqual({ name: 'first' });
  expect(failures).toHaveLength(1);
  await expect(memory.find(2)).rejects.toMatchObject({ statusCode: 503 });
});
