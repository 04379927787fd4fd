import { beginPage } from './behaviours/beginPage';
import { changeRoute } from './behaviours/changeRoute';
import { keepTrigger } from './behaviours/keepTrigger';
import { noticePage } from './behaviours/noticePage';
import { openReady } from './behaviours/openReady';
import { renderInstance } from './behaviours/renderInstance';
import { start } from './behaviours/start';
import type { Table } from './createRing';
import type { EventOf } from './Event';
import type { Outcome } from './Outcome';
import type { State } from './State';
import { newerMemories } from './writing/newerMemories';

/**
 * What follows the facts of a page on which nothing is drawn: this much is on every page, and most need no more.
 * Where elements ask for widgets or something is displayed, a fact is left to `acting`, which arrives with the drawing.
 */
export const watching = {
  'app.started': start,
  'drawing.arrived': (state: State, { at }: EventOf<'drawing.arrived'>): Outcome =>
    openReady({ ...state, canDraw: true }, at),
  'session.renewed': (state: State, { widgets }: EventOf<'session.renewed'>): Outcome => [
    { ...state, session: { ...state.session, widgets: newerMemories(state.session.widgets, widgets) } },
  ],
  'page.scanned': (state: State, event: EventOf<'page.scanned'>): Outcome | undefined =>
    event.elements.length > 0 ? undefined : beginPage(state, event),
  'route.changed': (state: State, event: EventOf<'route.changed'>): Outcome | undefined =>
    Object.values(state.instances).some(({ displayed }) => displayed) ? undefined : changeRoute(state, event),
  'page.scrolled': (state: State, { percent, at }: EventOf<'page.scrolled'>): Outcome =>
    percent > state.page.maxScroll ? noticePage(state, { maxScroll: percent }, at) : [state],
  'page.ticked': (state: State, { seconds, at }: EventOf<'page.ticked'>): Outcome =>
    noticePage(state, { secondsSpent: seconds }, at),
  'page.exitIntended': (state: State, { at }: EventOf<'page.exitIntended'>): Outcome =>
    noticePage(state, { exitIntent: true }, at),
  'page.anchorReached': (state: State, { name, at }: EventOf<'page.anchorReached'>): Outcome =>
    noticePage(state, { anchors: { ...state.page.anchors, [name]: true } }, at),
  'page.hidden': (state: State): Outcome => [{ ...state, isHidden: true }],
  'page.shown': (state: State): Outcome => [{ ...state, isHidden: false }],
  'instance.rendered': renderInstance,
  'trigger.fired': (state: State, { name, call }: EventOf<'trigger.fired'>): Outcome | undefined =>
    state.isReady ? undefined : keepTrigger(state, { name, call }),
} satisfies Table;
