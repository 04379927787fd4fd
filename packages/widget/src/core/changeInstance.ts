import type { Instance, State } from './State';

/** The state with one instance changed; the same state if there is no such instance. */
export function changeInstance(state: State, id: string, change: Partial<Instance>): State {
  const instance = state.instances[id];
  if (!instance) return state;
  return { ...state, instances: { ...state.instances, [id]: { ...instance, ...change } } };
}
