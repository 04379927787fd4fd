import type { Instance, State } from '../State';
import { deviceAllowed } from './deviceAllowed';
import { routeAllowed } from './routeAllowed';

/** Embeds ignore entrance and repeat rules; address and device still hide them. [EMB-07, A-38] */
export function embedVisible({ widgets, route, browser }: State, { widgetId, rendered }: Instance): boolean {
  const setup = widgets[widgetId]?.data.setup;
  if (!setup || !rendered) return false;
  return routeAllowed(setup, route.url).ok && deviceAllowed(setup.hideOnMobile, browser.isMobile).ok;
}
