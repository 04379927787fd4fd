import { describe, expect, it } from 'vitest';
import type { Event } from '../Event';
import { emptyState } from '../emptyState';
import { run, smsModal, started } from '../testing/started';

const rendered = (id: string): Event => ({ type: 'instance.rendered', id, reason: 'sms' });
const names = (orders: ReturnType<typeof run>['orders']): string[] =>
  orders.flatMap((order) => (order.order === 'emit' ? [`${order.name} ${order.id}`] : []));

describe("opening on the page's own events", () => {
  it.each([
    ['DISP-05 OPEN-16', ['delay', 10], { type: 'page.ticked', seconds: 10 }],
    ['DISP-07', ['exit_intent', null], { type: 'page.exitIntended' }],
    ['DISP-09', ['anchor', '#end'], { type: 'page.anchorReached', name: 'end' }],
    ['DISP-03', ['scroll', 30], { type: 'page.scrolled', percent: 31 }],
  ] as const)('%s %j opens', (_, whenDisplay, fact) => {
    const { state } = run(started({ widgets: [smsModal({ whenDisplay })] }).state, [rendered('i0')]);
    expect(state.instances['i0']?.displayed).toBe(false);
    expect(names(run(state, [fact]).orders)).toEqual(['opened i0']);
  });
  it('DISP-05 DISP-07 DISP-09 DISP-23 OPEN-16 a fact that changes nothing gives no orders', () => {
    const { state } = run(started().state, [rendered('i0'), { type: 'page.scrolled', percent: 20 }]);
    const again = run(state, [{ type: 'page.scrolled', percent: 5 }]);
    expect([again.state, again.orders]).toEqual([state, []]);
  });
  it('OPEN-18 A-30 of two blocking overlays due at once, the second waits for its turn', () => {
    const { state } = started({ widgets: [smsModal(), smsModal({}, {}, 6)] });
    const due = run(state, [rendered('i0'), rendered('i1'), { type: 'page.scrolled', percent: 50 }]);
    expect(names(due.orders).filter((name) => name.startsWith('opened'))).toEqual(['opened i0']);
    const closed = run(due.state, [{ type: 'instance.closeAsked', id: 'i0', manual: true }]);
    expect(names(closed.orders)).toEqual(['closed i0', 'opened i1']);
  });
  it('DISP-15 STOR-04 what another tab has shown or closed applies here too', () => {
    const closed = { '5': { lastImpression: 999_999, manualClose: true } };
    const { state } = run(started().state, [rendered('i0'), { type: 'session.renewed', widgets: closed }]);
    expect(run(state, [{ type: 'page.scrolled', percent: 50 }]).orders).toEqual([]);
    const older = run(state, [
      { type: 'session.renewed', widgets: { '5': { lastImpression: 1, manualClose: false } } },
    ]);
    expect(older.state.session.widgets).toEqual(closed);
  });
  it('OPEN-18 A-30 the queue follows the configuration, not the numeric order of ids', () => {
    const { state } = started({ widgets: [smsModal({}, {}, 9), smsModal({}, {}, 6)] });
    const due = run(state, [rendered('i0'), rendered('i1'), { type: 'page.scrolled', percent: 50 }]);
    expect(Object.values(due.state.instances).find(({ displayed }) => displayed)?.widgetId).toBe('9');
  });
  it('OPEN-10 an overlay that stays open through a route change and then closes does not come back there', () => {
    const { state } = started({ widgets: [smsModal({ showAgain: ['always'] })] });
    const open = run(state, [rendered('i0'), { type: 'page.scrolled', percent: 50 }]);
    const moved: Event = { type: 'route.changed', url: 'https://shop.example/b' };
    const close: Event = { type: 'instance.closeAsked', id: 'i0', manual: true };
    const closed = run(open.state, [{ ...moved, at: 3_000_000 }, close]);
    expect(names(run(closed.state, [{ type: 'page.scrolled', percent: 90 }]).orders)).toEqual([]);
  });
  describe('A-97 ["seconds", 20] within one page view', () => {
    const close = (manual = true): Event => ({ type: 'instance.closeAsked', id: 'i0', manual });
    const open = (main: object) =>
      run(started({ widgets: [smsModal({ whenDisplay: ['immediately'], ...main })] }).state, [
        { ...rendered('i0'), at: 1_000_000 },
      ]).state;
    const again: Event = { type: 'instance.repeatDue', id: 'i0' };
    const waits = (main: object, fact = close()) =>
      run(open(main), [{ ...fact, at: 1_030_000 }]).orders.filter(({ order }) => order === 'wait');
    const twenty = { order: 'wait', key: 'repeat i0', ms: 20_000, fact: again };

    it('DISP-13 OPEN-10 a closed overlay comes back after that time, and not before', () => {
      const closed = run(open({ showAgain: ['seconds', 20] }), [{ ...close(), at: 1_030_000 }]);
      expect(closed.orders).toContainEqual(twenty);
      const soon = run(closed.state, [{ type: 'page.ticked', seconds: 10, at: 1_040_000 }]);
      expect(names(soon.orders)).toEqual([]);
      expect(names(run(soon.state, [{ ...again, at: 1_050_000 }]).orders)).toEqual(['opened i0']);
    });
    it.each([
      [{ showAgain: ['always'] }, close()],
      [{ showAgain: ['never'] }, close()],
      [{ showAgain: ['hours', 1] }, close()],
      [{ showAgain: ['seconds', 'soon'] }, close()],
      [{ showAgain: ['seconds', 20], showAgainIfClosed: ['days', 1] }, close()],
    ])('DISP-13 DISP-15 OPEN-10 %j: it does not', (main, fact) => expect(waits(main, fact)).toEqual([]));
    it('DISP-15 a manual close follows its own rule', () => {
      const main = { showAgain: ['never'], showAgainIfClosed: ['seconds', 20] };
      expect([waits(main), waits(main, close(false))]).toEqual([[twenty], []]);
    });
    it('SUB-17 it does not come back for a visitor who opted in', () => {
      const state = run(open({ showAgain: ['seconds', 20] }), [
        { type: 'phone.answered', id: 'i0', state: true, errors: [] },
      ]).state;
      expect(run(state, [close()]).orders.filter(({ order }) => order === 'wait')).toEqual([]);
    });
    it('LOAD-16 it does not come back if the page removed it', () => {
      const gone = run(open({ showAgain: ['seconds', 20] }), [{ type: 'overlay.removed', id: 'i0' }]);
      expect(names(run(gone.state, [{ ...again, at: 1_090_000 }]).orders)).toEqual([]);
    });
  });
  it('OPEN-17 EVT-01 each opening logs one impression', () => {
    const { state } = started({ account: { appId: '6' } });
    const { orders } = run(state, [rendered('i0'), { type: 'page.scrolled', percent: 50, at: 7_000_000 }]);
    expect(orders.filter(({ order }) => order === 'sendEvent')).toEqual([
      {
        order: 'sendEvent',
        body: {
          app_id: '6',
          account_id: '1001',
          event: 'impression',
          payload: {
            widget_id: '5',
            widget_type: 'modal',
            guid: 'user',
            hash: 'i0-7000000',
            timestamp: 7_000_000,
            version: '1.0',
          },
          session_id: 'session1',
          session_data: null,
          external_id: null,
        },
      },
    ]);
  });
  it('OPEN-17 PIX-16 an account without an app id logs nothing', () => {
    const { orders } = run(started().state, [rendered('i0'), { type: 'page.scrolled', percent: 50 }]);
    expect(orders.some(({ order }) => order === 'sendEvent')).toBe(false);
  });
});

describe('named triggers', () => {
  const waiting = smsModal({ whenDisplay: ['anchor', 'offer'] });
  const fire = (name: string): Event => ({ type: 'trigger.fired', name, call: 't0' });
  it('API-09 A-06 a trigger opens the widgets that wait for its name and calls back for each that opened', () => {
    const { state } = run(started({ widgets: [waiting, smsModal({}, {}, 6)] }).state, [
      rendered('i0'),
      rendered('i1'),
    ]);
    const { orders } = run(state, [fire('offer')]);
    expect(orders.at(-1)).toEqual({ order: 'answerTrigger', call: 't0', id: 'i0' });
    expect(names(orders)).toEqual(['opened i0']);
    expect(names(run(state, [fire('#offer')]).orders)).toEqual(['opened i0']);
    expect(run(state, [fire('other')]).orders).toEqual([]);
  });
  it('API-09 A-06 a trigger overrides the repeat rule, but not address and device', () => {
    const seen = { session: { widgets: { '5': { lastImpression: 1, manualClose: true } } } };
    const opens = (setup: object) => {
      const widget = smsModal({ whenDisplay: ['anchor', 'offer'], showAgainIfClosed: ['never'] }, { setup });
      const { state } = run(started({ widgets: [widget], ...seen }).state, [rendered('i0')]);
      return run(state, [fire('offer')]).orders.length > 0;
    };
    expect([opens({}), opens({ urlBlacklist: ['*'] }), opens({ hideOnMobile: 'mobile' })]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it.each([
    ['without elements', []],
    ['with an embed', [{ key: 'e0', place: 'embed', widgetId: '9', payload: undefined } as const]],
  ])(
    'API-09 LOAD-03 a trigger fired before the first scan of the page runs right after it, %s',
    (_, elements) => {
      const kept = run(emptyState, [fire('offer'), { type: 'trigger.fired', name: 'b', call: 't1' }]).state;
      const begun = run(
        { ...started({ widgets: [waiting] }).state, isReady: false, triggers: kept.triggers },
        [{ type: 'page.scanned', elements }],
      );
      const last = begun.orders.slice(-3);
      expect(last).toEqual([
        { order: 'announceReady' },
        { order: 'wait', key: 'trigger t0', ms: 0, fact: { ...fire('offer') } },
        { order: 'wait', key: 'trigger t1', ms: 0, fact: { type: 'trigger.fired', name: 'b', call: 't1' } },
      ]);
      expect(begun.state.triggers).toEqual([]);
    },
  );
  it('API-09 a widget that has not rendered yet opens and calls back once it has', () => {
    const { state } = started({ widgets: [waiting] });
    const early = run(state, [fire('offer')]);
    expect(early.orders).toEqual([]);
    expect(run(early.state, [rendered('i0')]).orders.at(-1)).toEqual({
      order: 'answerTrigger',
      call: 't0',
      id: 'i0',
    });
  });
  it('API-05 API-09 A-30 what a host opens while another overlay covers the page appears when that one closes', () => {
    const { state } = started({ widgets: [smsModal(), smsModal({ whenDisplay: ['delay', 99] }, {}, 7)] });
    const open = run(state, [rendered('i0'), rendered('i1'), { type: 'page.scrolled', percent: 50 }]);
    const asked = run(open.state, [{ type: 'instance.openAsked', id: 'i1', flags: { ignoreAll: true } }]);
    expect(names(asked.orders)).toEqual([]);
    const closed = run(asked.state, [{ type: 'instance.closeAsked', id: 'i0', manual: true }]);
    expect(names(closed.orders)).toEqual(['closed i0', 'opened i1']);
  });
  it('API-06 a request that a rule forbids is not kept for later', () => {
    const { state } = run(started().state, [rendered('i0')]);
    const asked = run(state, [{ type: 'instance.openAsked', id: 'i0', flags: { ignoreRoute: true } }]);
    expect(asked.state.instances['i0']?.openAsked).toBeUndefined();
  });
  const moved: Event & { at: number } = {
    type: 'route.changed',
    url: 'https://shop.example/b',
    at: 2_000_000,
  };
  it.each([
    ['address', { urlBlacklist: ['/'] }],
    ['device', { hideOnMobile: 'mobile' }],
  ])('API-09 OPEN-03 OPEN-05 a request that the %s forbids is dropped even before rendering', (_, setup) => {
    const widget = smsModal({ whenDisplay: ['anchor', 'offer'] }, { setup });
    const asked = run(started({ widgets: [widget] }).state, [fire('offer')]);
    expect(asked.state.instances['i0']?.openAsked).toBeUndefined();
    expect(names(run(asked.state, [moved, rendered('i0')]).orders)).toEqual(['rendered i0']);
  });
  it.each([
    ['forbids it', { urlBlacklist: ['/b'] }, ['rendered i0']],
    ['allows it', {}, ['rendered i0', 'opened i0']],
  ])('API-05 DISP-18 A-87 a waiting request is checked again on a new route that %s', (_, setup, told) => {
    const asked = run(started({ widgets: [smsModal({}, { setup })] }).state, [
      { type: 'instance.openAsked', id: 'i0', flags: undefined },
    ]);
    expect(names(run(asked.state, [moved, rendered('i0')]).orders)).toEqual(told);
  });
});

describe('payloads', () => {
  const set = (text: string): Event => ({ type: 'instance.payloadSet', id: 'i0', text });
  const plugin = { widgets: [{ widget_id: 5, widget_type: 'modal', channel: 'fb' }] };
  it('API-07 CHK-04 a new payload draws the plugin again, under a new user_ref', () => {
    const { state } = started(plugin);
    const next = run(state, [set('sale-1')]);
    expect(next.state.instances['i0']).toMatchObject({ refPayload: 'sale-1', renders: 1 });
    expect(next.orders).toEqual([{ order: 'renderPlugin', id: 'i0' }]);
    expect(run(next.state, [set('sale-1')]).orders).toEqual([]);
  });
  it('API-07 without a plugin it is simply kept', () => {
    const { state, orders } = run(started().state, [set('sale-1')]);
    expect([state.instances['i0']?.refPayload, orders]).toEqual(['sale-1', []]);
  });
  it('REF-05 ERR-11 A-60 forbidden characters and excess length are removed, with one warning', () => {
    const { state, orders } = run(started().state, [set(`ü${'x'.repeat(300)}`)]);
    expect(state.instances['i0']?.refPayload).toBe('x'.repeat(200));
    expect(orders).toHaveLength(1);
  });
  it('REF-06 with the experiments flag nothing is stripped', () => {
    const { state, orders } = run(started({ stored: { experiments: true } }).state, [set('a b ü')]);
    expect([state.instances['i0']?.refPayload, orders]).toEqual(['a b ü', []]);
  });
});
