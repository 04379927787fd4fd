import { expect, it } from 'vitest';
import { putTables } from './putTables';

const page = '# Title\n\n<!-- bench:page -->\n\nold\n\n<!-- /bench:page -->\n\nMore.\n';

it('replaces what is between the markers and nothing else', () => {
  const put = putTables(page, ['new', 'table']);
  expect(put).toBe('# Title\n\n<!-- bench:page -->\n\nnew\ntable\n\n<!-- /bench:page -->\n\nMore.\n');
  expect(putTables(put, ['new', 'table'])).toBe(put);
});
it.each([
  ['no markers', '# Title'],
  ['only the first', '<!-- bench:page -->'],
  ['the wrong order', '<!-- /bench:page --><!-- bench:page -->'],
])('refuses a page with %s', (_, text) => {
  expect(() => putTables(text, [])).toThrow('The page needs');
});
