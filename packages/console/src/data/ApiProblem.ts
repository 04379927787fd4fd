import { tellFields } from './tellFields';

/** Where in a request something is wrong, and what. */
export type FieldProblem = { path: string; message: string };

/** A refusal of the server, or a server that was not reached: `status` is 0 then. */
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

const tooMany = 429;
const serverFault = 500;

/** Did nobody answer, or nobody who could? What was not taken can be said again. */
export function isOffline(error: unknown): boolean {
  return (
    error instanceof ApiProblem &&
    (error.status === 0 || error.status === tooMany || error.status >= serverFault)
  );
}

/** The complaint about one field of a form, or about an entry of it, as a sentence. */
export function problemOf(error: unknown, path: string): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  const message = error.fields.find(
    (field) => field.path === path || field.path.startsWith(`${path}.`),
  )?.message;
  return message && `This ${message}.`;
}

/** What is wrong, for people: a notice never shows what fields are called inside. [OWN-10, OWN-23] */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiProblem && error.fields.length > 0) return tellFields(error.fields);
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}
