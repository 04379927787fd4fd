import { messenger } from './messenger';
import type { ProviderRecord } from './ProviderRecord';
import { smsProviders } from './smsProviders';

/** The providers of both channels that accounts can connect. [OWN-02] */
export const providerRecords: readonly ProviderRecord[] = [...smsProviders, messenger];

/** What an account can choose for a channel: nothing, the sandbox, or one of the providers. */
export const listChoices = (channel: ProviderRecord['channel']): string[] => [
  'none',
  'sandbox',
  ...providerRecords.filter((one) => one.channel === channel).map(({ name }) => name),
];

/** What a provider is called, in texts for owners; a name that we don't know stays as it is. */
export const labelProvider = (given: string): string =>
  providerRecords.find(({ name }) => name === given)?.label ?? given;

/** Where a provider's API is: as the operator set it, or as usual. [OWN-20] */
export const apiUrlOf = (
  { name, apiUrl }: Pick<ProviderRecord, 'name' | 'apiUrl'>,
  apiUrls: Readonly<Record<string, string>>,
): string => apiUrls[name] ?? apiUrl;
