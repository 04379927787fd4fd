/** LATER: what no page waits for, and the sending half of the pixel; fetched when the page has loaded and is idle, or has something to send. */
import { arrive } from '@beckon/pixel/sending';
import { watchScripts } from './edge/watchScripts';
import { countNothingShown } from './watch/countNothingShown';
import { placeOverlays, returnOverlays } from './watch/placeOverlays';
import type { View } from './watch/View';

export { arrive };

/** The page is idle and shows no widget yet. */
export function onIdle(view: View): void {
  // From now on the view is counted here, and what is logged when the visitor leaves is sent at once. [OWN-11]
  view.pixel?.bring({ arrive });
  placeOverlays(view);
  const whenLeft = (act: () => void): void =>
    view.whenLeft(() => {
      act();
      returnOverlays(view);
    });
  countNothingShown({ ...view, whenLeft });
  watchScripts(view.page, view.recall);
}
