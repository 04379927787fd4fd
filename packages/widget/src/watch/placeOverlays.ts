import { hooks, lists } from '@beckon/contract';
import { hasUsableChannel } from '../core/conditions/hasUsableChannel';
import { isLoadable } from '../core/conditions/isLoadable';
import { emptyState } from '../core/emptyState';
import { attachOverlay } from '../edge/attachOverlay';
import { bodyOf } from '../edge/bodyOf';
import { firstOfPage } from '../edge/firstOfPage';
import { readBrowser } from '../edge/readBrowser';
import type { View } from './View';

/** A new route starts over for those that the host has removed. [LOAD-16] */
export function returnOverlays({ page, hosts, isTaken }: View): void {
  for (const host of hosts.values()) if (!isTaken() && !host.isConnected) bodyOf(page.document)?.append(host);
}

/** Gives every waiting overlay a separate element, because host scripts look for it and the title in it; the runtime takes it over. [LOAD-13, LOAD-15, LOAD-16, A-81] */
export function placeOverlays({ page, loadConfig, hosts, isTaken }: View): void {
  const isLanding =
    Document.prototype.getElementsByClassName.call(page.document, hooks.landingClass).length > 0;
  if (isTaken() || isLanding) return;
  const { account, widgets } = loadConfig();
  const state = { ...emptyState, app: account, browser: readBrowser(page) };
  for (const widget of widgets) {
    const { widget_id: widgetId, widget_type: type, data } = widget;
    const isWanted =
      !hosts.has(widgetId) &&
      lists.overlayTypes.includes(type) &&
      isLoadable(state, widget).ok &&
      (type !== 'omnichat' || hasUsableChannel(state, widget));
    if (isWanted) hosts.set(widgetId, attachOverlay(page.document, { widgetId, title: data.main.title }));
  }
  hosts.before = firstOfPage(page.document);
}
