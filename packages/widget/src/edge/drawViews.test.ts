import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRing } from '../core/createRing';
import { noHands } from '../core/testing/noHands';
import { started } from '../core/testing/started';
import type { Draw } from '../ui/createUi';
import { drawViews } from './drawViews';

afterEach(() => document.body.replaceChildren());

/** A page with one modal that opens at 30 percent. */
function setUp(draw: Draw = vi.fn()) {
  const ring = createRing(started().state, { hands: noHands(), now: () => 2_000_000, report: vi.fn() });
  const host = document.createElement('div');
  document.body.append(host);
  const hosts = new Map([['i0', host]]);
  const refresh = drawViews({ page: window, ring, hosts, draw });
  const open = (): void => {
    ring.send({ type: 'instance.rendered', id: 'i0', reason: 'sms' });
    ring.send({ type: 'page.scrolled', percent: 50 });
  };
  return { ring, host, hosts, open, refresh };
}
const displayed = ({ ring }: ReturnType<typeof setUp>): boolean | undefined =>
  ring.get().instances['i0']?.displayed;

describe('drawViews', () => {
  it('DISP-23 draws every change as it is then, and nothing before the first', () => {
    const draw = vi.fn();
    const one = setUp(draw);
    expect(draw).not.toHaveBeenCalled();
    one.open();
    expect(displayed(one)).toBe(true);
    const before = draw.mock.calls.length;
    one.ring.send({ type: 'instance.closeAsked', id: 'i0', manual: true });
    expect(draw.mock.calls.length).toBe(before + 1);
    expect(draw.mock.lastCall).toEqual([one.host, one.ring.get(), 'i0']);
  });
  it('LOAD-16 an overlay that the host took away comes back when it is shown, though not for ever', () => {
    const one = setUp();
    one.open();
    const returned: boolean[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      one.host.remove();
      one.ring.send({ type: 'page.scrolled', percent: 60 + turn });
      returned.push(one.host.isConnected);
    }
    expect(returned).toEqual([true, true, true, true, true, false, false]);
  });
  it('LOAD-16 what it gives draws anew, without a fact: a host has put another body in its place', () => {
    const draw = vi.fn();
    const one = setUp(draw);
    one.open();
    one.host.remove();
    const before = draw.mock.calls.length;
    one.refresh();
    expect([one.host.isConnected, draw.mock.calls.length]).toEqual([true, before + 1]);
  });
  it('LOAD-16 one that is closed stays away', () => {
    const one = setUp();
    one.open();
    one.ring.send({ type: 'instance.closeAsked', id: 'i0', manual: true });
    one.host.remove();
    one.refresh();
    expect(one.host.isConnected).toBe(false);
  });
  it('LOAD-21 an instance that has ended is drawn once more, empty, and let go of', () => {
    const draw = vi.fn();
    const one = setUp(draw);
    const gone = document.createElement('div');
    one.hosts.set('i9', gone);
    one.open();
    expect(one.hosts.has('i9')).toBe(false);
    expect(draw.mock.calls.filter(([host]) => host === gone)).toHaveLength(1);
  });
});
