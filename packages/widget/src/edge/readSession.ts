import { parseId, storageKeys, type WidgetSession } from '@beckon/contract';
import { randomId, type Store } from '@beckon/platform';

/** The visitor's session: the stored one, with missing parts filled in; its id is the pixel's. [REF-01, REF-08, STOR-01, STOR-04, A-74] */
export function readSession(store: Store, pixelId: string | undefined): WidgetSession {
  const stored = store.read(storageKeys.widgetSession, asSession, {} as Loose<WidgetSession>);
  const session = {
    userId: stored.userId ?? randomId(),
    sessionId: pixelId ?? stored.sessionId ?? randomId(),
    widgets: stored.widgets ?? {},
  };
  store.write(storageKeys.widgetSession, session);
  return session;
}

/** What storage currently remembers about each widget. */
export function readMemories(store: Store): WidgetSession['widgets'] {
  return store.read(
    storageKeys.widgetSession,
    (raw) => asMemories((raw as Loose<WidgetSession>).widgets),
    {},
  );
}

type Loose<Whole> = { [Name in keyof Whole]?: Whole[Name] | undefined };

/** Stored text may be anything: only values of the right type are used. */
function asSession(raw: unknown): Loose<WidgetSession> {
  const { userId, sessionId, widgets } = (raw ?? {}) as Record<string, unknown>;
  return { userId: parseId(userId), sessionId: parseId(sessionId), widgets: asMemories(widgets) };
}

function asMemories(raw: unknown): WidgetSession['widgets'] {
  if (typeof raw !== 'object' || raw === null) return {};
  const memories = Object.entries(raw).map(([widgetId, memory]) => {
    const { lastImpression, manualClose } = (memory ?? {}) as Record<string, unknown>;
    const seen = Number.isFinite(lastImpression) ? { lastImpression: lastImpression as number } : {};
    return [widgetId, { ...seen, manualClose: manualClose === true }] as const;
  });
  return Object.fromEntries(memories);
}
