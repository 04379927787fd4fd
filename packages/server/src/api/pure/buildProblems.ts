import { type Explained, explain } from '@beckon/contract/data/explain';
import { type Reason, reasons } from '@beckon/contract/data/reasons';
import * as v from 'valibot';

/** A problem with one field: its path, and what is wrong. */
export type FieldProblem = { path: string } & Explained;

/** The problems of a parse by field path, `data.main.width`. [OWN-10] */
export function buildProblems(issues: readonly v.BaseIssue<unknown>[], prefix = ''): FieldProblem[] {
  return issues.map((issue) => ({
    path: [prefix, v.getDotPath(issue)].filter(Boolean).join('.'),
    ...tell(issue),
  }));
}

function tell({ type, received, expected, message, kind, requirement }: v.BaseIssue<unknown>): Explained {
  if (type === 'strict_object' && expected === 'never') return explain('unknown_field');
  if (received === 'undefined') return explain('missing');
  if (isCounted(message)) return explain(message, { n: Number(requirement) });
  if (isReason(message)) return explain(message as 'missing');
  if (kind === 'schema' && message.startsWith('Invalid')) return { message: `must be ${nameType(expected)}` };
  return findReason(message);
}

function isReason(message: string): message is Reason {
  return Object.hasOwn(reasons, message);
}

type Counted = 'most' | 'most_characters' | 'least_characters' | 'most_entries';

function isCounted(message: string): message is Counted {
  return isReason(message) && reasons[message].includes('{n}');
}

function nameType(expected: string | null): string {
  if (expected === null) return 'a different value';
  const words: Record<string, string> = { string: 'text', number: 'a number', boolean: 'true or false' };
  return words[expected] ?? expected.toLowerCase().replaceAll('(', '').replaceAll(')', '');
}

/** Schemas that pages load have sentences instead of reasons. */
const ofPages = ['text_characters', 'list_entries', 'number', 'one_of', 'width', 'no_stop'] as const;
const patterns = ofPages.map((reason) => {
  const escaped = reasons[reason].replace(/[().]/g, '\\$&');
  return { reason, pattern: new RegExp(`^${escaped.replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`) };
});

function findReason(message: string): Explained {
  for (const { reason, pattern } of patterns) {
    const found = pattern.exec(message);
    if (found) return { message, reason, ...(found.groups && { values: { ...found.groups } }) };
  }
  return { message };
}
