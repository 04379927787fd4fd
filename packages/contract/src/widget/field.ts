import * as v from 'valibot';
import * as limits from '../constants/limits';
import { parseColor } from './parseColor';
import { parseNumber } from './parseNumber';
import { parseWith } from './parseWith';

const parseText = (raw: unknown): string | undefined => {
  const text = typeof raw === 'number' ? String(raw) : raw;
  return typeof text === 'string' && text.length <= limits.textCharacters ? text : undefined;
};
const flags = new Map<unknown, boolean>([true, 1, '1', 'true'].map((raw) => [raw, true]));
for (const raw of [false, 0, '0', 'false']) flags.set(raw, false);
const parseLines = (raw: unknown): string[] | undefined => {
  const entries = typeof raw === 'string' ? raw.split('\n') : raw;
  if (!Array.isArray(entries) || entries.length > limits.listEntries) return undefined;
  const lines = entries.map(parseText);
  return lines.includes(undefined) ? undefined : lines.flatMap((line) => line?.trim() || []);
};

const text = parseWith(parseText, `must be text of up to ${limits.textCharacters} characters`);
const flag = parseWith((raw) => flags.get(raw), 'must be true or false');
const lines = parseWith(parseLines, `must be a list of up to ${limits.listEntries} items`);
const anyColor = v.pipe(v.unknown(), v.transform(parseColor));
const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (raw: unknown): Word | undefined =>
    words.find((word) => word === raw);

/** The kinds of fields that sections consist of. Only a missing value takes the default. [DEF-28] */
export const field = {
  /** A text from the owner; an empty one is kept. */
  text: (missing = '') => v.optional(text, missing),
  maybeText: v.optional(text),
  flag: (missing: boolean) => v.optional(flag, missing),
  maybeFlag: v.optional(flag),
  /** Kept within its limits. */
  number: (missing: number, [least, most]: readonly [number, number]) =>
    v.optional(
      parseWith((raw) => {
        const value = parseNumber(raw);
        return value === undefined ? undefined : Math.min(most, Math.max(least, value));
      }, 'must be a number'),
      missing,
    ),
  /** A color that can't be parsed counts as missing: it must never reach a style sheet. */
  color: (missing: string) =>
    v.optional(
      v.pipe(
        v.unknown(),
        v.transform((raw) => parseColor(raw) ?? missing),
      ),
      missing,
    ),
  maybeColor: v.optional(anyColor),
  /** One of a closed set; an unknown word counts as missing. */
  word: <const Word extends string>(words: readonly Word[], missing: Word) =>
    v.optional(
      v.pipe(
        v.unknown(),
        v.transform((raw) => oneOf(words)(raw) ?? missing),
      ),
      missing,
    ),
  maybeWord: <const Word extends string>(words: readonly Word[]) =>
    v.optional(v.pipe(v.unknown(), v.transform(oneOf(words)))),
  /** One of a closed set; an unknown word is rejected. */
  strictWord: <const Word extends string>(words: readonly Word[]) =>
    parseWith(oneOf(words), `must be one of ${words.join(', ')}`),
  /** A list of short texts, or one text with an entry per line; empty entries are left out. */
  lines: v.optional(lines, []),
  maybeLines: v.optional(lines),
  /** A short name of letters, digits and hyphens, given as text or number. */
  id: parseWith((raw) => {
    const name = parseText(raw);
    return name !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(name) ? name : undefined;
  }, 'must be short text: letters and digits'),
};
