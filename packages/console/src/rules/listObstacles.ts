import type { Channel } from '@beckon/contract';
import type { Api } from '../data/Api';

type Account = Pick<Api['settings'], 'smsProvider' | 'messengerProvider' | 'fbPageId' | 'whitelist'>;

/** What of the account keeps a widget from doing its work, each as a sentence. [OWN-02, OWN-03, DISP-20] */
export function listObstacles(
  channel: Channel,
  { smsProvider, messengerProvider, fbPageId, whitelist }: Account,
): string[] {
  const texts = channel === 'sms' || channel === 'omni';
  return [
    ...(channel === 'sms' && smsProvider === 'none'
      ? ['Nobody sends your text messages yet: numbers are kept, but no text goes out.']
      : []),
    ...(texts && whitelist.length === 0
      ? ['No website is named yet: this widget shows on named websites alone.']
      : []),
    ...(channel === 'fb' && fbPageId === ''
      ? ['The number of your Messenger page is missing: the button leads nowhere.']
      : []),
    ...(channel === 'fb' && fbPageId !== '' && messengerProvider === 'none'
      ? ['Nobody answers in Messenger yet: people can write, but nothing is sent to them.']
      : []),
  ];
}
