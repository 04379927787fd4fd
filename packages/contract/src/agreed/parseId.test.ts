import { describe, expect, it } from 'vitest';
import { parseId } from './parseId';

describe('parseId', () => {
  it.each(['a'.repeat(8), 'a'.repeat(128), 'AZaz09-x'])('PIX-02 REF-01 accepts the id %j', (id) => {
    expect(parseId(id)).toBe(id);
  });
  it.each([
    '',
    'a'.repeat(7),
    'a'.repeat(129),
    'with blank',
    '<script>',
    'aaaaaaaa\n',
    12_345_678,
    null,
    undefined,
  ])('PIX-02 REF-01 rejects %j, because it can be guessed or is not an id', (raw) =>
    expect(parseId(raw)).toBeUndefined(),
  );
});
