import { expect, it } from 'vitest';
import { chapterOf, isReading, parseRules } from './parseRules';

it('reads the ids of the first column in the order of the file', () => {
  const specification = [
    '# Title with SMS-01 in it',
    'Prose about OPEN-08 | OPEN-09 |',
    '| id | rule | proved by | reading |',
    '|---|---|---|---|',
    '| SMS-02 | follows REF-01 | unit | A-14 |',
    '|C-BTN-01|tight cells|browser||',
    '| A-14 | question | what is built |',
  ].join('\n');
  expect(parseRules(specification)).toEqual(['SMS-02', 'C-BTN-01', 'A-14']);
});

it.each([['SMS-2'], ['SMS-002'], ['C13'], ['sms-02'], ['A-nn'], ['C-BTN-X-01']])(
  'does not accept %s as an id',
  (cell) => {
    expect(parseRules(`| ${cell} | rule | unit | |`)).toEqual([]);
    expect(chapterOf(cell)).toBe('');
  },
);

it('keeps a duplicate id, so that it can be reported', () => {
  expect(parseRules('| SMS-02 | a | b | |\n| SMS-02 | c | d | |')).toEqual(['SMS-02', 'SMS-02']);
});

it.each([
  ['LOAD-01', 'LOAD', false],
  ['C-BTN-01', 'C-BTN', false],
  ['C-AUTO-02', 'C-AUTO', false],
  ['A-14', 'A', true],
  ['A-100', 'A', true],
])('knows the chapter of %s', (id, chapter, reading) => {
  expect(chapterOf(id)).toBe(chapter);
  expect(isReading(id)).toBe(reading);
});
