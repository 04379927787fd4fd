import type { State } from '../State';

/**
 * The kept ref of a widget. One of an earlier version names no widget: it is used where only one can have asked for it. [SMS-09, A-99]
 */
export function smsRefFor({ stored: { smsRefs }, widgets }: State, widgetId: string): string | undefined {
  const isOnlyOne = Object.values(widgets).filter(({ channel }) => channel !== 'fb').length === 1;
  const kept = smsRefs.find((one) => one.startsWith(`${widgetId}:`) || (isOnlyOne && !one.includes(':')));
  return kept?.split(':').at(-1);
}
