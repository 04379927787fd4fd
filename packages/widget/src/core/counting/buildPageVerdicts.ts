import { lists, type PageVerdictsPayload, type Widget } from '@beckon/contract';
import { againAfter } from '../conditions/againAfter';
import { deviceAllowed } from '../conditions/deviceAllowed';
import { entranceMet } from '../conditions/entranceMet';
import type { PageKnowledge } from '../conditions/findDue';
import { hasUsableChannel } from '../conditions/hasUsableChannel';
import { isLoadable } from '../conditions/isLoadable';
import { repeatAllowed } from '../conditions/repeatAllowed';
import type { routeAllowed } from '../conditions/routeAllowed';
import type { State } from '../State';

type Rule = PageVerdictsPayload['first_no'][string];

/**
 * For each widget of a page that showed none: the first rule that says no, the same one the core would report. `state` needs only
 * account and browser. [DISP-22, OWN-11]
 */
export function buildPageVerdicts(
  state: State,
  widgets: readonly Widget[],
  { url, page, memories, at }: Omit<PageKnowledge, 'isMobile'>,
  isRouteAllowed?: typeof routeAllowed,
): PageVerdictsPayload['first_no'] {
  const firstNo = (widget: Widget): Rule | undefined => {
    const { main, setup } = widget.data;
    const { widget_id: id, widget_type: type } = widget;
    if (!isLoadable(state, widget).ok) return 'host';
    if (!lists.overlayTypes.includes(type) || (type === 'omnichat' && !hasUsableChannel(state, widget)))
      return undefined;
    const { lastImpression, manualClose } = memories()[id] ?? {};
    if (isRouteAllowed?.(setup, url).ok === false) return 'route';
    if (!deviceAllowed(setup.hideOnMobile, state.browser.isMobile).ok) return 'device';
    if (!repeatAllowed(againAfter(main, manualClose), lastImpression, at).ok) return 'repeat';
    const isWaiting = main.whenDisplay?.[0] && !entranceMet(main.whenDisplay, page).ok;
    return isWaiting ? 'entrance' : undefined;
  };
  return Object.fromEntries(
    widgets.flatMap((widget) => {
      const rule = firstNo(widget);
      return rule ? [[widget.widget_id, rule]] : [];
    }),
  );
}
