import type { StoredWidget } from '../accounts/pure/index';
import { selectWidget } from '../widgets/index';
import type { HandlingContext } from './HandlingContext';
import { type MessengerRef, parseMessengerRef } from './pure/parseMessengerRef';
import { selectWidgetByRefName } from './store/selectWidgetByRefName';

/** The widget that a ref names, and the rest of the ref. */
export type Resolved = { widget: StoredWidget; ref: Omit<MessengerRef, 'widgetId'> };

const namedShape = /^(.+?)(?:--(.*))?$/s;

/** Finds the widget of a ref: by its id, or by the name that its owner gave it. [OWN-14, OWN-18, REF-02] */
export async function resolveWidget(
  { sql, accountId }: HandlingContext,
  text: string,
): Promise<Resolved | undefined> {
  if (text === '') return undefined;
  const ref = parseMessengerRef(text);
  if (ref) {
    const widget = await selectWidget(sql, accountId, ref.widgetId);
    if (widget) return { widget, ref };
  }
  const [, name = '', payload = ''] = namedShape.exec(text) ?? [];
  const widget = await selectWidgetByRefName(sql, accountId, name);
  return widget && { widget, ref: { sessionId: '', instanceId: '', payload } };
}
