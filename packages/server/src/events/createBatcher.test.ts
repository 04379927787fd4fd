import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBatcher } from './createBatcher';

const limits = {
  batchLength: 3,
  batchBytes: 100,
  waitMs: 5,
  writers: 1,
  queueLength: 10,
  queueBytes: 1000,
  patienceMs: 10_000,
};

/** A writer whose statements end when the test says so. */
function openWriter(overrides: Partial<typeof limits> = {}) {
  const batches: number[][] = [];
  const ends: { done: () => void; fail: (error: Error) => void }[] = [];
  const { add } = createBatcher<number, string>({ ...limits, ...overrides }, (rows) => {
    batches.push(rows);
    return new Promise((resolve, reject) => {
      ends.push({ done: () => resolve(rows.map((row) => `did ${row}`)), fail: reject });
    });
  });
  return { add, batches, ends };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createBatcher', () => {
  it('NET-12 the first row waits briefly for others, and each gets its own answer', async () => {
    const { add, batches, ends } = openWriter();
    const answers = Promise.all([add(1, 1), add(2, 1)]);
    await vi.advanceTimersByTimeAsync(4);
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches).toEqual([[1, 2]]);
    ends[0]?.done();
    expect(await answers).toEqual(['did 1', 'did 2']);
  });

  it('NET-12 a full batch goes at once; what arrives in the meantime goes together afterwards', async () => {
    const { add, batches, ends } = openWriter();
    for (const row of [1, 2, 3, 4, 5]) add(row, 1);
    expect(batches).toEqual([[1, 2, 3]]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(batches).toHaveLength(1);
    ends[0]?.done();
    await vi.advanceTimersByTimeAsync(0);
    expect(batches).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('NET-12 limits the bytes of a batch; a single larger row still goes', async () => {
    const { add, batches, ends } = openWriter({ writers: 2 });
    for (const [row, bytes] of [
      [1, 60],
      [2, 60],
      [3, 500],
    ] as const)
      add(row, bytes);
    await vi.advanceTimersByTimeAsync(5);
    for (let count = 0; count < 3; count += 1) {
      ends.at(-1)?.done();
      await vi.advanceTimersByTimeAsync(5);
    }
    expect(batches).toEqual([[1], [2], [3]]);
  });

  it('NET-12 two writers work at the same time, not three', async () => {
    const { add, batches } = openWriter({ writers: 2 });
    for (let row = 0; row < 9; row += 1) add(row, 1);
    expect(batches).toHaveLength(2);
  });

  it('NET-12 rejects rows beyond the limit of number or bytes with 503, until there is room', async () => {
    const { add, ends } = openWriter({ queueLength: 4 });
    const first = [1, 2, 3, 4].map((row) => add(row, 1));
    await expect(add(5, 1)).rejects.toMatchObject({ statusCode: 503 });
    ends[0]?.done();
    expect(await first[0]).toBe('did 1');
    await vi.advanceTimersByTimeAsync(0);
    add(6, 1);
    await expect(add(7, 999)).rejects.toMatchObject({ statusCode: 503 });
  });

  it('NET-12 a failed statement fails its rows and no others', async () => {
    const { add, ends } = openWriter();
    const rows = [1, 2, 3, 4].map((row) => add(row, 1).catch((error: Error) => error.message));
    ends[0]?.fail(new Error('away'));
    await vi.advanceTimersByTimeAsync(5);
    ends[1]?.done();
    expect(await Promise.all(rows)).toEqual(['away', 'away', 'away', 'did 4']);
  });

  it('D05 NET-12 no row waits longer than the limit, and only what is being written keeps its room', async () => {
    const { add, batches, ends } = openWriter({ queueLength: 4 });
    const answers = [1, 2, 3, 4].map((row) =>
      add(row, 1).catch((error: { statusCode: number }) => error.statusCode),
    );
    await vi.advanceTimersByTimeAsync(9999);
    await expect(add(5, 1)).rejects.toMatchObject({ statusCode: 503 });
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all(answers)).toEqual([503, 503, 503, 503]);
    // The row that timed out has left; the three in the statement have not.
    const sixth = add(6, 1);
    await expect(add(7, 1)).rejects.toMatchObject({ statusCode: 503 });
    ends[0]?.done();
    await vi.advanceTimersByTimeAsync(5);
    ends[1]?.done();
    expect(await sixth).toBe('did 6');
    expect(batches).toEqual([[1, 2, 3], [6]]);
  });
});
