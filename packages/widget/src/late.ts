/** The part that draws, acts and speaks to the world; fetched when something must be drawn, or a host asks for it. */
import { acting } from './core/acting';
import { createLateHands, type LateWorld } from './edge/createLateHands';
import { createUi, type Draw } from './ui/createUi';

/** Teaches the ring what follows once something is drawn, and gives the hand that draws. */
export function arrive(world: LateWorld): Draw {
  const draw = createUi(world.ring.send);
  world.ring.learn(acting, createLateHands(world));
  return draw;
}

// Every form has a button and a field around its input: they belong to this part, not to the first form.
export { Button } from '@beckon/controls/Button';
export { Field } from '@beckon/controls/Field';
