import type { Api } from '../data/Api';
import { readPath } from '../fields/readPath';
import { valuesOf } from '../fields/valuesOf';
import type { Draft, WidgetType } from '../preview/Draft';
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

/** Something that keeps a widget from its work, and where that can be changed. */
export type Obstacle = { sentence: string; place: 'settings' | 'content' | 'optIn' | 'after' };

const settings = (sentence: string): Obstacle => ({ sentence, place: 'settings' });
const optIn = (sentence: string): Obstacle => ({ sentence, place: 'optIn' });

const nobodySends = settings('Texting isn’t set up yet. We’ll save numbers but won’t send messages.');
const noWithdrawal = optIn(
  'Where European law applies, your legal text replaces our consent sentence. Say what visitors agree to, and that they can reply STOP.',
);
const noWebsite = settings('Add your website. Until then, sign-ups are rejected.');

/** What a chat bubble offers, by its switch, and what is missing if that does not lead anywhere. */
const offers: readonly { channel: OpenChannel; path: string; missing: (account: Account) => Obstacle }[] = [
  {
    channel: 'messenger',
    path: 'channels.enable_facebook',
    missing: () => settings('Messenger isn’t offered. Add your Facebook Page ID.'),
  },
  {
    channel: 'sms',
    path: 'channels.enable_sms',
    missing: ({ widgetPhone }) =>
      settings(
        widgetPhone === ''
          ? 'Text messages aren’t offered. Add your phone number.'
          : 'Text messages aren’t offered. Turn on “Offer text messages in chat bubbles”.',
      ),
  },
  {
    channel: 'whatsapp',
    path: 'channels.enable_whatsapp',
    missing: () => optIn('WhatsApp isn’t offered. Add your WhatsApp number.'),
  },
  {
    channel: 'email',
    path: 'channels.enable_email',
    missing: () => optIn('Email isn’t offered. Add your email address.'),
  },
];

/** What of the account and the draft keeps a widget from doing its work, each as a sentence. [OWN-02, OWN-03, DISP-20, OMNI-03] */
export function listObstacles(draft: Draft, account: Account, type?: WidgetType): Obstacle[] {
  const { smsProvider, messengerProvider, fbPageId, whitelist } = account;
  // A landing page stands on a page of ours, whose numbers are always taken.
  const needsWebsite = whitelist.length === 0 && type !== 'landing';
  if (draft.channel === 'omni') return listClosed(draft, account);
  if (draft.channel === 'sms')
    return [
      ...(smsProvider === 'none' ? [nobodySends] : []),
      ...(needsWebsite ? [noWebsite] : []),
      ...(lacksWithdrawal(draft, account) ? [noWithdrawal] : []),
    ];
  if (fbPageId === '') return [settings('The button doesn’t work yet. Add your Facebook Page ID.')];
  return messengerProvider === 'none'
    ? [settings('Messenger isn’t set up yet. People can message you, but we won’t reply.')]
    : [];
}

function listClosed(draft: Draft, account: Account): Obstacle[] {
  const open = openChannels(draft, account);
  const values = valuesOf('omnichat', draft);
  const asked = offers.filter(({ path }) => readPath(values, path) === true);
  const closed = asked.filter(({ channel }) => !open.includes(channel));
  return [
    ...(open.length === 0 ? [optIn('The bubble is hidden. Turn on at least one channel.')] : []),
    ...closed.map(({ missing }) => missing(account)),
    ...(open.includes('sms') && account.smsProvider === 'none' ? [nobodySends] : []),
    ...(open.includes('sms') && account.whitelist.length === 0 ? [noWebsite] : []),
    ...(open.includes('sms') && lacksWithdrawal(draft, account) ? [noWithdrawal] : []),
  ];
}

/** Words that were written to stand behind the American notice are no consent: they do not say how to take it back. */
function lacksWithdrawal({ data }: Draft, { isEuAffected }: Account): boolean {
  const words = String(readPath(data, 'main.legalText') ?? '').trim();
  return isEuAffected && words !== '' && !/\bstop\b/i.test(words);
}
