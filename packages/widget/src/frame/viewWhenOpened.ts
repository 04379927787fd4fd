import type { Account, Widget } from '@beckon/contract';
import { openInstance } from '../core/behaviours/openInstance';
import { emptyPage } from '../core/emptyPage';
import { emptyState } from '../core/emptyState';
import type { Browser } from '../core/State';
import { step } from '../core/step';
import type { View } from '../core/view/View';
import { viewInstance } from '../core/view/viewInstance';

/** What a visitor sees when this widget has just opened; nothing if a messenger plugin draws it or it never appears. */
export function viewWhenOpened(browser: Browser, account: Account, widget: Widget): View | undefined {
  const at = 0;
  const [begun] = step(emptyState, {
    type: 'app.started',
    account,
    widgets: [widget],
    session: { userId: '', sessionId: '', widgets: {} },
    browser,
    stored: emptyState.stored,
    renderFallbackMs: undefined,
    url: `https://${browser.hostname}/`,
    sinceMs: at,
    page: emptyPage,
    seed: browser.userAgent,
    at,
  });
  const [scanned, ...orders] = step(begun, { type: 'page.scanned', elements: [], at });
  const [instance] = Object.values(scanned.instances);
  if (!instance || orders.some(({ order }) => order === 'renderPlugin')) return undefined;
  const [opened] = openInstance(scanned, instance.id, at);
  return viewInstance(opened, instance.id);
}
