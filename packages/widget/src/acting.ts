/**
 * ACTING: the runtime, fetched when something on a page is due or a host asks for it. core decides, edge does, ui draws.
 * This file is the guard: whatever fails behind it reaches the console, never the page.
 */
import { report } from '@beckon/platform';
import { startRuntime } from './startRuntime';
import { takeOver } from './watch/Handover';

try {
  const handover = takeOver(window);
  if (handover) startRuntime(window, handover);
} catch (error) {
  report(error);
}
