import { storageKeys, type WidgetSession } from '@beckon/contract';
import type { Store } from '@beckon/platform';
import { readMemories } from './readSession';

/** Reports what other tabs, or pages visited since this one, remember about the widgets. Returns a function that stops it. [DISP-15, STOR-04] */
export function watchSession(
  page: Window,
  store: Store,
  report: (widgets: WidgetSession['widgets']) => void,
): () => void {
  const check = (event: StorageEvent | PageTransitionEvent): void => {
    const isOurs = 'key' in event ? event.key === storageKeys.widgetSession : event.persisted;
    if (isOurs) report(readMemories(store));
  };
  page.addEventListener('storage', check);
  page.addEventListener('pageshow', check);
  return () => {
    page.removeEventListener('storage', check);
    page.removeEventListener('pageshow', check);
  };
}
