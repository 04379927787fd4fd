import { expect, it } from 'vitest';
import { parseTitles } from './parseTitles';

it.each([
  ['a test', "it('one', () => {});", ['one']],
  ['double quotes', 'test("one", () => {});', ['one']],
  ['escapes', "it('it\\'s one', () => {});", ["it's one"]],
  ['a group and its tests', "describe('all', () => { it('one', f); it('two', f); });", ['all', 'one', 'two']],
  ['a table', "it.each([['a', 1]])('one %s', f);", ['one %s']],
  ['a typed table', "test.each<[string]>([['a']])('one', f);", ['one']],
  ['a template table', `it.each\`a\n\${1}\`('one', f);`, ['one']],
  ['a table of groups', "describe.each(rows)('all', () => { it('one', f); });", ['all', 'one']],
  ['a template literal', `it(\`one \${x} two \${y as string}\`, f);`, ['one … two …']],
  ['a title in two parts', "it('one ' + 'two ' + name, f);", ['one two …']],
  [
    'a browser group',
    "test.describe('all', () => { test('one', async ({ page }) => {}); });",
    ['all', 'one'],
  ],
  ['modifiers', "it.concurrent.each(rows)('one', f); test.describe.serial('two', f);", ['one', 'two']],
  ['a conditional test', "it.skipIf(isMac)('one', f);", ['one']],
  ['tests made in a loop', "for (const x of xs) it('one', f);", ['one']],
  ['drawn markup', "it('one', () => { draw(<p title='two'>it('three')</p>); });", ['one']],
])('reads %s', (_what, source, titles) => {
  expect(parseTitles('x.test.tsx', source)).toEqual(titles);
});

it.each([
  ['comments', "// it('one', f)\n/* it('two', f) */"],
  ['strings', 'const text = "it(\'one\', f)";'],
  ['regular expressions', "const quote = /it('one', f)/;"],
  ['a title held by a name', 'it(title, f);'],
  ['other calls', "item('one', f); expect('one'); suite.it('two', f); test.step('three', f); test.use({});"],
  ['switched-off tests', "it.skip('one', f); it.todo('two'); test.fixme('three', f); it.fails('four', f);"],
  ['switched-off groups', "describe.skip('all', () => { it('one', f); describe('two', f); });"],
])('leaves out %s', (_what, source) => {
  expect(parseTitles('x.test.ts', source)).toEqual([]);
});

it('continues after a skipped group', () => {
  expect(parseTitles('x.test.ts', "describe.skip('all', () => { it('one', f); }); it('two', f);")).toEqual([
    'two',
  ]);
});

it('says what is wrong with a file that cannot be parsed', () => {
  expect(() => parseTitles('x.test.ts', "it('one', () => {")).toThrow(/Expected .* Correct the syntax/);
});
