import type { TwilioSettings } from '../../env/index';
import type { Provider, SendOutcome } from '../../messages/index';
import type { Outgoing } from '../../messages/pure/index';
import { readTwilioAnswer } from '../pure/readTwilioAnswer';

type Input = TwilioSettings & {
  /** Where Twilio reports the status of a message. */
  statusUrl: string | undefined;
  timeoutMs?: number | undefined;
};

const usualTimeoutMs = 10_000;

/** Sends text messages through Twilio's REST API. [OWN-13] */
export function createTwilioProvider(input: Input): Provider {
  const { accountSid, authToken, apiUrl, statusUrl, timeoutMs = usualTimeoutMs } = input;
  const url = `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return {
    send: async (message: Outgoing): Promise<SendOutcome> => {
      const { text: words } = message.body as { text?: unknown };
      if (typeof words !== 'string' || words === '')
        return { type: 'failed', error: 'the message has no text' };
      const From = message.sender.replace(/[^+\d]/g, '');
      const form = new URLSearchParams({ To: message.recipient, From, Body: words });
      // With our own id: Twilio may report a status before we have stored its id.
      if (statusUrl !== undefined) form.set('StatusCallback', `${statusUrl}?message=${message.messageId}`);
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization, accept: 'application/json' },
        body: form,
        // Credentials only go to the configured address.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const retryAfter = answer.headers.get('retry-after');
      // The status decides; the body may be cut off.
      const text = await answer.text().catch(() => '');
      return readTwilioAnswer({ status: answer.status, retryAfter, text });
    },
  };
}
