import { changeInstance } from '../changeInstance';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { buildRef } from '../writing/buildRef';
import { readRedirect } from '../writing/readRedirect';
import { closeInstance } from './closeInstance';

/** After a successful opt-in of an overlay: tell the host, then redirect, do nothing, or show the submitted state. [SUB-02, SUB-14, SUB-17, SUB-18, SUB-19] */
export function finishSubmit(state: State, id: string): Outcome {
  const instance = state.instances[id];
  const widget = instance && state.widgets[instance.widgetId];
  if (!instance || !widget) return [state];

  const ref = buildRef({ widgetId: instance.widgetId, sessionId: state.session.sessionId, instanceId: id });
  const told = { order: 'emit', id, name: 'optedIn', details: { ref, userRef: id } } as const;
  const { action, redirectUrl, redirectTarget } = widget.data.submitted;

  if (action === 'nothing') return [state, told];
  if (action !== 'redirect') return [changeInstance(state, id, { submitted: true }), told];

  const [closed, ...orders] = closeInstance(state, id, false);
  const url = readRedirect(redirectUrl);
  if (url === undefined)
    return [closed, told, ...orders, { order: 'warn', message: `redirect to "${redirectUrl}" was refused` }];
  return [closed, told, ...orders, { order: 'redirect', url, newTab: redirectTarget === 'new' }];
}
