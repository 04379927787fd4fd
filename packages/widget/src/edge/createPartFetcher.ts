import type { Effect } from '../core/Effect';
import type { Event } from '../core/Event';
import type { LateWorld } from './createLateHands';

type Part = 'bubbling' | 'messaging';

/** Fetches what the drawing part leaves to those pages that need it. */
export type PartFetcher = {
  /** What the widgets of this page are sure to need; a host may act on them as soon as they are there. [API-08] */
  needed: () => Promise<unknown>;
  /** A fact or an order came that only another part can follow. */
  lack: (name: Event['type'] | Effect['order']) => void;
};

const ofBubbles = /^(bubble|channel|popover)\./;

/** Each part is fetched once, unless it was lost on the way. [LOAD-26] */
export function createPartFetcher(world: LateWorld): PartFetcher {
  const { ring, report } = world;
  const fetched = new Set<Part>();
  const load: Record<Part, () => Promise<void>> = {
    bubbling: () => import('../core/bubbling').then(({ bubbling }) => ring.learn({ table: bubbling })),
    messaging: () => import('./messagingPart').then(({ messagingPart }) => ring.learn(messagingPart(world))),
  };
  const fetchOnce = async (part: Part): Promise<void> => {
    if (fetched.has(part)) return;
    fetched.add(part);
    await load[part]().catch((error) => {
      fetched.delete(part);
      report(error);
    });
  };
  return {
    needed: async () => {
      const { widgets, browser } = ring.get();
      // On iOS texts are sent from another app, too: when the link is pressed it is too late to fetch anything. [SMS-08]
      const leadsAway = browser.isIos || Object.values(widgets).some(({ channel }) => channel === 'fb');
      if (leadsAway) await fetchOnce('messaging');
    },
    lack: (name) => void fetchOnce(ofBubbles.test(name) ? 'bubbling' : 'messaging'),
  };
}
