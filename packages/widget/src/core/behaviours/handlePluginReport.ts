import { changeInstance } from '../changeInstance';
import { hasPlugin } from '../conditions/hasPlugin';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { renderInstance } from './renderInstance';

/**
 * What a plugin reports about its rendering. One that hides after it was drawn counts as not rendered: a link
 * replaces it, unless the visitor has already used it. [REND-11, A-33]
 */
export function handlePluginReport(state: State, event: EventOf<'instance.rendered'>): Outcome {
  const { id, reason } = event;
  const { rendered, optInRequested } = state.instances[id] ?? {};
  if (reason !== 'hidden' || !rendered || !hasPlugin(state, id)) return renderInstance(state, event);
  if (optInRequested) return [state];
  return [
    changeInstance(state, id, { renderReason: reason, fallback: true }),
    { order: 'emit', id, name: 'rendered', details: { reason } },
  ];
}
