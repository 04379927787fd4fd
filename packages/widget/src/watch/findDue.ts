import type { Pair, WatchFacts, WidgetSession } from '@beckon/contract';
import { deviceAllowed } from '../core/conditions/deviceAllowed';
import { entranceMet } from '../core/conditions/entranceMet';
import { repeatAllowed } from '../core/conditions/repeatAllowed';
import { routeAllowed } from '../core/conditions/routeAllowed';
import type { State } from '../core/State';

/** What is known of a page view and its visitor before the runtime is there. */
export type Sight = {
  url: string;
  isMobile: boolean;
  page: State['page'];
  memories: WidgetSession['widgets'];
  at: number;
};

const always: Pair = ['always', null];

/**
 * The overlays that may open now, as far as can be told without the runtime: never fewer than the core will open, though perhaps more,
 * because the core asks for more (whether it is rendered, whether another is open). [DISP-23]
 */
export function findDue({ w, g }: WatchFacts, { url, isMobile, page, memories, at }: Sight): string[] {
  return g.flatMap(([[entrance, again, againIfClosed, hideOnMobile, allowed, banned], widgets]) => {
    const isHere =
      entranceMet(entrance, page).ok &&
      deviceAllowed(hideOnMobile || '', isMobile).ok &&
      routeAllowed({ urlWhitelist: allowed || [], urlBlacklist: banned || [] }, url).ok;
    if (!isHere) return [];
    const ids = widgets.flatMap((place) => w[place]?.[0] ?? []);
    return ids.filter((id) => {
      const { lastImpression, manualClose } = memories[id] ?? {};
      return repeatAllowed((manualClose && againIfClosed) || again || always, lastImpression, at).ok;
    });
  });
}
