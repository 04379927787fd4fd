import { hooks } from '@beckon/contract';
import { countPage } from './countPage';
import type { Explainer } from './createChunks';
import type { Scanner } from './createScanner';

type World = Parameters<typeof countPage>[0] & {
  scanner: Scanner;
  explain: () => Promise<Explainer>;
};

/** What no page waits for: counting what its view comes to, and the debug mode. [OWN-11, DISP-22] */
export function afterStart(world: World): void {
  const { page, explain } = world;
  countPage(world);
  if (!new URLSearchParams(page.location.search).has(hooks.debugParameter)) return;
  explain().then(
    ({ debugPage }) =>
      debugPage({
        ...world,
        raw: page[hooks.config as keyof Window],
        isColor: (text) => CSS.supports('color', text),
        now: Date.now,
        say: (how, line) => console[how](`Beckon: ${line}`),
      }),
    () => {},
  );
}
