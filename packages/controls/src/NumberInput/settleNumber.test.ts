import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishNumber } from './finishNumber';
import { settleNumber } from './settleNumber';

describe('finishNumber', () => {
  it.each([
    ['', ''],
    ['-', ''],
    ['.', ''],
    ['-.', ''],
    ['1.', '1'],
    ['.5', '0.5'],
    ['-.5', '-0.5'],
    ['007', '7'],
    ['00', '0'],
    ['-0', '0'],
    ['-0.0', '0.0'],
    ['1.50', '1.50'],
    ['.123456789012345', '.123456789012345'],
  ])('%j means %j', (text, finished) => {
    expect(finishNumber(text)).toBe(finished);
  });
});

describe('settleNumber', () => {
  it.each([
    ['1', { min: 3 }, '3'],
    ['1000', { min: 3, max: 100 }, '100'],
    ['50', { min: 3, max: 100 }, '50'],
    ['-7', { min: -5 }, '-5'],
    ['0.04', { min: '0.05' }, '0.05'],
    ['0', { min: '0.0000001' }, '0.0000001'],
    ['5', { min: '', max: '' }, '5'],
    ['5', { min: 8, max: 2 }, '8'],
    ['5', { max: Number.POSITIVE_INFINITY }, '5'],
    ['-4', { positive: true }, '0'],
    ['-4', { positive: true, min: 2 }, '2'],
    ['9007199254740993', { max: '9007199254740992' }, '9007199254740992'],
    ['9007199254740993', { max: '9007199254740993' }, '9007199254740993'],
  ])('C-NUM-05 A-64 %s within %j is %s', (text, limits, settled) => {
    expect(settleNumber(text, limits)).toBe(settled);
  });

  it.each([
    ['', { min: 3 }, '3'],
    ['', {}, '0'],
    ['-', { min: -2 }, '-2'],
    ['', { max: -1 }, '-1'],
    ['', { positive: true }, '0'],
    ['', { positive: true, min: -3 }, '0'],
    ['', { min: '' }, '0'],
    ['.', { min: '0.50' }, '0.50'],
  ])('C-NUM-06 required and %j within %j becomes %s', (text, limits, settled) => {
    expect(settleNumber(text, { ...limits, required: true })).toBe(settled);
    expect(settleNumber(text, { ...limits, required: false })).toBe('');
  });

  it('C-NUM-05 is between the limits and does not change when settled again', () => {
    const whole = fc.integer({ min: -9999, max: 9999 });
    fc.assert(
      fc.property(whole, whole, fc.nat(500), (value, min, width) => {
        const limits = { min, max: min + width, required: true };
        const settled = settleNumber(String(value), limits);
        expect(Number(settled)).toBe(Math.min(min + width, Math.max(min, value)));
        expect(settleNumber(settled, limits)).toBe(settled);
      }),
    );
  });
});
