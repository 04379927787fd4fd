import type { WidgetSession } from '@beckon/contract';

type Memories = WidgetSession['widgets'];

/** The later of two memories of each widget; if both have the same time, the second. [STOR-04, DISP-15] */
export function newerMemories(one: Memories, other: Memories): Memories {
  const merged = { ...one };
  for (const [widgetId, memory] of Object.entries(other)) {
    if ((memory.lastImpression ?? 0) >= (merged[widgetId]?.lastImpression ?? 0)) merged[widgetId] = memory;
  }
  return merged;
}
