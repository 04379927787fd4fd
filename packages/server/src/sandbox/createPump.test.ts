import type { SandboxMessage } from '@beckon/contract';
import { describe, expect, it } from 'vitest';
import { createPump } from './createPump';

const message = (id: number): SandboxMessage => ({
  id,
  channel: 'sms',
  visitor: '+12025550101',
  from: 'business',
  text: String(id),
  taps: [],
  atMs: 0,
});

function pumpOver(kept: number[], after = 0) {
  const written: [number, number][] = [];
  const asked: number[] = [];
  const pump = createPump({
    after,
    overlap: 3,
    read: async (from) => {
      asked.push(from);
      return kept
        .filter((id) => id > from)
        .sort((a, b) => a - b)
        .map(message);
    },
    write: ({ id }, place) => written.push([id, place]),
  });
  return { pump, written, asked };
}

describe('createPump', () => {
  it('OWN-13 delivers every message once, even one whose position was taken early and filled late', async () => {
    const kept = [1, 2, 4, 5];
    const { pump, written } = pumpOver(kept);
    await pump();
    kept.push(3, 6);
    await pump();
    // The position to resume from never goes back.
    expect(written).toEqual([
      [1, 1],
      [2, 2],
      [4, 4],
      [5, 5],
      [3, 5],
      [6, 6],
    ]);
    await pump();
    expect(written).toHaveLength(6);
  });
  it('OWN-13 after a break, checks the last positions again that the page may have missed', async () => {
    const { pump, written, asked } = pumpOver([1, 2, 9, 10], 10);
    await pump();
    expect(asked).toEqual([7]);
    expect(written.map(([id]) => id)).toEqual([9, 10]);
  });
  it('OWN-13 any number of calls during a read make it read once more', async () => {
    const { pump, asked } = pumpOver([1]);
    await Promise.all([pump(), pump(), pump(), pump()]);
    expect(asked).toHaveLength(2);
  });
});
