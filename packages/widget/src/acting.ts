/**
 * ACTING: the runtime, fetched when something on a page is due or a host asks for it. core decides, edge does, ui draws.
 * This file is the guard: whatever fails behind it reaches the console, never the page.
 */
import { report } from '@beckon/platform';
import { whenStill } from './edge/whenStill';
import { startRuntime } from './startRuntime';
import { takeOver } from './watch/Handover';

/** Takes the page once it is still; until then, first frames may still be drawn. */
function start(): void {
  const handover = takeOver(window);
  if (handover) startRuntime(window, handover);
}

whenStill(window).catch(report).then(start).catch(report);
