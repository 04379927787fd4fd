/** The result of an attempt, as Twilio answered it. */
type Reading =
  | { type: 'sent'; providerId: string | undefined }
  | { type: 'retry'; error: string; afterMs: number | undefined }
  | { type: 'failed' | 'cancelled' | 'held'; error: string };

/** The answer: status, how long to wait, and the body. */
type Answer = { status: number; retryAfter: string | null; text: string };

/** Twilio's code for a number that sent STOP to this sender. */
const stoppedCode = 21610;
/** Wrong credentials, or a suspended account: its owner can fix both. */
const ownersTrouble = { credentials: 20003, suspended: 20005 } as const;
const ownersCodes = new Set<number>(Object.values(ownersTrouble));
const unauthorized = 401;
const passing = { requestTimeout: 408, tooMany: 429, firstServerError: 500 };
const accepted = { first: 200, last: 299 };
const msPerS = 1000;

/**
 * Parses an answer of Twilio: accepted, later (too many, or trouble on its side), once its owner fixes the credentials, or
 * never (anything else it rejects). Doesn't keep its words: they quote the number. [OWN-13]
 */
export function readTwilioAnswer({ status, retryAfter, text }: Answer): Reading {
  const body = readBody(text);
  if (status >= accepted.first && status <= accepted.last) {
    // Accepted, even if not in words we know: another attempt might text the person twice.
    return { type: 'sent', providerId: typeof body['sid'] === 'string' ? body['sid'] : undefined };
  }
  const code = typeof body['code'] === 'number' ? body['code'] : undefined;
  const error = `Twilio answered ${status}${code === undefined ? '' : ` (${code})`}`;
  const { requestTimeout, tooMany, firstServerError } = passing;
  if (status === tooMany || status === requestTimeout || status >= firstServerError) {
    const afterS = retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined;
    return { type: 'retry', error, afterMs: afterS === undefined ? undefined : afterS * msPerS };
  }
  if (status === unauthorized || ownersCodes.has(code ?? 0)) {
    return { type: 'held', error: `${error}: check TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and the account` };
  }
  return { type: code === stoppedCode ? 'cancelled' : 'failed', error };
}

function readBody(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
