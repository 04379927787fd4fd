import { describe, expect, it } from 'vitest';
import type { Event } from '../Event';
import type { State } from '../State';
import { drawnFb, instanceOf, namesOf, pressed, ticked } from '../testing/drawnFb';
import { run } from '../testing/started';

const due: Event = { type: 'optIn.checkDue', id: 'i0' };
const answered = (hasOptedIn: boolean): Event => ({ type: 'optIn.answered', id: 'i0', hasOptedIn });
const failed: Event = { type: 'optIn.failed', id: 'i0', message: 'Newtwork GET error, /x, 500' };
const optIn: Event = { type: 'plugin.optedIn', id: 'i0' };
const shown: Event = { type: 'page.shown' };

const ask = { order: 'checkOptIn', id: 'i0', body: { account_id: '1001', session_id: 'session1' } };
const again = { order: 'wait', key: 'poll i0', ms: 3000, fact: due };
const polling = (type = 'modal', sections = {}): State => run(drawnFb(type, sections), [pressed]).state;

describe('polling', () => {
  it('SUB-09 NET-05 REF-08 the check sends account and session', () => {
    expect(run(polling(), [due]).orders).toEqual([ask]);
  });
  it('SUB-10 CONST-05 while the answer is no, the next check follows in 3 s', () => {
    const { orders } = run(polling(), [due, answered(false), due, answered(false), due, answered(false)]);
    expect(orders).toEqual([ask, again, ask, again, ask, again]);
  });
  it('SUB-10 SUB-11 a yes marks the opt-in, then after-submit runs, and no check follows', () => {
    const { state, orders } = run(polling(), [due, answered(true), due]);
    expect(instanceOf(state)).toMatchObject({ optedin: true, submitted: true });
    expect(orders).toMatchObject([
      ask,
      { order: 'cancel', key: 'poll i0' },
      { order: 'emit', name: 'optedIn', details: { ref: 'w7_session1_i0', userRef: 'session1-i0-0' } },
    ]);
  });
  it('SUB-12 a check that fails is logged and is the last one', () => {
    const { state, orders } = run(polling(), [due, failed, due, shown]);
    expect(orders).toEqual([ask, { order: 'fail', message: 'Newtwork GET error, /x, 500' }]);
    expect(instanceOf(state)).toMatchObject({ optedin: false, submitted: false });
  });
  it('SUB-12 SUB-13 CONST-05 after a failed check the visitor can submit again, once', () => {
    const { orders } = run(polling(), [due, failed, pressed, pressed, due, answered(true)]);
    const [, , told, later, again] = orders;
    expect([told, later, again]).toMatchObject([
      { order: 'emit', name: 'submitted' },
      { order: 'wait', key: 'poll i0', ms: 1000 },
      ask,
    ]);
    expect(orders.filter(({ order }) => order === 'checkOptIn')).toHaveLength(2);
    expect(orders.at(-1)).toMatchObject({ order: 'emit', name: 'optedIn' });
  });
  it('SUB-13 one check at a time: a check that falls due during another is dropped', () => {
    expect(run(polling(), [due, due, pressed, due]).orders).toEqual([ask]);
  });
  it('SUB-10 A-40 polling ends with the instance', () => {
    const { state, orders } = run(polling('box'), [
      { type: 'page.scanned', elements: [] },
      due,
      answered(false),
      answered(true),
    ]);
    expect(state.instances).toEqual({});
    expect(namesOf(orders)).toEqual(['destroy', 'removePlugin']);
  });
  it('SUB-05 does not poll for a visitor who has not submitted', () => {
    const state = drawnFb('modal');
    expect(run(state, [due, answered(true), answered(false)])).toEqual({ state, orders: [] });
  });
});

describe('exactly once', () => {
  const optIns = (state: State, facts: Event[]): string[] =>
    namesOf(run(state, facts).orders).filter((name) => name === 'optedIn');
  it.each([
    ['two answers', [due, answered(true), answered(true)]],
    ['an answer, then the plugin', [due, answered(true), optIn]],
    ['the plugin, then an answer', [due, optIn, answered(true)]],
    ['the plugin twice', [optIn, optIn]],
    ['the plugin after a failed check', [due, failed, optIn]],
  ])('SUB-11 A-39 %s', (_, facts) => expect(optIns(polling(), facts)).toEqual(['optedIn']));
  it.each([
    ['a confirmed checkbox', drawnFb('checkbox')],
    ['a fallback link', drawnFb('modal', {}, { reason: 'Timeout' })],
  ])('SUB-11 ENT-22 a late report does not finish %s again', (_, state) => {
    expect(optIns(state, [ticked, pressed, optIn, answered(true)])).toEqual(['optedIn']);
  });
  it('SUB-11 A-39 an opt_in without a click before it is still an opt-in', () => {
    const { state, orders } = run(drawnFb('box'), [optIn, optIn]);
    expect(namesOf(orders)).toEqual(['submitted', 'wait', 'cancel', 'optedIn']);
    expect(instanceOf(state)).toMatchObject({ optInRequested: true, optedin: true });
  });
  it("SUB-10 A-39 the plugin's opt_in ends polling at once as a success", () => {
    const { state, orders } = run(polling(), [optIn, due]);
    expect(instanceOf(state)).toMatchObject({ optedin: true, submitted: true });
    expect(orders[0]).toEqual({ order: 'cancel', key: 'poll i0' });
    expect(namesOf(orders)).toEqual(['cancel', 'optedIn']);
  });
});

describe('a visitor who takes a long time', () => {
  const startAt = 1_000_000;
  const minuteMs = 60_000;
  const fromStart = (ms: number, fact: Event) => ({ ...fact, at: startAt + ms });
  const asked = (ms: number) => run(polling(), [fromStart(0, due), fromStart(ms, answered(false))]);
  it.each([
    [0, 3000],
    [2 * minuteMs - 1, 3000],
    [2 * minuteMs, 10_000],
    [29 * minuteMs, 10_000],
  ])('SUB-10 A-40 a no after %s ms is followed by a check in %s ms', (ms, nextMs) => {
    expect(asked(ms).orders).toEqual([ask, { ...again, ms: nextMs }]);
  });
  it('SUB-10 SUB-13 A-40 after thirty minutes no check follows, and the visitor can submit again', () => {
    const { state, orders } = asked(30 * minuteMs);
    expect(orders).toEqual([ask]);
    expect(run(state, [fromStart(31 * minuteMs, due), fromStart(31 * minuteMs, shown)]).orders).toEqual([]);
    const anew = run(state, [fromStart(40 * minuteMs, pressed)]);
    expect(namesOf(anew.orders)).toEqual(['submitted', 'wait']);
    const more = run(anew.state, [fromStart(41 * minuteMs, due), fromStart(41 * minuteMs, answered(false))]);
    expect(more.orders).toEqual([ask, again]);
  });
  it('SUB-10 A-40 checks at once, and only once, when the tab is visible again', () => {
    expect(run(polling(), [shown, shown, due]).orders).toEqual([ask]);
  });
  it("SUB-10 A-40 does not check for visitors who aren't waiting", () => {
    expect(run(drawnFb('modal'), [shown]).orders).toEqual([]);
    expect(run(polling(), [optIn, shown]).orders.filter(({ order }) => order === 'checkOptIn')).toEqual([]);
  });
});
