import { isDue } from '../conditions/isDue';
import type { Outcome } from '../Outcome';
import type { State } from '../State';

/** As long as nothing can be drawn: the part that can is fetched as soon as the first overlay is due. [LOAD-26, DISP-23] */
export function askDrawing(state: State, at: number): Outcome {
  const someoneIsDue = !state.canDraw && Object.values(state.instances).some((one) => isDue(state, one, at));
  return someoneIsDue ? [state, { order: 'fetchDrawing' }] : [state];
}
