import { explain } from '@beckon/contract/data/explain';
import type { FieldProblem } from '../../api/pure/index';

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
  /** The number and the page that it has verified. */
  phone: string | undefined;
  pageId: string | undefined;
  /** Has the operator allowed it to use the installation's credentials, and how many segments a day at most? */
  isShared: boolean;
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
export function judgeProviders(choice: ProviderChoice, rights: ProviderRights): FieldProblem[] {
  return [...judgeSms(choice, rights), ...judgeMessenger(choice, rights)];
}

function judgeSms(
  { smsProvider, widgetPhone, smsDailyParts }: ProviderChoice,
  { phone, isShared, mostDailyParts }: ProviderRights,
): FieldProblem[] {
  if (smsProvider !== 'twilio') return [];
  if (phone !== undefined && widgetPhone.replace(/[^+\d]/g, '') === phone) return [];
  if (!isShared)
    return phone === undefined
      ? [{ path: 'smsProvider', ...explain('no_twilio') }]
      : [{ path: 'widgetPhone', ...explain('other_phone') }];
  return smsDailyParts <= mostDailyParts
    ? []
    : [{ path: 'smsDailyParts', ...explain('most_here', { n: mostDailyParts }) }];
}

function judgeMessenger(
  { messengerProvider, fbPageId }: ProviderChoice,
  { pageId, isShared }: ProviderRights,
): FieldProblem[] {
  if (messengerProvider !== 'messenger' || isShared || (pageId !== undefined && pageId === fbPageId))
    return [];
  return pageId === undefined
    ? [{ path: 'messengerProvider', ...explain('no_page') }]
    : [{ path: 'fbPageId', ...explain('other_page') }];
}
