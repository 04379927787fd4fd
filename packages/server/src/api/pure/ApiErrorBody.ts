import * as v from 'valibot';

/** Why, for programs and for translations. [OWN-10] */
export const why = {
  reason: v.optional(v.pipe(v.string(), v.description('A stable code for the message.'))),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
};

/** Where a request is invalid, and why. */
export const FieldProblemShape = v.object({ path: v.string(), message: v.string(), ...why });

/** Every error of the API has this form. [OWN-10] */
export const ApiErrorBody = v.object({
  error: v.pipe(v.string(), v.description('A message for people.')),
  code: v.pipe(v.string(), v.description('A stable code for programs.')),
  ...why,
  fields: v.optional(v.array(FieldProblemShape)),
});
export type ApiErrorBody = v.InferOutput<typeof ApiErrorBody>;
