import { describe, expect, it } from 'vitest';
import { trimLeftovers } from './trimLeftovers';

describe('trimLeftovers', () => {
  it.each([
    ['drops what is empty, and what is empty then', '.a{}@media (width>1px){.b{}}.c{d:e}', '.c{d:e}'],
    ['drops animations that nothing runs', '@keyframes a{0%{b:c}to{b:d}}e{f:g}', 'e{f:g}'],
    [
      'keeps those that something runs',
      'e{animation:a 1s}@keyframes a{0%{b:c}}',
      'e{animation:a 1s}@keyframes a{0%{b:c}}',
    ],
    [
      'keeps those that run by a longer rule',
      'e{animation:b 1s,a 1s}@keyframes a{0%{b:c}}',
      'e{animation:b 1s,a 1s}@keyframes a{0%{b:c}}',
    ],
    [
      'keeps those whose name is its own property',
      'e{animation-name:a}@keyframes a{0%{b:c}}',
      'e{animation-name:a}@keyframes a{0%{b:c}}',
    ],
    [
      'keeps the order of layers',
      '@layer a{}@layer b{c{d:e}}@layer a{f{g:h}}',
      '@layer a;@layer b{c{d:e}}@layer a{f{g:h}}',
    ],
    [
      'says it once',
      '@layer a,b;@layer b;@layer a,b,c;@layer c{d{e:f}}',
      '@layer a,b;@layer c;@layer c{d{e:f}}',
    ],
    ['leaves out spaces after commas', 'a{b:c(1, 2), d}', 'a{b:c(1,2),d}'],
  ])('LOAD-21 LOAD-26 %s', (_, css, expected) => {
    expect(trimLeftovers(css)).toBe(expected);
  });
});
