import { type Explained, explain, type Needed } from '@beckon/contract/data/explain';
import type { Reason } from '@beckon/contract/data/reasons';
import type { FieldProblem } from './pure/buildProblems';

/** The status of a request that we understood but can't accept: `fields` says why. */
export const unreadableBody = 422;

type More = { fields?: FieldProblem[]; retryAfterS?: number };

/** An API error: status, a code for programs, why in a sentence for people, and the invalid fields. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  readonly code: string;
  readonly explained: Explained;
  readonly more: More;
  constructor(statusCode: number, code: string, explained: Explained, more: More = {}) {
    super(explained.message);
    this.statusCode = statusCode;
    this.code = code;
    this.explained = explained;
    this.more = more;
  }
}

/** Not found in this account; things of other accounts give the same answer. [OWN-01] */
export function notFound(thing: string): ApiError {
  return new ApiError(404, 'not_found', explain('not_found', { thing }));
}

/** The request is invalid, field by field. [OWN-10] */
export function invalid(fields: FieldProblem[], status = 400): ApiError {
  const [first] = fields;
  const more = fields.length > 1 ? ` (and ${fields.length - 1} more)` : '';
  const problem = first?.message ?? 'is invalid';
  // Most messages continue the name of a field; some are sentences.
  const isSentence = !/^\p{Ll}/u.test(problem);
  const message = isSentence ? problem : `${first?.path || 'The request'} ${problem}${more}.`;
  return new ApiError(status, 'invalid', { message }, { fields });
}

/** Someone else was faster, or something is in the way. [OWN-09] */
export function conflict<Of extends Reason>(reason: Of, ...values: Needed<Of>): ApiError {
  return new ApiError(409, 'conflict', explain(reason, ...values));
}

const busyAgainS = 2;

/** The account has too much in progress; says when to try again. [OWN-10] */
export function busy(): ApiError {
  return new ApiError(503, 'busy', explain('busy'), { retryAfterS: busyAgainS });
}

/** Too many tries, or calls of any kind; says when to try again. [OWN-01] */
export function tooMany(
  retryAfterS: number,
  reason: 'too_many' | 'too_many_requests' = 'too_many',
): ApiError {
  return new ApiError(429, 'too_many', explain(reason), { retryAfterS });
}
