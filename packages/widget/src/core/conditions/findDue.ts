import { type PageFacts, type Pair, timing, type WidgetSession } from '@beckon/contract';
import type { State } from '../State';
import type { routeAllowed } from './routeAllowed';

/** What is known about a page view and its visitor before the runtime loads. */
export type PageKnowledge = {
  url: string;
  isMobile: boolean;
  page: State['page'];
  /** Read only when it matters: storage is slow. */
  memories: () => WidgetSession['widgets'];
  at: number;
};

/**
 * The overlays that may open now, as far as we know without the runtime: never fewer than the core will open, but perhaps more,
 * because the core checks more (whether it is rendered, whether another is open). It is a shorter version of the core's rules, because it
 * runs on every page; a test compares the two. Accounts without address rules don't load the code that checks them.
 * [DISP-23]
 */
export function findDue(
  { w, g }: PageFacts,
  { url, isMobile, page, memories, at }: PageKnowledge,
  isRouteAllowed?: typeof routeAllowed,
): number[] {
  return g.flatMap(([[entrance, again, againIfClosed, device, allowed, banned], widgets]) => {
    const isHere =
      isMet(entrance, page) &&
      (device === 'mobile' ? isMobile : !isMobile || (device !== 'true' && device !== 'desktop')) &&
      isRouteAllowed?.({ urlWhitelist: allowed || [], urlBlacklist: banned || [] }, url).ok !== false;
    if (!isHere) return [];
    if (!again && !againIfClosed) return widgets;
    return widgets.filter((place) => {
      const { lastImpression, manualClose } = memories()[w[place]?.[0] ?? ''] ?? {};
      return mayRepeat((manualClose && againIfClosed) || again, at - (lastImpression ?? Number.NaN));
    });
  });
}

function isMet([kind, value]: Pair, page: State['page']): boolean {
  if (kind === 'scroll' || kind === 'delay')
    return typeof value === 'number' && (kind === 'scroll' ? page.maxScroll : page.secondsSpent) >= value;
  if (kind === 'exit_intent') return page.exitIntent;
  return (
    kind === 'immediately' || (kind === 'anchor' && page.anchors[String(value).replace(/^#/, '')] === true)
  );
}

const unitS: Record<string, number> = { seconds: 1, hours: timing.hourS, days: timing.dayS };

/** `passedMs` is NaN for a widget that was never shown. */
function mayRepeat(again: Pair | 0, passedMs: number): boolean {
  if (!again || Number.isNaN(passedMs)) return true;
  const [kind, value] = again;
  return kind === 'always' || passedMs >= Number(value) * (unitS[kind] ?? Number.NaN) * timing.secondMs;
}
