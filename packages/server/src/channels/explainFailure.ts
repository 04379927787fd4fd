import type { SendOutcome } from './Provider';

/** Failures that come before anything has been sent. */
const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * What a call that broke off means for its message. If it certainly was not heard, it is made again; else its fate is unknown, and
 * the message is not sent again: the person may have it. [OWN-13, OWN-14]
 */
export function explainFailure(error: unknown): SendOutcome {
  const { name, cause } = error as Error & { cause?: { code?: unknown; errors?: { code?: unknown }[] } };
  const code = String(cause?.code ?? cause?.errors?.[0]?.code ?? name);
  if (unsent.has(code)) return { type: 'retry', error: `the provider could not be reached (${code})` };
  return { type: 'unknown', error: `the provider did not answer (${code}): the message may have arrived` };
}
