import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Citation, checkCitations, type RulesVerdict } from './rules/checkCitations';
import { listTestFiles } from './rules/listTestFiles';
import { parseRules } from './rules/parseRules';
import { parseTitles } from './rules/parseTitles';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Compares SPEC.md with the titles of all tests; `strict` makes a rule that no test cites an error. */
export function checkRules(root: string, { strict }: { strict: boolean }): RulesVerdict {
  const unreadable: string[] = [];

  function citationsIn(file: string): Citation[] {
    try {
      const source = readFileSync(join(root, file), 'utf8');
      return parseTitles(file, source).map((title) => ({ file, title }));
    } catch (error) {
      unreadable.push(`error: ${file} cannot be read: ${messageOf(error)}`);
      return [];
    }
  }

  try {
    const rules = parseRules(readFileSync(join(root, 'SPEC.md'), 'utf8'));
    const { ok, lines } = checkCitations({
      rules,
      citations: listTestFiles(root).flatMap(citationsIn),
      strict,
    });
    return { ok: ok && unreadable.length === 0, lines: [...lines, ...unreadable] };
  } catch (error) {
    return { ok: false, lines: [`error: the rules cannot be checked: ${messageOf(error)}`] };
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(import.meta.dirname, '..');
  const { ok, lines } = checkRules(root, { strict: process.argv.includes('--strict') });
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = ok ? 0 : 1;
}
