import type { Widget } from '@beckon/contract';
import type { State } from '../State';

/**
 * The kept ref of a widget. One of an earlier version names no widget: it is used where only one can have asked for it. [SMS-09, A-99]
 */
export function smsRefFor({ stored: { smsRefs }, widgets }: State, widgetId: string): string | undefined {
  const start = `${widgetId}:`;
  const own = smsRefs.find((one) => one.startsWith(start))?.slice(start.length);
  const isOnlyOne = Object.values(widgets).filter(asksForTexts).length === 1;
  return own ?? (isOnlyOne ? smsRefs.find((one) => !one.includes(':')) : undefined);
}

function asksForTexts({ channel, data }: Widget): boolean {
  return channel === 'sms' || data.channels?.enable_sms === true;
}
