import { explain } from '@beckon/contract/data/explain';
import { asObject, isAccepted, parseObject, parsePassing } from '../parsePassing';
import type { SendOutcome } from '../SendOutcome';
import type { ProviderAnswer } from '../SmsProvider';

/** Vonage's code for a number that sent STOP to this sender. */
export const stoppedCode = '1240';
/** What the owner can fix: wrong credentials, low balance, a feature that isn't enabled. */
const ownersTrouble: readonly number[] = Object.values({
  unauthorized: 401,
  lowBalance: 402,
  forbidden: 403,
});

/** The code of a problem: its title if that is a number, or the end of its type, `…/messages#1120`. */
export function parseVonageCode(problem: unknown): string | undefined {
  const { title, type } = asObject(problem);
  const code = typeof title === 'number' ? String(title) : title;
  if (typeof code === 'string' && /^\d{3,5}$/.test(code)) return code;
  return /#([\w-]{1,40})$/.exec(typeof type === 'string' ? type : '')?.[1];
}

/**
 * Parses an answer of Vonage: accepted, later (too many, or unavailable), unknown (other trouble on its side), once its owner fixes the account, or never.
 * Doesn't keep its words: they may quote the number. [OWN-13]
 */
export function parseVonageAnswer(answer: ProviderAnswer): SendOutcome {
  const { status, text } = answer;
  const body = parseObject(text);
  if (isAccepted(status)) {
    // Accepted, even if not in words we know: another attempt might text the person twice.
    const id = body['message_uuid'];
    return { type: 'sent', providerId: typeof id === 'string' ? id : undefined };
  }
  const cause = parseVonageCode(body);
  const code = `${status}${cause === undefined ? '' : ` (${cause})`}`;
  const error = explain('provider_answered', { name: 'Vonage', code }).message;
  const later = parsePassing(answer, error);
  if (later) return later;
  if (!ownersTrouble.includes(status)) return { type: cause === stoppedCode ? 'cancelled' : 'failed', error };
  return { type: 'held', error: explain('provider_rejected', { name: 'Vonage', code }).message };
}
