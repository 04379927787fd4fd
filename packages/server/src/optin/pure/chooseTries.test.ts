import { limits } from '@beckon/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GateKind, listGates } from '../../sms/pure/index';
import { challengeSteps, chooseTries } from './chooseTries';

const gates = listGates({
  phone: '+14155550123',
  ip: '203.0.113.7',
  accountId: 1,
  widgetId: 2,
  isSandbox: false,
});
const at = (kind: GateKind, n: number) =>
  chooseTries(gates, new Map(gates.map((gate) => [gate.key, gate.kind === kind ? n : 0])));
const [hard, easy] = challengeSteps.map(({ tries }) => tries);

describe('chooseTries', () => {
  it.each([
    ['prefix', 9, 10, 15],
    ['address', 4, 5, 8],
    ['network', 29, 30, 45],
    ['widget', 249, 250, 375],
    ['account', 499, 500, 750],
  ] as const)(
    'NET-12 C31 at %s asks for nothing after %i, work after %i, more after %i',
    (kind, few, many, most) => {
      expect([few, many, most].map((passed) => at(kind, passed))).toEqual([0, easy, hard]);
    },
  );

  it('NET-12 C31 never asks a visitor who corrects a number, nor the first visitor', () => {
    fc.assert(fc.property(fc.nat(50), (n) => at('number', n) === 0));
    expect(chooseTries(gates, new Map())).toBe(0);
  });

  it('NET-12 C31 a page is able to do whatever is asked', () => {
    for (const { tries } of challengeSteps) expect(tries).toBeLessThanOrEqual(limits.challengeTries);
  });
});
