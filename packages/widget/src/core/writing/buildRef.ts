import type { SignParts } from '@beckon/contract';

type RefParts = SignParts & { payload?: string | undefined; separator?: string | undefined };

/** Existing bots split a ref here. */
const beforePayload = '--';

/** Names the widget, the session and the instance that an opt-in came from, and the payload if there is one. [REF-02, REF-03, REF-04] */
export function buildRef({
  widgetId,
  sessionId,
  instanceId,
  payload = '',
  separator = beforePayload,
}: RefParts): string {
  return `w${widgetId}_${sessionId}_${instanceId}${payload === '' ? '' : separator}${payload}`;
}
