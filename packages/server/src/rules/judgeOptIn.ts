import type { StoredWidget } from './Account';

/** May somebody opt in to this widget through the messenger, and if not, why not? */
export type OptInVerdict = { ok: true } | { ok: false; because: 'widget_paused' | 'not_messenger' };

/** Only an active widget of the messenger, or one that has it among its channels, is opted in to. [OWN-14, ENT-04] */
export function judgeOptIn({ status, channel }: Pick<StoredWidget, 'status' | 'channel'>): OptInVerdict {
  if (channel !== 'fb' && channel !== 'omni') return { ok: false, because: 'not_messenger' };
  return status === 'active' ? { ok: true } : { ok: false, because: 'widget_paused' };
}
