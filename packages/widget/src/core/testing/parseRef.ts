import type { SignParts } from '@beckon/contract';

const refPattern = /^w([A-Za-z0-9-]+)_([A-Za-z0-9-]+)_([A-Za-z0-9]+)(?:--(.*))?$/s;

/** The parts of a ref that was built with its separator; nothing if it isn't one. [REF-02, REF-03] */
export function parseRef(ref: string): (SignParts & { payload: string }) | undefined {
  const [, widgetId, sessionId, instanceId, payload = ''] = refPattern.exec(ref) ?? [];
  return widgetId && sessionId && instanceId ? { widgetId, sessionId, instanceId, payload } : undefined;
}
