import type { PageVerdictsPayload } from '@beckon/contract';
import type { Instance, State } from '../State';

/** What happened to widgets in this page view. */
export type Tally = PageVerdictsPayload['counts'];

type Kind = keyof Tally[string];

/**
 * Counts what one turn of the core has changed: a visible embed, a manual close, a submit. Opened overlays and
 * everything in an omnichat send separate events. [OWN-11, EVT-01, EVT-02]
 */
export function tallyTurn(tally: Tally, before: State, after: State): Tally {
  let next = tally;
  const add = (widgetId: string, kind: Kind): void => {
    const own = next[widgetId] ?? {};
    next = { ...next, [widgetId]: { ...own, [kind]: (own[kind] ?? 0) + 1 } };
  };
  for (const instance of Object.values(after.instances)) {
    const earlier = before.instances[instance.id];
    const { widgetId } = instance;
    if (countsAsImpression(instance) && !next[widgetId]?.impression) add(widgetId, 'impression');
    if (earlier?.displayed && !instance.displayed && isClosedByHand(after, widgetId)) add(widgetId, 'close');
    if (hasAsked(instance) && !(earlier && hasAsked(earlier))) add(widgetId, 'submit');
  }
  return next;
}

/** However many times an embed is on the page, it counts once per page view. */
function countsAsImpression({ place, displayed }: Instance): boolean {
  return place !== 'overlay' && displayed;
}

function isClosedByHand({ widgets, session }: State, widgetId: string): boolean {
  return widgets[widgetId]?.widget_type !== 'omnichat' && session.widgets[widgetId]?.manualClose === true;
}

function hasAsked({ optInRequested, submitted }: Instance): boolean {
  return optInRequested || submitted;
}
