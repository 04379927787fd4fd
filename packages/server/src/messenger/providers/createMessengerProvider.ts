import { explain } from '@beckon/contract/data/explain';
import type { MessengerSettings } from '../../env/index';
import type { Provider, SendOutcome } from '../../messages/index';
import { messengerLimits, type Outgoing } from '../../messages/pure/index';
import { buildSendRequest } from '../pure/buildSendRequest';
import { parseSendAnswer } from '../pure/parseSendAnswer';

/** The version of the platform's API, unless its address names another. */
const version = 'v25.0';
const versionShape = /\/v\d+(?:\.\d+)?$/;

/** The platform's address with our API version, unless it names one. */
export const addVersion = (apiUrl: string): string =>
  versionShape.test(apiUrl) ? apiUrl : `${apiUrl}/${version}`;

type Input = Pick<MessengerSettings, 'apiUrl' | 'pageTokens'> & { timeoutMs?: number | undefined };

/**
 * Sends messages through the platform's Send API. The token only travels in a header, to the configured address, and never
 * appears in an error. [OWN-14, OWN-22]
 */
export function createMessengerProvider(input: Input): Provider {
  const { apiUrl, pageTokens, timeoutMs = messengerLimits.sendTimeoutMs } = input;
  const base = addVersion(apiUrl);
  return {
    send: async ({ sender, recipient, body }: Outgoing): Promise<SendOutcome> => {
      const token = Object.hasOwn(pageTokens, sender) ? pageTokens[sender] : undefined;
      if (token === undefined) {
        return { type: 'held', error: explain('page_without_token', { id: sender }).message };
      }
      const answer = await fetch(`${base}/${encodeURIComponent(sender)}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(buildSendRequest(recipient, body)),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status, headers } = answer;
      return parseSendAnswer({
        status,
        retryAfter: headers.get('retry-after'),
        body: await readBody(answer),
      });
    },
  };
}

/** The status decides; the body may be anything, or be cut off. */
async function readBody(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return undefined;
  }
}
