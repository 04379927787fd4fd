import { expect, it } from 'vitest';
import { parseTree } from './parseTree';

it('LOAD-21 markup becomes plain data: elements with their attributes, SVG, and decoded text', () => {
  const markup = `<p class="a" hidden="">1 &lt; 2 &amp; "so"<br></p><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>`;
  expect(parseTree(markup)).toEqual([
    ['p', { class: 'a', hidden: '' }, '1 < 2 & "so"', ['br', {}]],
    ['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0' }]],
  ]);
});
