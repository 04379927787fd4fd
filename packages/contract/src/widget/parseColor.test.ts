import { describe, expect, it } from 'vitest';
import { parseColor } from './parseColor';

describe('parseColor', () => {
  it.each([
    ['#0084ff', '#0084ff'],
    ['0084FF', '#0084FF'],
    [' #abc ', '#abc'],
    ['#11223344', '#11223344'],
    ['white', 'white'],
    ['rgb(0, 132, 255)', 'rgb(0, 132, 255)'],
    ['rgb(0 132 255 / 50%)', 'rgb(0 132 255 / 50%)'],
    ['hsl(210deg 100% 50%)', 'hsl(210deg 100% 50%)'],
  ])('LAY-03 %s is a color', (text, color) => expect(parseColor(text)).toBe(color));
  it.each([
    'red;}*{display:none}',
    'url(//evil.test/x)',
    'var(--x)',
    'expression(alert(1))',
    'image-set("x")',
    '#12345',
    'rgb(0,0,0);',
    'rgb(var(--x))',
    '',
    'a'.repeat(10_000),
    7,
    null,
  ])('LAY-03 B02 %s is not', (text) => expect(parseColor(text)).toBeUndefined());
});
