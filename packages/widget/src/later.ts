/** LATER: what no page waits for, and the half of the pixel that sends; fetched when the page has loaded and rests, or has something to tell. */
import { countQuiet } from './watch/countQuiet';
import { placeOverlays } from './watch/placeOverlays';
import type { View } from './watch/View';

export { arrive } from '@beckon/pixel/sending';

/** The page rests, and nothing is shown on it yet. */
export function settleIn(view: View): void {
  placeOverlays(view);
  countQuiet(view);
}
