import { storageKeys, type WidgetSession } from '@beckon/contract';
import type { Store } from '@beckon/platform';
import type { PageKnowledge } from '../core/conditions/findDue';
import { emptyPage } from '../core/emptyPage';
import type { State } from '../core/State';
import { noticeFact } from '../core/writing/noticeFact';
import type { WatchedFact } from './Handover';

/** A view of the page: its address, when it began, and what we have seen of it since. */
export type Seen = { url: string; sinceMs: number; page: State['page'] };

type Kept = {
  seen: () => Seen;
  readPage: () => PageKnowledge;
  notice: (fact: WatchedFact) => void;
};

/** Keeps what was seen of the page; a new route starts over. [LOAD-09] */
export function createSeen(page: Window, store: Store, isMobile: boolean): Kept {
  // The first view began with the page, not with this script, unless the clock was set back. [OWN-11]
  const sinceMs = Math.min(Date.now(), page.performance.timeOrigin);
  let seen: Seen = { url: page.location.href, sinceMs, page: emptyPage };
  return {
    seen: () => seen,
    readPage() {
      let memories: ReturnType<PageKnowledge['memories']> | undefined;
      return {
        ...seen,
        isMobile,
        memories() {
          // Whatever else is stored there, we read only times and flags.
          memories ??= store.read(storageKeys.widgetSession, (raw) => (raw as WidgetSession).widgets, {});
          return memories;
        },
        at: Date.now(),
      };
    },
    notice(fact) {
      seen =
        fact.type === 'route.changed'
          ? { url: fact.url, sinceMs: Date.now(), page: emptyPage }
          : { ...seen, page: noticeFact(seen.page, fact) };
    },
  };
}
