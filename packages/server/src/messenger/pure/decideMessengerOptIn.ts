import { offersOptIn } from '@beckon/contract/messageChannels';
import type { StoredWidget } from '../../accounts/pure/index';

/** Can people opt in to this widget through Messenger, and if not, why not? */
export type OptInVerdict = { ok: true } | { ok: false; reason: 'widget_paused' | 'not_messenger' };

/** Only active Messenger widgets, or ones with Messenger among their channels. [OWN-14, ENT-04] */
export function decideMessengerOptIn({
  status,
  channel,
  widgetType,
  data,
}: Pick<StoredWidget, 'status' | 'channel' | 'widgetType' | 'data'>): OptInVerdict {
  const isBubble = widgetType === 'omnichat';
  if (!offersOptIn('fb', { channel, isBubble, data })) return { ok: false, reason: 'not_messenger' };
  return status === 'active' ? { ok: true } : { ok: false, reason: 'widget_paused' };
}
