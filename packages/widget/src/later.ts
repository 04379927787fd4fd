/** LATER: what no page waits for, and the half of the pixel that sends; fetched when the page has loaded and rests, or has something to tell. */
import { arrive } from '@beckon/pixel/sending';
import { watchScripts } from './edge/watchScripts';
import { countQuiet } from './watch/countQuiet';
import { placeOverlays, returnOverlays } from './watch/placeOverlays';
import type { View } from './watch/View';

export { arrive };

/** The page rests, and nothing is shown on it yet. */
export function settleIn(view: View): void {
  // From now on the view is counted here, and what is told when the page is left is sent at once. [OWN-11]
  view.pixel?.bring({ arrive });
  placeOverlays(view);
  const whenLeft = (act: () => void): void =>
    view.whenLeft(() => {
      act();
      returnOverlays(view);
    });
  countQuiet({ ...view, whenLeft });
  watchScripts(view.page, view.recall);
}
