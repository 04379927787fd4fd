import { describe, expect, it } from 'vitest';
import { rememberAnswers } from './rememberAnswers';

describe('rememberAnswers', () => {
  it('computes once per text, and again only if there are too many to keep', () => {
    const asked: string[] = [];
    const ask = rememberAnswers(2, (text) => asked.push(text) > 0 && text === 'b');
    expect(['a', 'b', 'a', 'b'].map(ask)).toEqual([false, true, false, true]);
    expect(asked).toEqual(['a', 'b']);
    expect(['c', 'b', 'b'].map(ask)).toEqual([false, true, true]);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('does not keep long texts', () => {
    let asked = 0;
    const ask = rememberAnswers(2, (text) => {
      asked += 1;
      return text.length;
    });
    for (const length of [512, 512, 513, 513]) expect(ask('x'.repeat(length))).toBe(length);
    expect(asked).toBe(3);
  });
});
