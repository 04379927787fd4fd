/**
 * ACTING: the runtime, fetched when something on a page is due or a host asks for it. core decides, edge does, ui draws.
 * This file is the guard: whatever fails behind it reaches the console, never the page.
 */
import { report } from '@beckon/platform';
import { whenStill } from './edge/whenStill';
import { startRuntime } from './startRuntime';
import { takeOver } from './watch/Handover';

async function start(): Promise<void> {
  const handover = takeOver(window);
  if (!handover) return;
  if (handover.hosts.size > 0) await whenStill(window, [...handover.hosts.values()]);
  startRuntime(window, handover);
}

start().catch(report);
