import { explain } from '@beckon/contract/data/explain';
import type { FieldProblem } from '../../api/pure/index';
import { findSmsProvider, messenger } from '../../providers/pure/index';

/** The settings that decide which provider sends messages, and from which number or page. */
export type ProviderChoice = {
  smsProvider: string;
  widgetPhone: string;
  smsDailyParts: number;
  messengerProvider: string;
  fbPageId: string;
};

/** What an account may use. */
export type ProviderRights = {
  /** The number or the page that it has verified, by provider. */
  contacts: Readonly<Record<string, string>>;
  /** Has the operator allowed it to use the installation's credentials, with which SMS providers, and how many segments a day? */
  isShared: boolean;
  sharedSms: readonly string[];
  mostDailyParts: number;
};

/** Names of settings that we check together. */
export const providerFields: readonly (keyof ProviderChoice)[] = [
  'smsProvider',
  'widgetPhone',
  'smsDailyParts',
  'messengerProvider',
  'fbPageId',
];

/** What is wrong with a choice of providers: an account can only send from a number or page that it owns. [OWN-02, OWN-13] */
export function checkProviders(choice: ProviderChoice, rights: ProviderRights): FieldProblem[] {
  return [...checkSms(choice, rights), ...checkMessenger(choice, rights)];
}

function checkSms(
  { smsProvider, widgetPhone, smsDailyParts }: ProviderChoice,
  { contacts, isShared, sharedSms, mostDailyParts }: ProviderRights,
): FieldProblem[] {
  const provider = findSmsProvider(smsProvider);
  if (!provider) return [];
  const phone = contacts[smsProvider];
  if (phone !== undefined && widgetPhone.replace(/[^+\d]/g, '') === phone) return [];
  if (!isShared || !sharedSms.includes(smsProvider))
    return phone === undefined
      ? [{ path: 'smsProvider', ...explain('no_provider', { name: provider.label }) }]
      : [{ path: 'widgetPhone', ...explain('other_phone') }];
  return smsDailyParts <= mostDailyParts
    ? []
    : [{ path: 'smsDailyParts', ...explain('most_here', { n: mostDailyParts }) }];
}

function checkMessenger(
  { messengerProvider, fbPageId }: ProviderChoice,
  { contacts, isShared }: ProviderRights,
): FieldProblem[] {
  const pageId = contacts[messenger.name];
  if (messengerProvider !== messenger.name || isShared || (pageId !== undefined && pageId === fbPageId))
    return [];
  return pageId === undefined
    ? [{ path: 'messengerProvider', ...explain('no_page') }]
    : [{ path: 'fbPageId', ...explain('other_page') }];
}
