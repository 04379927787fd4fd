import * as v from 'valibot';

/** The part of a valibot schema that we inspect. */
type Shape = v.GenericSchema & {
  entries?: Record<string, Shape>;
  item?: Shape;
  wrapped?: Shape;
  value?: Shape;
};

/**
 * Keeps only what a schema describes of a value that doesn't match it: valid parts stay as parsed, an odd text or number
 * stays as it is, and everything without a name in the schema is removed. [OWN-10]
 */
export function stripAnswer(shape: v.GenericSchema, value: unknown): unknown {
  const read = v.safeParse(shape, value);
  if (read.success) return read.output;
  const { type, entries, item, wrapped, value: each } = shape as Shape;
  if (wrapped) return value === null || value === undefined ? value : stripAnswer(wrapped, value);
  if (type === 'array' && item && Array.isArray(value)) return value.map((one) => stripAnswer(item, one));
  if (typeof value !== 'object' || value === null) return isNamed(type) ? undefined : value;
  const parts = Object.entries(value);
  if (entries)
    return Object.fromEntries(
      parts.flatMap(([name, one]) => {
        const named = Object.hasOwn(entries, name) ? entries[name] : undefined;
        return named ? [[name, stripAnswer(named, one)]] : [];
      }),
    );
  if (type === 'record' && each)
    return Object.fromEntries(parts.map(([name, one]) => [name, stripAnswer(each, one)]));
  // The schema describes one value but there are several, so we can't know what they are.
  return undefined;
}

const isNamed = (type: string) => type === 'array' || type === 'record' || type.endsWith('object');
