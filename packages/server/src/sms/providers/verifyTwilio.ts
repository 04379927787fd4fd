import type { Verdict } from '../../messages/index';
import type { CredentialKinds } from '../../secrets/index';

/** Less than a call to this server may take: the caller learns the result. */
const timeoutMs = 5000;
const refused = [401, 403, 404];

/** Asks Twilio whether these credentials are valid and own the number. [OWN-02, OWN-13] */
export async function verifyTwilio(
  { accountSid, authToken, phone }: CredentialKinds['twilio'],
  apiUrl: string,
): Promise<Verdict> {
  const path = `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/IncomingPhoneNumbers.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  try {
    const answer = await fetch(`${apiUrl}${path}?PhoneNumber=${encodeURIComponent(phone)}`, {
      headers: { authorization, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (refused.includes(answer.status)) return 'wrong';
    if (!answer.ok) return 'silent';
    const { incoming_phone_numbers: numbers } = (await answer.json()) as {
      incoming_phone_numbers?: { phone_number?: unknown }[];
    };
    return numbers?.some(({ phone_number: number }) => number === phone) ? 'right' : 'foreign';
  } catch {
    return 'silent';
  }
}
