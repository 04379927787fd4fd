import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Citation, checkCitations, type RulesVerdict } from './rules/checkCitations';
import { checkTrust } from './rules/checkTrust';
import { parseRules } from './rules/parseRules';
import { parseTrust } from './rules/parseTrust';
import { messageOf, readCitations } from './rules/readCitations';

/** Compares one page with the titles of all tests. */
function compare(
  root: string,
  page: string,
  check: (text: string, citations: Citation[]) => RulesVerdict,
): RulesVerdict {
  try {
    const { citations, unreadable } = readCitations(root);
    const { ok, lines } = check(readFileSync(join(root, page), 'utf8'), citations);
    return { ok: ok && unreadable.length === 0, lines: [...lines, ...unreadable] };
  } catch (error) {
    return { ok: false, lines: [`error: ${page} cannot be checked: ${messageOf(error)}`] };
  }
}

/** Compares SPEC.md with the titles of all tests; `strict` makes a rule that no test cites an error. */
export const checkRules = (root: string, { strict }: { strict: boolean }): RulesVerdict =>
  compare(root, 'SPEC.md', (text, citations) =>
    checkCitations({ rules: parseRules(text), citations, strict }),
  );

/** Compares docs/trust.md with the titles of all tests: each fault is cited, or the page says why not. */
export const checkTrustPage = (root: string): RulesVerdict =>
  compare(root, 'docs/trust.md', (text, citations) => checkTrust({ rows: parseTrust(text), citations }));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(import.meta.dirname, '..');
  const verdicts = [checkRules(root, { strict: process.argv.includes('--strict') }), checkTrustPage(root)];
  process.stdout.write(`${verdicts.flatMap(({ lines }) => lines).join('\n')}\n`);
  process.exitCode = verdicts.every(({ ok }) => ok) ? 0 : 1;
}
