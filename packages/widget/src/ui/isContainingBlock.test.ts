import { afterEach, expect, it } from 'vitest';
import { isContainingBlock } from './isContainingBlock';

const { body, documentElement } = document;
afterEach(() => {
  for (const part of [body, documentElement]) part.removeAttribute('style');
});

it.each([
  ['transform', 'scale(1)'],
  ['translate', '4px'],
  ['rotate', '1deg'],
  ['scale', '1.1'],
  ['filter', 'blur(1px)'],
  ['backdrop-filter', 'blur(1px)'],
  ['perspective', '500px'],
  ['contain', 'strict'],
  ['will-change', 'transform'],
])('LOAD-26 A15 with %s: %s, html or body is the containing block of what is fixed', (name, value) => {
  for (const part of [body, documentElement]) {
    part.style.setProperty(name, value);
    expect(isContainingBlock(document)).toBe(true);
    part.style.setProperty(name, name === 'will-change' ? 'auto' : 'none');
    expect(isContainingBlock(document)).toBe(false);
  }
});

it('LOAD-26 A15 other pages are not', () => {
  expect(isContainingBlock(document)).toBe(false);
});
