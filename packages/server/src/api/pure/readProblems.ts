import * as v from 'valibot';

/** A problem with one field: its path, and what is wrong. */
export type FieldProblem = { path: string; message: string };

/** The problems of a parse by field path, `data.main.width`. [OWN-10] */
export function readProblems(issues: readonly v.BaseIssue<unknown>[], prefix = ''): FieldProblem[] {
  return issues.map((issue) => ({
    path: [prefix, v.getDotPath(issue)].filter(Boolean).join('.'),
    message: explain(issue),
  }));
}

function explain({ type, received, expected, message, kind }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never') return 'is not a known field';
  if (received === 'undefined') return 'is missing';
  if (kind === 'schema' && message.startsWith('Invalid')) return `must be ${nameType(expected)}`;
  return message;
}

function nameType(expected: string | null): string {
  if (expected === null) return 'a different value';
  const words: Record<string, string> = { string: 'text', number: 'a number', boolean: 'true or false' };
  return words[expected] ?? expected.toLowerCase().replaceAll('(', '').replaceAll(')', '');
}
