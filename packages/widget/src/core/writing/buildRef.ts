import type { SignParts } from '@beckon/contract';

/** Names the widget, the session and the instance that an opt-in came from. [REF-02, A-58] */
export function buildRef({ widgetId, sessionId, instanceId }: SignParts): string {
  return `w${widgetId}_${sessionId}_${instanceId}`;
}
