import { describe, expect, it } from 'vitest';
import { explainConnectError, explainOldVersion } from './explainConnectError';

describe('explainConnectError', () => {
  it.each([
    ['ECONNREFUSED', 'connection refused'],
    ['28P01', 'password is wrong'],
    ['3D000', 'does not exist'],
    ['XX000', 'XX000'],
    [undefined, 'unknown'],
  ])('%s gives a sentence that says what to do', (code, words) => {
    expect(explainConnectError(code)).toMatch(
      new RegExp(`^DATABASE_URL doesn't work: .*${words}.*built-in database\\.$`),
    );
  });

  it.each([
    [140_022, 'PostgreSQL 14'],
    [90_624, 'PostgreSQL 9'],
    [150_000, undefined],
    [180_004, undefined],
  ])('server version %d → %s', (version, words) => {
    const said = explainOldVersion(version);
    if (words === undefined) expect(said).toBeUndefined();
    else expect(said).toContain(words);
  });
});
