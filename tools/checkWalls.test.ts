import { describe, expect, it } from 'vitest';
import { findBreaks } from './checkWalls';

describe('findBreaks', () => {
  it.each(['Math.random()', 'const at = Date.now();', 'new Date()', 'globalThis.fetch', 'eval("x")'])(
    'reports %s',
    (line) => {
      expect(findBreaks(`const a = 1;\n${line}`)).toEqual([2]);
    },
  );
  it.each(['Math.min(1, 2)', 'new Date(at)', '// not Date.now()', ' * Math.random is a fact'])(
    'accepts %s',
    (line) => {
      expect(findBreaks(line)).toEqual([]);
    },
  );
});
