import { copy } from '../copy/copy';
import type { Api } from '../data/Api';
import type { Draft, WidgetType } from '../data/Draft';
import { valueAtPath } from '../fields/valueAtPath';
import { valuesOf } from '../fields/valuesOf';
import { type OpenChannel, openChannels } from './openChannels';

type Account = Pick<
  Api['settings'],
  | 'smsProvider'
  | 'messengerProvider'
  | 'fbPageId'
  | 'whitelist'
  | 'widgetPhone'
  | 'smsChannelConnected'
  | 'isEuAffected'
>;

/** Something that keeps a widget from working, and where to change it. */
export type Obstacle = { sentence: string; place: 'settings' | 'content' | 'optIn' | 'after' };

const settings = (sentence: string): Obstacle => ({ sentence, place: 'settings' });
const optIn = (sentence: string): Obstacle => ({ sentence, place: 'optIn' });

const { obstacles: texts } = copy.rules;
const noTextProvider = settings(texts.noTexting);
const noWithdrawal = optIn(texts.noWithdrawal);
const noWebsite = settings(texts.noWebsite);

/** What a chat bubble offers, by its switch, and what is missing if it leads nowhere. */
const offers: readonly { channel: OpenChannel; path: string; missing: (account: Account) => Obstacle }[] = [
  {
    channel: 'messenger',
    path: 'channels.enable_facebook',
    missing: () => settings(texts.messengerClosed),
  },
  {
    channel: 'sms',
    path: 'channels.enable_sms',
    missing: ({ widgetPhone }) => settings(widgetPhone === '' ? texts.noPhone : texts.smsClosed),
  },
  {
    channel: 'whatsapp',
    path: 'channels.enable_whatsapp',
    missing: () => optIn(texts.whatsappClosed),
  },
  {
    channel: 'email',
    path: 'channels.enable_email',
    missing: () => optIn(texts.emailClosed),
  },
];

/** What in the account and the draft keeps a widget from working, each as a sentence. [OWN-02, OWN-03, DISP-20, OMNI-03] */
export function listObstacles(draft: Draft, account: Account, type?: WidgetType): Obstacle[] {
  const { smsProvider, messengerProvider, fbPageId, whitelist } = account;
  // A landing page is on one of our own pages, where phone numbers are always accepted.
  const needsWebsite = whitelist.length === 0 && type !== 'landing';
  if (draft.channel === 'omni') return listClosed(draft, account);
  if (draft.channel === 'sms')
    return [
      ...(smsProvider === 'none' ? [noTextProvider] : []),
      ...(needsWebsite ? [noWebsite] : []),
      ...(lacksWithdrawal(draft, account) ? [noWithdrawal] : []),
    ];
  if (fbPageId === '') return [settings(texts.noPage)];
  return messengerProvider === 'none' ? [settings(texts.noMessenger)] : [];
}

function listClosed(draft: Draft, account: Account): Obstacle[] {
  const open = openChannels(draft, account);
  const values = valuesOf('omnichat', draft);
  const asked = offers.filter(({ path }) => valueAtPath(values, path) === true);
  const closed = asked.filter(({ channel }) => !open.includes(channel));
  return [
    ...(open.length === 0 ? [optIn(texts.hidden)] : []),
    ...closed.map(({ missing }) => missing(account)),
    ...(open.includes('sms') && account.smsProvider === 'none' ? [noTextProvider] : []),
    ...(open.includes('sms') && account.whitelist.length === 0 ? [noWebsite] : []),
    ...(open.includes('sms') && lacksWithdrawal(draft, account) ? [noWithdrawal] : []),
  ];
}

/** Text that was written to follow the American notice is not a consent: it doesn't say how to withdraw. */
function lacksWithdrawal({ data }: Draft, { isEuAffected }: Account): boolean {
  const words = String(valueAtPath(data, 'main.legalText') ?? '').trim();
  return isEuAffected && words !== '' && !/\bstop\b/i.test(words);
}
