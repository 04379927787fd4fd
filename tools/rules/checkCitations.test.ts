import { describe, expect, it } from 'vitest';
import { checkCitations } from './checkCitations';

const rules = ['DISP-01', 'DISP-02', 'DISP-03', 'C-BTN-01', 'A-14'];
const citing = (...titles: string[]) => titles.map((title) => ({ file: 'a.test.ts', title }));
const all = citing('DISP-01 DISP-02 one', 'DISP-03 two', 'C-BTN-01 three');

describe('rules that no test cites', () => {
  it('are counted and listed by chapter, without the readings', () => {
    const { ok, lines } = checkCitations({
      rules,
      citations: citing('DISP-02 one', 'plain'),
      strict: false,
    });
    expect(ok).toBe(true);
    expect(lines).toEqual([
      '1 of 4 rules are cited by a test',
      'not cited yet:',
      '  DISP: 01 03',
      '  C-BTN: 01',
    ]);
  });

  it('are an error when strict', () => {
    const { ok, lines } = checkCitations({
      rules,
      citations: citing('DISP-02 one'),
      strict: true,
    });
    expect(ok).toBe(false);
    expect(lines).toContain('not cited, which is an error:');
  });

  it.each([true, false])('add nothing to the output if there are none (strict: %s)', (strict) => {
    expect(checkCitations({ rules, citations: all, strict })).toEqual({
      ok: true,
      lines: ['4 of 4 rules are cited by a test'],
    });
  });
});

it('counts a rule once, however many tests cite it, and a cited reading not at all', () => {
  const citations = citing('DISP-01 one', 'DISP-01 A-14 two');
  expect(checkCitations({ rules, citations, strict: false }).lines[0]).toBe(
    '1 of 4 rules are cited by a test',
  );
});

it.each([
  ['an unknown rule', 'DISP-04 one', "a.test.ts: 'DISP-04 one' cites DISP-04, which SPEC.md does not have"],
  [
    'an unknown chapter',
    'DIPS-01 one',
    "a.test.ts: 'DIPS-01 one' cites DIPS-01, which SPEC.md does not have",
  ],
  ['an unknown reading', 'A-15 one', "a.test.ts: 'A-15 one' cites A-15, which SPEC.md does not have"],
  [
    'a range',
    'DISP-01…03 one',
    "a.test.ts: 'DISP-01…03 one' begins with DISP-01…03; write ids one by one, like SMS-04 SMS-05",
  ],
])('refuses %s with file and title', (_what, title, mistake) => {
  const { ok, lines } = checkCitations({
    rules,
    citations: [...all, ...citing(title)],
    strict: false,
  });
  expect(ok).toBe(false);
  expect(lines.at(-1)).toBe(`error: ${mistake}`);
});

it('refuses a specification that lists a rule twice', () => {
  const { ok, lines } = checkCitations({
    rules: [...rules, 'DISP-02'],
    citations: all,
    strict: false,
  });
  expect(ok).toBe(false);
  expect(lines[0]).toBe('4 of 4 rules are cited by a test');
  expect(lines.at(-1)).toContain('SPEC.md lists DISP-02 twice');
});

it('refuses a specification without rules', () => {
  const { ok, lines } = checkCitations({ rules: [], citations: [], strict: false });
  expect(ok).toBe(false);
  expect(lines.at(-1)).toContain('SPEC.md lists no rules');
});
