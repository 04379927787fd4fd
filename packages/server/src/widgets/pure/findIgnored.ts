import { explain } from '@beckon/contract/data/explain';
import * as v from 'valibot';
import type { FieldProblem } from '../../api/pure/index';

type Schema = v.GenericSchema & { wrapped?: Schema; entries?: Record<string, Schema>; default?: unknown };

/**
 * Fields that pages do not know, and values that they would ignore in favor of the default: an invalid color, a word that
 * is not in the list. [DEF-28, OWN-10]
 */
export function findIgnored(
  section: v.GenericSchema,
  given: Record<string, unknown>,
  path: string,
): FieldProblem[] {
  const { entries = {} } = unwrap(section);
  return Object.entries(given).flatMap(([name, value]): FieldProblem[] => {
    const place = `${path}.${name}`;
    const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
    if (!entry) return [{ path: place, ...explain('unknown_field') }];
    if (unwrap(entry).entries) {
      return isPlain(value) ? findIgnored(entry, value, place) : [];
    }
    return isIgnored(entry, value) ? [{ path: place, ...explain('default_applies') }] : [];
  });
}

function unwrap(schema: v.GenericSchema): Schema {
  const { wrapped } = schema as Schema;
  return wrapped ? unwrap(wrapped) : (schema as Schema);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Does this value read as if it were missing, without being the default in its own spelling? */
function isIgnored(entry: Schema, value: unknown): boolean {
  if (value === undefined || value === null) return false;
  const without = v.safeParse(entry, undefined);
  const read = v.safeParse(entry, value);
  if (!read.success || !without.success || read.output !== without.output) return false;
  if (typeof without.output !== 'string' && without.output !== undefined) return false;
  const text = String(value);
  return text !== without.output && `#${text}` !== without.output;
}
