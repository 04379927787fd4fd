import type { State } from '../State';

/**
 * The stored ref of a widget. A ref from an earlier version names no widget: it is used only if just one widget can have requested it. [SMS-09, A-99]
 */
export function smsRefFor({ stored: { smsRefs }, widgets }: State, widgetId: string): string | undefined {
  const isOnlyOne = Object.values(widgets).filter(({ channel }) => channel !== 'fb').length === 1;
  const kept = smsRefs.find((one) => one.startsWith(`${widgetId}:`) || (isOnlyOne && !one.includes(':')));
  return kept?.split(':').at(-1);
}
