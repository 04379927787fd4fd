import { describe, expect, it } from 'vitest';
import { cacheTimes } from '../http/pure/index';
import type { CompiledAccount } from './compileAccount';
import { createBootstrapMemory } from './createBootstrapMemory';

const never = new Promise<never>(() => undefined);
const built = (name: string, bytes = 1): CompiledAccount => ({
  config: { name },
  speak: () => ({ texts: {}, defaults: {}, widgets: {} }),
  notices: [],
  problems: [],
  mark: name,
  bytes,
  script: () => never,
  frames: () => never,
  data: () => never,
  restUntilMs: 0,
});
type Answer = CompiledAccount | undefined | Error | Promise<CompiledAccount>;

/** Lets everything happen that waits for nothing else. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function open(answers: Answer[], memoryBytes = 1000) {
  let nowMs = 1;
  let loads = 0;
  const failures: unknown[] = [];
  const olds: unknown[] = [];
  const memory = createBootstrapMemory({
    now: () => nowMs,
    onFailure: (error) => failures.push(error),
    patienceMs: 5,
    memoryBytes,
    load: async (_, old) => {
      olds.push(old?.config['name']);
      const answer = answers[Math.min(loads, answers.length - 1)];
      loads += 1;
      if (answer instanceof Error) throw answer;
      return await answer;
    },
  });
  return {
    read: async (accountId = 1001) => (await memory.find(accountId))?.config['name'],
    /** What a page gets that can't wait at all. */
    readNow: (accountId = 1001) => {
      const found = memory.find(accountId);
      return found instanceof Promise ? 'waits' : found?.config['name'];
    },
    pass: (ms: number) => {
      nowMs += ms;
    },
    knows: memory.knows,
    peek: (accountId: number) => memory.peek(accountId)?.config['name'],
    expire: memory.expire,
    failures,
    olds,
    loads: () => loads,
  };
}
const hourMs = 3_600_000;

describe('createBootstrapMemory', () => {
  it('OWN-05 the next page after a change gets it, and all accounts are reloaded if some changes may be missed', async () => {
    const memory = open([built('a'), built('b'), built('c'), new Error('away'), built('d')]);
    expect(await memory.read()).toBe('a');
    memory.expire(2002);
    expect([await memory.read(), memory.loads()]).toEqual(['a', 1]);
    memory.expire(1001);
    expect(await memory.read()).toBe('b');
    memory.expire();
    await settle();
    expect(memory.readNow()).toBe('c');
    memory.expire(1001);
    expect([await memory.read(), memory.failures.length]).toEqual(['c', 1]);
  });

  it('OWN-05 a change is loaded before any page asks for it', async () => {
    const memory = open([built('old'), built('new')]);
    await memory.read();
    memory.expire(1001);
    await settle();
    expect([memory.readNow(), memory.loads()]).toEqual(['new', 2]);
  });

  it('OWN-05 rereads what changes during the read, also one account of all', async () => {
    const memory = open([built('before'), built('after'), built('later'), built('last')]);
    const reading = memory.read();
    memory.expire(1001);
    expect([await reading, memory.readNow(), memory.olds]).toEqual(['after', 'after', [undefined, 'before']]);
    memory.expire(1001);
    memory.expire();
    expect([await memory.read(), memory.loads()]).toEqual(['last', 4]);
  });

  it('OWN-05 after a few seconds a page gets the old configuration at once, and the next one the change', async () => {
    const memory = open([built('old'), built('new')]);
    expect(await memory.read()).toBe('old');
    memory.pass(cacheTimes.memoryMs - 1);
    expect([memory.readNow(), memory.loads()]).toEqual(['old', 1]);
    memory.pass(1);
    expect(memory.readNow()).toBe('old');
    await settle();
    expect([memory.readNow(), memory.loads(), memory.olds]).toEqual(['new', 2, [undefined, 'old']]);
  });

  it('OWN-05 D10 no page waits for a database that does not answer, for hours, and none asks it twice', async () => {
    const memory = open([built('old'), never]);
    await memory.read();
    for (let hours = 0; hours < 5; hours += 1) {
      memory.pass(hourMs);
      expect(memory.readNow()).toBe('old');
    }
    expect([memory.loads(), memory.failures]).toEqual([2, []]);
  });

  it('OWN-05 D10 a page waits for a change that never arrives only once, and not for long', async () => {
    const memory = open([built('old'), never]);
    await memory.read();
    memory.expire(1001);
    expect([memory.readNow(), await memory.read(), memory.readNow()]).toEqual(['waits', 'old', 'old']);
  });

  it('many callers at once cause one query', async () => {
    const memory = open([built('one')]);
    await Promise.all(Array.from({ length: 50 }, () => memory.read()));
    expect(memory.loads()).toBe(1);
  });

  it('D10 serves the last known configuration while the database is down, and recovers', async () => {
    const memory = open([built('old'), new Error('away'), built('new')]);
    await memory.read();
    memory.pass(hourMs);
    expect(memory.readNow()).toBe('old');
    await settle();
    expect([memory.readNow(), memory.failures.length, memory.loads()]).toEqual(['old', 1, 2]);
    memory.pass(cacheTimes.memoryMs + 1);
    expect(memory.readNow()).toBe('old');
    await settle();
    expect(memory.readNow()).toBe('new');
  });

  it('fails with nothing in memory, and tries again on the next call', async () => {
    const memory = open([new Error('away'), never, built('one')]);
    await expect(memory.read()).rejects.toThrow('away');
    await expect(memory.read()).rejects.toMatchObject({ statusCode: 503 });
    expect(await memory.read()).toBe('one');
  });

  it('remembers a missing account for the same short time, and no longer if it is made', async () => {
    const memory = open([undefined, undefined, built('made'), undefined]);
    expect(await memory.read()).toBeUndefined();
    expect([memory.readNow(), memory.loads()]).toEqual([undefined, 1]);
    memory.pass(cacheTimes.memoryMs + 1);
    expect(await memory.read()).toBeUndefined();
    memory.expire(1001);
    expect([await memory.read(), memory.knows(1001)]).toEqual(['made', true]);
    memory.expire(1001);
    expect([await memory.read(), memory.knows(1001), memory.readNow()]).toEqual([
      undefined,
      false,
      undefined,
    ]);
  });

  it('keeps accounts up to a number of bytes, those that pages asked for last', async () => {
    const memory = open([built('one', 400)]);
    for (const id of [1, 2, 1, 3]) await memory.read(id);
    expect([memory.peek(1), memory.peek(2), memory.peek(3)]).toEqual(['one', undefined, 'one']);
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
