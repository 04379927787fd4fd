import { describe, expect, it } from 'vitest';
import type { Effect } from '../Effect';
import type { Event, FoundElement } from '../Event';
import { emptyState } from '../emptyState';
import type { State } from '../State';
import { opening, run, smsModal, started } from '../testing/started';

const embed = (key: string, widgetId: string, payload?: string): FoundElement => ({
  key,
  place: 'embed',
  widgetId,
  payload,
});
const checkbox = (key: string, widgetId: string): FoundElement => ({
  key,
  place: 'checkbox',
  widgetId,
  payload: undefined,
});
const landing = (key: string, widgetId: string): FoundElement => ({
  key,
  place: 'landing',
  widgetId,
  payload: undefined,
});
const fb = (widget_type: string, id: number, data: object = {}): object => ({
  widget_id: id,
  widget_type,
  channel: 'fb',
  data,
});
const widgets = [
  smsModal(),
  fb('button', 7),
  fb('box', 8),
  fb('checkbox', 9),
  fb('landing', 10, { setup: { pixelId: '99' } }),
];
const account = { messenger_mode: 'link' };
const begin = (elements: readonly FoundElement[], more = {}) =>
  started({ widgets, account, elements, ...more });
const places = (state: State): string[] =>
  Object.values(state.instances).map(({ place, widgetId }) => `${place} ${widgetId}`);
const orders = (all: readonly Effect[], name: Effect['order']): Effect[] =>
  all.filter(({ order }) => order === name);
const scanned = (elements: readonly FoundElement[]): Event => ({ type: 'page.scanned', elements });

describe('the state at the start', () => {
  it('BOOT-03 BOOT-04 readiness flags are off, and nothing of the page is known', () => {
    expect(emptyState).toMatchObject({
      widgets: {},
      fbsdkReady: false,
      ytsdkReady: false,
      vimeosdkReady: false,
      page: { exitIntent: false, maxScroll: 0, secondsSpent: 0, anchors: {} },
    });
  });
  it('BOOT-02 BOOT-05 the configuration and the session fill the state', () => {
    const memory = { widgets: { '5': { lastImpression: 3, manualClose: true } } };
    const given = {
      fb_page_id: '77',
      appId: '6',
      widget_phone: '+1',
      whitelist: ['shop.example'],
      defaultSize: 'large',
    };
    const { state } = started({ account: { ...given, sms_channel_connected: true }, session: memory });
    expect(state.app).toMatchObject({
      ...given,
      pageId: '1001',
      host: 'https://h.example',
      page_name: 'Fern',
      sms_channel_connected: true,
    });
    expect(state.session).toEqual({ userId: 'user', sessionId: 'session1', ...memory });
  });
  it('BOOT-06 BOOT-07 ENT-21 an instance begins with everything off', () => {
    expect(started().state.instances['i0']).toMatchObject({
      displayed: false,
      submitted: false,
      optedin: false,
      rendered: false,
      renderReason: undefined,
      refPayload: '',
      overlay: { isLoading: false, isGeneratingRef: false, errors: [] },
    });
  });
  it('LOAD-03 ready is announced once, however often the page is scanned', () => {
    const first = begin([]);
    const again = run(first.state, [
      scanned([]),
      { type: 'route.changed', url: 'https://shop.example/b' },
      scanned([]),
    ]);
    expect(orders([...first.orders, ...again.orders], 'announceReady')).toHaveLength(1);
  });
  it('LOAD-03 ready comes after everything in the first scan, not before', () => {
    expect(begin([embed('e1', '7')]).orders.at(-1)).toEqual({ order: 'announceReady' });
    expect(run(emptyState, [opening()]).orders).toEqual([{ order: 'scan' }]);
  });
  it('LOAD-03 A-19 it continues with what was seen of the page before the runtime loaded', () => {
    const page = { exitIntent: true, maxScroll: 40, secondsSpent: 30, anchors: { end: true } };
    const { state } = run(emptyState, [{ ...opening(), page, sinceMs: 7 }]);
    expect([state.page, state.route]).toEqual([page, { url: 'https://shop.example/', lastChange: 7 }]);
  });
  it('OPEN-06 DISP-23 an overlay whose condition was met before the runtime loaded opens once it has rendered', () => {
    const page = { ...emptyState.page, maxScroll: 40 };
    const { state } = run(emptyState, [{ ...opening(), page }, scanned([])]);
    const { state: next } = run(state, [{ type: 'instance.rendered', id: 'i0', reason: 'sms' }]);
    expect(next.instances['i0']?.displayed).toBe(true);
  });
});

describe('what a page asks for', () => {
  it('LOAD-15 overlays, then embeds, then checkboxes', () => {
    expect(places(begin([checkbox('c', '9'), embed('e', '7')]).state)).toEqual([
      'overlay 5',
      'embed 7',
      'checkbox 9',
    ]);
  });
  it('LOAD-13 LOAD-14 with a landing container only the landing widget loads, and its ad pixel starts', () => {
    const { state, orders: all } = begin([embed('e', '7'), landing('l', '10')]);
    expect(places(state)).toEqual(['landing 10']);
    expect(orders(all, 'startAdPixel')).toEqual([{ order: 'startAdPixel', pixelId: '99' }]);
  });
  it('LOAD-19 every element is a separate instance, even with the same widget id', () => {
    const { state, orders: all } = begin([embed('a', '7'), embed('b', '7')]);
    expect(Object.values(state.instances).map(({ element }) => element)).toEqual([undefined, 'a', 'b']);
    expect(orders(all, 'adopt')).toHaveLength(2);
  });
  it('LOAD-17 a checkbox widget mounts on its element', () => {
    expect(orders(begin([checkbox('c', '9')]).orders, 'adopt')).toEqual([
      { order: 'adopt', id: 'i1', element: 'c' },
    ]);
  });
  it('LOAD-18 ERR-12 of several checkboxes with one id, the first mounts, with one warning', () => {
    const elements = [checkbox('a', '9'), checkbox('b', '9'), checkbox('c', '9')];
    const { state, orders: all } = begin(elements);
    const again = run(state, [scanned(elements)]);
    expect(places(again.state)).toEqual(['overlay 5', 'checkbox 9']);
    expect(orders([...all, ...again.orders], 'warn')).toEqual([
      {
        order: 'warn',
        message: 'several checkbox elements carry the widget id 9; only the first one is rendered',
      },
    ]);
  });
  it('LOAD-20 API-02 a rescan leaves mounted elements alone and mounts the new ones', () => {
    const { state } = begin([embed('a', '7')]);
    const again = run(state, [scanned([embed('a', '7'), embed('b', '8')])]);
    expect(orders(again.orders, 'adopt')).toEqual([{ order: 'adopt', id: 'i2', element: 'b' }]);
    expect(orders(again.orders, 'attach')).toEqual([]);
  });
  it('LOAD-21 an instance ends when its element leaves; a new element gets a new id', () => {
    const { state } = begin([checkbox('a', '9')]);
    const gone = run(state, [scanned([])]);
    expect(gone.orders).toEqual([{ order: 'destroy', id: 'i1', widgetId: '9', element: 'a' }]);
    const back = run(gone.state, [scanned([checkbox('b', '9')])]);
    expect(Object.keys(back.state.instances)).toEqual(['i0', 'i2']);
  });
  it('LOAD-22 REF-03 a payload on the element is set before the first rendering', () => {
    const { state, orders: all } = begin([embed('e', '7', 'sale-1')]);
    expect(state.instances['i1']?.refPayload).toBe('sale-1');
    const kinds = all.filter((order) => 'id' in order && order.id === 'i1').map(({ order }) => order);
    expect(kinds).toEqual(['adopt']);
  });
  it('LOAD-22 ERR-11 REF-05 characters a payload may not contain are removed with a warning', () => {
    const { state, orders: all } = begin([embed('e', '7', 'sale 1!')]);
    expect(state.instances['i1']?.refPayload).toBe('sale1');
    expect(orders(all, 'warn')).toHaveLength(1);
  });
  it.each([
    ['an id without a widget', embed('e', '420')],
    ['a modal as an embed', embed('e', '5')],
    ['a button as a checkbox', checkbox('c', '7')],
  ])('LOAD-17 LOAD-19 %s is skipped', (_, element) => {
    expect(places(begin([element]).state)).toEqual(['overlay 5']);
  });
  it('EMB-07 A-38 an embed ignores entrance and repeat rules; address and device still hide it', () => {
    const shown = (setup: object, more = {}) => {
      const rules = { main: { whenDisplay: ['delay', 99], showAgain: ['never'] }, setup };
      const { state } = started({
        widgets: [fb('box', 8, rules)],
        account,
        elements: [embed('e', '8')],
        ...more,
      });
      return run(state, [{ type: 'instance.rendered', id: 'i0', reason: 'link' }]).state.instances['i0']
        ?.displayed;
    };
    expect([shown({}), shown({ urlBlacklist: ['*'] }), shown({ hideOnMobile: 'mobile' })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a route change', () => {
  const moved = (url = 'https://shop.example/b'): Event => ({ type: 'route.changed', url });
  const used: Event[] = [
    { type: 'page.scrolled', percent: 10 },
    { type: 'page.ticked', seconds: 5 },
    { type: 'page.exitIntended' },
    { type: 'page.anchorReached', name: 'end' },
  ];
  it('LOAD-09 LOAD-11 page state is reset, and the new route and its time are kept', () => {
    const { state } = run(begin([]).state, [...used, { ...moved(), at: 5_000_000 }]);
    expect(state.page).toEqual(emptyState.page);
    expect(state.route).toEqual({ url: 'https://shop.example/b', lastChange: 5_000_000 });
  });
  it('LOAD-10 the page is scanned again', () => {
    expect(run(begin([]).state, [moved()]).orders).toEqual([{ order: 'scan' }]);
  });
  const open: Event[] = [
    { type: 'instance.rendered', id: 'i0', reason: 'sms' },
    { type: 'page.scrolled', percent: 90 },
  ];
  it('DISP-18 A-25 an open overlay closes where its rule forbids the new address, not as a manual close', () => {
    const { state } = run(
      started({ widgets: [smsModal({}, { setup: { urlBlacklist: ['/b'] } })] }).state,
      open,
    );
    const { orders: all } = run(state, [moved()]);
    expect(orders(all, 'emit')).toEqual([
      {
        order: 'emit',
        id: 'i0',
        name: 'closed',
        details: { manualClose: false, optInRequested: false, optedIn: false },
      },
    ]);
  });
  it('DISP-18 A-25 any other stays open', () => {
    const { state } = run(started().state, [...open, moved()]);
    expect(state.instances['i0']?.displayed).toBe(true);
  });
  it('DISP-11 LOAD-09 with always, a closed overlay may come back on the next route', () => {
    const given = { widgets: [smsModal({ showAgain: ['always'] })] };
    const close: Event = { type: 'instance.closeAsked', id: 'i0', manual: true };
    const { state } = run(started(given).state, [...open, close, { ...moved(), at: 2_000_000 }]);
    expect(state.instances['i0']?.displayed).toBe(false);
    expect(
      run(state, [{ type: 'page.scrolled', percent: 90, at: 2_000_001 }]).state.instances['i0']?.displayed,
    ).toBe(true);
  });
});
