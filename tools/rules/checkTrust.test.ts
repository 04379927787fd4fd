import { expect, it } from 'vitest';
import { checkTrust } from './checkTrust';
import { parseTrust } from './parseTrust';

const row = (id: string, reason = '', promise = 'a fault') => ({ id, promise, reason });
const citing = (...titles: string[]) => titles.map((title) => ({ file: 'a.test.ts', title }));

it('reads the rows of the page, with empty cells', () => {
  const page = [
    'Prose with A09 | A10 |',
    '| Test | What must hold | Why no test cites it |',
    '| ---- | --- | --- |',
    '| A01 | a strict policy | |',
    '|B02|colors|measured: `bench`|',
    '| SMS-02 | a rule | |',
  ].join('\n');
  expect(parseTrust(page)).toEqual([
    { id: 'A01', promise: 'a strict policy', reason: '' },
    { id: 'B02', promise: 'colors', reason: 'measured: `bench`' },
  ]);
});

it('accepts a page on which each id is cited or has a reason', () => {
  const rows = [row('A01'), row('A02', 'measured'), row('A03', 'Not tested. No way'), row('B01')];
  expect(checkTrust({ rows, citations: citing('SMS-04 A01 one', 'B01 A01 two', 'plain') })).toEqual({
    ok: true,
    lines: [
      '2 of 4 faults of docs/trust.md are cited by a test, 2 have no test, but a reason; 1 of these are not tested at all',
    ],
  });
});

it.each([
  ['without test or reason', [row('A01')], [], 'no test cites A01; cite it in a title, or write the reason'],
  [
    'with test and reason',
    [row('A01', 'later')],
    ['A01 one'],
    'A01 is cited by a test, but docs/trust.md has',
  ],
  ['without a line of its own', [row('A01', '', '')], ['A01 one'], "docs/trust.md doesn't say what A01 is"],
  ['listed twice', [row('A01'), row('A01')], ['A01 one'], 'docs/trust.md lists A01 twice'],
  ['left out', [row('A01'), row('A03')], ['A01 A03 one'], 'docs/trust.md lacks A02'],
  ['at the start of a chapter left out', [row('B02')], ['B02 one'], 'docs/trust.md lacks B01'],
  [
    'cited without a row',
    [row('A01')],
    ['A01 E13 one'],
    "a.test.ts: 'A01 E13 one' cites E13, which docs/trust.md does not have",
  ],
  ['missing altogether', [], [], 'docs/trust.md lists nothing'],
])('reports an id %s', (_what, rows, titles, mistake) => {
  const { ok, lines } = checkTrust({ rows, citations: citing(...titles) });
  expect(ok).toBe(false);
  expect(lines.slice(1)).toEqual([expect.stringContaining(`error: ${mistake}`)]);
});
