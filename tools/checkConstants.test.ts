import { describe, expect, it } from 'vitest';
import { findUnread } from './checkConstants';

const topic = { path: 'packages/contract/src/constants/timing.ts', text: 'export const idleMs = 3000;\n' };
const read = (text: string) => findUnread(topic, [topic, { path: 'packages/widget/src/a.ts', text }]);

describe('findUnread', () => {
  it('reports a constant that nothing reads', () => {
    expect(read('wait(idleMs); other.idleMs; timing.idleMsLong')).toEqual([
      'packages/contract/src/constants/timing.ts: nothing but tests reads idleMs',
    ]);
  });
  it.each([
    'wait(timing.idleMs)',
    'const { idleMs: pause } = timing;',
    'timing[name]',
    "import { idleMs } from '../constants/timing';",
  ])('accepts %s', (text) => {
    expect(read(text)).toEqual([]);
  });
  it('accepts one that another constant is made of', () => {
    const text = 'export const idleMs = 3000;\nexport const longMs = 2 * idleMs;\n';
    expect(findUnread({ ...topic, text }, [{ path: 'a.ts', text: 'timing.longMs' }])).toEqual([]);
  });
});
