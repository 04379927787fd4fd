import { describe, expect, it } from 'vitest';
import { chooseFaults, sortByCost } from './chooseFaults';
import type { Fault } from './Fault';

const fault = (id: Fault['id'], ...tests: Fault['tests']): Fault => ({
  id,
  tests,
  file: 'a.ts',
  find: 'a',
  replace: 'b',
  breaks: 'It breaks.',
});
const all = [
  fault('core-01', 'packages/widget/src/core/a.test.ts'),
  fault('core-02', 'packages/widget/src/core/a.test.ts', 'e2e/a.spec.ts'),
  fault('edge-01', 'e2e/a.spec.ts'),
  fault('server-01', 'packages/server/src/a.test.ts'),
];
const idsOf = (chosen: readonly Fault[]): string[] => chosen.map(({ id }) => id);

describe('chooseFaults', () => {
  it.each([
    [[], ['core-01', 'core-02', 'edge-01', 'server-01']],
    [['core'], ['core-01', 'core-02']],
    [
      ['edge-01', 'core-02'],
      ['core-02', 'edge-01'],
    ],
  ])('chooses by %j', (names, ids) => expect(idsOf(chooseFaults(all, names))).toEqual(ids));
  it('refuses an unknown name', () => {
    expect(() => chooseFaults(all, ['core', 'cellar'])).toThrow(/Unknown: cellar/);
  });
});

describe('sortByCost', () => {
  it('puts browser specs first and pure tests last', () => {
    expect(idsOf(sortByCost(all))).toEqual(['edge-01', 'core-02', 'server-01', 'core-01']);
  });
});
