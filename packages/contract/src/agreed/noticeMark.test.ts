import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noticeMark, parseNoticeMark } from './noticeMark';

describe('noticeMark', () => {
  it('SMS-11 the same text gives the same mark, another text a different one', () => {
    const mark = noticeMark({ pageName: 'Fern' }, 'Join');
    expect(noticeMark({ pageName: 'Fern' }, 'Join')).toBe(mark);
    const others = [
      noticeMark({ pageName: 'Fern ' }, 'Joins'),
      noticeMark({ pageName: 'Fir' }, 'Join'),
      noticeMark({ pageName: 'Fern', extra: 'x' }, 'Join'),
      noticeMark({ pageName: 'Fern', termsUrl: 'https://f/t' }, 'Join'),
    ];
    expect(new Set([mark, ...others]).size).toBe(5);
  });
  it('SMS-11 NET-02 can be read back from the end of an instance id', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.stringMatching(/^[0-9a-f]{8}\d{1,3}$/),
        (pageName, button, id) => {
          const mark = noticeMark({ pageName }, button);
          return /^[0-9a-z]{14}$/.test(mark) && parseNoticeMark(`${id}-${mark}`) === mark;
        },
      ),
    );
    expect(parseNoticeMark('ab12cd340')).toBeUndefined();
  });
});
