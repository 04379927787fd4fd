/** The format of a rule id: a chapter in capitals, a dash, two digits (`SMS-04`, `C-BTN-01`, `A-14`); readings may have three (`A-100`). */
const ruleId = /^(?<chapter>A(?=-1\d\d$)|[A-Z]+(?:-[A-Z]+)?(?=-\d\d$))-\d+$/;

const firstCell = /^\|\s*([^|\s]+)\s*\|/;

/** The chapter a rule belongs to: `C-BTN` for `C-BTN-01`; empty for anything that isn't a rule id. */
export const chapterOf = (id: string): string => ruleId.exec(id)?.groups?.chapter ?? '';

/** Readings explain rules; tests may cite them but need not. */
export const isReading = (id: string): boolean => chapterOf(id) === 'A';

/** The ids in the first column of the specification's tables, in the order of the file. */
export function parseRules(specification: string): string[] {
  return specification
    .split('\n')
    .map((line) => firstCell.exec(line)?.[1] ?? '')
    .filter((cell) => ruleId.test(cell));
}
