import type { SendOutcome } from './SendOutcome';
import type { ProviderAnswer } from './SmsProvider';

const passing = { requestTimeout: 408, tooMany: 429, firstServerError: 500 };
const accepted = { first: 200, last: 299 };
const msPerS = 1000;

/** Was the request accepted? */
export const isAccepted = (status: number): boolean => status >= accepted.first && status <= accepted.last;

/** Too many requests or trouble on the provider's side: sends later. Nothing for any other answer. [OWN-13] */
export function parsePassing({ status, retryAfter }: ProviderAnswer, error: string): SendOutcome | undefined {
  const { requestTimeout, tooMany, firstServerError } = passing;
  if (status !== tooMany && status !== requestTimeout && status < firstServerError) return undefined;
  const afterS = retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  return { type: 'retry', error, afterMs: afterS === undefined ? undefined : afterS * msPerS };
}

/** A JSON object, or an empty one for anything else. */
export function parseObject(text: string): Record<string, unknown> {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return {};
  }
}

/** A value as an object, or an empty one. */
export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
