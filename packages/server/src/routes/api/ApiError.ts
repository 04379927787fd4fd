import type { FieldProblem } from '../../owner/rules/readProblems';

/** The status of something that was understood and cannot be so: `fields` says where. */
export const cannotBeRead = 422;

type More = { fields?: FieldProblem[]; retryAfterS?: number };

/** A refusal of the API: status, a word for programs, a sentence for people (its message), and the fields that are wrong. */
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

/** There is no such thing in this account; of another account's things the same is said. [OWN-01] */
export function notFound(thing: string): ApiError {
  return new ApiError(404, 'not_found', `There is no such ${thing}.`);
}

/** The request is not right, field by field. [OWN-10] */
export function invalid(fields: FieldProblem[], status = 400): ApiError {
  const [first] = fields;
  const more = fields.length > 1 ? ` (and ${fields.length - 1} more)` : '';
  const where = first?.path ? `${first.path} ` : 'The request ';
  return new ApiError(status, 'invalid', `${where}${first?.message ?? 'is not right'}${more}.`, { fields });
}

/** Somebody else was faster. [OWN-09] */
export function conflict(sentence: string): ApiError {
  return new ApiError(409, 'conflict', sentence);
}

const busyAgainS = 2;

/** The account has as much under way as it may; it says when to come back. [OWN-10] */
export function busy(): ApiError {
  const sentence = 'Too much is being asked for this account at the same time. Please try again in a moment.';
  return new ApiError(503, 'busy', sentence, { retryAfterS: busyAgainS });
}

/** Too often; it says when to come back. [OWN-01] */
export function tooMany(retryAfterS: number): ApiError {
  return new ApiError(429, 'too_many', 'Too many tries. Please wait a while and try again.', { retryAfterS });
}
