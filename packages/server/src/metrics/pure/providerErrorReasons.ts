import { providerRecords } from '../../providers/pure/index';

/** The providers that metrics name; any other is `other`. */
export const providerNames: readonly string[] = [
  ...providerRecords.map(({ name }) => name),
  'sandbox',
  'smtp',
];

/**
 * Why a message wasn't sent: the provider couldn't be reached, didn't answer, asked to wait, or rejected the credentials, the message or
 * its recipient.
 */
export const providerErrorReasons = [
  'unreachable',
  'no_answer',
  'busy',
  'credentials',
  'rejected',
  'unsubscribed',
] as const;
export type ProviderErrorReason = (typeof providerErrorReasons)[number];
