import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEnvelope, openEnvelope } from './createEnvelope';
import { createNumberBox, isSealed } from './createNumberBox';
import { createNumbers } from './createNumbers';

const box = createNumberBox(randomBytes(32));
const number = fc.stringMatching(/^\+[1-9]\d{5,14}$/);
const account = fc.integer({ min: 1, max: 999_999_999 });

describe('sealed numbers', () => {
  it('OWN-02 C48 any number comes back, and the same number is the same text', () => {
    fc.assert(
      fc.property(account, number, (accountId, phone) => {
        const sealed = box.seal(accountId, phone);
        expect(sealed).toMatch(/^n1\.[\w-]{59}$/);
        expect(isSealed(sealed) && !isSealed(phone)).toBe(true);
        expect(sealed).not.toContain(phone.slice(-6));
        expect(box.seal(accountId, phone)).toBe(sealed);
        expect(box.open(accountId, sealed)).toBe(phone);
      }),
    );
  });

  it('OWN-02 C48 longer texts come back, too', () => {
    fc.assert(
      fc.property(account, fc.stringMatching(/^[\w+ ]{0,80}$/), (accountId, text) => {
        expect(box.open(accountId, box.seal(accountId, text))).toBe(text);
      }),
    );
  });

  it('OWN-02 C48 what was sealed for one account says nothing about another, and does not open there', () => {
    fc.assert(
      fc.property(account, number, (accountId, phone) => {
        const sealed = box.seal(accountId, phone);
        expect(box.seal(accountId + 1, phone)).not.toBe(sealed);
        expect(box.hashEnd(accountId + 1, '2671')).not.toBe(box.hashEnd(accountId, '2671'));
        expect(() => box.open(accountId + 1, sealed)).toThrow();
      }),
    );
  });

  it('OWN-02 C48 a changed text and another key open nothing', () => {
    const sealed = box.seal(1001, '+14155552671');
    const bytes = Buffer.from(sealed.slice(3), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => box.open(1001, `n1.${changed.toString('base64url')}`)).toThrow();
    }
    expect(() => createNumberBox(randomBytes(32)).open(1001, sealed)).toThrow();
  });
});

describe('numbers in a database', () => {
  const markKey = randomBytes(64);
  const phone = '+14155552671';
  const sealed = box.seal(1001, phone);

  it.each([
    ['plain', phone, [sealed, phone]],
    ['sealing', sealed, [sealed, phone]],
    ['sealed', sealed, [sealed]],
  ] as const)(
    'OWN-12 OWN-20 C48 are written and found as the installation stores them: %s',
    (state, written, forms) => {
      const numbers = createNumbers({ box, markKey, state });
      expect(numbers.seal(1001, phone)).toBe(written);
      expect(numbers.seal(1001, sealed)).toBe(sealed);
      expect(numbers.listForms(1001, phone)).toEqual(forms);
      expect([phone, sealed].map((stored) => numbers.open(1001, stored))).toEqual([phone, phone]);
      expect(numbers.hashEnd(1001, phone)).toBe(state === 'plain' ? null : box.hashEnd(1001, '2671'));
    },
  );

  it('OWN-02 C50 without the key of numbers, nothing is written plain once it must be sealed', () => {
    const numbers = createNumbers({ box: undefined, markKey, state: 'plain' });
    expect(numbers.seal(1001, phone)).toBe(phone);
    numbers.state = 'sealing';
    for (const work of [() => numbers.seal(1001, phone), () => numbers.open(1001, sealed)])
      expect(work).toThrow(/run npx beckon web-key/);
  });

  it('OWN-02 OWN-20 either key opens the envelope while keys are changed, and no other', () => {
    const [first, second, other] = [randomBytes(32), randomBytes(32), randomBytes(32)];
    const keys = { dataKey: randomBytes(32), markKey };
    expect(openEnvelope(createEnvelope(keys, second), [first, second])).toEqual(keys);
    expect(createEnvelope(keys, first)).not.toBe(createEnvelope(keys, first));
    expect(() => openEnvelope(createEnvelope(keys, second), [first, other])).toThrow(/No key opens/);
  });
});
