import { beginPage } from './behaviours/beginPage';
import { changeRoute } from './behaviours/changeRoute';
import { keepTrigger } from './behaviours/keepTrigger';
import { renderInstance } from './behaviours/renderInstance';
import { start } from './behaviours/start';
import type { Table } from './createRing';
import type { EventOf } from './Event';
import type { Outcome } from './Outcome';
import type { State } from './State';

/**
 * What follows the facts of a page on which nothing is drawn: this much is on every page, and most need no more.
 * Where elements ask for widgets a fact is left to `acting`, which arrives with the drawing.
 */
export const watching = {
  'app.started': start,
  'drawing.arrived': (state: State): Outcome => [{ ...state, canDraw: true }],
  'page.scanned': (state: State, event: EventOf<'page.scanned'>): Outcome | undefined =>
    event.elements.length > 0 ? undefined : beginPage(state),
  'route.changed': changeRoute,
  'page.scrolled': (state: State, { percent }: EventOf<'page.scrolled'>): Outcome =>
    percent > state.page.maxScroll ? notice(state, { maxScroll: percent }) : [state],
  'page.ticked': (state: State, { seconds }: EventOf<'page.ticked'>): Outcome =>
    notice(state, { secondsSpent: seconds }),
  'page.exitIntended': (state: State): Outcome => notice(state, { exitIntent: true }),
  'page.anchorReached': (state: State, { name }: EventOf<'page.anchorReached'>): Outcome =>
    notice(state, { anchors: { ...state.page.anchors, [name]: true } }),
  'instance.rendered': renderInstance,
  'trigger.fired': (state: State, { name, call }: EventOf<'trigger.fired'>): Outcome | undefined =>
    state.isReady ? undefined : keepTrigger(state, { name, call }),
} satisfies Table;

/** Something about the page has changed: it is remembered. [DISP-23] */
function notice(state: State, change: Partial<State['page']>): Outcome {
  return [{ ...state, page: { ...state.page, ...change } }];
}
