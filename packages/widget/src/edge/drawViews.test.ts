import { afterEach, describe, expect, it, vi } from 'vitest';
import { acting, settle } from '../core/acting';
import { bubbling } from '../core/bubbling';
import { createRing } from '../core/createRing';
import { messaging } from '../core/messaging';
import { started } from '../core/testing/started';
import { watching } from '../core/watching';
import type { Draw } from '../ui/createUi';
import { drawViews } from './drawViews';

afterEach(() => document.body.replaceChildren());

/** A page with one modal that is due at once. */
function setUp(loadLate: () => Promise<Draw>) {
  const report = vi.fn();
  const ring = createRing(started({ canDraw: false }).state, {
    hands: { fetchDrawing: () => drawing.load() },
    table: { ...watching, ...acting, ...messaging, ...bubbling },
    settle,
    now: () => 2_000_000,
    report,
    lack: () => {},
  });
  const host = document.createElement('div');
  document.body.append(host);
  const hosts = new Map([['i0', host]]);
  const drawing = drawViews({ page: window, ring, hosts, loadLate, report });
  const open = (): void => {
    ring.send({ type: 'instance.rendered', id: 'i0', reason: 'sms' });
    ring.send({ type: 'page.scrolled', percent: 50 });
  };
  return { ring, report, host, hosts, open, drawing };
}
const displayed = ({ ring }: ReturnType<typeof setUp>): boolean | undefined =>
  ring.get().instances['i0']?.displayed;

describe('drawViews', () => {
  it('LOAD-26 fetches the drawing part when something is due, not before, and once; then draws every change', async () => {
    const draw = vi.fn();
    const loadLate = vi.fn(() => Promise.resolve(draw));
    const one = setUp(loadLate);
    one.ring.send({ type: 'page.scrolled', percent: 1 });
    expect(loadLate).not.toHaveBeenCalled();
    one.open();
    expect(displayed(one)).toBe(false);
    await expect.poll(() => displayed(one)).toBe(true);
    const before = draw.mock.calls.length;
    one.ring.send({ type: 'instance.closeAsked', id: 'i0', manual: true });
    expect([loadLate.mock.calls.length, draw.mock.calls.length]).toEqual([1, before + 1]);
    expect(draw.mock.lastCall).toEqual([one.host, one.ring.get(), 'i0']);
  });
  it('ERR-15 a part that cannot be fetched is tried three times and then reported once', async () => {
    const loadLate = vi.fn(() => Promise.reject(new Error('offline')));
    const one = setUp(loadLate);
    for (let turn = 0; turn < 5; turn += 1) {
      one.drawing.load();
      await new Promise((done) => setTimeout(done));
    }
    expect([loadLate.mock.calls.length, one.report.mock.calls.length]).toEqual([3, 1]);
  });
  it('ERR-15 a lost connection does not cost the whole visit', async () => {
    const loadLate = vi.fn<() => Promise<Draw>>(() => Promise.resolve(vi.fn()));
    loadLate.mockRejectedValueOnce(new Error('offline'));
    const one = setUp(loadLate);
    one.open();
    await new Promise((done) => setTimeout(done));
    one.ring.send({ type: 'page.scrolled', percent: 60 });
    await expect.poll(() => displayed(one)).toBe(true);
    expect(one.report).not.toHaveBeenCalled();
  });
  it('LOAD-16 an overlay that the host took away comes back when it is shown, though not for ever', async () => {
    const one = setUp(() => Promise.resolve(vi.fn()));
    one.open();
    await expect.poll(() => displayed(one)).toBe(true);
    const returned: boolean[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      one.host.remove();
      one.ring.send({ type: 'page.scrolled', percent: 60 + turn });
      returned.push(one.host.isConnected);
    }
    expect(returned).toEqual([true, true, true, true, true, false, false]);
  });
  it('LOAD-21 an instance that has ended is drawn once more, empty, and let go of', async () => {
    const draw = vi.fn();
    const one = setUp(() => Promise.resolve(draw));
    const gone = document.createElement('div');
    one.hosts.set('i9', gone);
    one.open();
    await expect.poll(() => one.hosts.has('i9')).toBe(false);
    expect(draw.mock.calls.filter(([host]) => host === gone)).toHaveLength(1);
  });
});
