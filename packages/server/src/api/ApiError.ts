import type { FieldProblem } from './pure/readProblems';

/** The status of a request that we understood but can't accept: `fields` says why. */
export const cannotBeRead = 422;

type More = { fields?: FieldProblem[]; retryAfterS?: number };

/** An API error: status, a code for programs, a message for people, and the invalid fields. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  readonly code: string;
  readonly more: More;
  constructor(statusCode: number, code: string, sentence: string, more: More = {}) {
    super(sentence);
    this.statusCode = statusCode;
    this.code = code;
    this.more = more;
  }
}

/** Not found in this account; things of other accounts give the same answer. [OWN-01] */
export function notFound(thing: string): ApiError {
  return new ApiError(404, 'not_found', `We couldn’t find that ${thing}.`);
}

/** The request is invalid, field by field. [OWN-10] */
export function invalid(fields: FieldProblem[], status = 400): ApiError {
  const [first] = fields;
  const more = fields.length > 1 ? ` (and ${fields.length - 1} more)` : '';
  const where = first?.path ? `${first.path} ` : 'The request ';
  return new ApiError(status, 'invalid', `${where}${first?.message ?? 'is invalid'}${more}.`, { fields });
}

/** Someone else was faster, or something is in the way. [OWN-09] */
export function conflict(sentence: string): ApiError {
  return new ApiError(409, 'conflict', sentence);
}

const busyAgainS = 2;

/** The account has too much in progress; says when to try again. [OWN-10] */
export function busy(): ApiError {
  const sentence = 'This account has too many requests in progress. Try again in a moment.';
  return new ApiError(503, 'busy', sentence, { retryAfterS: busyAgainS });
}

/** Too many tries; says when to try again. [OWN-01] */
export function tooMany(retryAfterS: number): ApiError {
  return new ApiError(429, 'too_many', 'Too many tries. Wait a few minutes and try again.', { retryAfterS });
}
