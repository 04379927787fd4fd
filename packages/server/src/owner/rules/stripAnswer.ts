import * as v from 'valibot';

/** As much of a valibot schema as is looked into. */
type Shape = v.GenericSchema & {
  entries?: Record<string, Shape>;
  item?: Shape;
  wrapped?: Shape;
  value?: Shape;
};

/**
 * What a description names of a value that is not as described, and nothing else: what is right stays as it is read, an odd text or
 * number is shown as it is, and everything that has no name in the description is left out. [OWN-10]
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
  // Where one value was described there are several, and nobody said what they are.
  return undefined;
}

const isNamed = (type: string) => type === 'array' || type === 'record' || type.endsWith('object');
