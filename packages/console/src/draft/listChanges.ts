import type { Draft } from '../data/Draft';
import { pathOf } from '../fields/pathOf';

/** A field that differs between two drafts; `undefined` is the default. */
export type Change = { path: string; before: unknown; after: unknown };

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields whose value is an object, but which are one setting to an owner: a size with its unit, a legal text with its law. */
const whole = /^data\.(?:main\.width|languages\.[^.]+\.legal)$/;

/** Whether two plain values are equal, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]));
}

/** Every field that differs between two drafts, by its path: `data.main.title`, `channel`. [OWN-09] */
export function listChanges(before: Draft, after: Draft): Change[] {
  return compare(before, after, '');
}

function compare(before: unknown, after: unknown, path: string): Change[] {
  if (isSame(before, after)) return [];
  const isSection = (value: unknown): boolean => isPlain(value) || value === undefined;
  const hasNestedFields =
    (isPlain(before) || isPlain(after)) && isSection(before) && isSection(after) && !whole.test(path);
  if (!hasNestedFields) return [{ path, before, after }];
  const [old, now] = [isPlain(before) ? before : {}, isPlain(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) =>
    compare(old[name], now[name], path === '' ? pathOf(name) : `${path}.${pathOf(name)}`),
  );
}
