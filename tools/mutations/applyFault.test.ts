import { describe, expect, it } from 'vitest';
import { applyFault } from './applyFault';
import type { Fault } from './Fault';

const fault: Fault = {
  id: 'core-01',
  file: 'a.ts',
  find: 'one > 1',
  replace: 'one >= 1',
  tests: ['a.test.ts'],
  breaks: 'It breaks.',
};

describe('applyFault', () => {
  it('changes the one place', () => {
    expect(applyFault('if (one > 1)\nelse', fault)).toBe('if (one >= 1)\nelse');
  });
  it('keeps characters that a pattern would interpret', () => {
    expect(applyFault('at $1 each', { ...fault, find: '$1', replace: "$&$'" })).toBe("at $&$' each");
  });
  it.each([
    ['is gone', 'if (two > 1)', fault],
    ['occurs twice', 'one > 1 || one > 1', fault],
    ['spans two lines', 'one\ntwo', { ...fault, find: 'one\ntwo' }],
  ])('refuses a piece that %s', (_, text, given) => {
    expect(() => applyFault(text, given)).toThrow(/core-01.*must occur once/s);
  });
});
