import type { Reason } from '@beckon/contract/data/reasons';

/** The message of a check in a schema: `buildProblems` turns a reason into its sentence. [OWN-10] */
export function because(reason: Reason): string {
  return reason;
}
