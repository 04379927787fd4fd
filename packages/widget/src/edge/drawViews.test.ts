import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRing } from '../core/createRing';
import { idleHandlers } from '../core/testing/idleHandlers';
import { smsModal, started } from '../core/testing/started';
import type { Draw } from '../ui/createUi';
import type { OverlayHosts } from './attachOverlay';
import { drawViews } from './drawViews';

afterEach(() => document.body.replaceChildren());

/** A page with one modal that opens at 30 percent. */
function createTestPage({ draw = vi.fn() as Draw, main = {}, given = new Map() as OverlayHosts } = {}) {
  const time = { now: 2_000_000, hear: (_: (details: object) => void): void => {} };
  let closed = (_: object): void => {};
  time.hear = (listener) => {
    closed = listener;
  };
  const emit = ({ name, details }: { name: string; details: object }): void => {
    if (name === 'closed') closed(details);
  };
  const handlers = idleHandlers({ emit });
  const ring = createRing(started({ widgets: [smsModal(main)] }).state, {
    handlers,
    now: () => time.now,
    report: vi.fn(),
  });
  const host = document.createElement('div');
  document.body.append(host);
  const hosts = new Map([['i0', host]]);
  const elementOf = () => undefined;
  const refresh = drawViews({ page: window, ring, hosts, scanner: { elementOf }, given, draw });
  const open = (): void => {
    ring.send({ type: 'instance.rendered', id: 'i0', reason: 'sms' });
    ring.send({ type: 'page.scrolled', percent: 50 });
  };
  return Object.assign(time, { ring, host, hosts, open, refresh });
}
const displayed = ({ ring }: ReturnType<typeof createTestPage>): boolean | undefined =>
  ring.get().instances['i0']?.displayed;

describe('drawViews', () => {
  it('DISP-23 draws the current state at every change, and nothing before the first', () => {
    const draw = vi.fn();
    const one = createTestPage({ draw });
    expect(draw).not.toHaveBeenCalled();
    one.open();
    expect(displayed(one)).toBe(true);
    const before = draw.mock.calls.length;
    one.ring.send({ type: 'instance.closeAsked', id: 'i0', manual: true });
    expect(draw.mock.calls.length).toBe(before + 1);
    expect(draw.mock.lastCall).toEqual([one.host, one.ring.get(), 'i0']);
  });
  it('LOAD-16 an overlay that the host removed comes back when it is shown, though not forever', () => {
    const one = createTestPage();
    one.open();
    const returned: boolean[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      one.host.remove();
      one.ring.send({ type: 'page.scrolled', percent: 60 + turn });
      returned.push(one.host.isConnected);
    }
    expect(returned).toEqual([true, true, true, true, true, false, false]);
  });
  it('LOAD-16 redraws on request, for example after a host replaced the body', () => {
    const draw = vi.fn();
    const one = createTestPage({ draw });
    one.open();
    one.host.remove();
    const before = draw.mock.calls.length;
    one.refresh();
    expect([one.host.isConnected, draw.mock.calls.length]).toEqual([true, before + 1]);
  });
  it('LOAD-16 OPEN-11 closes an overlay that the page removes, not as a manual close, and keeps it away on this route', () => {
    document.body.innerHTML = '<main></main>';
    const one = createTestPage();
    const closed = vi.fn();
    one.hear(closed);
    one.open();
    one.host.remove();
    one.refresh();
    expect([displayed(one), one.host.isConnected]).toEqual([false, false]);
    expect(closed.mock.calls).toEqual([[{ manualClose: false, optInRequested: false, optedIn: false }]]);
    one.ring.send({ type: 'page.scrolled', percent: 90 });
    expect([displayed(one), one.host.isConnected]).toEqual([false, false]);
  });
  it('LOAD-16 the last drawing shows it closed', () => {
    document.body.innerHTML = '<main></main>';
    const draw = vi.fn();
    const one = createTestPage({ draw });
    one.open();
    one.host.remove();
    one.refresh();
    const [, state] = draw.mock.lastCall as Parameters<Draw>;
    expect(state.instances['i0']?.displayed).toBe(false);
  });
  it('LOAD-16 API-05 it comes back when a host opens it', () => {
    document.body.innerHTML = '<main></main>';
    const one = createTestPage();
    one.open();
    one.host.remove();
    one.refresh();
    one.ring.send({ type: 'instance.openAsked', id: 'i0', flags: undefined });
    expect([displayed(one), one.host.isConnected]).toEqual([true, true]);
    // The page may remove it again.
    one.host.remove();
    one.refresh();
    expect([displayed(one), one.host.isConnected]).toEqual([false, false]);
  });
  it('LOAD-09 LOAD-16 an overlay opens on the next route when it is due there', () => {
    document.body.innerHTML = '<main></main>';
    const one = createTestPage({ main: { showAgain: ['always'] } });
    one.open();
    one.host.remove();
    one.refresh();
    one.now += 1000;
    one.ring.send({ type: 'route.changed', url: 'https://shop.example/two' });
    expect([displayed(one), one.host.isConnected]).toEqual([false, false]);
    one.ring.send({ type: 'page.scrolled', percent: 50 });
    expect([displayed(one), one.host.isConnected]).toEqual([true, true]);
  });
  it('LOAD-16 an overlay removed while it waits does not open on this route', () => {
    document.body.innerHTML = '<main></main>';
    const one = createTestPage();
    one.refresh();
    one.host.remove();
    one.refresh();
    one.open();
    expect([displayed(one), one.host.isConnected]).toEqual([false, false]);
  });
  it('LOAD-16 an overlay removed before the runtime loaded does not open either', () => {
    document.body.innerHTML = '<main></main>';
    const given: OverlayHosts = new Map();
    given.before = document.body.firstElementChild;
    const one = createTestPage({ given });
    one.host.remove();
    one.open();
    expect([displayed(one), one.host.isConnected]).toEqual([false, false]);
  });
  it('LOAD-16 emptying the body is not aimed at the overlay: it comes back, open or when it opens', () => {
    document.body.innerHTML = '<main></main>';
    const one = createTestPage();
    one.refresh();
    document.body.replaceChildren('Two');
    one.refresh();
    one.open();
    expect([displayed(one), one.host.isConnected]).toEqual([true, true]);
    document.body.replaceChildren('Three');
    one.refresh();
    expect([displayed(one), one.host.isConnected]).toEqual([true, true]);
  });
  it('LOAD-16 a closed overlay stays away', () => {
    const one = createTestPage();
    one.open();
    one.ring.send({ type: 'instance.closeAsked', id: 'i0', manual: true });
    one.host.remove();
    one.refresh();
    expect(one.host.isConnected).toBe(false);
  });
  it('LOAD-21 an instance that has ended is drawn once more, empty, and released', () => {
    const draw = vi.fn();
    const one = createTestPage({ draw });
    const gone = document.createElement('div');
    one.hosts.set('i9', gone);
    one.open();
    expect(one.hosts.has('i9')).toBe(false);
    expect(draw.mock.calls.filter(([host]) => host === gone)).toHaveLength(1);
  });
});
