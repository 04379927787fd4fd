import { isAccepted, parseObject, parsePassing } from '../parsePassing';
import type { SendOutcome } from '../SendOutcome';
import type { ProviderAnswer } from '../SmsProvider';

/** Twilio's code for a number that sent STOP to this sender. */
export const stoppedCode = 21610;
/** Wrong credentials, or a suspended account: its owner can fix both. */
const ownersTrouble = { credentials: 20003, suspended: 20005 } as const;
const ownersCodes = new Set<number>(Object.values(ownersTrouble));
const unauthorized = 401;

/**
 * Parses an answer of Twilio: accepted, later (too many, or unavailable), unknown (other trouble on its side), once its owner fixes the credentials, or
 * never (anything else it rejects). Doesn't keep its words: they quote the number. [OWN-13]
 */
export function parseTwilioAnswer(answer: ProviderAnswer): SendOutcome {
  const { status, text } = answer;
  const body = parseObject(text);
  if (isAccepted(status)) {
    // Accepted, even if not in words we know: another attempt might text the person twice.
    return { type: 'sent', providerId: typeof body['sid'] === 'string' ? body['sid'] : undefined };
  }
  const code = typeof body['code'] === 'number' ? body['code'] : undefined;
  const error = `Twilio answered ${status}${code === undefined ? '' : ` (${code})`}`;
  const passing = parsePassing(answer, error);
  if (passing) return passing;
  if (status === unauthorized || ownersCodes.has(code ?? 0)) {
    return {
      type: 'held',
      error: `${error}: check the Account SID, the auth token and the status of the account`,
    };
  }
  return { type: code === stoppedCode ? 'cancelled' : 'failed', error };
}
