import type { SendOutcome } from './SendOutcome';
import type { ProviderAnswer } from './SmsProvider';

/** These say that the request was not processed. */
const later: readonly number[] = Object.values({ tooMany: 429, unavailable: 503 });
const requestTimeout = 408;
const firstServerError = 500;
const accepted = { first: 200, last: 299 };
const msPerS = 1000;

/** Does the status say that the request was not processed, so that it can be sent again? */
export const isLater = (status: number): boolean => later.includes(status);

/** May the status come from a gateway after the provider took the message? */
export const isUnsure = (status: number): boolean =>
  !isLater(status) && (status === requestTimeout || status >= firstServerError);

/** Was the request accepted? */
export const isAccepted = (status: number): boolean => status >= accepted.first && status <= accepted.last;

/**
 * Too many requests, or the provider is unavailable: sends later. Any other trouble on its side may come from a gateway after the
 * provider took the text, so its fate is unknown. Nothing for any other answer. [OWN-13]
 */
export function parsePassing({ status, retryAfter }: ProviderAnswer, error: string): SendOutcome | undefined {
  if (isUnsure(status)) return { type: 'unknown', error };
  if (!isLater(status)) return undefined;
  const afterS = retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  return { type: 'retry', error, afterMs: afterS === undefined ? undefined : afterS * msPerS };
}

/** A JSON object, or an empty one for anything else. */
export const parseObject = (text: string): Record<string, unknown> => parseObjectIfAny(text) ?? {};

/** A JSON object, or nothing for anything else. */
export function parseObjectIfAny(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** A value as an object, or an empty one. */
export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
