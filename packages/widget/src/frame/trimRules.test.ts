import { describe, expect, it } from 'vitest';
import { trimRules } from './trimRules';

const tree = [['section', { class: 'a b' }, ['button', { 'aria-expanded': 'false' }, 'Open']]] as const;

describe('trimRules', () => {
  it.each([
    ['keeps rules for its classes', '.a{c:d}.b:empty>svg{c:d}', '.a{c:d}.b:empty>svg{c:d}'],
    ['drops rules for a pointer or a press', '.a:hover{c:d}.b:active{c:d}.a:disabled{c:d}', ''],
    ['keeps what holds at rest', '.a:not(:hover,:active){c:d}', '.a:not(:hover,:active){c:d}'],
    ['drops how one look becomes another', '.a{transition:c .1s;d:e}.b{transition-delay:0s}', '.a{d:e}'],
    ['splits no list within parentheses', '.a:is(.b,:has(>.c,.d)),.c{c:d}', '.a:is(.b,:has(>.c,.d)){c:d}'],
    ['drops rules for other classes', '.a{c:d}.ab{c:d}.a .c{c:d}', '.a{c:d}'],
    ['drops a selector of a list', '.c,.a,.b.c{c:d}', '.a{c:d}'],
    [
      'keeps attributes that it has, whatever their value',
      '[aria-expanded=mixed]{c:d}',
      '[aria-expanded=mixed]{c:d}',
    ],
    ['drops attributes that it lacks', '.a[data-c]{c:d}[data-c=e],:host([data-c=e]){c:d}', ''],
    ['keeps what may be missing', '.a:not(.c,.e){c:d}:is(.c,.a){c:d}', '.a:not(.c,.e){c:d}:is(.c,.a){c:d}'],
    [
      'keeps the root, tags and animations',
      ':host{c:d}svg{c:d}@keyframes c{0%{c:d}}',
      ':host{c:d}svg{c:d}@keyframes c{0%{c:d}}',
    ],
    ['drops a condition with nothing in it', '@media (hover:hover){.c{d:e}}.a{c:d}', '.a{c:d}'],
    [
      'keeps the order of layers',
      '@layer e{.c{d:e}}@layer f{.a{c:d}@media (width>1px){.c{d:e}}}',
      '@layer e;@layer f{.a{c:d}}',
    ],
  ])('LOAD-21 LOAD-26 %s', (_, css, expected) => {
    expect(trimRules(css, tree)).toBe(expected);
  });
});
