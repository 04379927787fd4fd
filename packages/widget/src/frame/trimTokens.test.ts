import { describe, expect, it } from 'vitest';
import { trimTokens } from './trimTokens';

describe('trimTokens', () => {
  it.each([
    ['keeps what is used', ':host{--mc-a:1}b{c:var(--mc-a)}', ':host{--mc-a:1}b{c:var(--mc-a)}'],
    [
      'keeps what is used with a word for its absence',
      ':host{--mc-a:1}b{c:var(--mc-a,2)}',
      ':host{--mc-a:1}b{c:var(--mc-a,2)}',
    ],
    ['drops what is not', ':host{--mc-a:1;--mc-b:2}b{c:var(--mc-b)}', ':host{--mc-b:2}b{c:var(--mc-b)}'],
    ['drops what only something unused used', ':host{--mc-a:var(--mc-b);--mc-b:2}b{c:d}', ':host{}b{c:d}'],
    [
      'tells names apart that begin alike',
      ':host{--mc-a:1;--mc-ab:2}b{c:var(--mc-ab)}',
      ':host{--mc-ab:2}b{c:var(--mc-ab)}',
    ],
    ['leaves other properties alone', ':host{--size:1;color:red}', ':host{--size:1;color:red}'],
  ])('LOAD-21 LOAD-26 %s', (_, css, expected) => {
    expect(trimTokens(css)).toBe(expected);
  });
});
