/** The part that draws, acts and speaks to the world; fetched when something must be drawn, or a host asks for it. */
import { acting, settle } from './core/acting';
import { createLateHands, type LateWorld } from './edge/createLateHands';
import { createPartFetcher } from './edge/createPartFetcher';
import { createUi, type Draw } from './ui/createUi';

/** Teaches the ring what follows once something is drawn, and gives the hand that draws. */
export async function arrive(world: LateWorld): Promise<Draw> {
  const { needed, lack } = createPartFetcher(world);
  await needed();
  world.ring.learn({
    table: acting,
    hands: createLateHands(world),
    settle,
    lack,
  });
  return createUi(world.ring.send);
}

// Every form has a button and a field around its input: they belong to this part, not to the first form.
export { Button } from '@beckon/controls/Button';
export { Field } from '@beckon/controls/Field';
