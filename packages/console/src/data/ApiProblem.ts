import { copy } from '../copy/copy';
import { describeFields } from './describeFields';
import { describeProblem } from './describeProblem';

/** A field of a request that is wrong, and why. */
export type FieldProblem = { path: string; message: string };

/** A refusal of the server, or a server that couldn't be reached: `status` is 0 then. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldProblem[];

  constructor(
    status: number,
    code: string,
    { sentence, fields = [] }: { sentence: string; fields?: readonly FieldProblem[] },
  ) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** Has the session ended? */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 401 && error.code === 'signed_out';
}

/** Has another tab switched to another account? */
export function isSwitched(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'switched_account';
}

const tooMany = 429;
const serverFault = 500;

/** Can the same request be sent again, because no answer came or the server couldn't handle it now? */
export function isOffline(error: unknown): boolean {
  return (
    error instanceof ApiProblem &&
    (error.status === 0 || error.status === tooMany || error.status >= serverFault)
  );
}

/** The problem with one field of a form, or with an entry of it, as a sentence. */
export function problemOf(error: unknown, path: string): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  const message = error.fields.find(
    (field) => field.path === path || field.path.startsWith(`${path}.`),
  )?.message;
  return message && describeProblem(copy.data.fields.this, { message });
}

/** What went wrong, as a sentence without internal field names. [OWN-10, OWN-23] */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiProblem && error.fields.length > 0) return describeFields(error.fields);
  return error instanceof Error ? error.message : copy.data.unknown;
}
