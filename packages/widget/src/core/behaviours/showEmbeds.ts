import { changeInstance } from '../changeInstance';
import { embedVisible } from '../conditions/embedVisible';
import type { Outcome } from '../Outcome';

/** Shows embeds where their address and device rules allow it, and hides them elsewhere. [EMB-07, A-38] */
export function showEmbeds([state, ...orders]: Outcome): Outcome {
  let next = state;
  for (const instance of Object.values(state.instances)) {
    if (instance.place === 'overlay') continue;
    const displayed = embedVisible(next, instance);
    if (displayed !== instance.displayed) next = changeInstance(next, instance.id, { displayed });
  }
  return [next, ...orders];
}
