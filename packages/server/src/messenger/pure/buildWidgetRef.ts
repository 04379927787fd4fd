import { limits } from '@beckon/contract';

type RefOwner = { widgetId: number; name?: string | undefined; payload?: string | undefined };

/**
 * The ref of a link or code: the widget, or the name that its owner gave it, and as much of a payload as a ref can carry.
 * [OWN-18, OMNI-09, REF-03, REF-05, A-58, A-60]
 */
export function buildWidgetRef({ widgetId, name = '', payload = '' }: RefOwner): string {
  const clean = payload.replace(limits.payloadForbidden, '').slice(0, limits.payloadCharacters);
  return `${name || `w${widgetId}`}${clean === '' ? '' : '--'}${clean}`;
}
