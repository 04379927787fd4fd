import * as v from 'valibot';

/**
 * A field read by one function: it returns the value, or `undefined` for an error.
 * One primitive instead of valibot's many keeps the page runtime small.
 */
export function parseWith<Value>(convert: (raw: unknown) => Value | undefined, complaint: string) {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Value>(({ dataset, addIssue, NEVER }) => {
      const value = convert(dataset.value);
      if (value !== undefined) return value;
      addIssue({ message: complaint });
      return NEVER;
    }),
  );
}
