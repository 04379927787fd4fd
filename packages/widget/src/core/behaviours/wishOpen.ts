import type { OpenFlags } from '@beckon/contract';
import { changeInstance } from '../changeInstance';
import { canOpen } from '../conditions/canOpen';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { openReady } from './openReady';

type Wish = { id: string; flags: OpenFlags; call?: string; at: number };

/** Conditions that nobody can pass over, but that time will meet: the SDK, the rendering, the queue. */
const passing: ReadonlySet<string> = new Set(['sdk', 'rendered', 'queue']);

/**
 * A host asks for an overlay: it opens at once, or as soon as it has rendered and nothing covers the page any more.
 * Where a rule that was not passed over forbids it, the wish is not kept. [API-05, API-06, A-28, A-30]
 */
export function wishOpen(state: State, { id, flags, call, at }: Wish): Outcome {
  const instance = state.instances[id];
  if (!instance || instance.displayed) return [state];
  const outcome = openReady(changeInstance(state, id, { wish: { flags, call } }), at);
  const [next, ...orders] = outcome;
  const { ok: isDue, verdicts } = canOpen(next, instance, { at, flags });
  const isComing = isDue || verdicts.some(({ rule, ok }) => !ok && passing.has(rule));
  return next.instances[id]?.displayed || isComing
    ? outcome
    : [changeInstance(next, id, { wish: undefined }), ...orders];
}
