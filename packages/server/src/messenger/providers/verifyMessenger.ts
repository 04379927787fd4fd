import { createHmac } from 'node:crypto';
import type { Verdict } from '../../messages/index';
import type { MessengerCredentials } from '../../providers/pure/index';
import { addVersion } from './createMessengerProvider';

/** Less than a call to this server may take: the caller learns the result. */
const timeoutMs = 5000;
const leastServerError = 500;
const tooMany = 429;

/** Asks the platform whose page a token is for; the proof shows that the app's secret belongs to the token. [OWN-02, OWN-14] */
export async function verifyMessenger(
  { pageId, pageToken, appSecret }: MessengerCredentials,
  apiUrl: string,
): Promise<Verdict> {
  const proof = createHmac('sha256', appSecret).update(pageToken).digest('hex');
  try {
    const answer = await fetch(`${addVersion(apiUrl)}/me?fields=id&appsecret_proof=${proof}`, {
      headers: { authorization: `Bearer ${pageToken}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status >= leastServerError || answer.status === tooMany) return 'silent';
    if (!answer.ok) return 'wrong';
    const { id } = (await answer.json()) as { id?: unknown };
    return id === pageId ? 'right' : 'foreign';
  } catch {
    return 'silent';
  }
}
