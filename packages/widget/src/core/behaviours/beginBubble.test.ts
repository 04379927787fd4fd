import { describe, expect, it } from 'vitest';
import type { Effect } from '../Effect';
import type { Event } from '../Event';
import type { State } from '../State';
import { drawnFb } from '../testing/drawnFb';
import { bubbleOn, mounted, omnichatOf, omnichatOn } from '../testing/omnichatOn';
import { run } from '../testing/started';
import { viewInstance } from '../view/viewInstance';

const now = 500_000_000;
const dayMs = 86_400_000;
const at = { ...mounted, at: now };
const icon = (stop = false): Event => ({ type: 'bubble.iconDue', id: 'i0', stop });
const timed = (open: boolean): Event => ({ type: 'bubble.timed', id: 'i0', open });
const toggled: Event = { type: 'bubble.toggled', id: 'i0' };
const panelWait = (ms: number, open: boolean) => ({ order: 'wait', key: 'panel i0', ms, fact: timed(open) });
const iconWait = (ms: number, stop = false) => ({ order: 'wait', key: 'icon i0', ms, fact: icon(stop) });
const without = (orders: readonly Effect[], ...names: string[]) =>
  orders.filter(({ order }) => !names.includes(order));
const waits = (orders: readonly Effect[], key: string) =>
  orders.filter((order) => order.order === 'wait' && order.key === key);
const begin = (setup: object, given = {}) => run(omnichatOn({ setup }, given), [at]);

describe('the first time a visitor sees the bubble', () => {
  it.each([
    [['opened', null], true, []],
    [['delay', 7], false, [panelWait(7000, true)]],
    [['hidden', 15], false, []],
    [['sideways', 1], false, []],
    [['delay', 'soon'], false, []],
  ])('OMNI-15 OMNI-16 OMNI-18 A-48 %j: open %s', (desktopFirstSeen, isOpen, orders) => {
    const after = begin({ desktopFirstSeen });
    expect(omnichatOf(after.state).isOpen).toBe(isOpen);
    expect(waits(after.orders, 'panel i0')).toEqual(orders);
  });
  it.each([[['opened', null]], [['delay', 7]]])(
    'OMNI-15 OMNI-16 A-48 %j applies only without a last-seen timestamp, however old it is',
    (desktopFirstSeen) => {
      const after = begin({ desktopFirstSeen }, { stored: { omnichatLastSeen: 1 } });
      expect(omnichatOf(after.state).isOpen).toBe(false);
      expect(waits(after.orders, 'panel i0')).toEqual([]);
    },
  );
  it.each([
    [false, { desktopFirstSeen: ['opened'], mobileFirstSeen: ['hidden'] }, true],
    [true, { desktopFirstSeen: ['opened'], mobileFirstSeen: ['hidden'] }, false],
    [true, { desktopFirstSeen: ['hidden'], mobileFirstSeen: ['opened'] }, true],
  ])('OMNI-14 mobile %s, %j: open %s', (isMobile, setup, isOpen) => {
    expect(omnichatOf(begin(setup, { browser: { isMobile } }).state).isOpen).toBe(isOpen);
  });
  it('OMNI-18 DEF-19 with nothing configured the panel stays closed', () => {
    const after = begin({});
    expect(omnichatOf(after.state).isOpen).toBe(false);
    expect(waits(after.orders, 'panel i0')).toEqual([]);
  });
  it('OMNI-16 OMNI-17 CONST-05 the delay opens the panel, and it closes by itself 2 s later', () => {
    const { state } = begin({ desktopFirstSeen: ['delay', 7] });
    const open = run(state, [timed(true)]);
    expect(omnichatOf(open.state).isOpen).toBe(true);
    expect(waits(open.orders, 'panel i0')).toEqual([panelWait(2000, false)]);
    const closed = run(open.state, [timed(false)]);
    expect(omnichatOf(closed.state).isOpen).toBe(false);
    expect(waits(closed.orders, 'panel i0')).toEqual([]);
  });
  it('OMNI-19 toggling the bubble cancels the timers, both before and after the panel opens', () => {
    const { state } = begin({ desktopFirstSeen: ['delay', 7] });
    const cancel = { order: 'cancel', key: 'panel i0' };
    expect(run(state, [toggled]).orders).toContainEqual(cancel);
    expect(run(run(state, [timed(true)]).state, [toggled]).orders).toContainEqual(cancel);
  });
  it('OMNI-17 OMNI-19 a timer that fires for a panel that is already open changes nothing', () => {
    const open = run(begin({}).state, [toggled]).state;
    expect(run(open, [timed(true)])).toEqual({ state: open, orders: [] });
  });
  it('OMNI-15 OMNI-22 the bubble starts only once', () => {
    const { state } = begin({});
    expect(run(state, [mounted])).toEqual({ state, orders: [] });
  });
});

describe('the icons', () => {
  const shows = (state: State): number | undefined => omnichatOf(state).icon;
  const starts = (stored: object) => waits(begin({}, { stored }).orders, 'icon i0');
  it.each([
    ['missing', undefined, [iconWait(2000)]],
    ['older than 24 h', now - dayMs - 1, [iconWait(2000)]],
    ['just 24 h old', now - dayMs, []],
    ['of today', now - 1, []],
    ['from the future', now + dayMs, []],
  ])('OMNI-22 OMNI-23 CONST-05 last seen %s', (_, omnichatLastSeen, orders) => {
    expect(starts({ omnichatLastSeen })).toEqual(orders);
  });
  it.each([
    ['missing', undefined, true],
    ['older than 24 h', now - dayMs - 1, true],
    ['of today', now - 1, false],
  ])('OMNI-25 A-50 last seen %s: stores the timestamp: %s', (_, omnichatLastSeen, kept) => {
    const { orders } = begin({}, { stored: { omnichatLastSeen } });
    expect(orders.some(({ order }) => order === 'saveLastSeen')).toBe(kept);
    if (kept) expect(orders).toContainEqual({ order: 'saveLastSeen', at: now });
  });
  it('OMNI-15 OMNI-25 A-50 the timestamp is written after it is read, so this page is still the first visit', () => {
    const { state, orders } = begin({ desktopFirstSeen: ['opened'] });
    expect(orders).toContainEqual({ order: 'saveLastSeen', at: now });
    expect(omnichatOf(state).isOpen).toBe(true);
  });
  it('OMNI-22 without a channel no icon moves', () => {
    const state = omnichatOn();
    const widget = state.widgets['3'];
    if (!widget?.data.channels) throw new Error('no widget');
    const channels = { ...widget.data.channels, enable_facebook: false, enable_sms: false };
    const data = { ...widget.data, channels: { ...channels, enable_whatsapp: false, enable_email: false } };
    const bare: State = { ...state, widgets: { '3': { ...widget, data } } };
    expect(waits(run(bare, [at]).orders, 'icon i0')).toEqual([]);
  });
  it('OMNI-23 CONST-05 shows the first icon, then the next every 1.5 s, cycling through the usable channels', () => {
    let state = bubbleOn({ channels: { enable_facebook: true, enable_email: true, email_to: 'a@b.c' } });
    const seen: (number | undefined)[] = [shows(state)];
    for (let turn = 0; turn < 4; turn += 1) {
      const after = run(state, [icon()]);
      expect(after.orders).toEqual([iconWait(1500)]);
      state = after.state;
      seen.push(shows(state));
    }
    expect(seen).toEqual([undefined, 0, 1, 0, 1]);
  });
  it('OMNI-24 CONST-05 opening the panel stops the icons after 0.5 s without showing the next one', () => {
    const state = run(bubbleOn(), [icon()]).state;
    const open = run(state, [toggled]);
    expect(waits(open.orders, 'icon i0')).toEqual([iconWait(500, true)]);
    expect(shows(open.state)).toBe(0);
    const rested = run(open.state, [icon(true)]);
    expect(rested.orders).toEqual([]);
    expect(shows(rested.state)).toBeUndefined();
  });
  it('OMNI-24 the icons also stop behind a panel that was open from the start', () => {
    const state = bubbleOn({ setup: { desktopFirstSeen: ['opened'] } });
    expect(run(state, [icon()])).toEqual({ state, orders: [iconWait(500, true)] });
  });
  it('OMNI-24 closing the panel does not start them again', () => {
    const open = run(bubbleOn(), [toggled]).state;
    expect(without(run(open, [toggled]).orders, 'sendEvent')).toEqual([{ order: 'cancel', key: 'panel i0' }]);
  });
});

describe('the greeting of a launcher', () => {
  const link = { account: { messenger_mode: 'link' } };
  const chat = (setup: object, given = link) =>
    run(drawnFb('customer_chat', { setup: { loggedOutGreeting: 'Hi', ...setup } }, given), [at]);
  const said = (state: State) => {
    const view = viewInstance(state, 'i0');
    return view?.layout === 'launcher' ? view.greeting : view?.layout;
  };
  it.each([
    [{}, 'Hi', []],
    [{ minimized: 'opened' }, 'Hi', []],
    [{ minimized: 'hidden' }, '', []],
    [{ minimized: 'elsewhere' }, 'Hi', []],
    [{ minimized: 'minimized', dialogDelay: 7 }, '', [panelWait(7000, true)]],
    [{ minimized: 'minimized' }, '', [panelWait(15_000, true)]],
  ])('CCHAT-01 CCHAT-02 CCHAT-06 with %j a link shows %j at first', (setup, greeting, orders) => {
    const after = chat(setup);
    expect(said(after.state)).toBe(greeting);
    expect(after.orders).toEqual(orders);
  });
  it('CCHAT-02 CCHAT-06 the greeting appears after its delay and stays', () => {
    const { state } = chat({ minimized: 'minimized', dialogDelay: 7 });
    const later = run(state, [timed(true)]);
    expect([said(later.state), later.orders]).toEqual(['Hi', []]);
    expect(run(later.state, [at]).orders).toEqual([]);
  });
  it('CCHAT-06 a launcher that replaces a failed plugin does the same', () => {
    const { state } = run(
      drawnFb(
        'customer_chat',
        { setup: { minimized: 'hidden', loggedOutGreeting: 'Hi' } },
        { reason: 'Timeout' },
      ),
      [at],
    );
    expect(said(state)).toBe('');
  });
});
