import type { Outgoing, Provider, SendOutcome } from '../channels/Provider';
import type { MessengerSettings } from '../channels/readChannelSettings';
import { buildSendRequest } from '../rules/buildSendRequest';
import { messengerLimits } from '../rules/messengerLimits';
import { readSendAnswer } from '../rules/readSendAnswer';

/** The version of the platform's interface, unless its address names another. */
const version = 'v25.0';
const versionShape = /\/v\d+(?:\.\d+)?$/;
/** Failures that come before anything has been sent. */
const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

type Input = Pick<MessengerSettings, 'apiUrl' | 'pageTokens'> & { timeoutMs?: number | undefined };

/**
 * Sends messages through the platform's Send API. The token travels in a header, to the configured address alone, and is in no
 * error. A message whose fate is unknown is not sent again: the person may have it. [OWN-14, OWN-22]
 */
export function createMessengerProvider(input: Input): Provider {
  const { apiUrl, pageTokens, timeoutMs = messengerLimits.sendTimeoutMs } = input;
  const base = versionShape.test(apiUrl) ? apiUrl : `${apiUrl}/${version}`;
  return {
    send: async ({ sender, recipient, body }: Outgoing): Promise<SendOutcome> => {
      const token = Object.hasOwn(pageTokens, sender) ? pageTokens[sender] : undefined;
      if (token === undefined) {
        return {
          type: 'failed',
          error: `the page "${sender}" has no token: name it in MESSENGER_PAGE_TOKENS`,
        };
      }
      try {
        const answer = await fetch(`${base}/${encodeURIComponent(sender)}/messages`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(buildSendRequest(recipient, body)),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const { status, headers } = answer;
        return readSendAnswer({
          status,
          retryAfter: headers.get('retry-after'),
          body: await readBody(answer),
        });
      } catch (error) {
        return explainFailure(error);
      }
    },
  };
}

/** The status decides; what comes with it may be anything, or break off. */
async function readBody(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return undefined;
  }
}

function explainFailure(error: unknown): SendOutcome {
  const { name, cause } = error as Error & { cause?: { code?: unknown; errors?: { code?: unknown }[] } };
  const code = String(cause?.code ?? cause?.errors?.[0]?.code ?? name);
  if (unsent.has(code)) return { type: 'retry', error: `the platform could not be reached (${code})` };
  return { type: 'failed', error: `the platform did not answer (${code}): the message may have arrived` };
}
