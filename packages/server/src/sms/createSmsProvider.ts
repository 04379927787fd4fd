import { explain } from '@beckon/contract/data/explain';
import type { Provider, SendOutcome } from '../messages/index';
import type { Outgoing } from '../messages/pure/index';
import type { CredentialValues, SmsProvider } from '../providers/pure/index';
import { callProvider } from './callProvider';

type Input = {
  /** The credentials to send with. */
  own: CredentialValues;
  apiUrl: string;
  /** Where the provider reports the status of a message. */
  statusUrl: string | undefined;
  timeoutMs?: number | undefined;
};

const usualTimeoutMs = 10_000;

/** Sends text messages through the API of a provider. [OWN-13] */
export function createSmsProvider(provider: SmsProvider, input: Input): Provider {
  const { own, apiUrl, statusUrl, timeoutMs = usualTimeoutMs } = input;
  return {
    send: async (message: Outgoing): Promise<SendOutcome> => {
      const { text } = message.body as { text?: unknown };
      if (typeof text !== 'string' || text === '')
        return { type: 'failed', error: explain('message_empty').message };
      const { label: name, mostCharacters: n } = provider;
      if (text.length > n) return { type: 'failed', error: explain('message_long', { name, n }).message };
      const { messageId, recipient: to } = message;
      const from = message.sender.replace(/[^+\d]/g, '');
      const request = provider.buildSend(
        { phone: from, ...own },
        { apiUrl, statusUrl, messageId, from, to, text },
      );
      return provider.parseSent(await callProvider(request, timeoutMs));
    },
  };
}
