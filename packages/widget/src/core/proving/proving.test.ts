import { limits } from '@beckon/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../edge/testing/hashOf';
import { findNumber, parseTarget } from './findNumber';
import { parseChallenge } from './parseChallenge';

const salt = 'AbCd-_0123456789abcdef';
const target = 'c0ffee00'.repeat(8);

describe('findNumber', () => {
  it('NET-12 C31 finds the number in the slice that holds it, and in no other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(2000), fc.nat(2000), fc.nat(60), async (number, from, length) => {
        const wanted = parseTarget(await hashOf(`${salt}.${number}`));
        const found = findNumber({ salt, target: wanted, from, to: from + length });
        expect(found).toBe(number >= from && number < from + length ? number : undefined);
      }),
    );
  });
});

describe('parseChallenge', () => {
  const challenge = { sign: 'a.b', salt, target, tries: 1000 };

  it('NET-12 C31 reads the work that a response asks for', () => {
    expect(parseChallenge({ state: false, errors: ['x'], challenge })).toEqual(challenge);
  });

  it.each([
    ['none', undefined],
    ['null', null],
    ['a word', 'work'],
    ['no salt', { ...challenge, salt: undefined }],
    ['no sign', { ...challenge, sign: 1 }],
    ['half a target', { ...challenge, target: target.slice(1) }],
    ['a foreign target', { ...challenge, target: 'z'.repeat(64) }],
    ['endless work', { ...challenge, tries: limits.challengeTries + 1 }],
    ['no end', { ...challenge, tries: Number.POSITIVE_INFINITY }],
    ['a text for a number', { ...challenge, tries: '5' }],
  ])('NET-12 C31 does nothing for %s', (_name, asked) => {
    expect(parseChallenge({ state: false, errors: [], challenge: asked })).toBeUndefined();
  });

  it.each([undefined, null, 7, 'x', []])(
    'NET-12 C31 finds no challenge in a response that is %j',
    (answer) => {
      expect(parseChallenge(answer)).toBeUndefined();
    },
  );
});
