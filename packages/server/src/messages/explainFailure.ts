import { explain } from '@beckon/contract/data/explain';
import type { SendOutcome } from './Provider';

/** Failures before anything was sent. */
const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * What a failed call means for its message. If the provider certainly didn't receive it, we retry; otherwise its fate is
 * unknown, and we don't send the message again: the person may have it. [OWN-13, OWN-14]
 */
export function explainFailure(error: unknown): SendOutcome {
  const { name, cause } = error as Error & { cause?: { code?: unknown; errors?: { code?: unknown }[] } };
  const code = String(cause?.code ?? cause?.errors?.[0]?.code ?? name);
  if (unsent.has(code)) return { type: 'retry', error: explain('provider_unreachable', { code }).message };
  return { type: 'unknown', error: explain('provider_unsure', { code }).message };
}
