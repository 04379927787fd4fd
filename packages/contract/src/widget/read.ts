import * as v from 'valibot';

/**
 * A field that is read by one function: what it gives is the value, `undefined` is the complaint.
 * One primitive in place of valibot's many keeps the page runtime small.
 */
export function read<Value>(convert: (raw: unknown) => Value | undefined, complaint: string) {
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
