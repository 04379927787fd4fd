import { type Explained, explain } from '@beckon/contract/data/explain';
import { findReason } from '@beckon/contract/data/findReason';
import { type Reason, reasons } from '@beckon/contract/data/reasons';
import * as v from 'valibot';

/** A problem with one field: its path, and what is wrong. */
export type FieldProblem = { path: string } & Explained;

/** The problems of a parse by field path, `data.main.width`. [OWN-10] */
export function buildProblems(issues: readonly v.BaseIssue<unknown>[], prefix = ''): FieldProblem[] {
  return issues.map((issue) => ({
    path: [prefix, v.getDotPath(issue)].filter(Boolean).join('.'),
    ...explainIssue(issue),
  }));
}

function explainIssue({
  type,
  received,
  expected,
  message,
  kind,
  requirement,
}: v.BaseIssue<unknown>): Explained {
  if (type === 'strict_object' && expected === 'never') return explain('unknown_field');
  if (received === 'undefined') return explain('missing');
  if (isCounted(message)) return explain(message, { n: Number(requirement) });
  if (isReason(message)) return explain(message as 'missing');
  if (kind === 'schema' && message.startsWith('Invalid')) return nameType(expected);
  return findReason(message, ofPages);
}

function isReason(message: string): message is Reason {
  return Object.hasOwn(reasons, message);
}

type Counted = 'most' | 'most_characters' | 'least_characters' | 'most_entries';

function isCounted(message: string): message is Counted {
  return isReason(message) && reasons[message].includes('{n}');
}

const typeWords: Record<string, string> = { string: 'text', number: 'a number', boolean: 'true or false' };

/** Valibot writes choices as `("a" | "b")`. */
function nameType(expected: string | null): Explained {
  if (expected === null) return { message: 'must be a different value' };
  const choices = [...expected.matchAll(/"([^"]*)"/g)].map(([, choice]) => choice);
  if (choices.length > 0) return explain('one_of', { words: choices.join(', ') });
  return { message: `must be ${typeWords[expected] ?? expected.toLowerCase().replace(/[()]/g, '')}` };
}

/** Schemas that pages load have sentences instead of reasons. */
const ofPages = ['text_characters', 'list_entries', 'number', 'one_of', 'width', 'no_stop'] as const;
