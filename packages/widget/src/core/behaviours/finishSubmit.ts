import { lists } from '@beckon/contract';
import { changeInstance } from '../changeInstance';
import type { Effect } from '../Effect';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { parseRedirect } from '../writing/parseRedirect';
import { refOf } from '../writing/refOf';
import { closeInstance } from './closeInstance';

/** After a successful opt-in, notifies the host first, then does what the widget's type and action require. [SUB-02, SUB-03, SUB-14…21] */
export function finishSubmit(state: State, id: string): Outcome {
  const instance = state.instances[id];
  const widget = state.widgets[instance?.widgetId ?? ''];
  if (!instance || !widget) return [state];
  const { submitted, setup } = widget.data;
  const emitted: Effect[] = [{ order: 'emit', id, name: 'optedIn', details: refOf(state, id) }];
  if (widget.widget_type === 'landing' && setup.pixelId) {
    emitted.push({ order: 'callAdPixel', pixelId: setup.pixelId, event: 'OptIn' });
  }
  // A button redirects by its flag, every other type by its action. [SUB-16]
  const goes = widget.widget_type === 'button' ? submitted.redirect : submitted.action === 'redirect';
  const redirect = goes ? redirectOrders(submitted.redirectUrl, submitted.redirectTarget) : [];
  const marked = changeInstance(state, id, { submitted: true });

  // What the page provides an element for stays there, and is always marked submitted. [SUB-15]
  if (!lists.overlayTypes.includes(widget.widget_type)) return [marked, ...emitted, ...redirect];
  if (goes) {
    const [closed, ...orders] = closeInstance(state, id, false);
    return [closed, ...emitted, ...orders, ...redirect];
  }
  return submitted.action === 'nothing' ? [state, ...emitted] : [marked, ...emitted];
}

function redirectOrders(redirectUrl: string, target: string): Effect[] {
  const url = parseRedirect(redirectUrl);
  if (url === undefined)
    return [{ order: 'warn', message: `the redirect to "${redirectUrl}" is no web address, path or hash` }];
  return [{ order: 'redirect', url, newTab: target === 'new' }];
}
