import { describe, expect, it } from 'vitest';
import { findBadColors } from './findBadColors';
import { isColor } from './isColor';

describe('isColor', () => {
  it.each([
    ['#fff', true],
    ['0066d6', true],
    ['#0066d680', true],
    ['teal', true],
    ['Teal', true],
    ['transparent', true],
    ['rgb(1, 2, 3)', true],
    ['hsl(120deg 10% 20%)', true],
    ['banana', false],
    ['inherit', false],
    ['expression', false],
    ['#12', false],
    ['', false],
    [5, false],
  ])('OWN-10 LAY-03 %j: %s', (value, expected) => {
    expect(isColor(value)).toBe(expected);
  });
});

describe('findBadColors', () => {
  it('OWN-10 LAY-03 names the field of each word that is not a color, wherever colors are stored', () => {
    const data = {
      title: 'banana',
      chatBubble: 'bubble',
      colors: { background: 'banana', headline: '#fff', description: '', buttonText: null },
      deep: { colors: { theme: 'mud' }, list: ['banana'] },
    };
    expect(findBadColors(data, 'data.main').map(({ path }) => path)).toEqual([
      'data.main.chatBubble',
      'data.main.colors.background',
      'data.main.deep.colors.theme',
    ]);
  });
});
