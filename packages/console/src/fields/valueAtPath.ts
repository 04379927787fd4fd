import { namesOf } from './pathOf';

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at `main.colors.background`, or undefined. */
export function valueAtPath(from: unknown, path: string): unknown {
  let value = from;
  for (const name of namesOf(path)) {
    if (!isPlain(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/** A copy with another value there; `undefined` removes it, together with sections that become empty. */
export function writePath(into: Plain, path: string, value: unknown): Plain {
  return write(into, namesOf(path), value);
}

function write(into: Plain, [name = '', ...rest]: readonly string[], value: unknown): Plain {
  const inner = into[name];
  const next = rest.length === 0 ? value : write(isPlain(inner) ? inner : {}, rest, value);
  const isEmpty = next === undefined || (rest.length > 0 && Object.keys(next as Plain).length === 0);
  const { [name]: _, ...others } = into;
  return isEmpty ? others : { ...into, [name]: next };
}
