import { hasPlugin } from '../conditions/hasPlugin';
import type { Outcome } from '../Outcome';
import type { State } from '../State';

/** Ends an instance whose element has left the page. [LOAD-21] */
export function destroyInstance(state: State, id: string): Outcome {
  const { [id]: gone, ...instances } = state.instances;
  return gone
    ? [
        { ...state, instances },
        { order: 'destroy', id },
        ...(hasPlugin(state, id) ? [{ order: 'removePlugin', id } as const] : []),
      ]
    : [state];
}
