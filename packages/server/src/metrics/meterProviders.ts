import { explainFailure, type Provider, type Providers, type SendOutcome } from '../messages/index';
import type { Counters } from './createCounters';
import type { ProviderErrorReason } from './pure/providerErrorReasons';

const reasons: Record<Exclude<SendOutcome['type'], 'sent'>, ProviderErrorReason> = {
  retry: 'busy',
  held: 'credentials',
  unknown: 'no_answer',
  failed: 'rejected',
  cancelled: 'unsubscribed',
};

/** The same providers, with every attempt counted. [OWN-13] */
export function meterProviders(providers: Providers, counters: Counters): Providers {
  const meter = (name: string, provider: Provider): Provider => ({
    ...provider,
    send: async (message) => {
      try {
        const outcome = await provider.send(message);
        if (outcome.type === 'sent') counters.countSent(name);
        else counters.countProviderError(name, reasons[outcome.type]);
        return outcome;
      } catch (error) {
        const isUnsent = explainFailure(error).type === 'retry';
        counters.countProviderError(name, isUnsent ? 'unreachable' : 'no_answer');
        throw error;
      }
    },
  });
  return Object.fromEntries(Object.entries(providers).map(([name, one]) => [name, meter(name, one)]));
}

/** The same way to send emails, with every attempt counted. [OWN-01] */
export function meterMails<Mail>(
  send: (mail: Mail) => Promise<void>,
  { countSent, countProviderError }: Counters,
  isRefusal: (error: unknown) => boolean,
): (mail: Mail) => Promise<void> {
  const name = 'smtp';
  return async (mail) => {
    try {
      await send(mail);
      countSent(name);
    } catch (error) {
      countProviderError(name, isRefusal(error) ? 'rejected' : 'unreachable');
      throw error;
    }
  };
}
