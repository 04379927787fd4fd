import * as v from 'valibot';

/** Where in a request something is wrong, and what. */
export const FieldProblemShape = v.object({ path: v.string(), message: v.string() });

/** Every refusal of the API has this form. [OWN-10] */
export const ApiErrorBody = v.object({
  error: v.pipe(v.string(), v.description('A sentence for people.')),
  code: v.pipe(v.string(), v.description('A word for programs.')),
  fields: v.optional(v.array(FieldProblemShape)),
});
export type ApiErrorBody = v.InferOutput<typeof ApiErrorBody>;
