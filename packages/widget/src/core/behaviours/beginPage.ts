import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { becomeReady } from './keepTrigger';
import { loadOverlays } from './loadOverlays';

/** The first look at a page without embeds: its overlays are loaded, and the host hears that we are ready. [LOAD-03, LOAD-15] */
export function beginPage(state: State): Outcome {
  if (state.isReady) return [state];
  const [loaded, ...orders] = loadOverlays(state);
  const [ready, ...last] = becomeReady(loaded);
  return [ready, ...orders, ...last];
}
