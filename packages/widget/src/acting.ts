/**
 * ACTING: the runtime, fetched when something on a page is due, or a host asks for it. core decides, edge does, ui draws.
 * This file is the doorman: whatever goes wrong behind it, the page does not hear of it but in the console.
 */
import { report } from '@beckon/platform';
import { startRuntime } from './startRuntime';
import { takeOver } from './watch/Handover';

/** The pixel need not fetch its second half: it is in here. */
export { arrive } from '@beckon/pixel/sending';

try {
  const handover = takeOver(window);
  if (handover) startRuntime(window, handover);
} catch (error) {
  report(error);
}
