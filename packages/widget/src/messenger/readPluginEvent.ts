import type { Event } from '../core/Event';
import type { PluginEvent } from './Fb';

type Drawn = ReadonlyMap<string, { ref: string; userRef: string }>;

/** The facts in what a plugin reports; which instance it belongs to is told by its refs. [REND-01, REND-10, REND-11, CHK-01, A-33, A-39] */
export function readPluginEvent(
  plugin: string,
  { event, ref, user_ref, state }: PluginEvent,
  drawn: Drawn,
): Event[] {
  const ids = [...drawn].flatMap(([id, one]) =>
    plugin === 'customerchat' || one.userRef === user_ref || one.ref === ref ? [id] : [],
  );
  // A report without any ref can only be meant for the one plugin there is.
  const [only] = drawn.keys();
  const meant = ids.length > 0 || drawn.size !== 1 || only === undefined ? ids : [only];
  return meant.flatMap((id): Event[] => {
    if (event === 'rendered' || event === 'hidden') return [{ type: 'instance.rendered', id, reason: event }];
    if (event === 'checkbox') return [{ type: 'instance.checked', id, checked: state === 'checked' }];
    if (event === 'clicked') return [{ type: 'instance.submitAsked', id }];
    return event === 'opt_in' ? [{ type: 'plugin.optedIn', id }] : [];
  });
}
