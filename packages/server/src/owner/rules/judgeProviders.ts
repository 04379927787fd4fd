import type { FieldProblem } from './readProblems';

/** The settings that decide who carries messages, and from where. */
export type ProviderChoice = {
  smsProvider: string;
  widgetPhone: string;
  smsDailyParts: number;
  messengerProvider: string;
  fbPageId: string;
};

/** What an account may use. */
export type ProviderRights = {
  /** The number and the page that it has proved to be its own. */
  phone: string | undefined;
  pageId: string | undefined;
  /** Has the operator named it for the credentials of the installation, and how many parts a day at most? */
  isShared: boolean;
  mostDailyParts: number;
};

/** Names of settings that need to be judged together. */
export const providerFields: readonly (keyof ProviderChoice)[] = [
  'smsProvider',
  'widgetPhone',
  'smsDailyParts',
  'messengerProvider',
  'fbPageId',
];

/** What is wrong with a choice of providers: nobody writes in the name of a number or a page that is not theirs. [OWN-02, OWN-13] */
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
      ? [{ path: 'smsProvider', message: 'needs credentials of your own: connect Twilio first' }]
      : [{ path: 'widgetPhone', message: 'must be the number that you have connected' }];
  return smsDailyParts <= mostDailyParts
    ? []
    : [{ path: 'smsDailyParts', message: `must be at most ${mostDailyParts} on this server` }];
}

function judgeMessenger(
  { messengerProvider, fbPageId }: ProviderChoice,
  { pageId, isShared }: ProviderRights,
): FieldProblem[] {
  if (messengerProvider !== 'messenger' || isShared || (pageId !== undefined && pageId === fbPageId))
    return [];
  return pageId === undefined
    ? [{ path: 'messengerProvider', message: 'needs credentials of your own: connect the page first' }]
    : [{ path: 'fbPageId', message: 'must be the page that you have connected' }];
}
