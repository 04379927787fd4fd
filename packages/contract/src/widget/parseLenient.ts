import * as v from 'valibot';
import { explainIssue } from './explainIssue';

type LenientOptions = {
  given: unknown;
  /** Builds what the schema parses from the given value. */
  fill?: (given: unknown) => unknown;
  /** Called for every value that can't be read, with its path and content. Without it, one such value fails the whole. */
  warn?: ((complaint: string) => void) | undefined;
  /** Required names: without them, there's nothing to parse. */
  needed?: readonly unknown[];
};

/** Enough to find the value again. */
const mostCharacters = 60;

/** Parses with a schema; with `warn`, skips values that can't be read, and their defaults replace them. [BOOT-13, A-100] */
export function parseLenient<Schema extends v.GenericSchema>(
  schema: Schema,
  { given, fill = (one) => one, warn, needed = [] }: LenientOptions,
): v.SafeParseResult<Schema> {
  const read = v.safeParse(schema, fill(given));
  if (read.success || !warn) return read;
  let rest = given;
  for (const issue of read.issues) {
    const path = issue.path?.map(({ key }) => key) ?? [];
    if (needed.includes(path[0])) continue;
    warn(`${explainIssue([issue])}, not ${issue.received.slice(0, mostCharacters)}`);
    rest = without(rest, path);
  }
  return v.safeParse(schema, fill(rest));
}

function without(value: unknown, [name, ...deeper]: readonly unknown[]): unknown {
  if (typeof name !== 'string' || typeof value !== 'object' || value === null) return undefined;
  const { [name]: inside, ...rest } = value as Record<string, unknown>;
  const left = without(inside, deeper);
  return left === undefined ? rest : { ...rest, [name]: left };
}
