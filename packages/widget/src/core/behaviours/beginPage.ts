import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { becomeReady } from './keepTrigger';
import { loadOverlays } from './loadOverlays';
import { openReady } from './openReady';

/** The first look at a page without embeds: its overlays are loaded, and the host hears that we are ready. [LOAD-03, LOAD-15] */
export function beginPage(state: State, { at }: EventOf<'page.scanned'>): Outcome {
  if (state.isReady) return [state];
  const [loaded, ...orders] = loadOverlays(state);
  const [ready, ...last] = becomeReady(loaded);
  const [next, ...more] = openReady(ready, at);
  return [next, ...orders, ...more, ...last];
}
