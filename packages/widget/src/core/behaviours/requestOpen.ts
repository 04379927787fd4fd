import type { OpenFlags } from '@beckon/contract';
import { changeInstance } from '../changeInstance';
import { canOpen } from '../conditions/canOpen';
import type { Outcome } from '../Outcome';
import type { State } from '../State';

type OpenRequest = { id: string; flags: OpenFlags; call?: string; at: number };

/**
 * A host opens an overlay: at once, or as soon as it has rendered and nothing else covers the page.
 * If a rule that the host did not bypass forbids it, the request is dropped. [API-05, API-06, A-28, A-30]
 */
export function requestOpen(state: State, { id, flags, call, at }: OpenRequest): Outcome {
  const instance = state.instances[id];
  if (!instance || instance.displayed) return [state];
  const { isFree } = canOpen(state, instance, { at, flags, isAsked: true });
  return [isFree ? changeInstance(state, id, { openAsked: { flags, call } }) : state];
}
