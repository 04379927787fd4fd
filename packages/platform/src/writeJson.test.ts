import { afterEach, describe, expect, it } from 'vitest';
import { writeJson } from './writeJson';

const arrays = Array.prototype as { toJSON?: () => string };
afterEach(() => {
  delete arrays.toJSON;
});

describe('writeJson', () => {
  it('STOR-02 NET-09 A17 writes correct JSON on a page with an old Prototype.js, and leaves the page as it is', () => {
    const theirs = (): string => 'a text';
    arrays.toJSON = theirs;
    expect(writeJson({ list: [1, [2]] })).toBe('{"list":[1,[2]]}');
    expect(arrays.toJSON).toBe(theirs);
  });
  it('STOR-02 throws on unwritable data, and leaves the page as it was', () => {
    arrays.toJSON = () => '';
    const loop: unknown[] = [];
    loop.push(loop);
    expect(() => writeJson(loop)).toThrow();
    expect(arrays.toJSON).toBeTypeOf('function');
  });
});
