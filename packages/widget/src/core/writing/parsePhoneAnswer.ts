import type { SubmittedWords } from '../State';

/** The server's answer about a number; anything unreadable counts as a rejection without a message. [NET-03, SMS-03, SMS-04] */
export function parsePhoneAnswer(raw: unknown): {
  state: boolean;
  errors: string[];
  submitted: SubmittedWords | undefined;
} {
  const { state, errors, submitted } = (raw ?? {}) as Record<string, unknown>;
  const list = Array.isArray(errors)
    ? errors.filter((error): error is string => typeof error === 'string')
    : [];
  return { state: state === true, errors: list, submitted: submitted as SubmittedWords | undefined };
}

/** The fields of the other answers, each only if its type is right. [NET-04, NET-05] */
export function parseAnswer(raw: unknown): { state: boolean; ref: string; hasOptedIn: boolean } {
  const { state, ref, has_opted_in } = (raw ?? {}) as Record<string, unknown>;
  return {
    state: state === true,
    ref: typeof ref === 'string' ? ref : '',
    hasOptedIn: has_opted_in === true,
  };
}
