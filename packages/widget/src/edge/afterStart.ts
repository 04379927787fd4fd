import { hooks } from '@beckon/contract';
import { countPage } from './countPage';
import type { Explainer } from './createChunks';

type World = Parameters<typeof countPage>[0] & { explain: () => Promise<Explainer> };

/** What no page waits for: counting what its view comes to, and the debug mode. [OWN-11, DISP-22] */
export function afterStart(world: World): void {
  const { page, ring, explain } = world;
  countPage(world);
  if (!new URLSearchParams(page.location.search).has(hooks.debugParameter)) return;
  explain().then(
    ({ reportChanges }) => reportChanges(ring, Date.now, (line) => console.log(`Beckon: ${line}`)),
    () => {},
  );
}
