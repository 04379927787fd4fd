import type { OpenFlags } from '@beckon/contract';
import { changeInstance } from '../changeInstance';
import { canOpen } from '../conditions/canOpen';
import type { Outcome } from '../Outcome';
import type { State } from '../State';

type Opening = { id: string; flags: OpenFlags; at: number };

/** Shows an instance and remembers that the visitor saw it. [OPEN-08, OPEN-09, OPEN-10] */
export function openInstance(state: State, { id, flags, at }: Opening): Outcome {
  const instance = state.instances[id];
  if (!instance || instance.displayed || !canOpen(state, instance, { at, flags }).ok) return [state];

  // A new impression forgives an earlier manual close.
  const seen = { lastImpression: at, manualClose: false };
  const session = { ...state.session, widgets: { ...state.session.widgets, [instance.widgetId]: seen } };

  return [
    { ...changeInstance(state, id, { displayed: true }), session },
    { order: 'keepSession', session },
    { order: 'emit', id, name: 'opened', details: {} },
  ];
}
