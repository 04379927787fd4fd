import { describe, expect, it } from 'vitest';
import { parseFlags } from './parseFlags';

describe('parseFlags', () => {
  it.each([
    [undefined, { ignoreAll: true }],
    [true, { ignoreAll: true }],
    [{}, { ignoreAll: true }],
    [{ isTrusted: true, type: 'click' }, { ignoreAll: true }],
    [{ ignoreRoute: true }, { ignoreRoute: true }],
    [
      { ignoreEntrance: true, ignoreDevice: false, more: 1 },
      { ignoreDevice: false, ignoreEntrance: true },
    ],
    [{ ignoreAll: 'yes' }, { ignoreAll: true }],
  ])('API-05 API-06 A-28 open(%o) ignores %o', (given, flags) => expect(parseFlags(given)).toEqual(flags));
});
