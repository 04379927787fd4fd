import type { SignParts } from '@beckon/contract';

type RefParts = SignParts & { payload?: string | undefined; separator?: string | undefined };

/** Existing bots split a ref here. */
const beforePayload = '--';
const refPattern = /^w([A-Za-z0-9-]+)_([A-Za-z0-9-]+)_([A-Za-z0-9]+)(?:--(.*))?$/s;

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

/** The parts of a ref that was built with its separator; nothing if it isn't one. [REF-02, REF-03] */
export function parseRef(ref: string): (SignParts & { payload: string }) | undefined {
  const [, widgetId, sessionId, instanceId, payload = ''] = refPattern.exec(ref) ?? [];
  return widgetId && sessionId && instanceId ? { widgetId, sessionId, instanceId, payload } : undefined;
}
