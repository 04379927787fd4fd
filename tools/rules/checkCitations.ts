import { citedRules } from './citedRules';
import { chapterOf, isReading } from './parseRules';

/** A test title and its file. */
export interface Citation {
  file: string;
  title: string;
}

/** Everything the check looks at. */
export interface RulesAndTitles {
  rules: readonly string[];
  citations: readonly Citation[];
  strict: boolean;
}

/** Whether specification and tests match, and what to print about it. */
export interface RulesVerdict {
  ok: boolean;
  lines: string[];
}

/** The mistakes in one title: ids that no rule has, and words that only look like ids. */
function mistakesIn(
  { file, title }: Citation,
  known: ReadonlySet<string>,
  chapters: ReadonlySet<string>,
): string[] {
  const { ids, malformed } = citedRules(title, chapters);
  const unknown = ids.filter((id) => !known.has(id));
  return [
    ...unknown.map((id) => `${file}: '${title}' cites ${id}, which SPEC.md does not have`),
    ...malformed.map(
      (word) => `${file}: '${title}' begins with ${word}; write ids one by one, like SMS-04 SMS-05`,
    ),
  ];
}

/** Rules by chapter, short enough to read at a glance: `DISP: 03 04 05`. */
function byChapter(ids: readonly string[]): string[] {
  const chapters = new Map<string, string[]>();
  for (const id of ids) {
    const chapter = chapterOf(id);
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), id.slice(chapter.length + 1)]);
  }
  return [...chapters].map(([chapter, numbers]) => `${chapter}: ${numbers.join(' ')}`);
}

/** Compares the rules of the specification with the titles of all tests. */
export function checkCitations({ rules, citations, strict }: RulesAndTitles): RulesVerdict {
  const known = new Set(rules);
  const chapters = new Set(rules.map(chapterOf));
  const cited = new Set(citations.flatMap(({ title }) => citedRules(title, chapters).ids));
  const required = [...known].filter((id) => !isReading(id));
  const uncited = required.filter((id) => !cited.has(id));
  const twice = rules.filter((id, at) => rules.indexOf(id) !== at);
  const mistakes = [
    ...(rules.length === 0
      ? ['SPEC.md lists no rules; its tables must have the id in their first column']
      : []),
    ...twice.map((id) => `SPEC.md lists ${id} twice; give the newer rule the next free number`),
    ...citations.flatMap((citation) => mistakesIn(citation, known, chapters)),
  ];
  return {
    ok: mistakes.length === 0 && (!strict || uncited.length === 0),
    lines: [
      `${required.length - uncited.length} of ${required.length} rules are cited by a test`,
      ...(uncited.length > 0 ? [strict ? 'not cited, which is an error:' : 'not cited yet:'] : []),
      ...byChapter(uncited).map((line) => `  ${line}`),
      ...mistakes.map((mistake) => `error: ${mistake}`),
    ],
  };
}
