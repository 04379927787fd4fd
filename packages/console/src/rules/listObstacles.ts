import type { Api } from '../data/Api';
import { readPath } from '../fields/readPath';
import { valuesOf } from '../fields/valuesOf';
import type { Draft, WidgetType } from '../preview/Draft';
import { type OpenChannel, openChannels } from './openChannels';

type Account = Pick<
  Api['settings'],
  'smsProvider' | 'messengerProvider' | 'fbPageId' | 'whitelist' | 'widgetPhone' | 'smsChannelConnected'
>;

/** Something that keeps a widget from its work, and where that can be changed. */
export type Obstacle = { sentence: string; place: 'settings' | 'optIn' | 'after' };

const settings = (sentence: string): Obstacle => ({ sentence, place: 'settings' });
const optIn = (sentence: string): Obstacle => ({ sentence, place: 'optIn' });

const nobodySends = settings('Nobody sends your text messages yet: numbers are kept, but no text goes out.');
const noWebsite = settings(
  'No website is named yet: the form is shown, but numbers that are left there are refused.',
);

/** What a chat bubble offers, by its switch, and what is missing if that does not lead anywhere. */
const offers: readonly { channel: OpenChannel; path: string; missing: (account: Account) => Obstacle }[] = [
  {
    channel: 'messenger',
    path: 'channels.enable_facebook',
    missing: () => settings('Messenger is not offered: the number of your page is missing.'),
  },
  {
    channel: 'sms',
    path: 'channels.enable_sms',
    missing: ({ widgetPhone }) =>
      settings(
        widgetPhone === ''
          ? 'Text messages are not offered: your own number is missing.'
          : 'Text messages are not offered: your number is not marked as connected.',
      ),
  },
  {
    channel: 'whatsapp',
    path: 'channels.enable_whatsapp',
    missing: () => optIn('WhatsApp is not offered: your number is missing.'),
  },
  {
    channel: 'email',
    path: 'channels.enable_email',
    missing: () => optIn('Mail is not offered: your address is missing.'),
  },
];

/** What of the account and the draft keeps a widget from doing its work, each as a sentence. [OWN-02, OWN-03, DISP-20, OMNI-03] */
export function listObstacles(draft: Draft, account: Account, type?: WidgetType): Obstacle[] {
  const { smsProvider, messengerProvider, fbPageId, whitelist } = account;
  // A landing page stands on a page of ours, whose numbers are always taken.
  const needsWebsite = whitelist.length === 0 && type !== 'landing';
  if (draft.channel === 'omni') return listClosed(draft, account);
  if (draft.channel === 'sms')
    return [...(smsProvider === 'none' ? [nobodySends] : []), ...(needsWebsite ? [noWebsite] : [])];
  if (fbPageId === '')
    return [settings('The number of your Messenger page is missing: the button leads nowhere.')];
  return messengerProvider === 'none'
    ? [settings('Nobody answers in Messenger yet: people can write, but nothing is sent to them.')]
    : [];
}

function listClosed(draft: Draft, account: Account): Obstacle[] {
  const open = openChannels(draft, account);
  const values = valuesOf('omnichat', draft);
  const asked = offers.filter(({ path }) => readPath(values, path) === true);
  const closed = asked.filter(({ channel }) => !open.includes(channel));
  return [
    ...(open.length === 0
      ? [optIn('The bubble is not shown to anybody: no way to write to you is open.')]
      : []),
    ...closed.map(({ missing }) => missing(account)),
    ...(open.includes('sms') && account.smsProvider === 'none' ? [nobodySends] : []),
    ...(open.includes('sms') && account.whitelist.length === 0 ? [noWebsite] : []),
  ];
}
