import { productPath } from '@beckon/contract';
import { embedVisible } from '../conditions/embedVisible';
import type { Instance, State } from '../State';
import { safeUrl } from './safeUrl';
import type { View } from './View';
import { viewLayout } from './viewLayout';
import { viewTheme } from './viewTheme';

/** What is visible for an instance right now; nothing while it is closed, reserved space for an embed that is loading. [LAY-01, LAY-03, LAY-04, SMS-01] */
export function viewInstance(state: State, id: string): View | undefined {
  const instance = state.instances[id];
  const widget = instance && state.widgets[instance.widgetId];
  if (!instance || !widget || !(instance.displayed || isComing(state, instance))) return undefined;
  return {
    id,
    name: widget.data.main.title || state.app?.page_name || widget.name,
    theme: viewTheme(widget, instance),
    badgeUrl: badgeUrl(state),
    ...viewLayout(state, instance, widget),
  };
}

/** The provider's address, or the product page of the installation. [LAY-01, A-34] */
function badgeUrl({ app }: State): string | undefined {
  return app?.badge ? safeUrl(app.badge_url || (app.host && app.host + productPath)) : undefined;
}

/** An embed takes its space before its plugin reports, so the page no longer shifts when it has rendered. [EMB-07, REND-01] */
function isComing(state: State, instance: Instance): boolean {
  if (instance.place === 'overlay' || instance.rendered) return false;
  return embedVisible(state, { ...instance, rendered: true });
}
