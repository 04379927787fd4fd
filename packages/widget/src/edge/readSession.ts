import { storageKeys, type WidgetSession } from '@beckon/contract';
import { randomId, type Store } from '@beckon/platform';

/** The visitor's session: the stored one, completed where something is missing. [REF-01, REF-08, STOR-01, STOR-04] */
export function readSession(store: Store): WidgetSession {
  const stored = store.read(storageKeys.widgetSession, asSession, {});
  const session = {
    userId: stored.userId ?? randomId(),
    sessionId: stored.sessionId ?? randomId(),
    widgets: stored.widgets ?? {},
  };
  store.write(storageKeys.widgetSession, session);
  return session;
}

/** What is remembered of each widget, as storage has it now. */
export function readMemories(store: Store): WidgetSession['widgets'] {
  return store.read(storageKeys.widgetSession, asSession, {}).widgets ?? {};
}

const id = /^[A-Za-z0-9-]{8,128}$/;

/** Stored text may be anything: only what has the right form is taken over. */
function asSession(raw: unknown): Partial<WidgetSession> {
  const { userId, sessionId, widgets } = (raw ?? {}) as Record<string, unknown>;
  return {
    ...(typeof userId === 'string' && id.test(userId) ? { userId } : {}),
    ...(typeof sessionId === 'string' && id.test(sessionId) ? { sessionId } : {}),
    widgets: asMemories(widgets),
  };
}

function asMemories(raw: unknown): WidgetSession['widgets'] {
  if (typeof raw !== 'object' || raw === null) return {};
  const memories = Object.entries(raw).flatMap(([widgetId, memory]) => {
    const { lastImpression, manualClose } = (memory ?? {}) as Record<string, unknown>;
    const seen =
      typeof lastImpression === 'number' && Number.isFinite(lastImpression) ? { lastImpression } : {};
    return [[widgetId, { ...seen, manualClose: manualClose === true }] as const];
  });
  return Object.fromEntries(memories);
}
