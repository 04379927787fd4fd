import * as v from 'valibot';
import { apiField } from './apiField';

/** What the address of a file says, because a link sends no header, and its error would take the place of the page. [OWN-01, OWN-12] */
export const fileQuery = v.strictObject({
  account: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,15}$/, 'must be a number'),
      v.description('Answers 409 with `switched_account` if the session is in another account.'),
    ),
  ),
  check: v.optional(
    v.pipe(apiField.flagWord, v.description('`true`: answers 204 if you can have the file now, or why not.')),
  ),
});
export type FileQuery = v.InferOutput<typeof fileQuery>;
