import { beforeEach, describe, expect, it, vi } from 'vitest';
import { acting, settle } from '../core/acting';
import { createRing, type Ring } from '../core/createRing';
import type { State } from '../core/State';
import { drawnFb } from '../core/testing/drawnFb';
import { bubbleOn } from '../core/testing/omnichatOn';
import { smsModal, started } from '../core/testing/started';
import { watching } from '../core/watching';
import type { LateWorld } from './createLateHands';
import { createPartFetcher } from './createPartFetcher';

const report = vi.fn();
beforeEach(() => report.mockClear());

/** A ring that knows what every page knows, and its fetcher. */
function setUp(state: State): { ring: Ring; fetcher: ReturnType<typeof createPartFetcher> } {
  const hands = {
    emit: () => {},
    cancel: () => {},
    wait: () => {},
    sendEvent: () => {},
    keepPopoverClosed: () => {},
  };
  const ring = createRing(state, {
    hands,
    table: { ...watching, ...acting },
    settle,
    now: () => 1,
    report,
    lack: (name) => fetcher.lack(name),
  });
  const fetcher = createPartFetcher({ page: window, ring, report, hosts: new Map() } as unknown as LateWorld);
  return { ring, fetcher };
}

describe('parts of the runtime', () => {
  it('API-08 where the messenger is a way in, a submit is followed at once when the drawing is there', async () => {
    const { ring, fetcher } = setUp(drawnFb('box'));
    await fetcher.needed();
    ring.send({ type: 'instance.submitAsked', id: 'i0' });
    expect(ring.get().instances['i0']?.optInRequested).toBe(true);
  });
  it('SMS-08 API-08 on an iPhone a link into the messages is followed at once, too', async () => {
    const { ring, fetcher } = setUp(started({ widgets: [smsModal()], browser: { isIos: true } }).state);
    await fetcher.needed();
    ring.send({ type: 'smsRef.answered', id: 'i0', state: false, ref: '' });
    ring.send({ type: 'smsLink.followed', id: 'i0' });
    expect(ring.get().instances['i0']?.optInRequested).toBe(true);
  });
  it('LOAD-26 where it is not, its part is not fetched', async () => {
    const { ring, fetcher } = setUp(started().state);
    const learn = vi.spyOn(ring, 'learn');
    await fetcher.needed();
    expect(learn).not.toHaveBeenCalled();
  });
  it('LOAD-26 what only the bubble can follow waits for its part, which is fetched once', async () => {
    const { ring } = setUp(bubbleOn());
    const learn = vi.spyOn(ring, 'learn');
    ring.send({ type: 'bubble.toggled', id: 'i0' });
    ring.send({ type: 'popover.closed', id: 'i0' });
    await expect.poll(() => ring.get().instances['i0']?.omnichat?.isOpen).toBe(true);
    expect(learn).toHaveBeenCalledOnce();
  });
  it('LOAD-26 ERR-15 reports a part that could not be fetched, and fetches it again with the next press', async () => {
    const { ring } = setUp(bubbleOn());
    const learn = vi.spyOn(ring, 'learn').mockImplementationOnce(() => {
      throw new Error('lost on the way');
    });
    ring.send({ type: 'bubble.toggled', id: 'i0' });
    await expect.poll(() => report.mock.calls.length).toBe(1);
    expect(ring.get().instances['i0']?.omnichat?.isOpen).toBe(false);
    ring.send({ type: 'popover.closed', id: 'i0' });
    await expect.poll(() => ring.get().instances['i0']?.omnichat?.isOpen).toBe(true);
    expect(learn).toHaveBeenCalledTimes(2);
  });
});
