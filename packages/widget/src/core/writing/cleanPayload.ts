import { errors, limits } from '@beckon/contract';

/** A payload as a ref can contain it, and a warning if something had to be removed. [REF-05, REF-06, ERR-11, A-60] */
export function cleanPayload(
  given: string,
  { experiments }: { experiments: boolean },
): { text: string; warning?: string } {
  if (experiments) return { text: given };
  const text = given.replace(limits.payloadForbidden, '').slice(0, limits.payloadCharacters);
  // What was removed may be personal, so the warning shows only what is left.
  return text === given ? { text } : { text, warning: errors.payloadCleaned(text) };
}
