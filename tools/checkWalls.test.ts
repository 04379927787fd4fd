import { describe, expect, it } from 'vitest';
import { findBreaks } from './checkWalls';

describe('walls of the pure rooms', () => {
  it.each(['Math.random()', 'const at = Date.now();', 'new Date()', 'globalThis.fetch', 'eval("x")'])(
    '%s is seen',
    (line) => {
      expect(findBreaks(`const a = 1;\n${line}`)).toEqual([2]);
    },
  );
  it.each(['Math.min(1, 2)', 'new Date(at)', '// not Date.now()', ' * Math.random is a fact'])(
    '%s is fine',
    (line) => {
      expect(findBreaks(line)).toEqual([]);
    },
  );
});
